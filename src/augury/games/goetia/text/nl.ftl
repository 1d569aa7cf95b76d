## Waar de regels vandaan komen, en wat geen bron afdrukt

source = Spelregels: het Nederlandse boekje van de uitgave van 2020 en het Engelse van 2019.
reconstructed = beloningen, verbindingen en kleuren van de velden, kostenrijen van de borden, achterkanten van de kaarten aan de Rand van de Wereld, effecten en punten van de meeste Demoon Kaarten, en formules van de meeste Pacts.

# Goetia: Nine Kings of Solomon

blurb = Stuur je volgelingen naar negen demonenkoningen en sluit de Pacts die het best bij je passen.

do-place = Plaats een volgeling: { $hex }
do-place-short = Plaatsen
do-fetch = Neem je volgeling van de { $edge }
do-fetch-short = Nemen
do-waive = Betaal { $cube } niet
do-waive-short = Niet betalen
do-pay = Betaal met { $cube }
do-pay-short = Betalen
do-settle = Betaal op de gewone manier
do-settle-short = Gewoon betalen
do-choose = Kies { $cube }
do-choose-short = Kiezen
do-exchange = Ruil er { $number }
do-exchange-short = Ruilen
do-swap = Ruil één { $cube }
do-swap-short = Ruilen
do-deck = Neem de bovenste kaart van { $king }
do-deck-short = Kaart nemen
do-demon = Neem { $demon }
do-demon-short = Kaart nemen
do-pact = Neem { $pact }
do-pact-short = Pact nemen
do-cover = Bedek stapel { $stack }
do-cover-short = Bedekken
do-hide = Bedek een veld: { $hex }
do-hide-short = Veld bedekken
do-token = Gebruik { $cube } als fiche
do-token-short = Gebruiken
do-recall = Neem je volgeling terug: { $hex }
do-recall-short = Terugnemen
do-leave = Laat de { $row } kostenrij zichtbaar
do-leave-short = Open laten
do-rob = Neem { $cube }
do-rob-short = Nemen
do-release = Neem { $cube } van de Schat
do-release-short = Nemen
do-move = Leg de bovenste kaart van stapel { $stack } op stapel { $stack2 }
do-move-short = Verplaatsen
do-ransom = Betaal het losgeld
do-ransom-short = Vrijkopen
do-use = Gebruik de Kracht
do-use-short = Gebruiken
do-pass = Nee, dank je
do-pass-short = Nee, dank je

prompt-draft = Neem een van je volgelingen van de rand.
prompt-fetch = Kies de volgeling die je van de rand neemt.
prompt-ransom = Al je volgelingen zitten vast. Betaal je al je blokjes om ze terug te krijgen?
prompt-treasure = Welk blokje neem je van je Schat?
prompt-power = Gebruik je je Kracht?
prompt-move = Je mag de bovenste kaart van een van je stapels verplaatsen.
prompt-place = Plaats een volgeling.
prompt-waive = Je korting: welk blokje betaal je niet?
prompt-pay = Met welk blokje betaal je nu?
prompt-choose = Kies een kleur.
prompt-colour = Welke kleur ruil je?
prompt-exchange = Hoeveel blokjes ruil je?
prompt-deck = Van welke Koning neem je de bovenste kaart?
prompt-pact = Kies een Pact.
prompt-pick = Kies een van de getrokken Demoon Kaarten.
prompt-cover = Je tableau is vol: welke stapel bedekt de nieuwe kaart?
prompt-hide = Welk veld bedek je met een fiche?
prompt-token = Welk fiche leg je daar?
prompt-recall = Welke volgeling komt terug?
prompt-rob = Welk blokje neem je?
prompt-row = Welke kostenrij blijft zichtbaar onder de Koning?
prompt-wait = Wachten op de anderen.
prompt-over = Het spel is afgelopen.

event-fetched = { $seat } neemt een volgeling van de { $edge }.
event-flipped = De kaart aan de { $edge } wordt omgedraaid: { $card }.
chapter-round = ronde { $round }
event-round = Ronde { $round } begint; { $seat } heeft de Schedel van de Ram.
event-ransom = { $seat } betaalt een losgeld van { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } en krijgt { $followers ->
    [one] 1 volgeling
   *[other] { $followers } volgelingen
 } terug.
event-released = { $seat } neemt { $cube } van { $card }.
event-power = { $seat } gebruikt { $card }.
event-placed = { $seat } plaatst een volgeling: { $hex }.
event-paid = { $seat } betaalt { $number } { $cube }.
event-sacrificed = { $seat } offert een volgeling.
event-gained = { $seat } neemt { $number } { $cube }.
event-stolen = De algemene voorraad is op: { $seat } neemt 1 { $cube } van { $from }.
event-recruited = { $seat } rekruteert een volgeling ({ $hex }).
event-resurrected = { $seat } neemt een volgeling terug uit het dodenrijk.
event-pact = { $seat } sluit een Pact: { $card }.
event-demon = { $seat } krijgt { $card }.
event-deck = { $seat } neemt de bovenste kaart van { $king }.
event-covered = { $seat } legt { $card } op { $under }.
event-buried = { $card } wordt bedekt: de volgeling van { $seat } erop wordt geofferd.
event-moved = { $seat } verplaatst { $card } naar { $stack }.
event-exchanged = { $seat } ruilt { $number } { $cube } voor { $into }.
event-hidden = { $seat } legt { $cube } op { $hex }.
event-recalled = { $seat } neemt een volgeling terug: { $hex }.
event-robbed = { $seat } neemt 1 { $cube } van { $from }.
event-drawn = { $king } wordt aanbeden: er { $number ->
    [one] wordt één kaart
   *[other] worden { $number } kaarten
 } getrokken.
event-shown = Je kiest uit { $cards }.
event-dismissed = { $king } heeft geen kaarten meer en verlaat { $board }.
event-contact = { $seat } neemt 1 Aandacht van { $board }.
event-conjured = { $seat } roept { $king } op, op { $board }.
event-board = { $board } komt open, met { $number } Aandacht.
event-row = { $seat } laat de { $row } kostenrij van { $king } zichtbaar.
event-looked = Deze spelers bekijken de stapel van { $king }: { $seats }.
event-deck-seen = De stapel van { $king }, van boven af: { $cards }.
event-new-world = Er komt een nieuwe kaart bij: { $card }.
event-returned = { $seat } krijgt { $number ->
    [one] 1 volgeling
   *[other] { $number } volgelingen
 } terug.
event-end-pacts = Er { $number ->
    [one] ligt nog maar één Pact
   *[other] liggen nog maar { $number } Pacts
 } op tafel.
event-end-four = { $seat } heeft vier zichtbare Pacts.
event-end-rounds = Er { $number ->
    [one] is één ronde
   *[other] zijn { $number } rondes
 } gespeeld.
event-over = Het spel is afgelopen. Gewonnen door { $seats }!

option-edition = Welke editie er gespeeld wordt.
option-edition-2020 = 2020, zoals uitgegeven
option-edition-2019 = 2019, voor de uitgave
option-start_player = Wie de Schedel van de Ram krijgt en begint.
option-start_player-random = een willekeurige plaats
option-start_player-0 = plaats 1
option-start_player-1 = plaats 2
option-start_player-2 = plaats 3
option-start_player-3 = plaats 4

show-round = Ronde { $round }
show-skull = Schedel van de Ram: { $seat }
show-pacts-left = Pacts op tafel: { $number } (het spel eindigt bij { $limit })
show-new-world = nieuwe kaarten te gaan: { $number }
show-supply = Algemene voorraad
show-pact-row = Pacts van rij { $number }
show-dark = Duistere Borden van rij { $number }
show-none = geen
show-attention = Aandacht { $number } van { $printed }
show-costs = kost { $cost }
show-free = niets
show-known = bekend, van boven af: { $cards }
show-decks = Demoon Stapels
show-hand = hand { $number }
show-followers = gerekruteerd { $number }
show-graveyard = dodenrijk { $number }
show-score = { $score } WP = Aandacht { $attention } + kaarten { $cards } + Pacts { $pacts } + blokjes { $cubes }
show-covers = op { $cards }
show-waiting = aan de rand: { $slots }
show-placing = Wordt geplaatst: { $hex }
show-owed = nog te betalen: { $cost }; korting { $discount }
show-drawn = Getrokken Demoon Kaarten: { $cards }

# Things on the table; the keys with 2019 are the names of that edition

cube-P = roze
cube-P-2019 = rood
cube-T = groenblauw
cube-T-2019 = blauw
cube-Y = geel
cube-B = bruin
cube-B-2019 = groen
cube-K = zwart
cube-W = wit
cube-A = Aandacht
follower-0 = paars
follower-0-2019 = rood
follower-1 = geel
follower-2 = rood
follower-2-2019 = groen
follower-3 = wit
follower-3-2019 = blauw
area-world = Wereld
area-world-2019 = Stad
area-edge = Rand van de Wereld
area-edge-2019 = Stadsrand
king-BLI = Belial
king-ZAG = Zagan
king-BAL = Balam
king-VIN = Viné
king-ASM = Asmoday
king-PUR = Purson
king-BTH = Beleth
king-PAI = Paimon
king-BAE = Bael
row-top = bovenste
row-bottom = onderste
stack = stapel { $name }
edge-L0 = linkerrand, rij 1
edge-L1 = linkerrand, rij 2
edge-L2 = linkerrand, rij 3
edge-T0 = bovenrand, kolom 1
edge-T1 = bovenrand, kolom 2
edge-T2 = bovenrand, kolom 3
edge-B0 = onderrand, kolom 1
edge-B1 = onderrand, kolom 2
edge-B2 = onderrand, kolom 3

edge_card-WP1 = Rand van de Wereld Kaart (een Pact van de rij)
edge_card-WP1-2019 = Stadsrandkaart (een Pact van de rij)
edge_card-WP2 = Rand van de Wereld Kaart (een Pact van de rij)
edge_card-WP2-2019 = Stadsrandkaart (een Pact van de rij)
edge_card-WP3 = Rand van de Wereld Kaart (een Pact van de rij)
edge_card-WP3-2019 = Stadsrandkaart (een Pact van de rij)
edge_card-WE1 = Rand van de Wereld Kaart (4 roze)
edge_card-WE1-2019 = Stadsrandkaart (4 rood)
edge_card-WE2 = Rand van de Wereld Kaart (4 groenblauw)
edge_card-WE2-2019 = Stadsrandkaart (4 blauw)
edge_card-WE3 = Rand van de Wereld Kaart (4 geel)
edge_card-WE3-2019 = Stadsrandkaart (4 geel)
edge_card-WE4 = Rand van de Wereld Kaart (4 bruin)
edge_card-WE4-2019 = Stadsrandkaart (4 groen)
edge_card-WE5 = Rand van de Wereld Kaart (4 van één kleur)
edge_card-WE5-2019 = Stadsrandkaart (4 van één kleur)
edge_card-WE6 = Rand van de Wereld Kaart (4 van één kleur)
edge_card-WE6-2019 = Stadsrandkaart (4 van één kleur)
edge_card-WE7 = Rand van de Wereld Kaart (3 zwart)
edge_card-WE7-2019 = Stadsrandkaart (3 zwart)
edge_card-WE8 = Rand van de Wereld Kaart (3 zwart)
edge_card-WE8-2019 = Stadsrandkaart (3 zwart)
edge_card-WE9 = Rand van de Wereld Kaart (2 Aandacht)
edge_card-WE9-2019 = Stadsrandkaart (2 Aandacht)

