## Waar de regels vandaan komen, en wat geen bron afdrukt

source = Spelregels: het Nederlandse boekje (999 Games, 2011).
reconstructed = het bord met zijn start-, buit- en pilaarvelden, de aantallen en offers van de godenfiches, de aantallen buitfiches en halfgoden, drie bonusfiches, de prijs van offerfiches van niveau 4, en de aantallen van elke offerkaart.

# Pantheon

blurb = Trek van tempel naar tempel, breng offers en win de goden voor je.

nation-gallia = Gallia
nation-germania = Germania
nation-graecia = Graecia
nation-aegyptus = Aegyptus
nation-persia = Persia
nation-cartago = Cartago
nation-iberia = Iberia
nation-roma = Roma

card-move = verplaatsingskaart
card-gift = schenkingskaart
card-priest = priesterkaart
card-dancer = danserkaart
card-temple = tempelkaart
card-m1 = geldkaart 1
card-m2 = geldkaart 2
card-m3 = geldkaart 3
card-m4 = geldkaart 4
card-m5 = geldkaart 5
display-move = { card-move }
display-gift = { card-gift }
display-priest = { card-priest }
display-dancer = { card-dancer }
display-temple = { card-temple }
display-m1 = { card-m1 }
display-m2 = { card-m2 }
display-m3 = { card-m3 }
display-m4 = { card-m4 }
display-m5 = { card-m5 }

sacrifice-gift = schenking
sacrifice-priest = priester
sacrifice-dancer = danser
sacrifice-temple = tempel
piece-foot = voet
piece-column = pilaar

god-surparit = Surparit
god-plaesiris = Plaesiris
god-taksator = Taksator
god-depraccus = Depraccus
god-vinthrad = Vinthrad
god-gaiviles = Gaiviles
god-gadicea = Gadicea
god-pietalte = Pietalte
god-traitera = Traitera
god-stonkus_1 = Stonkus (1 geld)
god-stonkus_2 = Stonkus (2 geld)

loot-feet2 = 2 voeten
loot-columns2 = 2 pilaren
loot-foot_column = 1 voet en 1 pilaar
loot-choice2 = 2 voeten of 2 pilaren
loot-demigod = een halfgod
loot-god = een godenfiche
loot-raise1 = 1 niveau van een offerfiche
loot-raise2 = 2 niveaus van offerfiches
loot-cards2 = 2 kaarten
loot-cards3 = 3 kaarten
loot-money = een speciale geldkaart
loot-step1 = 1 blijvende stap
loot-step2 = 2 blijvende stappen
bonus-god = een godenfiche
bonus-demigod = een halfgod
bonus-column = een pilaar op een pilaarveld naar keuze
bonus-step = 1 blijvende stap
bonus-raise = 1 niveau van een offerfiche
bonus-supply = 2 voeten en 1 pilaar

node = veld { $name }
node-A06 = Belgica (A06)
node-A08 = Frisia (A08)
node-A14 = Venedia (A14)
node-B02 = Britannia (B02)
node-B15 = Sarmatia (B15)
node-C08 = Raetia (C08)
node-C17 = Tauris (C17)
node-C19 = Maeotis (C19)
node-C21 = Alania (C21)
node-D02 = Armorica (D02)
node-D09 = Noricum (D09)
node-D13 = Dacia (D13)
node-D15 = Tomis (D15)
node-D22 = Hyrcania (D22)
node-F12 = Illyria (F12)
node-G00 = Lusitania (G00)
node-G06 = Corsica (G06)
node-H17 = Lycia (H17)
node-I00 = Gades (I00)
node-I11 = Sicilia (I11)
node-I19 = Antiochia (I19)
node-J06 = Numidia (J06)
node-J22 = Susa (J22)
node-K03 = Volubilis (K03)
node-K05 = Caesarea (K05)
node-K20 = Petra (K20)
node-L01 = Atlas (L01)
node-L13 = Cyrene (L13)
node-L21 = Tayma (L21)
node-M06 = Garama (M06)
node-M11 = Leptis (M11)
node-M15 = Siwa (M15)

