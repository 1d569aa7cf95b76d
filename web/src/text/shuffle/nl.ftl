shuffle-yes = Er is eerlijk geschud: je browser heeft het gecontroleerd.
shuffle-no = Er is niet eerlijk geschud: er klopt iets niet met de belofte.
shuffle-unknown = Voor zover deze browser kan nagaan, is er eerlijk geschud.
shuffle-promise-yes = De belofte is dezelfde die je browser voor het spel heeft bewaard.
shuffle-promise-no = De belofte is niet dezelfde die je browser voor het spel heeft bewaard.
shuffle-promise-unknown = Deze browser heeft de belofte niet voor het spel gezien.
shuffle-secret-yes = Het geheim van de server is het beloofde geheim.
shuffle-secret-no = Het geheim van de server is niet het beloofde geheim.
shuffle-number-yes = Het getal van je browser is meegeschud.
shuffle-number-no = Het getal van je browser is niet meegeschud.
shuffle-number-unknown = Deze browser heeft geen getal gestuurd: je ging ergens anders zitten, kwam later, of iemand anders begon de revanche.
shuffle-seed-yes = De verdeling volgt uit het geheim en de getallen van iedereen.
shuffle-seed-no = De verdeling volgt niet uit het geheim en de getallen.
shuffle-stood-in = { $count ->
    [one] Eén speler stuurde geen getal. De server gebruikte een getal dat al was beloofd.
   *[other] { $count } spelers stuurden geen getal. De server gebruikte getallen die al waren beloofd.
}
shuffle-offline = Wil je ook het hele spel controleren? Download het verslag en voer dit uit op je eigen computer:
shuffle-open = De verdeling was van begin af aan open, dus er valt niets te controleren.
shuffle-old = Dit spel is ouder dan de controle: de server schudde alleen.