world-W68-4 = Wereld Kaart van Belial (4 velden)
world-W68-4-2019 = Stadskaart van Belial (4 velden)
world-W68-3 = Wereld Kaart van Belial (3 velden)
world-W68-3-2019 = Stadskaart van Belial (3 velden)
world-W68-2 = Wereld Kaart van Belial (2 velden)
world-W68-2-2019 = Stadskaart van Belial (2 velden)
world-W61-4 = Wereld Kaart van Zagan (4 velden)
world-W61-4-2019 = Stadskaart van Zagan (4 velden)
world-W61-3 = Wereld Kaart van Zagan (3 velden)
world-W61-3-2019 = Stadskaart van Zagan (3 velden)
world-W61-2 = Wereld Kaart van Zagan (2 velden)
world-W61-2-2019 = Stadskaart van Zagan (2 velden)
world-W51-4 = Wereld Kaart van Balam (4 velden)
world-W51-4-2019 = Stadskaart van Balam (4 velden)
world-W51-3 = Wereld Kaart van Balam (3 velden)
world-W51-3-2019 = Stadskaart van Balam (3 velden)
world-W51-2 = Wereld Kaart van Balam (2 velden)
world-W51-2-2019 = Stadskaart van Balam (2 velden)
world-W45-4 = Wereld Kaart van Viné (4 velden)
world-W45-4-2019 = Stadskaart van Viné (4 velden)
world-W45-3 = Wereld Kaart van Viné (3 velden)
world-W45-3-2019 = Stadskaart van Viné (3 velden)
world-W45-2 = Wereld Kaart van Viné (2 velden)
world-W45-2-2019 = Stadskaart van Viné (2 velden)
world-W32-4 = Wereld Kaart van Asmoday (4 velden)
world-W32-4-2019 = Stadskaart van Asmoday (4 velden)
world-W32-3 = Wereld Kaart van Asmoday (3 velden)
world-W32-3-2019 = Stadskaart van Asmoday (3 velden)
world-W32-2 = Wereld Kaart van Asmoday (2 velden)
world-W32-2-2019 = Stadskaart van Asmoday (2 velden)
world-W20-4 = Wereld Kaart van Purson (4 velden)
world-W20-4-2019 = Stadskaart van Purson (4 velden)
world-W20-3 = Wereld Kaart van Purson (3 velden)
world-W20-3-2019 = Stadskaart van Purson (3 velden)
world-W20-2 = Wereld Kaart van Purson (2 velden)
world-W20-2-2019 = Stadskaart van Purson (2 velden)
world-W13-4 = Wereld Kaart van Beleth (4 velden)
world-W13-4-2019 = Stadskaart van Beleth (4 velden)
world-W13-3 = Wereld Kaart van Beleth (3 velden)
world-W13-3-2019 = Stadskaart van Beleth (3 velden)
world-W13-2 = Wereld Kaart van Beleth (2 velden)
world-W13-2-2019 = Stadskaart van Beleth (2 velden)
world-W09-4 = Wereld Kaart van Paimon (4 velden)
world-W09-4-2019 = Stadskaart van Paimon (4 velden)
world-W09-3 = Wereld Kaart van Paimon (3 velden)
world-W09-3-2019 = Stadskaart van Paimon (3 velden)
world-W09-2 = Wereld Kaart van Paimon (2 velden)
world-W09-2-2019 = Stadskaart van Paimon (2 velden)
world-W01-4 = Wereld Kaart van Bael (4 velden)
world-W01-4-2019 = Stadskaart van Bael (4 velden)
world-W01-3 = Wereld Kaart van Bael (3 velden)
world-W01-3-2019 = Stadskaart van Bael (3 velden)
world-W01-2 = Wereld Kaart van Bael (2 velden)
world-W01-2-2019 = Stadskaart van Bael (2 velden)
world-N0a = Nieuwe Wereld Kaart (geen velden)
world-N0a-2019 = Witte Stadskaart (geen velden)
world-N0b = Nieuwe Wereld Kaart (geen velden)
world-N0b-2019 = Witte Stadskaart (geen velden)
world-N0c = Nieuwe Wereld Kaart (geen velden)
world-N0c-2019 = Witte Stadskaart (geen velden)
world-N0d = Nieuwe Wereld Kaart (geen velden)
world-N0d-2019 = Witte Stadskaart (geen velden)
world-N0e = Nieuwe Wereld Kaart (geen velden)
world-N0e-2019 = Witte Stadskaart (geen velden)
world-N0f = Nieuwe Wereld Kaart (geen velden)
world-N0f-2019 = Witte Stadskaart (geen velden)
world-N0g = Nieuwe Wereld Kaart (geen velden)
world-N0g-2019 = Witte Stadskaart (geen velden)
world-N1a = Nieuwe Wereld Kaart (2 roze)
world-N1a-2019 = Witte Stadskaart (2 rood)
world-N1b = Nieuwe Wereld Kaart (2 groenblauw)
world-N1b-2019 = Witte Stadskaart (2 blauw)
world-N1c = Nieuwe Wereld Kaart (2 geel)
world-N1c-2019 = Witte Stadskaart (2 geel)
world-N1d = Nieuwe Wereld Kaart (2 bruin)
world-N1d-2019 = Witte Stadskaart (2 groen)
world-N1e = Nieuwe Wereld Kaart (2 van één kleur)
world-N1e-2019 = Witte Stadskaart (2 van één kleur)
world-N1f = Nieuwe Wereld Kaart (1 zwart)
world-N1f-2019 = Witte Stadskaart (1 zwart)
world-N1g = Nieuwe Wereld Kaart (1 Aandacht)
world-N1g-2019 = Witte Stadskaart (1 Aandacht)
world-N2a = Nieuwe Wereld Kaart (2 roze; 1 geel)
world-N2a-2019 = Witte Stadskaart (2 rood; 1 geel)
world-N2b = Nieuwe Wereld Kaart (2 groenblauw; 1 bruin)
world-N2b-2019 = Witte Stadskaart (2 blauw; 1 groen)
world-N2c = Nieuwe Wereld Kaart (2 van één kleur; 1 zwart)
world-N2c-2019 = Witte Stadskaart (2 van één kleur; 1 zwart)
world-N2d = Nieuwe Wereld Kaart (3 roze; 1 groenblauw)
world-N2d-2019 = Witte Stadskaart (3 rood; 1 blauw)
world-N2e = Nieuwe Wereld Kaart (3 geel; 1 bruin)
world-N2e-2019 = Witte Stadskaart (3 geel; 1 groen)
world-N2f = Nieuwe Wereld Kaart (1 zwart; 1 naar keuze)
world-N2f-2019 = Witte Stadskaart (1 zwart; 1 naar keuze)
world-N2g = Nieuwe Wereld Kaart (1 Aandacht; 2 van één kleur)
world-N2g-2019 = Witte Stadskaart (1 Aandacht; 2 van één kleur)
world-N3a = Nieuwe Wereld Kaart (1 naar keuze; 2 roze; 1 bruin)
world-N3a-2019 = Witte Stadskaart (1 naar keuze; 2 rood; 1 groen)
world-N3b = Nieuwe Wereld Kaart (1 naar keuze; 2 groenblauw; 1 geel)
world-N3b-2019 = Witte Stadskaart (1 naar keuze; 2 blauw; 1 geel)
world-N3c = Nieuwe Wereld Kaart (1 zwart; 2 van één kleur; 1 naar keuze)
world-N3c-2019 = Witte Stadskaart (1 zwart; 2 van één kleur; 1 naar keuze)
world-N3d = Nieuwe Wereld Kaart (1 zwart; 1 zwart; 1 Aandacht)
world-N3d-2019 = Witte Stadskaart (1 zwart; 1 zwart; 1 Aandacht)
world-N3e = Nieuwe Wereld Kaart (1 roze; 1 groenblauw; 2 geel)
world-N3e-2019 = Witte Stadskaart (1 rood; 1 blauw; 2 geel)
world-N3f = Nieuwe Wereld Kaart (2 bruin; 1 roze; 1 naar keuze)
world-N3f-2019 = Witte Stadskaart (2 groen; 1 rood; 1 naar keuze)
world-N3g = Nieuwe Wereld Kaart (1 Aandacht; 2 geel; 2 groenblauw)
world-N3g-2019 = Witte Stadskaart (1 Aandacht; 2 geel; 2 blauw)