about-god-surparit = Direct: krijg nog een godenfiche van de stapel. Een tweede Surparit op rij geeft alleen punten. [P-140]
about-god-plaesiris = Direct: neem de twee beste open halfgoden. Kreeg je het fiche niet met de actie, neem er dan een van elke stapel. [P-141]
about-god-taksator = Direct: neem de bovenste speciale geldkaart. [P-142]
about-god-depraccus = Duurzaam: trek 2 kaarten aan het begin van elk tijdperk. [P-16, P-143]
about-god-vinthrad = Duurzaam: 1 stap meer bij elke verplaatsing. [P-144]
about-god-gaiviles = Duurzaam: bij elke verplaatsing kun je over één veld met stukken van anderen springen. [P-145]
about-god-stonkus_1 = Duurzaam: 1 geld meer bij elke aankoop. [P-146]
about-god-stonkus_2 = Duurzaam: 2 geld meer bij elke aankoop. [P-146]
about-god-gadicea = Duurzaam: je mag 1 kaart meer nemen als je trekt. [P-147]
about-god-pietalte = Duurzaam: bij elke puntentelling punten voor het niveau van je beste offerfiche. Je kunt alleen met kaarten betalen. [P-93, P-148]
about-god-traitera = Eenmalig: nog een actie in je beurt. [P-149]
about-nation-gallia = Iedereen trekt 2 kaarten of onthult een godenfiche. Je mag het kopen voor alleen het bovenste cijfer; anders is het weg. [P-20]
about-nation-germania = Iedereen legt af of trekt tot er 7 kaarten in de hand zijn. [P-21]
about-nation-graecia = Iedereen legt af of trekt tot er 7 kaarten in de hand zijn. [P-21]
about-nation-aegyptus = Iedereen mag voeten uit de eigen voorraad ruilen voor pilaren, of andersom. [P-22]
about-nation-persia = De speciale geldkaartenstapel wordt omgekeerd: de hoogste kaarten liggen nu boven. [P-23]
about-nation-cartago = Iedereen mag 2 gratis geld uitgeven. [P-24]
about-nation-iberia = Iedereen waardeert een offerfiche 1 niveau op. [P-25]
about-nation-roma = Iedereen trekt 2 kaarten. [P-26]
about-loot-feet2 = Neem 2 voeten uit de algemene voorraad. [P-160]
about-loot-columns2 = Neem 2 pilaren uit de algemene voorraad. [P-160]
about-loot-foot_column = Neem 1 voet en 1 pilaar uit de algemene voorraad. [P-160]
about-loot-choice2 = Neem 2 voeten of 2 pilaren uit de algemene voorraad. [P-160]
about-loot-demigod = Neem de beste open halfgod. [P-161]
about-loot-god = Krijg het bovenste godenfiche van de stapel. [P-162]
about-loot-raise1 = Waardeer een offerfiche 1 niveau op. [P-164]
about-loot-raise2 = Waardeer offerfiches samen 2 niveaus op. [P-164]
about-loot-cards2 = Trek 2 kaarten van de stapel. [P-165]
about-loot-cards3 = Trek 3 kaarten van de stapel. [P-165]
about-loot-money = Neem de bovenste speciale geldkaart. [P-166]
about-loot-step1 = 1 stap meer bij elke verplaatsing. [P-167]
about-loot-step2 = 2 stappen meer bij elke verplaatsing. [P-167]
about-bonus-god = Krijg het bovenste godenfiche van de stapel. [P-162]
about-bonus-demigod = Neem de bovenste halfgod van de stapel, gedekt. [P-161]
about-bonus-column = Zet 1 pilaar op een pilaarveld naar keuze. [P-163]
about-bonus-step = 1 stap meer bij elke verplaatsing. [P-167]
about-bonus-raise = Waardeer een offerfiche 1 niveau op. [P-164]
about-bonus-supply = Neem 2 voeten en 1 pilaar uit de algemene voorraad. [P-160]
about-card-move = 2 stappen bij een verplaatsing. [P-40, P-43]
about-card-gift = 1 schenking als offer voor een godenfiche. [P-91, P-92]
about-card-priest = 1 priester als offer voor een godenfiche. [P-91, P-92]
about-card-dancer = 1 danser als offer voor een godenfiche. [P-91, P-92]
about-card-temple = 1 tempel als offer voor een godenfiche. [P-91, P-92]
about-card-m1 = 1 geld bij het kopen. [P-70, P-72]
about-card-m2 = 2 geld bij het kopen. [P-70, P-72]
about-card-m3 = 3 geld bij het kopen. [P-70, P-72]
about-card-m4 = 4 geld bij het kopen. [P-70, P-72]
about-card-m5 = 5 geld bij het kopen. [P-70, P-72]
about-action-move = Plaats voeten en pilaren, elk één stap, of twee op een veld met een stuk van een ander. Een verplaatsingskaart is 2 stappen, de grote voet 1. Daarna gaat ieder ander mee of trekt een kaart. [P-40, P-43, P-48, P-60]
about-action-buy = Speel geldkaarten en koop niveaus van offerfiches (niveau n kost n), voeten en pilaren (elk 1), of zet stukken op het bord (elk 1, of 2 op een veld met een stuk van een ander). [P-70, P-73, P-75, P-76]
about-sacrifice-gift = Telt bij elke god behalve Pietalte voor evenveel schenkingen als zijn niveau, steeds opnieuw. Opwaarderen naar niveau n kost n geld. [P-73, P-92, P-93]
about-sacrifice-priest = Telt bij elke god behalve Pietalte voor evenveel priesters als zijn niveau, steeds opnieuw. Opwaarderen naar niveau n kost n geld. [P-73, P-92, P-93]
about-sacrifice-dancer = Telt bij elke god behalve Pietalte voor evenveel dansers als zijn niveau, steeds opnieuw. Opwaarderen naar niveau n kost n geld. [P-73, P-92, P-93]
about-sacrifice-temple = Telt bij elke god behalve Pietalte voor evenveel tempels als zijn niveau, steeds opnieuw. Opwaarderen naar niveau n kost n geld. [P-73, P-92, P-93]
about-piece-foot = Verlengt je route. Aan het einde van het tijdperk gaan alle voeten terug naar de voorraad. [P-45, P-50, P-180]
about-piece-column = Komt naast een eigen voet, blijft tot het einde staan en telt bij elke puntentelling die nog komt. [P-46, P-51, P-192]
about-deck-cards = Trekken: neem één voor één 3 kaarten, uit de open kaarten of van hier. [P-110]
about-board-row = Trekken: neem één voor één 3 kaarten, van deze of van de stapel. [P-110]
about-deck-gods = De godenfiches die nog komen. [P-11, P-162]
action-move = Verplaatsen
action-buy = Kopen
deck-cards = gedekte stapel
deck-gods = stapel godenfiches
kept-surparit = { god-surparit }
kept-plaesiris = { god-plaesiris }
kept-taksator = { god-taksator }
kept-depraccus = { god-depraccus }
kept-vinthrad = { god-vinthrad }
kept-gaiviles = { god-gaiviles }
kept-gadicea = { god-gadicea }
kept-pietalte = { god-pietalte }
kept-traitera = { god-traitera }
kept-stonkus_1 = { god-stonkus_1 }
kept-stonkus_2 = { god-stonkus_2 }
about-kept-surparit = { about-god-surparit }
about-kept-plaesiris = { about-god-plaesiris }
about-kept-taksator = { about-god-taksator }
about-kept-depraccus = { about-god-depraccus }
about-kept-vinthrad = { about-god-vinthrad }
about-kept-gaiviles = { about-god-gaiviles }
about-kept-gadicea = { about-god-gadicea }
about-kept-pietalte = { about-god-pietalte }
about-kept-traitera = { about-god-traitera }
about-kept-stonkus_1 = { about-god-stonkus_1 }
about-kept-stonkus_2 = { about-god-stonkus_2 }
about-display-move = { about-card-move }
about-display-gift = { about-card-gift }
about-display-priest = { about-card-priest }
about-display-dancer = { about-card-dancer }
about-display-temple = { about-card-temple }
about-display-m1 = { about-card-m1 }
about-display-m2 = { about-card-m2 }
about-display-m3 = { about-card-m3 }
about-display-m4 = { about-card-m4 }
about-display-m5 = { about-card-m5 }

