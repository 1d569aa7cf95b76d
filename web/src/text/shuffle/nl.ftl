shuffle-yes = In orde: het schudden klopt met de vingerafdruk. Je browser heeft het gecontroleerd.
shuffle-no = Er is niet eerlijk geschud: er klopt iets niet met de vingerafdruk.
shuffle-unknown = Voor zover deze browser kan nagaan, is er eerlijk geschud.
shuffle-promise-yes = De vingerafdruk is dezelfde als die je browser voor het spel bewaarde.
shuffle-promise-no = De vingerafdruk is een andere dan die je browser voor het spel bewaarde.
shuffle-promise-unknown = Deze browser heeft de vingerafdruk niet voor het spel gezien.
shuffle-secret-yes = Het geheim van de server klopt met de vingerafdruk.
shuffle-secret-no = Het geheim van de server klopt niet met de vingerafdruk.
shuffle-number-yes = Het getal van je browser is meegeschud.
shuffle-number-no = Het getal van je browser is niet meegeschud.
shuffle-number-unknown = Deze browser heeft geen getal gestuurd: je deed mee op een ander apparaat, kwam later, of een ander begon de revanche.
shuffle-seed-yes = De deling volgt uit het geheim en de getallen van iedereen.
shuffle-seed-no = De deling volgt niet uit het geheim en de getallen.
shuffle-stood-in = { $count ->
    [one] Eén speler stuurde geen getal. De server gebruikte een getal dat al vastlag.
   *[other] { $count } spelers stuurden geen getal. De server gebruikte getallen die al vastlagen.
}
shuffle-offline = Wil je ook het hele spel controleren? Download het verslag en voer dit uit op je eigen computer:
shuffle-open = De deling was van begin af aan open, dus er valt niets te controleren.
shuffle-old = Dit spel is ouder dan de controle: de server schudde alleen.