hex-W68-4-1 = Wereld Kaart van Belial, veld 1 (2 groenblauw)
hex-W68-4-1-2019 = Stadskaart van Belial, veld 1 (2 blauw)
hex-W68-4-2 = Wereld Kaart van Belial, veld 2 (1 naar keuze)
hex-W68-4-2-2019 = Stadskaart van Belial, veld 2 (1 naar keuze)
hex-W68-4-3 = Wereld Kaart van Belial, veld 3 (1 roze)
hex-W68-4-3-2019 = Stadskaart van Belial, veld 3 (1 rood)
hex-W68-4-4 = Wereld Kaart van Belial, veld 4 (1 bruin)
hex-W68-4-4-2019 = Stadskaart van Belial, veld 4 (1 groen)
hex-W68-3-1 = Wereld Kaart van Belial, veld 1 (1 zwart)
hex-W68-3-1-2019 = Stadskaart van Belial, veld 1 (1 zwart)
hex-W68-3-2 = Wereld Kaart van Belial, veld 2 (1 geel)
hex-W68-3-2-2019 = Stadskaart van Belial, veld 2 (1 geel)
hex-W68-3-3 = Wereld Kaart van Belial, veld 3 (2 bruin)
hex-W68-3-3-2019 = Stadskaart van Belial, veld 3 (2 groen)
hex-W68-2-1 = Wereld Kaart van Belial, veld 1 (2 bruin)
hex-W68-2-1-2019 = Stadskaart van Belial, veld 1 (2 groen)
hex-W68-2-2 = Wereld Kaart van Belial, veld 2 (1 zwart)
hex-W68-2-2-2019 = Stadskaart van Belial, veld 2 (1 zwart)
hex-W61-4-1 = Wereld Kaart van Zagan, veld 1 (2 roze)
hex-W61-4-1-2019 = Stadskaart van Zagan, veld 1 (2 rood)
hex-W61-4-2 = Wereld Kaart van Zagan, veld 2 (1 naar keuze)
hex-W61-4-2-2019 = Stadskaart van Zagan, veld 2 (1 naar keuze)
hex-W61-4-3 = Wereld Kaart van Zagan, veld 3 (1 geel)
hex-W61-4-3-2019 = Stadskaart van Zagan, veld 3 (1 geel)
hex-W61-4-4 = Wereld Kaart van Zagan, veld 4 (1 groenblauw)
hex-W61-4-4-2019 = Stadskaart van Zagan, veld 4 (1 blauw)
hex-W61-3-1 = Wereld Kaart van Zagan, veld 1 (1 geel)
hex-W61-3-1-2019 = Stadskaart van Zagan, veld 1 (1 geel)
hex-W61-3-2 = Wereld Kaart van Zagan, veld 2 (2 geel)
hex-W61-3-2-2019 = Stadskaart van Zagan, veld 2 (2 geel)
hex-W61-3-3 = Wereld Kaart van Zagan, veld 3 (1 groenblauw)
hex-W61-3-3-2019 = Stadskaart van Zagan, veld 3 (1 blauw)
hex-W61-2-1 = Wereld Kaart van Zagan, veld 1 (2 bruin)
hex-W61-2-1-2019 = Stadskaart van Zagan, veld 1 (2 groen)
hex-W61-2-2 = Wereld Kaart van Zagan, veld 2 (1 zwart)
hex-W61-2-2-2019 = Stadskaart van Zagan, veld 2 (1 zwart)
hex-W51-4-1 = Wereld Kaart van Balam, veld 1 (1 bruin)
hex-W51-4-1-2019 = Stadskaart van Balam, veld 1 (1 groen)
hex-W51-4-2 = Wereld Kaart van Balam, veld 2 (1 zwart)
hex-W51-4-2-2019 = Stadskaart van Balam, veld 2 (1 zwart)
hex-W51-4-3 = Wereld Kaart van Balam, veld 3 (1 bruin)
hex-W51-4-3-2019 = Stadskaart van Balam, veld 3 (1 groen)
hex-W51-4-4 = Wereld Kaart van Balam, veld 4 (2 geel)
hex-W51-4-4-2019 = Stadskaart van Balam, veld 4 (2 geel)
hex-W51-3-1 = Wereld Kaart van Balam, veld 1 (1 roze)
hex-W51-3-1-2019 = Stadskaart van Balam, veld 1 (1 rood)
hex-W51-3-2 = Wereld Kaart van Balam, veld 2 (1 groenblauw)
hex-W51-3-2-2019 = Stadskaart van Balam, veld 2 (1 blauw)
hex-W51-3-3 = Wereld Kaart van Balam, veld 3 (1 naar keuze)
hex-W51-3-3-2019 = Stadskaart van Balam, veld 3 (1 naar keuze)
hex-W51-2-1 = Wereld Kaart van Balam, veld 1 (1 groenblauw)
hex-W51-2-1-2019 = Stadskaart van Balam, veld 1 (1 blauw)
hex-W51-2-2 = Wereld Kaart van Balam, veld 2 (1 geel)
hex-W51-2-2-2019 = Stadskaart van Balam, veld 2 (1 geel)
hex-W45-4-1 = Wereld Kaart van Viné, veld 1 (1 groenblauw)
hex-W45-4-1-2019 = Stadskaart van Viné, veld 1 (1 blauw)
hex-W45-4-2 = Wereld Kaart van Viné, veld 2 (1 geel)
hex-W45-4-2-2019 = Stadskaart van Viné, veld 2 (1 geel)
hex-W45-4-3 = Wereld Kaart van Viné, veld 3 (2 groenblauw)
hex-W45-4-3-2019 = Stadskaart van Viné, veld 3 (2 blauw)
hex-W45-4-4 = Wereld Kaart van Viné, veld 4 (1 roze)
hex-W45-4-4-2019 = Stadskaart van Viné, veld 4 (1 rood)
hex-W45-3-1 = Wereld Kaart van Viné, veld 1 (1 bruin)
hex-W45-3-1-2019 = Stadskaart van Viné, veld 1 (1 groen)
hex-W45-3-2 = Wereld Kaart van Viné, veld 2 (2 bruin)
hex-W45-3-2-2019 = Stadskaart van Viné, veld 2 (2 groen)
hex-W45-3-3 = Wereld Kaart van Viné, veld 3 (1 geel)
hex-W45-3-3-2019 = Stadskaart van Viné, veld 3 (1 geel)
hex-W45-2-1 = Wereld Kaart van Viné, veld 1 (2 roze)
hex-W45-2-1-2019 = Stadskaart van Viné, veld 1 (2 rood)
hex-W45-2-2 = Wereld Kaart van Viné, veld 2 (1 groenblauw)
hex-W45-2-2-2019 = Stadskaart van Viné, veld 2 (1 blauw)
hex-W32-4-1 = Wereld Kaart van Asmoday, veld 1 (1 geel)
hex-W32-4-1-2019 = Stadskaart van Asmoday, veld 1 (1 geel)
hex-W32-4-2 = Wereld Kaart van Asmoday, veld 2 (1 zwart)
hex-W32-4-2-2019 = Stadskaart van Asmoday, veld 2 (1 zwart)
hex-W32-4-3 = Wereld Kaart van Asmoday, veld 3 (1 geel)
hex-W32-4-3-2019 = Stadskaart van Asmoday, veld 3 (1 geel)
hex-W32-4-4 = Wereld Kaart van Asmoday, veld 4 (2 groenblauw)
hex-W32-4-4-2019 = Stadskaart van Asmoday, veld 4 (2 blauw)
hex-W32-3-1 = Wereld Kaart van Asmoday, veld 1 (1 groenblauw)
hex-W32-3-1-2019 = Stadskaart van Asmoday, veld 1 (1 blauw)
hex-W32-3-2 = Wereld Kaart van Asmoday, veld 2 (1 geel)
hex-W32-3-2-2019 = Stadskaart van Asmoday, veld 2 (1 geel)
hex-W32-3-3 = Wereld Kaart van Asmoday, veld 3 (1 naar keuze)
hex-W32-3-3-2019 = Stadskaart van Asmoday, veld 3 (1 naar keuze)
hex-W32-2-1 = Wereld Kaart van Asmoday, veld 1 (1 roze)
hex-W32-2-1-2019 = Stadskaart van Asmoday, veld 1 (1 rood)
hex-W32-2-2 = Wereld Kaart van Asmoday, veld 2 (1 bruin)
hex-W32-2-2-2019 = Stadskaart van Asmoday, veld 2 (1 groen)
hex-W20-4-1 = Wereld Kaart van Purson, veld 1 (1 bruin)
hex-W20-4-1-2019 = Stadskaart van Purson, veld 1 (1 groen)
hex-W20-4-2 = Wereld Kaart van Purson, veld 2 (1 roze)
hex-W20-4-2-2019 = Stadskaart van Purson, veld 2 (1 rood)
hex-W20-4-3 = Wereld Kaart van Purson, veld 3 (2 bruin)
hex-W20-4-3-2019 = Stadskaart van Purson, veld 3 (2 groen)
hex-W20-4-4 = Wereld Kaart van Purson, veld 4 (1 roze)
hex-W20-4-4-2019 = Stadskaart van Purson, veld 4 (1 rood)
hex-W20-3-1 = Wereld Kaart van Purson, veld 1 (1 roze)
hex-W20-3-1-2019 = Stadskaart van Purson, veld 1 (1 rood)
hex-W20-3-2 = Wereld Kaart van Purson, veld 2 (2 roze)
hex-W20-3-2-2019 = Stadskaart van Purson, veld 2 (2 rood)
hex-W20-3-3 = Wereld Kaart van Purson, veld 3 (1 groenblauw)
hex-W20-3-3-2019 = Stadskaart van Purson, veld 3 (1 blauw)
hex-W20-2-1 = Wereld Kaart van Purson, veld 1 (2 groenblauw)
hex-W20-2-1-2019 = Stadskaart van Purson, veld 1 (2 blauw)
hex-W20-2-2 = Wereld Kaart van Purson, veld 2 (1 geel)
hex-W20-2-2-2019 = Stadskaart van Purson, veld 2 (1 geel)
hex-W13-4-1 = Wereld Kaart van Beleth, veld 1 (2 geel)
hex-W13-4-1-2019 = Stadskaart van Beleth, veld 1 (2 geel)
hex-W13-4-2 = Wereld Kaart van Beleth, veld 2 (1 naar keuze)
hex-W13-4-2-2019 = Stadskaart van Beleth, veld 2 (1 naar keuze)
hex-W13-4-3 = Wereld Kaart van Beleth, veld 3 (1 bruin)
hex-W13-4-3-2019 = Stadskaart van Beleth, veld 3 (1 groen)
hex-W13-4-4 = Wereld Kaart van Beleth, veld 4 (1 roze)
hex-W13-4-4-2019 = Stadskaart van Beleth, veld 4 (1 rood)
hex-W13-3-1 = Wereld Kaart van Beleth, veld 1 (1 zwart)
hex-W13-3-1-2019 = Stadskaart van Beleth, veld 1 (1 zwart)
hex-W13-3-2 = Wereld Kaart van Beleth, veld 2 (1 bruin)
hex-W13-3-2-2019 = Stadskaart van Beleth, veld 2 (1 groen)
hex-W13-3-3 = Wereld Kaart van Beleth, veld 3 (2 roze)
hex-W13-3-3-2019 = Stadskaart van Beleth, veld 3 (2 rood)
hex-W13-2-1 = Wereld Kaart van Beleth, veld 1 (3 roze)
hex-W13-2-1-2019 = Stadskaart van Beleth, veld 1 (3 rood)
hex-W13-2-2 = Wereld Kaart van Beleth, veld 2 (1 zwart)
hex-W13-2-2-2019 = Stadskaart van Beleth, veld 2 (1 zwart)
hex-W09-4-1 = Wereld Kaart van Paimon, veld 1 (1 groenblauw)
hex-W09-4-1-2019 = Stadskaart van Paimon, veld 1 (1 blauw)
hex-W09-4-2 = Wereld Kaart van Paimon, veld 2 (1 zwart)
hex-W09-4-2-2019 = Stadskaart van Paimon, veld 2 (1 zwart)
hex-W09-4-3 = Wereld Kaart van Paimon, veld 3 (1 groenblauw)
hex-W09-4-3-2019 = Stadskaart van Paimon, veld 3 (1 blauw)
hex-W09-4-4 = Wereld Kaart van Paimon, veld 4 (2 geel)
hex-W09-4-4-2019 = Stadskaart van Paimon, veld 4 (2 geel)
hex-W09-3-1 = Wereld Kaart van Paimon, veld 1 (1 geel)
hex-W09-3-1-2019 = Stadskaart van Paimon, veld 1 (1 geel)
hex-W09-3-2 = Wereld Kaart van Paimon, veld 2 (1 bruin)
hex-W09-3-2-2019 = Stadskaart van Paimon, veld 2 (1 groen)
hex-W09-3-3 = Wereld Kaart van Paimon, veld 3 (1 naar keuze)
hex-W09-3-3-2019 = Stadskaart van Paimon, veld 3 (1 naar keuze)
hex-W09-2-1 = Wereld Kaart van Paimon, veld 1 (1 bruin)
hex-W09-2-1-2019 = Stadskaart van Paimon, veld 1 (1 groen)
hex-W09-2-2 = Wereld Kaart van Paimon, veld 2 (1 roze)
hex-W09-2-2-2019 = Stadskaart van Paimon, veld 2 (1 rood)
hex-W01-4-1 = Wereld Kaart van Bael, veld 1 (1 roze)
hex-W01-4-1-2019 = Stadskaart van Bael, veld 1 (1 rood)
hex-W01-4-2 = Wereld Kaart van Bael, veld 2 (1 groenblauw)
hex-W01-4-2-2019 = Stadskaart van Bael, veld 2 (1 blauw)
hex-W01-4-3 = Wereld Kaart van Bael, veld 3 (2 roze)
hex-W01-4-3-2019 = Stadskaart van Bael, veld 3 (2 rood)
hex-W01-4-4 = Wereld Kaart van Bael, veld 4 (1 groenblauw)
hex-W01-4-4-2019 = Stadskaart van Bael, veld 4 (1 blauw)
hex-W01-3-1 = Wereld Kaart van Bael, veld 1 (1 groenblauw)
hex-W01-3-1-2019 = Stadskaart van Bael, veld 1 (1 blauw)
hex-W01-3-2 = Wereld Kaart van Bael, veld 2 (2 groenblauw)
hex-W01-3-2-2019 = Stadskaart van Bael, veld 2 (2 blauw)
hex-W01-3-3 = Wereld Kaart van Bael, veld 3 (1 geel)
hex-W01-3-3-2019 = Stadskaart van Bael, veld 3 (1 geel)
hex-W01-2-1 = Wereld Kaart van Bael, veld 1 (2 geel)
hex-W01-2-1-2019 = Stadskaart van Bael, veld 1 (2 geel)
hex-W01-2-2 = Wereld Kaart van Bael, veld 2 (1 bruin)
hex-W01-2-2-2019 = Stadskaart van Bael, veld 2 (1 groen)
hex-N1a-1 = Nieuwe Wereld Kaart (2 roze), veld 1
hex-N1a-1-2019 = Witte Stadskaart (2 rood), veld 1
hex-N1b-1 = Nieuwe Wereld Kaart (2 groenblauw), veld 1
hex-N1b-1-2019 = Witte Stadskaart (2 blauw), veld 1
hex-N1c-1 = Nieuwe Wereld Kaart (2 geel), veld 1
hex-N1c-1-2019 = Witte Stadskaart (2 geel), veld 1
hex-N1d-1 = Nieuwe Wereld Kaart (2 bruin), veld 1
hex-N1d-1-2019 = Witte Stadskaart (2 groen), veld 1
hex-N1e-1 = Nieuwe Wereld Kaart (2 van één kleur), veld 1
hex-N1e-1-2019 = Witte Stadskaart (2 van één kleur), veld 1
hex-N1f-1 = Nieuwe Wereld Kaart (1 zwart), veld 1
hex-N1f-1-2019 = Witte Stadskaart (1 zwart), veld 1
hex-N1g-1 = Nieuwe Wereld Kaart (1 Aandacht), veld 1
hex-N1g-1-2019 = Witte Stadskaart (1 Aandacht), veld 1
hex-N2a-1 = Nieuwe Wereld Kaart (2 roze; 1 geel), veld 1
hex-N2a-1-2019 = Witte Stadskaart (2 rood; 1 geel), veld 1
hex-N2a-2 = Nieuwe Wereld Kaart (2 roze; 1 geel), veld 2
hex-N2a-2-2019 = Witte Stadskaart (2 rood; 1 geel), veld 2
hex-N2b-1 = Nieuwe Wereld Kaart (2 groenblauw; 1 bruin), veld 1
hex-N2b-1-2019 = Witte Stadskaart (2 blauw; 1 groen), veld 1
hex-N2b-2 = Nieuwe Wereld Kaart (2 groenblauw; 1 bruin), veld 2
hex-N2b-2-2019 = Witte Stadskaart (2 blauw; 1 groen), veld 2
hex-N2c-1 = Nieuwe Wereld Kaart (2 van één kleur; 1 zwart), veld 1
hex-N2c-1-2019 = Witte Stadskaart (2 van één kleur; 1 zwart), veld 1
hex-N2c-2 = Nieuwe Wereld Kaart (2 van één kleur; 1 zwart), veld 2
hex-N2c-2-2019 = Witte Stadskaart (2 van één kleur; 1 zwart), veld 2
hex-N2d-1 = Nieuwe Wereld Kaart (3 roze; 1 groenblauw), veld 1
hex-N2d-1-2019 = Witte Stadskaart (3 rood; 1 blauw), veld 1
hex-N2d-2 = Nieuwe Wereld Kaart (3 roze; 1 groenblauw), veld 2
hex-N2d-2-2019 = Witte Stadskaart (3 rood; 1 blauw), veld 2
hex-N2e-1 = Nieuwe Wereld Kaart (3 geel; 1 bruin), veld 1
hex-N2e-1-2019 = Witte Stadskaart (3 geel; 1 groen), veld 1
hex-N2e-2 = Nieuwe Wereld Kaart (3 geel; 1 bruin), veld 2
hex-N2e-2-2019 = Witte Stadskaart (3 geel; 1 groen), veld 2
hex-N2f-1 = Nieuwe Wereld Kaart (1 zwart; 1 naar keuze), veld 1
hex-N2f-1-2019 = Witte Stadskaart (1 zwart; 1 naar keuze), veld 1
hex-N2f-2 = Nieuwe Wereld Kaart (1 zwart; 1 naar keuze), veld 2
hex-N2f-2-2019 = Witte Stadskaart (1 zwart; 1 naar keuze), veld 2
hex-N2g-1 = Nieuwe Wereld Kaart (1 Aandacht; 2 van één kleur), veld 1
hex-N2g-1-2019 = Witte Stadskaart (1 Aandacht; 2 van één kleur), veld 1
hex-N2g-2 = Nieuwe Wereld Kaart (1 Aandacht; 2 van één kleur), veld 2
hex-N2g-2-2019 = Witte Stadskaart (1 Aandacht; 2 van één kleur), veld 2
hex-N3a-1 = Nieuwe Wereld Kaart (1 naar keuze; 2 roze; 1 bruin), veld 1
hex-N3a-1-2019 = Witte Stadskaart (1 naar keuze; 2 rood; 1 groen), veld 1
hex-N3a-2 = Nieuwe Wereld Kaart (1 naar keuze; 2 roze; 1 bruin), veld 2
hex-N3a-2-2019 = Witte Stadskaart (1 naar keuze; 2 rood; 1 groen), veld 2
hex-N3a-3 = Nieuwe Wereld Kaart (1 naar keuze; 2 roze; 1 bruin), veld 3
hex-N3a-3-2019 = Witte Stadskaart (1 naar keuze; 2 rood; 1 groen), veld 3
hex-N3b-1 = Nieuwe Wereld Kaart (1 naar keuze; 2 groenblauw; 1 geel), veld 1
hex-N3b-1-2019 = Witte Stadskaart (1 naar keuze; 2 blauw; 1 geel), veld 1
hex-N3b-2 = Nieuwe Wereld Kaart (1 naar keuze; 2 groenblauw; 1 geel), veld 2
hex-N3b-2-2019 = Witte Stadskaart (1 naar keuze; 2 blauw; 1 geel), veld 2
hex-N3b-3 = Nieuwe Wereld Kaart (1 naar keuze; 2 groenblauw; 1 geel), veld 3
hex-N3b-3-2019 = Witte Stadskaart (1 naar keuze; 2 blauw; 1 geel), veld 3
hex-N3c-1 = Nieuwe Wereld Kaart (1 zwart; 2 van één kleur; 1 naar keuze), veld 1
hex-N3c-1-2019 = Witte Stadskaart (1 zwart; 2 van één kleur; 1 naar keuze), veld 1
hex-N3c-2 = Nieuwe Wereld Kaart (1 zwart; 2 van één kleur; 1 naar keuze), veld 2
hex-N3c-2-2019 = Witte Stadskaart (1 zwart; 2 van één kleur; 1 naar keuze), veld 2
hex-N3c-3 = Nieuwe Wereld Kaart (1 zwart; 2 van één kleur; 1 naar keuze), veld 3
hex-N3c-3-2019 = Witte Stadskaart (1 zwart; 2 van één kleur; 1 naar keuze), veld 3
hex-N3d-1 = Nieuwe Wereld Kaart (1 zwart; 1 zwart; 1 Aandacht), veld 1
hex-N3d-1-2019 = Witte Stadskaart (1 zwart; 1 zwart; 1 Aandacht), veld 1
hex-N3d-2 = Nieuwe Wereld Kaart (1 zwart; 1 zwart; 1 Aandacht), veld 2
hex-N3d-2-2019 = Witte Stadskaart (1 zwart; 1 zwart; 1 Aandacht), veld 2
hex-N3d-3 = Nieuwe Wereld Kaart (1 zwart; 1 zwart; 1 Aandacht), veld 3
hex-N3d-3-2019 = Witte Stadskaart (1 zwart; 1 zwart; 1 Aandacht), veld 3
hex-N3e-1 = Nieuwe Wereld Kaart (1 roze; 1 groenblauw; 2 geel), veld 1
hex-N3e-1-2019 = Witte Stadskaart (1 rood; 1 blauw; 2 geel), veld 1
hex-N3e-2 = Nieuwe Wereld Kaart (1 roze; 1 groenblauw; 2 geel), veld 2
hex-N3e-2-2019 = Witte Stadskaart (1 rood; 1 blauw; 2 geel), veld 2
hex-N3e-3 = Nieuwe Wereld Kaart (1 roze; 1 groenblauw; 2 geel), veld 3
hex-N3e-3-2019 = Witte Stadskaart (1 rood; 1 blauw; 2 geel), veld 3
hex-N3f-1 = Nieuwe Wereld Kaart (2 bruin; 1 roze; 1 naar keuze), veld 1
hex-N3f-1-2019 = Witte Stadskaart (2 groen; 1 rood; 1 naar keuze), veld 1
hex-N3f-2 = Nieuwe Wereld Kaart (2 bruin; 1 roze; 1 naar keuze), veld 2
hex-N3f-2-2019 = Witte Stadskaart (2 groen; 1 rood; 1 naar keuze), veld 2
hex-N3f-3 = Nieuwe Wereld Kaart (2 bruin; 1 roze; 1 naar keuze), veld 3
hex-N3f-3-2019 = Witte Stadskaart (2 groen; 1 rood; 1 naar keuze), veld 3
hex-N3g-1 = Nieuwe Wereld Kaart (1 Aandacht; 2 geel; 2 groenblauw), veld 1
hex-N3g-1-2019 = Witte Stadskaart (1 Aandacht; 2 geel; 2 blauw), veld 1
hex-N3g-2 = Nieuwe Wereld Kaart (1 Aandacht; 2 geel; 2 groenblauw), veld 2
hex-N3g-2-2019 = Witte Stadskaart (1 Aandacht; 2 geel; 2 blauw), veld 2
hex-N3g-3 = Nieuwe Wereld Kaart (1 Aandacht; 2 geel; 2 groenblauw), veld 3
hex-N3g-3-2019 = Witte Stadskaart (1 Aandacht; 2 geel; 2 blauw), veld 3
hex-S1a-1 = Pendel, veld 1 (niets)
hex-S1a-2 = Pendel, veld 2 (1 naar keuze)
hex-S1a-3 = Pendel, veld 3 (2 bruin)
hex-S1a-3-2019 = Pendel, veld 3 (2 groen)
hex-S1b-1 = Ouijabord, veld 1 (niets)
hex-S1b-2 = Ouijabord, veld 2 (niets)
hex-S1b-3 = Ouijabord, veld 3 (2 roze)
hex-S1b-3-2019 = Ouijabord, veld 3 (2 rood)
hex-S1b-4 = Ouijabord, veld 4 (2 van één kleur)
hex-S1c-1 = Tarot, veld 1 (niets)
hex-S1c-2 = Tarot, veld 2 (1 groenblauw)
hex-S1c-2-2019 = Tarot, veld 2 (1 blauw)
hex-S1c-3 = Tarot, veld 3 (niets)
hex-S1c-4 = Tarot, veld 4 (1 geel)
hex-S1d-1 = Kristallen Bol, veld 1 (niets)
hex-S1d-2 = Kristallen Bol, veld 2 (1 zwart)
hex-S1d-3 = Kristallen Bol, veld 3 (2 geel)
hex-S2a-1 = Séance, veld 1 (niets)
hex-S2a-2 = Séance, veld 2 (1 naar keuze)
hex-S2a-3 = Séance, veld 3 (1 naar keuze)
hex-S2a-4 = Séance, veld 4 (2 groenblauw)
hex-S2a-4-2019 = Séance, veld 4 (2 blauw)
hex-S2b-1 = Necromantie, veld 1 (niets)
hex-S2b-2 = Necromantie, veld 2 (1 zwart)
hex-S2b-3 = Necromantie, veld 3 (een herrijzenis)
hex-S2c-1 = Automatisch Schrift, veld 1 (niets)
hex-S2c-2 = Automatisch Schrift, veld 2 (2 bruin)
hex-S2c-2-2019 = Automatisch Schrift, veld 2 (2 groen)
hex-S2c-3 = Automatisch Schrift, veld 3 (1 naar keuze)
hex-S2c-4 = Automatisch Schrift, veld 4 (een volgeling)
hex-S2d-1 = Runenworp, veld 1 (niets)
hex-S2d-2 = Runenworp, veld 2 (1 zwart)
hex-S2d-3 = Runenworp, veld 3 (een volgeling)
hex-S2d-4 = Runenworp, veld 4 (2 van één kleur)
hex-S3a-1 = Exorcisme, veld 1 (niets)
hex-S3a-2 = Exorcisme, veld 2 (1 zwart)
hex-S3a-3 = Exorcisme, veld 3 (2 van één kleur)
hex-S3a-4 = Exorcisme, veld 4 (een volgeling)
hex-S3b-1 = Zwarte Mis, veld 1 (niets)
hex-S3b-2 = Zwarte Mis, veld 2 (1 zwart)
hex-S3b-3 = Zwarte Mis, veld 3 (1 zwart)
hex-S3b-4 = Zwarte Mis, veld 4 (2 zwart)
hex-S3c-1 = Bezetenheid, veld 1 (niets)
hex-S3c-2 = Bezetenheid, veld 2 (1 zwart)
hex-S3c-3 = Bezetenheid, veld 3 (2 van één kleur)
hex-S3c-4 = Bezetenheid, veld 4 (een volgeling)
hex-S3d-1 = Magische Cirkel, veld 1 (niets)
hex-S3d-2 = Magische Cirkel, veld 2 (1 naar keuze)
hex-S3d-3 = Magische Cirkel, veld 3 (1 naar keuze)
hex-S3d-4 = Magische Cirkel, veld 4 (1 zwart)
hex-S3d-5 = Magische Cirkel, veld 5 (1 zwart)
hex-L0 = linkerrand, rij 1
hex-L1 = linkerrand, rij 2
hex-L2 = linkerrand, rij 3
hex-T0 = bovenrand, kolom 1
hex-T1 = bovenrand, kolom 2
hex-T2 = bovenrand, kolom 3
hex-B0 = onderrand, kolom 1
hex-B1 = onderrand, kolom 2
hex-B2 = onderrand, kolom 3
hex-K68-4-1 = Belial, veld 1
hex-K68-4-2 = Belial, veld 2
hex-K68-4-3 = Belial, veld 3
hex-K68-4-4 = Belial, veld 4
hex-K68-3-1 = Belial, veld 1
hex-K68-3-2 = Belial, veld 2
hex-K68-3-3 = Belial, veld 3
hex-K68-2-1 = Belial, veld 1
hex-K68-2-2 = Belial, veld 2
hex-K61-4-1 = Zagan, veld 1
hex-K61-4-2 = Zagan, veld 2
hex-K61-4-3 = Zagan, veld 3
hex-K61-4-4 = Zagan, veld 4
hex-K61-3-1 = Zagan, veld 1
hex-K61-3-2 = Zagan, veld 2
hex-K61-3-3 = Zagan, veld 3
hex-K61-2-1 = Zagan, veld 1
hex-K61-2-2 = Zagan, veld 2
hex-K51-4-1 = Balam, veld 1
hex-K51-4-2 = Balam, veld 2
hex-K51-4-3 = Balam, veld 3
hex-K51-4-4 = Balam, veld 4
hex-K51-3-1 = Balam, veld 1
hex-K51-3-2 = Balam, veld 2
hex-K51-3-3 = Balam, veld 3
hex-K51-2-1 = Balam, veld 1
hex-K51-2-2 = Balam, veld 2
hex-K45-4-1 = Viné, veld 1
hex-K45-4-2 = Viné, veld 2
hex-K45-4-3 = Viné, veld 3
hex-K45-4-4 = Viné, veld 4
hex-K45-3-1 = Viné, veld 1
hex-K45-3-2 = Viné, veld 2
hex-K45-3-3 = Viné, veld 3
hex-K45-2-1 = Viné, veld 1
hex-K45-2-2 = Viné, veld 2
hex-K32-4-1 = Asmoday, veld 1
hex-K32-4-2 = Asmoday, veld 2
hex-K32-4-3 = Asmoday, veld 3
hex-K32-4-4 = Asmoday, veld 4
hex-K32-3-1 = Asmoday, veld 1
hex-K32-3-2 = Asmoday, veld 2
hex-K32-3-3 = Asmoday, veld 3
hex-K32-2-1 = Asmoday, veld 1
hex-K32-2-2 = Asmoday, veld 2
hex-K20-4-1 = Purson, veld 1
hex-K20-4-2 = Purson, veld 2
hex-K20-4-3 = Purson, veld 3
hex-K20-4-4 = Purson, veld 4
hex-K20-3-1 = Purson, veld 1
hex-K20-3-2 = Purson, veld 2
hex-K20-3-3 = Purson, veld 3
hex-K20-2-1 = Purson, veld 1
hex-K20-2-2 = Purson, veld 2
hex-K13-4-1 = Beleth, veld 1
hex-K13-4-2 = Beleth, veld 2
hex-K13-4-3 = Beleth, veld 3
hex-K13-4-4 = Beleth, veld 4
hex-K13-3-1 = Beleth, veld 1
hex-K13-3-2 = Beleth, veld 2
hex-K13-3-3 = Beleth, veld 3
hex-K13-2-1 = Beleth, veld 1
hex-K13-2-2 = Beleth, veld 2
hex-K09-4-1 = Paimon, veld 1
hex-K09-4-2 = Paimon, veld 2
hex-K09-4-3 = Paimon, veld 3
hex-K09-4-4 = Paimon, veld 4
hex-K09-3-1 = Paimon, veld 1
hex-K09-3-2 = Paimon, veld 2
hex-K09-3-3 = Paimon, veld 3
hex-K09-2-1 = Paimon, veld 1
hex-K09-2-2 = Paimon, veld 2
hex-K01-4-1 = Bael, veld 1
hex-K01-4-2 = Bael, veld 2
hex-K01-4-3 = Bael, veld 3
hex-K01-4-4 = Bael, veld 4
hex-K01-3-1 = Bael, veld 1
hex-K01-3-2 = Bael, veld 2
hex-K01-3-3 = Bael, veld 3
hex-K01-2-1 = Bael, veld 1
hex-K01-2-2 = Bael, veld 2
hex-D1a-1 = Pendel, duistere kant (ruil van geel)
hex-D1a-1-2019 = Pendel, duistere kant (ruil van rood)
hex-D1a-2 = Pendel, duistere kant (een Pact naar keuze, één offer)
hex-D1a-2-2019 = Pendel, duistere kant (een Pact van de rij, één offer)
hex-D1b-1 = Ouijabord, duistere kant (4 zwart)
hex-D1b-2 = Ouijabord, duistere kant (een herrijzenis)
hex-D1b-2-2019 = Ouijabord, duistere kant (een volgeling)
hex-D1c-1 = Tarot, duistere kant (een Demoon Kaart tot klasse 2)
hex-D1c-1-2019 = Tarot, duistere kant (een Demoon Kaart)
hex-D1c-2 = Tarot, duistere kant (een Pact naar keuze, één offer)
hex-D1c-2-2019 = Tarot, duistere kant (een Pact van de rij, één offer)
hex-D1d-1 = Kristallen Bol, duistere kant (een herrijzenis)
hex-D1d-2 = Kristallen Bol, duistere kant (ruil van geel)
hex-D1d-2-2019 = Kristallen Bol, duistere kant (ruil van rood)
hex-D2a-1 = Séance, duistere kant (een Pact naar keuze, één offer)
hex-D2a-1-2019 = Séance, duistere kant (een Pact van de rij, één offer)
hex-D2b-1 = Necromantie, duistere kant (een herrijzenis)
hex-D2b-2 = Necromantie, duistere kant (4 zwart)
hex-D2c-1 = Automatisch Schrift, duistere kant (een Demoon Kaart tot klasse 2)
hex-D2c-1-2019 = Automatisch Schrift, duistere kant (een Demoon Kaart)
hex-D2c-2 = Automatisch Schrift, duistere kant (ruil van geel)
hex-D2c-2-2019 = Automatisch Schrift, duistere kant (ruil van rood)
hex-D2d-1 = Runenworp, duistere kant (een Pact naar keuze, één offer)
hex-D2d-1-2019 = Runenworp, duistere kant (een Pact van de rij, één offer)
hex-D3a-1 = Exorcisme, duistere kant (een Pact naar keuze)
hex-D3a-1-2019 = Exorcisme, duistere kant (een Pact van de rij)
hex-D3b-1 = Zwarte Mis, duistere kant (een Pact en 3 Aandacht, één offer)
hex-D3c-1 = Bezetenheid, duistere kant (een Demoon Kaart tot klasse 3)
hex-D3c-1-2019 = Bezetenheid, duistere kant (een Demoon Kaart)
hex-D3c-2 = Bezetenheid, duistere kant (ruil van geel)
hex-D3c-2-2019 = Bezetenheid, duistere kant (ruil van rood)
hex-D3d-1 = Magische Cirkel, duistere kant (een Pact naar keuze)
hex-D3d-1-2019 = Magische Cirkel, duistere kant (een Pact van de rij)
hex-D3d-2 = Magische Cirkel, duistere kant (een Demoon Kaart tot klasse 3)
hex-D3d-2-2019 = Magische Cirkel, duistere kant (een Demoon Kaart)
hex-BLI4 = Vurige Wagen
hex-BLI5 = Koperen Altaar
hex-ZAG4 = Distilleerkolf
hex-ZAG5 = Muntstempel
hex-BAL4 = Havikenriem
hex-BAL5 = Ramshoorn
hex-VIN4 = Heilige Kelk
hex-VIN5 = Heksenhamer
hex-ASM4 = Ring van Deugden
hex-ASM5 = Zwaard van Gehenna
hex-PUR4 = Staf van Aäron
hex-PUR5 = Trompet van Purson
hex-BTH4 = Bazuinen van Jericho
hex-BTH5 = Zilveren Ring
hex-PAI4 = Kroon van Paimon
hex-PAI5 = Dromedariszadel
hex-BAE4 = Koperen Vat
hex-BAE5 = Zegel van Salomo