do-foot = Voet op { $node }
do-column = Pilaar op { $node }
do-stop = { $asked ->
    [moving-on] Verplaatsing beëindigen
    [buying] Stoppen met kopen
    [buying-on] Stoppen met kopen
    [cartago] Stoppen met kopen
    [drawing-on] Stoppen met trekken
   *[other] Klaar
}
do-move = { $cards ->
    [0] Verplaatsen zonder verplaatsingskaarten
    [one] Verplaatsen met 1 verplaatsingskaart
   *[other] Verplaatsen met { $cards } verplaatsingskaarten
 }
do-money = Kopen: speel { $card }
do-spend = Kopen met alleen het geld van Stonkus
do-purchase = Koop een { $piece }
do-raise = Waardeer { $sacrifice } 1 niveau op
do-acquire = Koop { $god }
do-bring = Offer { $sacrifice }
do-open = Neem de open { $card }
do-deck = Trek van de stapel
do-take = Neem de buit
do-leave = Laat de buit liggen
do-resolve = Eerst uitvoeren: { $loot }
do-supply = { $piece ->
    [voet] Neem 2 voeten
   *[other] Neem 2 pilaren
 }
do-reveal = Onthul een godenfiche
do-decline = Niet kopen
do-discard = Leg de { $card } af
do-swap = { $piece ->
    [voet] Ruil { $number ->
        [one] 1 voet voor een pilaar
       *[other] { $number } voeten voor pilaren
     }
   *[other] Ruil { $number ->
        [one] 1 pilaar voor een voet
       *[other] { $number } pilaren voor voeten
     }
 }
do-pass = Niets ruilen
do-choose = Kies { $bonus }
do-traitera = Gebruik Traitera voor nog een actie
do-end = Beëindig je beurt
do-foot-short = Plaatsen
do-column-short = Bouwen
do-stop-short = Klaar
do-move-short = Verplaatsen
do-money-short = Spelen
do-spend-short = Kopen
do-purchase-short = Kopen
do-raise-short = Opwaarderen
do-acquire-short = Kopen
do-bring-short = Offeren
do-open-short = Nemen
do-deck-short = Trekken
do-take-short = Buit nemen
do-leave-short = Laten liggen
do-resolve-short = Uitvoeren
do-supply-short = Nemen
do-reveal-short = Onthullen
do-decline-short = Niet kopen
do-discard-short = Afleggen
do-swap-short = Ruilen
do-pass-short = Niet ruilen
do-choose-short = Kiezen
do-traitera-short = Traitera
do-end-short = Beurt klaar

prompt-choose-action = Kies een actie: Verplaatsen, Kopen, een godenfiche kopen of Trekken.
prompt-after-action = Gebruik Traitera voor nog een actie of beëindig je beurt.
prompt-follow = Ga mee, of trek 1 kaart.
prompt-moving = Plaats je eerste stuk.
prompt-moving-on = Plaats nog een stuk, of beëindig je verplaatsing.
prompt-loot-take = Neem de buit of laat hem liggen.
prompt-loot-resolve = Welk buitfiche voer je eerst uit?
prompt-choice = Neem je twee voeten of twee pilaren?
prompt-raise = Kies een offerfiche om op te waarderen.
prompt-buying = Speel meer geld of koop iets.
prompt-buying-on = Koop nog iets, of stop met kopen.
prompt-cartago = Cartago geeft je 2 geld: koop iets, of stop met kopen.
prompt-paying = Welke soort offer je voor het volgende cijfer?
prompt-gallia = Trek twee kaarten of onthul een godenfiche.
prompt-gallia-buy = Breng de offers voor het bovenste cijfer, of zie ervan af.
prompt-discard = Leg af tot je zeven kaarten hebt.
prompt-swap = Ruil voeten en pilaren, of ruil niets.
prompt-drawing = Neem een open kaart, of trek van de stapel.
prompt-drawing-on = Gadicea: neem nog een kaart, of stop met trekken.
prompt-bonus-pick = Kies een bonusfiche.
prompt-bonus-column = Zet je bonuspilaar op een pilaarveld.
prompt-wait = Wachten op de anderen.
prompt-over = Het spel is afgelopen.

chapter-era = tijdperk { $era }
event-era = Tijdperk { $era }: { $nation } komt op. { $seat } is startspeler.
event-gods-laid = De goden van dit tijdperk: { $gods }.
event-loot-laid = Buit op { $node }: { $loot }.
event-demigod-laid = Er wordt een halfgod van { $value } opengelegd.
event-temple = De tempel staat op { $node }.
event-depraccus = { $number ->
    [one] Depraccus geeft { $seat } 2 kaarten.
   *[other] { $number } Depraccus-fiches geven { $seat } elk 2 kaarten.
 }
event-resorted = Persia keert de speciale geldkaartenstapel om.
event-cartago = Cartago geeft { $seat } 2 geld.
event-chose-bonus = { $seat } kiest een bonusfiche: { $bonus }.
event-bonus = Bonusfiche van { $seat }: { $bonus }.
event-bonus-column = { $seat } zet een bonuspilaar op { $node }.
event-turn = { $seat } is aan de beurt.
event-moves = { $seat } doet een verplaatsing met { $cards ->
    [one] 1 verplaatsingskaart
   *[other] { $cards } verplaatsingskaarten
 }: { $steps ->
    [one] 1 stap.
   *[other] { $steps } stappen.
 }
event-moves-along = { $seat } gaat mee met { $cards ->
    [one] 1 verplaatsingskaart
   *[other] { $cards } verplaatsingskaarten
 }: { $steps ->
    [one] 1 stap.
   *[other] { $steps } stappen.
 }
event-foot = { $seat } zet een voet op { $node }.
event-column = { $seat } bouwt een pilaar op { $node }.
event-jumped = Gaiviles draagt { $seat } over { $node }.
event-took-loot = { $seat } neemt buit: { $loot }.
event-left-loot = { $seat } laat de buit liggen: { $loot }.
event-resolves = { $seat } voert een buitfiche uit: { $loot }.
event-got-pieces = { $feet ->
    [0] { $columns ->
        [one] { $seat } krijgt 1 pilaar.
       *[other] { $seat } krijgt { $columns } pilaren.
     }
    [one] { $columns ->
        [0] { $seat } krijgt 1 voet.
        [one] { $seat } krijgt 1 voet en 1 pilaar.
       *[other] { $seat } krijgt 1 voet en { $columns } pilaren.
     }
   *[other] { $columns ->
        [0] { $seat } krijgt { $feet } voeten.
        [one] { $seat } krijgt { $feet } voeten en 1 pilaar.
       *[other] { $seat } krijgt { $feet } voeten en { $columns } pilaren.
     }
 }
event-buys = { $seat } gaat kopen{ $money ->
    [0] .
   *[other] ; Stonkus geeft { $money } geld.
 }
event-laid-money = { $seat } speelt { $card }: samen { $money } geld.
event-bought = { $seat } koopt een { $piece }.
event-raised = { $seat } waardeert { $kind } op tot niveau { $level }.
event-brought = { $seat } offert alleen met fiches: { $kinds }.
event-brought-cards = { $seat } offert { $kinds } en speelt deze kaarten: { $cards }.
event-acquired = { $seat } koopt { $god }.
event-drew-god = { $seat } trekt { $god } van de stapel.
event-god-points = { $god } geeft { $seat } { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
event-gods-reshuffled = De godenfiches uit de doos worden een nieuwe stapel: { $number ->
    [one] 1 fiche.
   *[other] { $number } fiches.
 }
event-special-money = { $seat } neemt speciaal geld: { $card }.
event-nothing-left = Er is niets meer over voor { $seat }.
event-open-demigod = { $seat } neemt de open halfgod van { $value }.
event-low-demigod = { $seat } neemt een halfgod van de lage stapel, gedekt.
event-high-demigod = { $seat } neemt een halfgod van de hoge stapel, gedekt.
event-own-demigod = Je halfgod is { $value } waard.
event-draws = { $seat } trekt kaarten.
event-took-open = { $seat } neemt de open { $card }.
event-turned-up = Nieuwe open kaart: { $card }.
event-drew = { $seat } trekt { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 } van de stapel.
event-drew-cards = Je trekt: { $cards }.
event-reshuffled = De aflegstapel wordt een nieuwe gedekte stapel: { $number ->
    [one] 1 kaart.
   *[other] { $number } kaarten.
 }
event-handed-in = Iedereen levert alle handkaarten in; ze vormen een nieuwe gedekte stapel: { $number ->
    [one] 1 kaart.
   *[other] { $number } kaarten.
 }
event-revealed = { $seat } onthult { $god }.
event-declined = { $seat } ziet ervan af; { $god } gaat naar de doos.
event-discarded = { $seat } legt af: { $card }.
event-swapped-feet = { $seat } ruilt { $number ->
    [one] 1 voet voor een pilaar.
   *[other] { $number } voeten voor pilaren.
 }
event-swapped-columns = { $seat } ruilt { $number ->
    [one] 1 pilaar voor een voet.
   *[other] { $number } pilaren voor voeten.
 }
event-traitera = { $seat } gebruikt Traitera voor nog een actie.
event-era-ends = Tijdperk { $era } eindigt: 3 punten voor { $seat }. { $next } begint het volgende.
event-last-era-ends = Het laatste tijdperk eindigt: 3 punten voor { $seat }.
event-scoring = Puntentelling: { $seat } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } (halfgoden { $demigods }, pilaren { $columns }, Pietalte { $pietalte }).
event-over = Het spel is afgelopen. Winst voor { $seats }.