# Boards, Demon cards and Pacts: titles as printed, and what they do

board-S1a = Pendel
board-S1b = Ouijabord
board-S1c = Tarot
board-S1d = Kristallen Bol
board-S2a = Séance
board-S2b = Necromantie
board-S2c = Automatisch Schrift
board-S2d = Runenworp
board-S3a = Exorcisme
board-S3b = Zwarte Mis
board-S3c = Bezetenheid
board-S3d = Magische Cirkel
demon-BLI1 = Gunst van Vijanden
demon-BLI2 = Brand{"\u00AD"}offers
demon-BLI3 = Zegel van de Senator
demon-BLI4 = Vurige Wagen
demon-BLI5 = Koperen Altaar
demon-BLI6 = Dertig Zilver{"\u00AD"}lingen
demon-BLI7 = Schatting van Tyrus
demon-ZAG1 = Water in Wijn
demon-ZAG2 = Lood in Goud
demon-ZAG3 = Kracht van Trans{"\u00AD"}mutatie
demon-ZAG4 = Distilleer{"\u00AD"}kolf
demon-ZAG5 = Munt{"\u00AD"}stempel
demon-ZAG6 = Buidel van de Alchemist
demon-ZAG7 = Griffioen{"\u00AD"}nest
demon-BAL1 = Kracht van Felheid
demon-BAL2 = Kracht van Voorkennis
demon-BAL3 = Ogen van Vuur
demon-BAL4 = Haviken{"\u00AD"}riem
demon-BAL5 = Ramshoorn
demon-BAL6 = Gouden Kalf
demon-BAL7 = Winter{"\u00AD"}voorraad van de Beer
demon-VIN1 = Slangen{"\u00AD"}taal
demon-VIN2 = Kracht van de Storm
demon-VIN3 = Muurbreker
demon-VIN4 = Heilige Kelk
demon-VIN5 = Heksen{"\u00AD"}hamer
demon-VIN6 = Adderschat
demon-VIN7 = Stenen van de Toren
demon-ASM1 = Wek de Gevallenen
demon-ASM2 = Kracht van de Rekenkunst
demon-ASM3 = Kracht van de Meetkunst
demon-ASM4 = Ring van Deugden
demon-ASM5 = Zwaard van Gehenna
demon-ASM6 = Gouden Astro{"\u00AD"}labium
demon-ASM7 = Draken{"\u00AD"}schat
demon-PUR1 = Kracht van het Verborgene
demon-PUR2 = Dienstbare Geesten
demon-PUR3 = Leeuwen{"\u00AD"}gezicht
demon-PUR4 = Staf van Aäron
demon-PUR5 = Trompet van Purson
demon-PUR6 = Goud van Ofir
demon-PUR7 = Buit van de Beren{"\u00AD"}rijder
demon-BTH1 = Kracht van de Liefde
demon-BTH2 = Kracht van de Woede
demon-BTH3 = Vaal Paard
demon-BTH4 = Bazuinen van Jericho
demon-BTH5 = Zilveren Ring
demon-BTH6 = Harp van David
demon-BTH7 = Hazelaar{"\u00AD"}staf
demon-PAI1 = Kracht van Kunst en Kennis
demon-PAI2 = Kracht van het Binden
demon-PAI3 = Kracht van Waardig{"\u00AD"}heid
demon-PAI4 = Kroon van Paimon
demon-PAI5 = Dromedaris{"\u00AD"}zadel
demon-PAI6 = Ark van het Verbond
demon-PAI7 = Troon van Sheba
demon-BAE1 = Kracht van Onzichtbaar{"\u00AD"}heid
demon-BAE2 = Paddenkop
demon-BAE3 = Kattenkop
demon-BAE4 = Koperen Vat
demon-BAE5 = Zegel van Salomo
demon-BAE6 = Kroon van Drie Hoofden
demon-BAE7 = Buit van Kanaän
pact-PACT01 = Meester van Krachten
pact-PACT02 = Meester van Relieken
pact-PACT03 = Meester van Schatten
pact-PACT04 = Meester van Diplomatie
pact-PACT05 = Meester van Uitbuiting
pact-PACT06 = Meester van Demonen
pact-PACT07 = Meester van de Kudde
pact-PACT08 = Meester van de Duisternis
pact-PACT09 = Meester van Devotie
pact-PACT10 = Meester van Pacts
pact-PACT11 = Meester van Overvloed
pact-PACT12 = Meester van Koningen
pact-PACT13 = Meester van de Drempel
pact-PACT14 = Meester van de Sluier