option-bonus = Hoe de spelers hun bonusfiches krijgen.
option-bonus-dealt = willekeurig uitgedeeld
option-bonus-choose = spelers kiezen, de startspeler als laatste
option-start_material = Met hoeveel voeten en pilaren iedereen begint.
option-start_material-printed = 4 voeten en 3 pilaren
option-start_material-by_players = meer met minder spelers
option-start_score = De score waarmee iedereen begint.
option-start_score-1 = 1 punt
option-start_score-0 = 0 punten
option-start_player = Wie het eerste tijdperk begint.
option-start_player-random = een willekeurige plaats
option-start_player-0 = plaats 1
option-start_player-1 = plaats 2
option-start_player-2 = plaats 3
option-start_player-3 = plaats 4

show-era = Tijdperk { $era } van { $eras }: { $nation }
show-start = startspeler: { $seat }
show-deck = gedekte stapel: { $deck }, aflegstapel: { $discard }
show-big-foot = grote voet: { $seat }
show-legend = { "." } land  ~ water  # pilaarveld  S startveld  @ tempel  *n buit  kleine letter voet, hoofdletter pilaar van die kleur
show-gods = Goden (* kun je betalen)
show-loot = Buit
show-demigods = Open halfgoden
show-display = Open kaarten
show-special = Speciaal geld
show-bonus = Bonusfiches
show-mat = punten { $points }, kaarten { $cards }, voorraad: voeten { $feet }, pilaren { $columns }; gebouwd { $built } (waard { $worth }), halfgoden { $demigods }
show-steps-each = { $steps ->
    [one] +1 stap
   *[other] +{ $steps } stappen
 }
show-known = bekend
show-steps = Stappen over: { $steps }, sprongen: { $jumps }
show-budget = Geld over: { $money }
show-wanted = Betalen voor { $god }: { $numbers }
show-usual = Goedkoopst verder: { $kind }
show-taken = Buit om uit te voeren
show-hand = Je hand
show-own-demigods = Je halfgoden
show-spots = Je volgende stuk en de kosten
show-over = { " " }(over { $node })

board-map = Bord
board-sheets = Delen van de tafel
board-tab-gods = Goden
board-tab-cards = Kaarten
board-tab-columns = Pilaren
board-tab-log = Verloop
board-players = Spelers
board-gods = { $number ->
    [one] 1 godenfiche
   *[other] { $number } godenfiches
 }, { $points ->
    [one] elk 1 punt
   *[other] elk { $points } punten
 }
board-gods-short = Goden
board-god-stack = Stapel godenfiches: { $number }
board-god-stack-short = in de stapel
board-open-demigods = Open halfgoden
board-own-demigods = Jouw halfgoden
board-piles = stapels: { $low } laag, { $high } hoog
board-row = Open kaarten
board-deck = Gedekte stapel: { $number }
board-deck-short = stapel
board-special = Speciaal geld
board-discard = Aflegstapel: { $number }
board-laid = Gespeeld
board-hand = Jouw hand: { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }
board-supply = Jouw voorraad
board-supply-of = { $piece }: { $own } in je voorraad, { $general } in de algemene voorraad
board-supply-general = Algemene voorraad: { $feet ->
    [one] 1 voet
   *[other] { $feet } voeten
 }, { $columns ->
    [one] 1 pilaar
   *[other] { $columns } pilaren
 }
board-general = { $number } op voorraad
board-move = Verplaatsen
board-buy = Kopen
board-do-move = Verplaatsen: tot { $number ->
    [one] 1 stap
   *[other] { $number } stappen
 } met kaarten en fiches
board-do-buy = Kopen: tot { $number } geld
board-card-gift = Schenking
board-card-priest = Priester
board-card-dancer = Danser
board-card-temple = Tempel
board-card-move = Stappen
board-card-money = Geld
board-start-short = start
board-big-foot = Grote voet
board-level = { $kind } niveau { $level }
board-free-steps = { $number ->
    [one] 1 stap meer bij elke verplaatsing
   *[other] { $number } stappen meer bij elke verplaatsing
 }
board-free-jumps = { $number ->
    [one] 1 sprong bij elke verplaatsing
   *[other] { $number } sprongen bij elke verplaatsing
 }
board-free-money = { $number } geld meer bij elke aankoop
board-bonus = Bonus
board-known = bekende kaarten
board-worth = { $points } waard
board-built = { $columns } gebouwd: { $points }
board-column-table = Pilaren tellen
board-feet-on = Voeten op het bord
board-columns-on = Pilaren op het bord
board-unlinked = niet verbonden
board-stands = { $piece } van { $seat } op { $node }
board-stands-here = Hier: { $piece } van { $seat }.
board-spot = { $piece } op { $node }
board-over = sprong over { $node }
board-loot = Buit
board-goals = Bereikbaar
board-steps = { $number ->
    [one] 1 stap
   *[other] { $number } stappen
 }
board-money = { $number } geld
board-steps-left = { $number ->
    [one] nog 1 stap
   *[other] nog { $number } stappen
 }
board-jumps-left = { $number ->
    [one] nog 1 sprong
   *[other] nog { $number } sprongen
 }
board-money-left = nog { $number } geld
board-picked = Kaarten genomen: { $number } van { $most }
board-taken = Buit genomen
board-short = { $number } te weinig
board-pay = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }
board-free = alleen fiches
tip-once = Werkt eenmalig
tip-lasting = Blijft bij de eigenaar
board-god-surparit = direct: nog een god
board-god-plaesiris = direct: 2 beste halfgoden
board-god-taksator = direct: speciaal geld
board-god-depraccus = duurzaam: 2 kaarten per tijdperk
board-god-vinthrad = duurzaam: 1 stap meer
board-god-gaiviles = duurzaam: over anderen springen
board-god-stonkus_1 = duurzaam: 1 geld meer
board-god-stonkus_2 = duurzaam: 2 geld meer
board-god-gadicea = duurzaam: 1 kaart meer trekken
board-god-pietalte = duurzaam: punten; alleen kaarten
board-god-traitera = eenmalig: nog een actie
board-eras = Tijdperken
board-era = Tijdperk { $era }
board-scoring = Puntentelling
board-just-now = Zojuist
board-closer = Inzoomen
board-farther = Uitzoomen

# What things are, when somebody points at them

tip-score = Punten
about-tip-score = Goden leveren direct punten op, het einde van een tijdperk 3, en bij twee puntentellingen tellen halfgoden en pilaren. Wie de meeste punten heeft, wint. [P-2, P-194]
tip-start = Startspeler
about-tip-start = Begon dit tijdperk. [P-10, P-30]
tip-big-foot = Grote voet
about-tip-big-foot = Is van wie Verplaatsen koos: 1 stap meer. [P-40, P-43]
tip-cards = Kaarten in de hand
about-tip-cards = Er is geen maximum. [P-113]
tip-feet = Voeten in de voorraad
about-tip-feet = Alleen voeten uit je eigen voorraad kun je plaatsen. [P-44, P-45]
tip-columns = Pilaren in de voorraad
about-tip-columns = Alleen pilaren uit je eigen voorraad kun je plaatsen. [P-44, P-46]
tip-demigods = Halfgoden
about-tip-demigods = Hun waarde telt bij beide puntentellingen. [P-191]
tip-level = Offerfiche: { $kind }
about-tip-level = Het niveau is het aantal offers waarvoor het fiche telt, bij elke god behalve Pietalte. [P-92, P-93]
tip-built = Pilaren op het bord
about-tip-built = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } waard bij elke puntentelling die nog komt. [P-192]
tip-columns-worth = { $columns ->
    [one] 1 pilaar
   *[other] { $columns } pilaren
 }
about-tip-columns-worth = { $points ->
    [one] Levert bij elke puntentelling 1 punt op.
   *[other] Levert bij elke puntentelling { $points } punten op.
 } [P-190, P-192]
tip-known = Bekende kaart: { $card }
about-tip-known = Iedereen zag waar deze kaart heen ging. [P-111]
tip-demigod = Halfgod
about-tip-demigod = Ligt open: wie er een neemt, neemt de beste. De waarde telt bij beide puntentellingen. [P-161, P-191]
about-tip-own-demigod = De waarde telt bij beide puntentellingen. [P-191]
tip-piles = Halfgoden die nog gedekt liggen
about-tip-piles = Eerst de lage, dan de hoge. [P-13, P-161]
tip-special = Speciaal geld
about-tip-special = Sommige goden en buitfiches leveren de bovenste kaart op. Bij het kopen is die waard wat erop staat. [P-142, P-166]
tip-discard = Aflegstapel
about-tip-discard = Wordt geschud als de gedekte stapel op is. [P-114]
tip-laid = Nu gespeeld: { $card }
about-tip-laid = Gaat daarna naar de aflegstapel. [P-55, P-78, P-94]
tip-unknown-era = Tijdperk { $era }
about-tip-unknown-era = Welk volk het wordt, blijkt als het begint. [P-10]
tip-scoring = Puntentelling
about-tip-scoring = Na dit tijdperk leveren halfgoden, pilaren en Pietalte punten op. [P-1, P-190]
tip-steps = Stappen over
about-tip-steps = Elke stap plaatst een stuk; op een veld met een stuk van een ander kost het er twee. Wat over is, vervalt. [P-44, P-48]
tip-jumps = Sprongen over
about-tip-jumps = Gaiviles brengt je over één veld met stukken van anderen. [P-145]
tip-budget = Geld over
about-tip-budget = Wat je niet uitgeeft, ben je kwijt. [P-72]
tip-need = Offers van één soort
about-tip-need = Elk cijfer vraagt een eigen soort, van je fiche en je kaarten samen. Volle stippen komen van het fiche, ringen van kaarten; gestippelde ontbreken. [P-91, P-92]
about-tip-once = Werkt eenmaal en gaat terug in de doos. [P-139]
about-tip-lasting = Blijft bij de eigenaar liggen. [P-139]
tip-map = Bord
about-tip-map = Routes beginnen naast de tempel. Voeten gaan over land en water; pilaren staan op hun eigen velden. [P-45, P-46, P-50]
about-tip-land = Land: hier kunnen voeten staan. [P-45]
about-tip-water = Water: ook hier kunnen voeten staan. [P-45]
about-tip-column = Een pilaarveld: hier kan een pilaar komen, naast een van je verbonden voeten. [P-46, P-51]
about-tip-start-space = Hier begint { $nation }. In andere tijdperken is het een gewoon veld. [P-15, P-45]
about-tip-temple = Hier staat de tempel: elke route van dit tijdperk begint ernaast. [P-15, P-50]
about-tip-loot-space = Hier ligt in dit tijdperk buit; een voet die hier komt, mag die nemen. [P-12, P-54]
about-show-era = Zes tijdperken, zes volken. Na tijdperk III en VI is er een puntentelling. [P-1]