about-board-S1a = Klasse 1, 3 Aandacht. Velden van boven af: niets; 1 naar keuze; 2 bruin. Duistere kant: kost 2 groenblauw en 1 roze, 1 geel; geeft ruil of een Pact naar keuze, één offer.
about-board-S1a-2019 = Klasse 1, 3 Aandacht. Velden van boven af: niets; 1 naar keuze; 2 groen. Duistere kant: kost 2 blauw en 1 rood, 1 geel; geeft ruil of een Pact van de rij, één offer.
about-board-S1b = Klasse 1, 3 Aandacht. Velden van boven af: niets; niets; 2 roze; 2 van één kleur (enkel). Duistere kant: kost 2 roze en 1 groenblauw, 1 bruin; geeft 4 zwart of een herrijzenis.
about-board-S1b-2019 = Klasse 1, 3 Aandacht. Velden van boven af: niets; niets; 2 rood; 2 van één kleur (enkel). Duistere kant: kost 2 rood en 1 groen, 2 zwart; geeft 4 zwart of een volgeling.
about-board-S1c = Klasse 1, 4 Aandacht. Velden van boven af: niets; 1 groenblauw; niets; 1 geel. Duistere kant: kost 2 geel en 1 groenblauw, 1 bruin; geeft een Demoon Kaart tot klasse 2 of een Pact naar keuze, één offer.
about-board-S1c-2019 = Klasse 1, 4 Aandacht. Velden van boven af: niets; 1 blauw; niets; 1 geel. Duistere kant: kost 2 geel en 1 blauw, 1 groen; geeft een Demoon Kaart of een Pact van de rij, één offer.
about-board-S1d = Klasse 1, 3 Aandacht. Velden van boven af: niets; 1 zwart; 2 geel (enkel). Duistere kant: kost 2 bruin en 1 roze, 1 geel; geeft een herrijzenis of ruil.
about-board-S1d-2019 = Klasse 1, 3 Aandacht. Velden van boven af: niets; 1 zwart; 2 geel (enkel). Duistere kant: kost 2 groen en 1 rood, 1 geel; geeft een herrijzenis of ruil.
about-board-S2a = Klasse 2, 4 Aandacht. Velden van boven af: niets; 1 naar keuze; 1 naar keuze; 2 groenblauw. Duistere kant: kost 1 roze, 1 groenblauw, 1 zwart en 1 geel, 1 bruin; geeft een Pact naar keuze, één offer.
about-board-S2a-2019 = Klasse 2, 4 Aandacht. Velden van boven af: niets; 1 naar keuze; 1 naar keuze; 2 blauw. Duistere kant: kost 1 rood, 1 blauw, 1 zwart en 1 geel, 1 groen; geeft een Pact van de rij, één offer.
about-board-S2b = Klasse 2, 3 Aandacht. Velden van boven af: niets; 1 zwart; een herrijzenis. Duistere kant: kost 1 bruin, 2 zwart en 1 groenblauw, 1 geel; geeft een herrijzenis of 4 zwart.
about-board-S2b-2019 = Klasse 2, 3 Aandacht. Velden van boven af: niets; 1 zwart; een herrijzenis. Duistere kant: kost 1 groen, 2 zwart en 1 blauw, 1 geel; geeft een herrijzenis of 4 zwart.
about-board-S2c = Klasse 2, 4 Aandacht. Velden van boven af: niets; 2 bruin; 1 naar keuze; een volgeling. Duistere kant: kost 1 roze, 1 geel, 1 zwart en 1 groenblauw, 2 bruin; geeft een Demoon Kaart tot klasse 2 of ruil.
about-board-S2c-2019 = Klasse 2, 4 Aandacht. Velden van boven af: niets; 2 groen; 1 naar keuze; een volgeling. Duistere kant: kost 1 rood, 1 geel, 1 zwart en 1 blauw, 2 groen; geeft een Demoon Kaart of ruil.
about-board-S2d = Klasse 2, 5 Aandacht. Velden van boven af: niets; 1 zwart; een volgeling; 2 van één kleur (enkel). Duistere kant: kost 2 roze, 1 geel en 1 groenblauw, 1 bruin, 1 zwart; geeft een Pact naar keuze, één offer.
about-board-S2d-2019 = Klasse 2, 5 Aandacht. Velden van boven af: niets; 1 zwart; een volgeling; 2 van één kleur (enkel). Duistere kant: kost 2 rood, 1 geel en 1 blauw, 1 groen, 1 zwart; geeft een Pact van de rij, één offer.
about-board-S3a = Klasse 3, 5 Aandacht. Velden van boven af: niets; 1 zwart; 2 van één kleur; een volgeling. Duistere kant: kost 1 roze, 1 groenblauw, 1 bruin en 1 geel, 1 zwart, 1 Aandacht; geeft een Pact naar keuze.
about-board-S3a-2019 = Klasse 3, 5 Aandacht. Velden van boven af: niets; 1 zwart; 2 van één kleur; een volgeling. Duistere kant: kost 1 rood, 1 blauw, 1 groen en 1 geel, 1 zwart, 1 Aandacht; geeft een Pact van de rij.
about-board-S3b = Klasse 3, 5 Aandacht. Velden van boven af: niets; 1 zwart; 1 zwart; 2 zwart. Duistere kant: kost 1 roze, 2 zwart en 2 groenblauw, 1 geel, 1 bruin; geeft een Pact en 3 Aandacht, één offer.
about-board-S3b-2019 = Klasse 3, 5 Aandacht. Velden van boven af: niets; 1 zwart; 1 zwart; 2 zwart. Duistere kant: kost 1 rood, 2 zwart en 2 blauw, 1 geel, 1 groen; geeft een Pact en 3 Aandacht, één offer.
about-board-S3c = Klasse 3, 4 Aandacht. Velden van boven af: niets; 1 zwart; 2 van één kleur; een volgeling. Duistere kant: kost 1 geel, 2 bruin, 1 zwart en 2 roze, 1 groenblauw; geeft een Demoon Kaart tot klasse 3 of ruil.
about-board-S3c-2019 = Klasse 3, 4 Aandacht. Velden van boven af: niets; 1 zwart; 2 van één kleur; een volgeling. Duistere kant: kost 1 geel, 2 groen, 1 zwart en 2 rood, 1 blauw; geeft een Demoon Kaart of ruil.
about-board-S3d = Klasse 3, 5 Aandacht. Velden van boven af: niets; 1 naar keuze; 1 naar keuze; 1 zwart; 1 zwart. Duistere kant: kost 1 groenblauw, 2 geel, 1 zwart en 2 roze, 1 bruin; geeft een Pact naar keuze of een Demoon Kaart tot klasse 3.
about-board-S3d-2019 = Klasse 3, 5 Aandacht. Velden van boven af: niets; 1 naar keuze; 1 naar keuze; 1 zwart; 1 zwart. Duistere kant: kost 1 blauw, 2 geel, 1 zwart en 2 rood, 1 groen; geeft een Pact van de rij of een Demoon Kaart.
about-demon-BLI1 = Als de actie van een tegenstander je blokjes of Aandacht oplevert, neem je ook 1 zwart blokje.
about-demon-BLI2 = Als je een volgeling offert als deel van de kosten van een plaatsing, neem je 3 Aandacht.
about-demon-BLI3 = Rekruteren kost je geen Aandacht.
about-demon-BLI4 = Offer een andere volgeling uit je hand: neem 3 zwarte blokjes en 2 Aandacht.
about-demon-BLI5 = Betaal 1 zwart: neem 2 Aandacht; elke andere speler neemt 1 gekleurd blokje.
about-demon-BLI6 = Een Schat met 3 roze, 1 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BLI6-2019 = Een Schat met 3 rood, 1 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BLI7 = Een Schat met 1 roze, 1 groenblauw, 1 geel, 1 bruin. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BLI7-2019 = Een Schat met 1 rood, 1 blauw, 1 geel, 1 groen. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ZAG1 = Je groenblauwe blokjes mogen voor roze betalen en je roze blokjes voor groenblauw, ook bij het ruilen.
about-demon-ZAG1-2019 = Je blauwe blokjes mogen voor rood betalen en je rode blokjes voor blauw, ook bij het ruilen.
about-demon-ZAG2 = Je bruine blokjes mogen voor geel betalen en je gele blokjes voor bruin, ook bij het ruilen.
about-demon-ZAG2-2019 = Je groene blokjes mogen voor geel betalen en je gele blokjes voor groen, ook bij het ruilen.
about-demon-ZAG3 = Begin van de ronde: je mag 2 blokjes betalen om 1 zwart blokje te nemen.
about-demon-ZAG4 = Ruil tot 3 gekleurde blokjes voor evenveel zwarte.
about-demon-ZAG5 = Ruil tot 2 gele blokjes voor evenveel Aandacht.
about-demon-ZAG5-2019 = Ruil tot 2 rode blokjes voor evenveel Aandacht.
about-demon-ZAG6 = Een Schat met 2 geel, 1 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ZAG7 = Een Schat met 3 groenblauw. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ZAG7-2019 = Een Schat met 3 blauw. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BAL1 = Nadat je een gekoppeld veld in de Wereld gebruikt, neem je 1 gekleurd blokje.
about-demon-BAL1-2019 = Nadat je een gekoppeld veld in de Stad gebruikt, neem je 1 gekleurd blokje.
about-demon-BAL2 = Nadat een Ziener Bord je aan het eind van een ronde Aandacht geeft, neem je 1 gekleurd blokje, één keer per bord.
about-demon-BAL3 = Ziener Borden kosten je 1 blokje minder.
about-demon-BAL4 = Je mag 1 van je volgelingen van een veld in de Wereld terug in je hand nemen; neem 1 gekleurd blokje.
about-demon-BAL4-2019 = Je mag 1 van je volgelingen van een veld in de Stad terug in je hand nemen; neem 1 gekleurd blokje.
about-demon-BAL5 = Neem 1 Aandacht; elke andere speler neemt 1 gekleurd blokje.
about-demon-BAL6 = Een Schat met 4 geel. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BAL7 = Een Schat met 1 roze, 2 bruin. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BAL7-2019 = Een Schat met 1 rood, 2 groen. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-VIN1 = Nadat je aan het eind van een ronde Demoon Kaarten van een Koning neemt, neem je evenveel gekleurde blokjes van één kleur.
about-demon-VIN2 = Nadat je een veld op een Nieuwe Wereld Kaart gebruikt, neem je 1 gekleurd blokje.
about-demon-VIN2-2019 = Nadat je een veld op een Witte Stadskaart gebruikt, neem je 1 gekleurd blokje.
about-demon-VIN3 = Plaatsingen aan de Rand van de Wereld kosten je 1 blokje minder.
about-demon-VIN3-2019 = Plaatsingen aan de Stadsrand kosten je 1 blokje minder.
about-demon-VIN4 = Neem 3 gekleurde blokjes van één kleur; elke andere speler neemt 1 gekleurd blokje.
about-demon-VIN5 = Leg tot 2 van je eigen blokjes of Aandacht op lege velden van de Wereld, één per veld; neem 1 zwart blokje.
about-demon-VIN5-2019 = Leg tot 2 van je eigen blokjes of Aandacht op lege velden van de Stad, één per veld; neem 1 zwart blokje.
about-demon-VIN6 = Een Schat met 2 groenblauw, 2 geel. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-VIN6-2019 = Een Schat met 2 blauw, 2 geel. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-VIN7 = Een Schat met 3 bruin. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-VIN7-2019 = Een Schat met 3 groen. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ASM1 = Begin van de ronde: je mag 1 zwart betalen om een van je volgelingen uit het dodenrijk te nemen.
about-demon-ASM2 = Koningen en Duistere Borden kosten je 1 blokje minder.
about-demon-ASM3 = Begin van de ronde: je mag de bovenste kaart van een van je stapels verplaatsen.
about-demon-ASM4 = Betaal 2 blokjes in kleuren naar keuze: neem 1 Aandacht en 1 zwart blokje.
about-demon-ASM5 = Neem 1 blokje naar keuze uit de voorraad van elke tegenstander.
about-demon-ASM6 = Een Schat met 1 roze, 3 groenblauw. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ASM6-2019 = Een Schat met 1 rood, 3 blauw. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ASM7 = Een Schat met 1 roze, 1 geel, 1 bruin. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-ASM7-2019 = Een Schat met 1 rood, 1 geel, 1 groen. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-PUR1 = Nadat je aan het eind van een ronde Demoon Kaarten van een Koning neemt, neem je 1 Aandacht, één keer per Koning.
about-demon-PUR2 = Begin van de ronde: neem 1 gekleurd blokje.
about-demon-PUR3 = Nadat je een volgeling op een Koning plaatst, neem je 1 gekleurd blokje.
about-demon-PUR4 = Betaal 1 Aandacht en 1 blokje in een kleur naar keuze: neem een van je volgelingen van de Rand van de Wereld in je hand.
about-demon-PUR4-2019 = Betaal 1 Aandacht en 1 blokje in een kleur naar keuze: neem een van je volgelingen van de Stadsrand in je hand.
about-demon-PUR5 = Neem 2 zwarte blokjes; elke andere speler neemt 1 gekleurd blokje.
about-demon-PUR6 = Een Schat met 3 geel, 1 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-PUR7 = Een Schat met 2 groenblauw, 2 bruin. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-PUR7-2019 = Een Schat met 2 blauw, 2 groen. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BTH1 = Begin van de ronde: neem 1 Aandacht.
about-demon-BTH2 = Nadat je een volgeling op een Koning of een Duister Bord plaatst, neem je 1 zwart blokje.
about-demon-BTH3 = Je gekleurde blokjes mogen voor elke kleur behalve zwart betalen, ook bij het ruilen.
about-demon-BTH4 = Leg tot 3 van je eigen blokjes of Aandacht op lege velden van de Wereld, één per veld; neem 2 zwarte blokjes.
about-demon-BTH4-2019 = Leg tot 3 van je eigen blokjes of Aandacht op lege velden van de Stad, één per veld; neem 2 zwarte blokjes.
about-demon-BTH5 = Ruil tot 3 blokjes van één kleur voor evenveel Aandacht.
about-demon-BTH6 = Een Schat met 2 roze, 2 geel. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BTH6-2019 = Een Schat met 2 rood, 2 geel. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BTH7 = Een Schat met 2 bruin, 1 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BTH7-2019 = Een Schat met 2 groen, 1 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-PAI1 = Nadat een Ziener Bord je aan het eind van een ronde Aandacht geeft, neem je er 1 extra uit de algemene voorraad, één keer per bord.
about-demon-PAI2 = Koningen kosten je 1 blokje minder, Duistere Borden 2 minder.
about-demon-PAI3 = Plaatsingen aan de Rand van de Wereld kosten je 2 blokjes minder.
about-demon-PAI3-2019 = Plaatsingen aan de Stadsrand kosten je 2 blokjes minder.
about-demon-PAI4 = Betaal 1 zwart: neem 3 Aandacht; elke andere speler neemt 1 Aandacht.
about-demon-PAI5 = Je mag tot 2 van je volgelingen van velden op tafel, niet van Relieken, terug in je hand nemen.
about-demon-PAI6 = Een Schat met 2 geel, 2 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-PAI7 = Een Schat met 2 roze, 2 groenblauw. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-PAI7-2019 = Een Schat met 2 rood, 2 blauw. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BAE1 = Je mag plaatsen op een veld van de Wereld waarop precies één volgeling staat, van een tegenstander.
about-demon-BAE1-2019 = Je mag plaatsen op een veld van de Stad waarop precies één volgeling staat, van een tegenstander.
about-demon-BAE2 = Als een veld van de Wereld je blokjes geeft, neem je er 1 extra van dezelfde kleur.
about-demon-BAE2-2019 = Als een veld van de Stad je blokjes geeft, neem je er 1 extra van dezelfde kleur.
about-demon-BAE3 = Begin van de ronde: je mag 1 van je volgelingen van een gekoppeld veld terug in je hand nemen.
about-demon-BAE4 = Betaal alle zichtbare blokjes van de hele Wereld: neem een Pact naar keuze van de tafel.
about-demon-BAE4-2019 = Betaal alle zichtbare blokjes van de hele Stad: neem een Pact naar keuze van de tafel.
about-demon-BAE5 = Betaal 2 zwart: neem de bovenste kaart van de stapel van een opgeroepen Koning.
about-demon-BAE6 = Een Schat met 3 zwart. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BAE7 = Een Schat met 1 roze, 1 groenblauw, 1 geel, 1 bruin. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-demon-BAE7-2019 = Een Schat met 1 rood, 1 blauw, 1 geel, 1 groen. Aan het begin van elke ronde mag je een van de blokjes nemen.
about-pact-PACT01 = 2 WP voor elk van je Demonische Krachten.
about-pact-PACT02 = 2 WP voor elk van je Relieken.
about-pact-PACT03 = 2 WP voor elk blokje op je Schatten.
about-pact-PACT04 = 1 WP voor elke verschillende Koning onder je Demoon Kaarten.
about-pact-PACT05 = 2 WP voor elk van je volgelingen in het dodenrijk.
about-pact-PACT06 = 1 WP voor elk van je Demoon Kaarten, hoogstens 8.
about-pact-PACT07 = 1 WP voor elke gerekruteerde volgeling, in je hand en op velden.
about-pact-PACT08 = 2 WP voor elk zwart blokje in je voorraad, hoogstens 10.
about-pact-PACT09 = 1 WP voor elke 2 Aandacht, hoogstens 8.
about-pact-PACT10 = 2 WP voor elk van je Pacts, dit meegeteld.
about-pact-PACT11 = 1 WP voor elke 2 gekleurde blokjes in je voorraad, hoogstens 10.
about-pact-PACT12 = 2 WP voor elk van je Demoon Kaarten van klasse 3, hoogstens 8.
about-pact-PACT13 = 2 WP voor elk van je Demoon Kaarten van klasse 1, hoogstens 8.
about-pact-PACT14 = 1 WP voor elke bedekte kaart in je tableau, hoogstens 6.