lesson-0 = Welkom in Rome! Zes volken komen op en gaan onder; in elk tijdperk trek je van de verlichte tempel naar buit en pilaarvelden. [P-1] Een beurt is één actie: Verplaatsen, Kopen, een godenfiche kopen of Trekken. [P-30] Begin met Verplaatsen en speel 1 verplaatsingskaart: 2 stappen, plus 1 voor de grote voet van de actieve speler en 1 voor je bonusfiche. [P-40, P-43]
lesson-1 = Vier stappen. Elke stap plaatst een voet, en de eerste staat naast de tempel. [P-44, P-50] De cijfers tonen hoeveel stappen elk veld kost; kies een ver veld om de hele weg in één keer te plaatsen. Begin op het veld ten noordoosten van de tempel. Niets telt voordat je bevestigt, en je kunt elke stap terugnemen.
lesson-2 = Een route gaat verder vanaf elk eigen stuk. [P-50] In het noordoosten ligt buit, met ernaast een veld voor pilaren.
lesson-3 = Een pilaar staat op een pilaarveld naast een eigen voet. [P-51] Hij blijft tot het einde van het spel staan. Er zijn twee puntentellingen, en pilaren zijn meer waard naarmate je er meer hebt: 4 geven 8 punten, 8 geven er 24. [P-192] Bouw er een in Noricum.
lesson-4 = Je hebt nog één stap, en één veld verder ligt buit. Zet je voet erop.
lesson-5 = Je mag het fiche nemen. [P-54] Het geeft een voet en een pilaar voor je voorraad, en je kunt alleen plaatsen wat daarin ligt. [P-160]
lesson-12 = Je tegenstander trok een kaart omdat jij een verplaatsing deed. Nu doet je tegenstander er een, dus mag jij meegaan, zonder de grote voet. [P-60] Je bonusfiche geeft je ook zonder kaart 1 stap.
lesson-13 = Ook pilaren dragen een route. [P-50] Zet een voet op het veld ten westen van je pilaar: vandaar bereik je het volgende pilaarveld, Raetia.
lesson-14 = Goden willen offers. Kijk in de lijst naar Gaiviles: 3 van één soort en 1 van een andere. [P-91] Volle stippen komen van offerfiches, ringen van kaarten, gestippelde ontbreken: je komt er 1 tekort. Ga dus kopen: speel een geldkaart. [P-70]
lesson-15 = En een tweede: 2 geld.
lesson-16 = Het eerste niveau van een offerfiche kost 1, het volgende 2, dan 3 en 4. [P-73] Een fiche werkt voor elke god behalve Pietalte, steeds opnieuw. [P-93, P-94] Waardeer de priesters op: met je twee priesterkaarten zijn dat er 3.
lesson-17 = Er is 1 geld over; wat je niet uitgeeft, ben je kwijt. [P-72] Waardeer de tempels op voor die ene die Gaiviles wil; zo houd je je tempelkaart.
lesson-21 = Nu licht Gaiviles op: je kunt betalen. Een god geeft direct zoveel punten als het nummer van het tijdperk, dus later meer. [P-95] Gaiviles blijft bij je: bij elke verplaatsing kun je over een veld met stukken van anderen springen. [P-145]
lesson-24 = 1 punt voor de god. Je tegenstander doet weer een verplaatsing: ga mee met je gratis stap.
lesson-25 = Raetia ligt naast de voet die je net hebt geplaatst. Bouw je tweede pilaar.
lesson-26 = Je kaarten raken op. Met Trekken neem je er drie, één voor één, uit de open kaarten of van de stapel. [P-110] Neem de open verplaatsingskaart.
lesson-27 = Het gat is meteen aangevuld. [P-111] Tempels passen goed bij je tempelfiche: neem de open kaart.
lesson-28 = Trek de laatste van de stapel: die kent verder niemand.
lesson-free = Vanaf hier speel je zelf verder. Wordt de laatste open god of de laatste buit genomen, dan eindigt het tijdperk met die beurt: 3 punten voor de actieve speler, de voeten gaan terug, de pilaren blijven. [P-120, P-122, P-180] Na tijdperk III en VI tellen halfgoden en pilaren. [P-190] Houd de muis op een fiche, of druk er lang op, om te lezen wat het doet.

# Where points come from
heading-begin = Begin
heading-gods = Goden
heading-eras = Beëindigde tijdperken
heading-demigods = Halfgoden
heading-columns = Pilaren
heading-pietalte = { god-pietalte }
about-heading-begin = Iedereen begint op veld 1 van het scorespoor. [S-9]
about-heading-gods = De punten van het tijdperk voor elk godenfiche. [P-139]
about-heading-eras = 3 punten als je eigen beurt een tijdperk beëindigt. [P-122]
about-heading-demigods = Hun waarden, bij beide puntentellingen. [P-191]
about-heading-columns = De pilaren op het bord volgens de tabel, bij beide puntentellingen. [P-192]
about-heading-pietalte = Per fiche het niveau van je beste offerfiche, bij beide puntentellingen. [P-193]

## Wat de doorslag gaf

verdict-tie-demigods =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $seat } heeft meer halfgoden: { $demigods }, niet { $fewer }.
verdict-tie-shared =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en { $demigods ->
        [one] 1 halfgod
       *[other] { $demigods } halfgoden
    }: ze delen de plaats.

## Refusals

refusal-asked = Eerst iets anders: { $asked }
refusal-no-traitera = Er lag geen Traitera-fiche voor je toen je beurt begon.
refusal-level-top = Dit offerfiche heeft al het hoogste niveau: { $kind }.
refusal-no-card = Die kaart zit niet in je hand: { $card }.
refusal-not-open = Zo’n kaart ligt niet open: { $card }.
refusal-supply-empty = De algemene voorraad heeft er geen meer in jouw kleur: { $piece }.
refusal-move-cards =
    { $held ->
        [0] Je hebt geen verplaatsingskaart.
        [one] Je hebt maar 1 verplaatsingskaart.
       *[other] Je hebt maar { $held } verplaatsingskaarten.
    }
refusal-move-steps =
    { $steps ->
        [one] Dat is 1 stap
       *[other] Dat zijn { $steps } stappen
    }; je goedkoopste plaatsing kost er { $needed }.
refusal-move-nowhere = Je kunt nergens een stuk plaatsen.
refusal-move-first = Bij een verplaatsing plaats je minstens één stuk.
refusal-foot-on-column = Dit is een pilaarveld; hier kan geen voet staan.
refusal-temple-there = Hier staat de tempel.
refusal-piece-yours = Je hebt hier al een stuk.
refusal-space-full = Hier staan al twee stukken.
refusal-no-foot = Je hebt geen voet meer in je voorraad.
refusal-no-column = Je hebt geen pilaar meer in je voorraad.
refusal-foot-link = Een voet staat naast de tempel of een verbonden stuk van jou.
refusal-column-link = Een pilaar staat naast een verbonden voet van jou.
refusal-short-steps =
    Dit kost { $needed ->
        [one] 1 stap
       *[other] { $needed } stappen
    }; je hebt er nog { $left }.
refusal-short-money = Dit kost { $needed } geld; je hebt er nog { $left }.
refusal-buy-first = Koop minstens één ding voor je stopt.
refusal-money-late = Speel je geld vóór de eerste aankoop.
refusal-money-order = Speel geld van de hoogste kaart naar de laagste; de laatste was { $card }.
refusal-money-short = Met deze kaart en de lagere heb je hoogstens { $most } geld; de goedkoopste aankoop kost { $needed }.
refusal-stonkus-short = Stonkus geeft { $most } geld; de goedkoopste aankoop kost { $needed }.
refusal-nothing-to-buy = Er is niets meer dat je kunt kopen.
refusal-no-stonkus = Zonder Stonkus koop je met geldkaarten.
refusal-no-money = Je hebt geen geldkaart en geen Stonkus.
refusal-draw-first =
    { $number ->
        [one] Trek eerst nog 1 kaart.
       *[other] Trek eerst nog { $number } kaarten.
    }
refusal-god-closed = Dit godenfiche ligt niet open.
refusal-god-short =
    { $short ->
        [one] Voor { $god } kom je 1 offer tekort.
       *[other] Voor { $god } kom je { $short } offers tekort.
    }
refusal-bring-used = Elk cijfer van het godenfiche vraagt een andere soort; deze telt al mee.
refusal-bring-short = Het cijfer is { $needed }; van deze soort heb je er { $held }: { $kind }.
refusal-bring-other = Met deze soort hier komen de andere cijfers tekort, of je betaalt dezelfde kaarten als met een andere soort.
refusal-loot-not-taken = Zo’n buitfiche heb je niet genomen.
refusal-swap-most =
    { $most ->
        [0] Hiervan heb je er geen om te ruilen, of krijg je er niets voor: { $piece }.
       *[other] Hiervan kun je er hoogstens { $most } ruilen: { $piece }.
    }
refusal-bonus-gone = Dit bonusfiche kun je niet meer kiezen.

# What an evaluation is made of: a hint says why by these
term-score = punten
term-columns = pilaren
term-demigods = halfgoden
term-gods = goden
term-cards = kaarten
term-feet = voeten
term-routes = route
term-era = einde van het tijdperk
term-begun = wat nog loopt