# Only the board says these

board-pacts = Pacts
board-kings = Koningen
board-pacts-left = nog { $number } (het spel eindigt bij { $limit })
board-fact-pacts = Nog { $number ->
    [one] 1 Pact
   *[other] { $number } Pacts
 }, einde bij { $limit }
board-new-to-come = Nieuwe Wereld Kaarten te gaan
board-new-world = Nieuwe Wereld
board-new-to-come-2019 = Witte Stadskaarten te gaan
tip-step-4-2019 = Witte Stad
board-new-world-2019 = Witte Stad
board-barren = dor
board-worth = Nu { $number } WP waard voor jou.
board-linked =
    { $vacant ->
        [0] gekoppeld, vol
       *[other] gekoppeld, { $vacant } vrij
    }
board-single = enkel
board-follower-of = volgeling van { $seat }
board-token = bedekt met { $cube }
board-king =
    { $king }, klasse { $class }, nog { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
board-dark-side = duistere kant: { $top }; { $bottom }
board-edge = { $waiting ->
    [one] 1 volgeling wacht
   *[other] { $waiting } volgelingen wachten
 }, { $symbols ->
    [one] 1 vrij kortingssymbool
   *[other] { $symbols } vrije kortingssymbolen
 }, kost { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } en { $attention } Aandacht
board-waiting = wachtend: { $seats }
board-none-yours = geen van jou
board-and-row = + de rij
board-column = de kolom
board-edges = Boven- en onderrand
board-row = Rij { $number }
board-stock = Blokjes en Aandacht
board-placed = { $number } geplaatst
board-at-edge = { $number } aan de rand
board-hand-empty = geen volgeling in de hand
board-open-mat = Bekijk alles wat { $seat } heeft
board-covered = { $card } (bedekt)
board-is-covered = bedekt
board-empty-stack = Stapel { $number }: leeg
board-points = { $number } WP
board-type-power = Kracht
board-type-relic = Reliek
board-type-treasure = Schat
board-type-pact = Pact
board-just-now = Zojuist
board-whole-table = De hele tafel
board-price = Wat het kost en oplevert
board-symbols = vrije symbolen
board-you-pay = je betaalt
board-cannot-pay = Je kunt dit nu niet betalen.
board-free = Gratis
board-gives = { $number } { $cube }
board-gives-W =
    { $number ->
        [one] 1 blokje van een kleur naar keuze
       *[other] { $number } blokjes van één kleur naar keuze
    } [G-323]
board-gives-D = de bovenste kaart van een opgeroepen Koning, hoogstens klasse { $number } [G-349]
board-gives-D-2019 = de bovenste kaart van een opgeroepen Koning van elke klasse [G-349]
board-gives-nothing = niets [G-303]
board-gives-REC = je volgeling van deze kaart komt in je hand [G-341]
board-gives-F = een van je volgelingen van de rand, zonder kosten [G-332]
board-gives-R = een van je volgelingen komt terug uit het dodenrijk [G-333]
board-gives-KING = een Demoon Kaart aan het eind van de ronde [G-355]
board-gives-PACT = een Pact van deze rij [G-345]
board-gives-G = een Pact naar keuze [G-351]
board-gives-G-2019 = een Pact van deze rij [G-351]
board-gives-GA = 3 Aandacht en een Pact naar keuze [G-352]
board-gives-X = ruil tot 10 gele blokjes voor Aandacht [G-347]
board-gives-X-2019 = ruil tot 10 rode blokjes voor Aandacht [G-347]
board-note-trapped =
    Zit vast tot { $number ->
        [one] het laatste vrije veld
       *[other] alle { $number } vrije velden
    } van de koppeling bezet { $number ->
        [one] is
       *[other] zijn
    } [G-614].
board-note-linked =
    Gekoppeld: je volgeling blijft tot er nog { $number ->
        [one] 1 veld
       *[other] { $number } velden
    } bezet { $number ->
        [one] is
       *[other] zijn
    } [G-614].
board-note-completes = Maakt de koppeling vol: iedereen daar komt na deze ronde terug [G-614].
board-note-contact = 1 Aandacht aan het eind van elke ronde hier [G-606].
board-note-sacrifice = Kost ook een andere volgeling uit je hand [G-354].
board-note-choice = Je kunt ook met andere blokjes betalen: dat wordt je gevraagd.
board-note-jokers =
    { $number ->
        [one] 1 zwart blokje vervangt
       *[other] { $number } zwarte blokjes vervangen
    } andere kleuren [G-312].
board-note-robs =
    { $number } { $number ->
        [one] komt
       *[other] komen
    } van { $seat } [G-324].
board-note-short = De voorraad heeft er maar { $number } [G-324].
board-note-turns = De laatste volgeling hier: de kaart wordt na deze ronde omgedraaid [G-615].
board-to-pay = Nog te betalen
board-next-token = volgende
board-waive-more = betaal er nog { $number } niet
board-owed = { $number } te betalen
board-you-have = je hebt er { $number }
board-has = heeft er { $number }
board-in-supply = voorraad { $number }
board-lies-there = { $number } erop
board-takes-from = wordt van { $seat } genomen
board-nobody = niemand kan er een geven
board-rob = Van { $seat }:
board-end-of-round = Het einde van de ronde
tip-step-1 = Koningen
tip-step-2 = Aandacht
tip-step-3 = Oproepen
tip-step-4 = Nieuwe Wereld
tip-step-5 = Terug
tip-step-6 = Het einde?
tip-step-7 = Schedel van de Ram
board-phase-draft = eerste volgelingen
board-phase-start = begin van de ronde
board-phase-placement = plaatsen
board-phase-end = einde van de ronde
board-short-PACT01 = 2 per Kracht
board-short-PACT02 = 2 per Reliek
board-short-PACT03 = 2 per Schatblokje
board-short-PACT04 = 1 per Koning
board-short-PACT05 = 2 per dode
board-short-PACT06 = 1 per Demoon
board-short-PACT07 = 1 per volgeling
board-short-PACT08 = 2 per zwart
board-short-PACT09 = 1 per 2 Aandacht
board-short-PACT10 = 2 per Pact
board-short-PACT11 = 1 per 2 blokjes
board-short-PACT12 = 2 per klasse 3
board-short-PACT13 = 2 per klasse 1
board-short-PACT14 = 1 per bedekte

# What things are, when somebody points at them

tip-score = Worship Punten
about-tip-score = Aandacht { $attention }, kaarten { $cards }, Pacts { $pacts }, blokjes { $cubes }. Wie er aan het eind de meeste heeft, wint. [G-702, G-705]
tip-skull = Schedel van de Ram
about-tip-skull = Wie hem heeft, begint de ronde. Daarna gaat hij naar links. [G-206, G-617]
tip-hand = Volgelingen in de hand
about-tip-hand = Elke beurt wordt er één geplaatst. [G-206, G-207]
tip-placed = Geplaatste volgelingen
about-tip-placed = Na de ronde komen volgelingen op enkele velden en op volle koppelingen terug. [G-614]
tip-at-edge = Volgelingen aan de rand
about-tip-at-edge = Nog niet gerekruteerd. [G-341]
tip-grave = Dodenrijk
about-tip-grave = Hier liggen geofferde volgelingen. Een herrijzenis brengt er één terug. [G-317, G-333]
tip-cubes = Blokjes: { $cube }
about-cube-P = Betaalt voor zijn eigen kleur en voor wit. Aan het eind zijn vier blokjes samen 1 WP. [G-312, G-702]
about-cube-T = { about-cube-P }
about-cube-Y = { about-cube-P }
about-cube-B = { about-cube-P }
about-cube-K = De joker: betaalt voor elke kleur. Aan het eind zijn vier blokjes samen 1 WP. [G-312, G-702]
about-cube-W = Een kleur naar keuze. [G-312, G-323]
about-cube-A = Ziener Borden leveren het op en rekruteren kost het; elk is aan het eind 1 WP. [G-319, G-606, G-702]
tip-supply = Voorraad: { $cube }
about-tip-supply = Is een kleur in de voorraad op, dan geeft wie er de meeste van heeft er één. [G-324]
about-tip-supply-A = Is het op, dan krijgt niemand er meer van. [G-330]
about-tip-supply-A-2019 = Is het op, dan geeft wie er de meeste van heeft er één. [G-324, G-330]
about-tip-scarce = De voorraad is op: neem je er een, dan geeft deze speler die. [G-324]
about-tip-nobody = De voorraad is op, en niemand kan er een geven. [G-328]
tip-pacts = Pacts op tafel
about-tip-pacts = Een Pact levert punten op voor wat je hebt verzameld. Het spel eindigt na een ronde waarin er nog hoogstens { $limit } op tafel liggen, of als iemand er vier zichtbaar heeft. [G-524, G-701]
about-tip-pact = Ernaast staat wat het nu voor jou waard is. Het telt aan het eind als het zichtbaar ligt. [G-524]
tip-new-world = Stapel Nieuwe Wereld
tip-new-world-2019 = Stapel Witte Stad
about-tip-new-world = Wordt een Koning opgeroepen, dan schuift zijn rij naar rechts en vult een kaart van hier het gat. [G-610, G-613]
about-tip-world = Velden hier zijn gratis en geven wat ze tonen. Rechts in de rij, naast een Ziener Bord zonder Aandacht, wordt de kaart { $king }, klasse { $class }. [G-340, G-607, G-609]
about-tip-new = Hoort bij de Wereld: velden hier zijn gratis en geven wat ze tonen. [G-340]
about-tip-new-2019 = Hoort bij de Stad: velden hier zijn gratis en geven wat ze tonen. [G-340]
about-tip-barren = Geen velden: levert niets op en kost niets. [G-340]
about-tip-edge = Hier rekruteer je volgelingen: { board-edge }. [G-319, G-341]
about-tip-flipped = Hier wacht niemand meer. Een volgeling die hier komt, betaalt voor de lijn en neemt wat het veld toont. [G-319, G-615]
about-tip-waiting = Wacht hier tot de eigenaar hem rekruteert. [G-341]
tip-symbol = Vrij kortingssymbool
about-tip-symbol = Elk symbool bespaart een blokje als je hier rekruteert. [G-314, G-342]
tip-disc = Zwarte schijf
about-tip-disc = Bedekt een kortingssymbool dat niemand aan deze tafel gebruikt. [G-110]
tip-price = Prijs voor jou
about-tip-price = Wat je nu nog moet betalen, na aftrek van korting. [G-314, G-319]
about-tip-none-yours = Je kunt alleen je eigen volgelingen rekruteren. [G-302]
about-tip-scry = Een veld hier kost 1 blokje in de kleur van de Wereld Kaart ernaast. [G-346]
about-tip-scry-2019 = Een veld hier kost 1 blokje in de kleur van de Stadskaart ernaast. [G-346]
tip-attention = Aandacht op het bord
about-tip-attention = Na elke ronde neemt iedere volgeling op een gekoppeld veld er 1. Is het op, dan wordt een Koning opgeroepen. [G-606, G-607]
tip-dark-side = Duistere kant
about-tip-dark-side = De Koning bedekt straks een van deze twee rijen; de andere is wat zijn velden kosten. [G-609]
tip-scry-cost = Prijs van een veld hier
about-tip-dark = De Koning is weg. Een veld hier kost beide rijen en geeft wat het toont. [G-319]
about-tip-king = Plaats hier volgelingen om te aanbidden: elk levert aan het eind van de ronde een Demoon Kaart op; de bovenste kiest eerst. [G-355, G-602]
tip-deck = Demoon Stapel van { $king }
about-tip-deck = Is de stapel op, dan vertrekt de Koning. [G-602, G-605]
tip-row = Zichtbare kostenrij
about-tip-row = Wat een veld hier kost. [G-319]
about-tip-leave = De rij die zichtbaar blijft, is wat de velden van { $king } gaan kosten. [G-609]
about-tip-hex = { $linked ->
    [0] Een enkel veld: de volgeling komt na de ronde terug.
   *[other] Een gekoppeld veld: de volgelingen komen terug als de hele koppeling bezet is.
 } [G-614]
tip-gives = Het geeft
tip-gives-told = Het geeft: { $gives }.
tip-costs-told = Het kost: { $cost }.
about-board-type-power = Een Kracht werkt zolang hij zichtbaar ligt. [G-511]
about-board-type-relic = Een Reliek is een veld van jezelf, eens per ronde. [G-356]
about-board-type-treasure = Wordt een Schat bedekt, dan ben je de blokjes erop kwijt. [G-521, G-522]
about-board-type-pact = Een Pact telt aan het eind als het zichtbaar ligt. [G-524]
about-tip-covered = Bedekt: doet niets. Een Demoon Kaart houdt zijn punten, een Pact is niets waard. [G-513]
tip-on-treasure = Blokjes op de Schat
tip-acts = Korting
about-tip-acts = Zoveel blokjes minder voor de plaatsing die je bekijkt. [G-314]
about-tip-on-relic = Gebruikt de Reliek en komt na de ronde terug. [G-356, G-614]
about-stack = Je tableau heeft vier stapels; alleen de bovenste kaarten werken. [G-510, G-512]
about-tip-cost = Alle kosten, vóór korting. [G-311, G-319]
about-tip-pays = Wat je op de gewone manier betaalt. [G-312, G-320]
about-tip-owed = Wat nog betaald moet worden. [G-311]
tip-next = Nu te betalen
about-tip-step-1 = Wie een Koning aanbidt, neemt een Demoon Kaart. [G-601, G-602]
about-tip-step-2 = Volgelingen op gekoppelde velden van Ziener Borden nemen Aandacht. [G-606]
about-tip-step-3 = Een Ziener Bord zonder Aandacht brengt een Koning. [G-607, G-608]
about-tip-step-4 = Nieuwe kaarten vullen de gaten. [G-613]
about-tip-step-5 = Volgelingen op enkele velden en volle koppelingen komen terug. [G-614]
about-tip-step-6 = Weinig Pacts over, of vier zichtbare bij één speler: het spel eindigt. [G-701]
about-tip-step-7 = De Schedel van de Ram gaat naar links. [G-617]
about-show-round = Eerst gebruikt iedereen wat aan het begin van een ronde werkt, dan worden om de beurt volgelingen geplaatst, dan eindigt de ronde in zeven stappen. [G-201, G-211]
about-board-phase-draft = Iedereen neemt drie volgelingen van de rand, zonder kosten. [G-115]
about-board-phase-start = Nu komen Schatten, sommige Krachten en het losgeld aan bod. [G-202]
about-board-phase-placement = Om de beurt één volgeling, tot niemand meer kan plaatsen. [G-206, G-209]
about-board-phase-end = Zeven stappen: kaarten, Aandacht, Koningen, nieuwe kaarten, volgelingen terug, einde, Schedel van de Ram. [G-211]
about-board-fact-pacts = Het spel eindigt na een ronde waarin er nog hoogstens { $limit } op tafel liggen, of als iemand vier zichtbare Pacts heeft. [G-701]

# The first game: told when so many decisions have been made (lesson.rec)

lesson-0 = Welkom aan het hof van de negen Koningen. Negen van je volgelingen wachten aan de Rand van de Wereld; drie ervan komen nu gratis in je hand. Neem die van de bovenrand, kolom 3 [G-115].
lesson-2 = Waar een volgeling weg is, verschijnt een groen kortingssymbool: een blokje minder voor wie daar later rekruteert [G-314]. Neem er een van de onderrand, kolom 3.
lesson-4 = De derde: bovenrand, kolom 1. Daarna begint de eerste ronde.
lesson-6 = Je plaatst één volgeling per beurt. Velden in de Wereld zijn gratis en geven meteen wat erop staat [G-340]. Op de kaart van Beleth liggen drie roze blokjes. De ketting betekent: dit veld is gekoppeld aan het veld eronder.
lesson-8 = Brandende velden kosten iets. Een Ziener Bord kost één blokje in de kleur van de kaart ernaast, hier roze [G-346]. Veld 2 van de Kristallen Bol geeft een zwart blokje, de joker, en Aandacht aan het eind van elke ronde.
lesson-10 = Het witte blokje op de kaart van Asmoday is één blokje van een kleur naar keuze [G-323].
lesson-11 = Neem een gele: die heb je zo nodig. Eén bevestiging speelt het plaatsen en de keuze samen.
lesson-14 = De ronde is voorbij: de Kristallen Bol gaf je 1 Aandacht, dat is ook 1 punt. De koppeling van Beleth was vol, dus beide volgelingen kwamen terug; die op de Kristallen Bol blijft, want die koppeling is niet vol [G-614]. Neem nu een bruin blokje van de kaart van Paimon.
lesson-16 = Rekruteren kost 1 Aandacht en alle blokjes die nog zichtbaar zijn in de rij of kolom [G-319]. Rij 3 is bijna leeg en toont een vrij symbool: rekruteer aan de linkerrand, rij 3.
lesson-17 = Door het symbool hoef je één blokje niet te betalen. Je hebt geen groenblauw: laat dat weg [G-314].
lesson-18 = De rest is roze en geel. Op de gewone manier betalen gebruikt de juiste kleuren en bewaart het zwarte blokje.
lesson-19 = De nieuwe volgeling is in je hand en mag meteen geplaatst worden [G-210]. Zet die op het lege veld 1 van de Kristallen Bol: beide volgelingen nemen Aandacht, en de laatste munten zijn weg.
lesson-20 = Zwart zou ook kunnen betalen. Betaal met roze en bewaar de joker [G-312].
lesson-21 = De Kristallen Bol is leeg: de Wereld Kaart ernaast verandert in Koning Viné, en jij roept hem op, want jij staat het hoogst [G-608]. Welke kostenrij blijft zichtbaar? Je hebt bruin en zwart: laat de bovenste rij staan.
lesson-22 = Je hebt de stapel van Viné bekeken, omdat je contact met hem had [G-611]. Aanbid hem: zijn velden kosten de zichtbare rij en brengen een Demoon Kaart aan het eind van de ronde [G-355]. Het zwarte blokje vervangt het tweede bruine.
lesson-24 = De andere volgeling op de kaart van Purson zit vast: de koppeling is niet vol. Maak de koppeling vol en neem het gele blokje; dan komen beide terug.
lesson-25 = De linkerrand van rij 3 is omgedraaid: die biedt een Pact van die rij voor vier zwarte blokjes en de rij [G-345]. Pacts scoren aan het eind, en het spel eindigt als er nog maar twee over zijn [G-701]. Zwarte blokjes zijn dus kostbaar: neem dat op de kaart van Beleth.
lesson-26 = Waar de rij is opgeschoven, kwam een Nieuwe Wereld Kaart. Twee blokjes van één kleur: plaats daar je laatste volgeling.
lesson-27 = Elke kleur is goed. Neem roze.
lesson-29 = Viné gaf je de Heksenhamer, een Reliek van 2 punten. Een Reliek is een veld voor jou alleen [G-356]. Van vier stapels werken alleen de bovenste kaarten; een vijfde kaart moet er een bedekken [G-512]. Gebruik de Reliek nu.
lesson-30 = Een fiche op een veld sluit het deze ronde, en wat eronder ligt kost niets aan de rand [G-532]. Bedek veld 1 van de kaart van Asmoday.
lesson-31 = Gebruik het gele blokje. Aan het eind van de ronde gaat het naar de voorraad.
lesson-32 = Eén fiche is genoeg.
lesson-free = Vanaf hier speel je zelf verder. Verzamel blokjes, maak contact met Koningen en roep ze op, verzamel hun kaarten en sluit Pacts die passen bij wat je hebt. Houd de muis op een veld, of druk er lang op, om de prijs te zien; met ? open je de regels.

# Where points come from
heading-attention = Aandacht
heading-cards = Demoon Kaarten
heading-pacts = Pacts
heading-cubes = Blokjes
about-heading-attention = 1 punt voor elke Aandacht. [G-702]
about-heading-cards = De punten op je Demoon Kaarten, ook op bedekte. [G-702]
about-heading-pacts = Wat je zichtbare Pacts opleveren; bedekte leveren niets op. [G-524, G-702]
about-heading-cubes = 1 punt per vier blokjes in je voorraad; die op Schatten tellen niet. [G-702, G-703]

## Wat de doorslag gaf

verdict-tie-black =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $seat } heeft meer zwarte blokjes: { $more }, niet { $fewer }.
verdict-tie-coloured =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $seat } heeft meer gekleurde blokjes: { $more }, niet { $fewer }.
verdict-tie-attention =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $seat } heeft meer Aandacht: { $more }, niet { $fewer }.
verdict-tie-cards =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $seat } heeft meer kaarten: { $more }, niet { $fewer }.
verdict-tie-shared =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en zijn ook verder gelijk: ze delen de plaats.

## Refusals

refusal-asked = Eerst iets anders: { $asked }
refusal-hex-away = Dit veld ligt nu niet op tafel.
refusal-hex-token = Tot het eind van de ronde bedekt een fiche dit veld: { $cube }.
refusal-hex-yours = Daar staat al een volgeling van jou.
refusal-hex-taken = Daar staat al een volgeling van een ander: { $seats }.
refusal-relic-away = Je kunt alleen Relieken gebruiken die zichtbaar in je eigen tableau liggen.
refusal-none-waiting = Daar wacht geen volgeling van jou.
refusal-none-at-edge = Aan de rand wacht geen volgeling van jou meer.
refusal-none-sacrificed = Er is nog geen volgeling van jou geofferd.
refusal-no-pact = Er ligt geen Pact meer op tafel.
refusal-no-pact-row = In rij { $row } ligt geen Pact meer.
refusal-no-deck = Geen opgeroepen Koning tot en met klasse { $most } heeft nog kaarten.
refusal-no-deck-2019 = Geen opgeroepen Koning heeft nog kaarten.
refusal-king-away = { $king } ligt niet op een Duister Bord.
refusal-king-empty = { $king } heeft geen kaarten meer.
refusal-king-class = { $king } is van klasse { $class }; hier mag je tot en met klasse { $most } nemen.
refusal-sacrifice = Het kost ook een volgeling uit je hand, en je hebt alleen die ene die je plaatst.
refusal-short-attention = Het kost { $needed } Aandacht; je hebt er { $held }.
refusal-short-cubes =
    Het kost { $needed ->
        [one] 1 blokje
       *[other] { $needed } blokjes
    }; in die kleuren kom je er { $short } tekort.
refusal-no-discount = Je hebt geen korting meer.
refusal-waive-none = In die kleur valt niets meer te betalen: { $cube }.
refusal-waive-short = Laat je { $cube } weg, dan kun je de rest niet betalen.
refusal-waive-alike = Voor jou telt { $cube } hetzelfde als een andere kleur die je kunt weglaten.
refusal-waive-first =
    Kies eerst wat je niet betaalt: nog { $number ->
        [one] 1 blokje
       *[other] { $number } blokjes
    } korting.
refusal-no-cube = Je hebt geen blokje in die kleur: { $cube }.
refusal-no-attention = Je hebt geen Aandacht.
refusal-pay-misfit = Nu betaal je { $token }; dat kan niet met { $cube }.
refusal-pay-needed = Je hebt { $cube } nodig voor de rest van de kosten.
refusal-exchange-none = Je hebt geen { $cube }, en ook geen blokje dat ervoor telt.
refusal-exchange-most =
    { $most ->
        [one] Je kunt hoogstens 1 blokje ruilen.
       *[other] Je kunt hoogstens { $most } blokjes ruilen.
    }
refusal-exchange-singly = Hier ruil je blokje voor blokje.
refusal-exchange-number = Kies hoeveel je er ruilt; je kunt alleen { $cube } gebruiken.
refusal-exchange-colour = Hier ruil je { $given }; { $cube } telt daar niet voor.
refusal-exchange-black = Hier ruil je gekleurde blokjes, geen zwarte.
refusal-exchange-zero = Wil je niets ruilen, kies dan 0.
refusal-pact-row = Kies een van de Pacts van rij { $row }.
refusal-pact-gone = Dit Pact ligt niet meer op tafel.
refusal-not-handed = Deze kaart is niet bij de kaarten waaruit je kiest.
refusal-treasure = Er ligt geen blokje in die kleur op { $card }: { $cube }.
refusal-stack-empty = Er ligt geen kaart op { $stack }.
refusal-move-nowhere = De kaart ligt al op die stapel.
refusal-move-lone = Een losse kaart op een andere lege plek verandert niets.
refusal-move-alike = Lege plekken zijn gelijk: kies de eerste.
refusal-recall-nobody = Daar staat geen volgeling van jou.
refusal-recall-linked = Alleen volgelingen op gekoppelde velden kunnen terugkomen.
refusal-recall-area = Dit effect geldt niet voor volgelingen daar.
refusal-rob-none = { $seat } heeft geen blokje in die kleur: { $cube }.

# What an evaluation is made of: a hint says why by these
term-score = punten
term-cubes = blokjes om uit te geven
term-cards = kaarten in je tableau
term-followers = beschikbare volgelingen
term-placed = geplaatste volgelingen
term-begun = wat nog loopt
