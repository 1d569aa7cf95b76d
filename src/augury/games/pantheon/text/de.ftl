## Woher die Regeln stammen, und was keine Quelle druckt

source = Regeln: das niederländische Heft (999 Games, 2011).
reconstructed = den Plan mit seinen Start-, Beute- und Säulenfeldern, Anzahl und Opfer der Götterplättchen, die Anzahl der Beuteplättchen und Halbgötter, drei Bonusplättchen, den Preis der Opferplättchen der Stufe 4 und die Anzahl jeder Opferkarte.

# Pantheon

blurb = Zieh von Tempel zu Tempel, bring Opfer dar und gewinne die Götter für dich.

nation-gallia = Gallia
nation-germania = Germania
nation-graecia = Graecia
nation-aegyptus = Aegyptus
nation-persia = Persia
nation-cartago = Cartago
nation-iberia = Iberia
nation-roma = Roma

card-move = Bewegungskarte
card-gift = Gabenkarte
card-priest = Priesterkarte
card-dancer = Tänzerinnenkarte
card-temple = Tempelkarte
card-m1 = Geldkarte 1
card-m2 = Geldkarte 2
card-m3 = Geldkarte 3
card-m4 = Geldkarte 4
card-m5 = Geldkarte 5
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

sacrifice-gift = Gaben
sacrifice-priest = Priester
sacrifice-dancer = Tänzerin
sacrifice-temple = Tempel
piece-foot = Fuß
piece-column = Säule

god-surparit = Surparit
god-plaesiris = Plaesiris
god-taksator = Taksator
god-depraccus = Depraccus
god-vinthrad = Vinthrad
god-gaiviles = Gaiviles
god-gadicea = Gadicea
god-pietalte = Pietalte
god-traitera = Traitera
god-stonkus_1 = Stonkus (1 Geld)
god-stonkus_2 = Stonkus (2 Geld)

loot-feet2 = 2 Füße
loot-columns2 = 2 Säulen
loot-foot_column = 1 Fuß und 1 Säule
loot-choice2 = 2 Füße oder 2 Säulen
loot-demigod = ein Halbgott
loot-god = ein Götterplättchen
loot-raise1 = 1 Stufe eines Opferplättchens
loot-raise2 = 2 Stufen von Opferplättchen
loot-cards2 = 2 Karten
loot-cards3 = 3 Karten
loot-money = eine besondere Geldkarte
loot-step1 = 1 dauerhafter Schritt
loot-step2 = 2 dauerhafte Schritte
bonus-god = ein Götterplättchen
bonus-demigod = ein Halbgott
bonus-column = eine Säule auf ein beliebiges Säulenfeld
bonus-step = 1 dauerhafter Schritt
bonus-raise = 1 Stufe eines Opferplättchens
bonus-supply = 2 Füße und 1 Säule

node = Feld { $name }
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

about-god-surparit = Sofort: Erhalte noch ein Götterplättchen vom Stapel. Ein zweiter Surparit nacheinander bringt nur Punkte. [P-140]
about-god-plaesiris = Sofort: Nimm die zwei besten offenen Halbgötter. Nicht durch die Aktion erworben: Nimm stattdessen von jedem Stapel einen. [P-141]
about-god-taksator = Sofort: Nimm die oberste besondere Geldkarte. [P-142]
about-god-depraccus = Dauerhaft: 2 Karten zu Beginn jeder Epoche. [P-16, P-143]
about-god-vinthrad = Dauerhaft: 1 Schritt mehr bei jeder eigenen Bewegung. [P-144]
about-god-gaiviles = Dauerhaft: Bei jeder eigenen Bewegung kannst du ein Feld mit fremden Figuren überspringen. [P-145]
about-god-stonkus_1 = Dauerhaft: 1 Geld mehr bei jedem eigenen Einkauf. [P-146]
about-god-stonkus_2 = Dauerhaft: 2 Geld mehr bei jedem eigenen Einkauf. [P-146]
about-god-gadicea = Dauerhaft: Du darfst beim Ziehen 1 Karte mehr nehmen. [P-147]
about-god-pietalte = Dauerhaft: Bei jeder Wertung Punkte für die Stufe deines besten Opferplättchens. Nur mit Karten zu bezahlen. [P-93, P-148]
about-god-traitera = Einmalig: noch eine Aktion in deinem Zug. [P-149]
about-nation-gallia = Alle ziehen 2 Karten oder decken ein Götterplättchen auf. Es darf für die oberste Zahl allein erworben werden; sonst ist es weg. [P-20]
about-nation-germania = Alle legen ab oder ziehen nach, bis sie 7 Karten haben. [P-21]
about-nation-graecia = Alle legen ab oder ziehen nach, bis sie 7 Karten haben. [P-21]
about-nation-aegyptus = Alle dürfen Füße ihres Vorrats gegen Säulen tauschen oder umgekehrt. [P-22]
about-nation-persia = Der besondere Geldkartenstapel wird umgedreht: Die höchsten Karten liegen nun oben. [P-23]
about-nation-cartago = Alle dürfen 2 geschenkte Geld ausgeben. [P-24]
about-nation-iberia = Alle werten ein Opferplättchen um 1 Stufe auf. [P-25]
about-nation-roma = Alle ziehen 2 Karten. [P-26]
about-loot-feet2 = Nimm 2 Füße aus dem allgemeinen Vorrat. [P-160]
about-loot-columns2 = Nimm 2 Säulen aus dem allgemeinen Vorrat. [P-160]
about-loot-foot_column = Nimm 1 Fuß und 1 Säule aus dem allgemeinen Vorrat. [P-160]
about-loot-choice2 = Nimm 2 Füße oder 2 Säulen aus dem allgemeinen Vorrat. [P-160]
about-loot-demigod = Nimm den besten offenen Halbgott. [P-161]
about-loot-god = Erhalte das oberste Götterplättchen vom Stapel. [P-162]
about-loot-raise1 = Werte ein Opferplättchen um 1 Stufe auf. [P-164]
about-loot-raise2 = Werte Opferplättchen um insgesamt 2 Stufen auf. [P-164]
about-loot-cards2 = Ziehe 2 Karten vom Stapel. [P-165]
about-loot-cards3 = Ziehe 3 Karten vom Stapel. [P-165]
about-loot-money = Nimm die oberste besondere Geldkarte. [P-166]
about-loot-step1 = 1 Schritt mehr bei jeder eigenen Bewegung. [P-167]
about-loot-step2 = 2 Schritte mehr bei jeder eigenen Bewegung. [P-167]
about-bonus-god = Erhalte das oberste Götterplättchen vom Stapel. [P-162]
about-bonus-demigod = Nimm den obersten Halbgott vom Stapel, verdeckt. [P-161]
about-bonus-column = Stelle 1 Säule auf ein beliebiges Säulenfeld. [P-163]
about-bonus-step = 1 Schritt mehr bei jeder eigenen Bewegung. [P-167]
about-bonus-raise = Werte ein Opferplättchen um 1 Stufe auf. [P-164]
about-bonus-supply = Nimm 2 Füße und 1 Säule aus dem allgemeinen Vorrat. [P-160]
about-card-move = 2 Schritte bei einer Bewegung. [P-40, P-43]
about-card-gift = 1 Gabe als Opfer für ein Götterplättchen. [P-91, P-92]
about-card-priest = 1 Priester als Opfer für ein Götterplättchen. [P-91, P-92]
about-card-dancer = 1 Tänzerin als Opfer für ein Götterplättchen. [P-91, P-92]
about-card-temple = 1 Tempel als Opfer für ein Götterplättchen. [P-91, P-92]
about-card-m1 = 1 Geld beim Einkaufen. [P-70, P-72]
about-card-m2 = 2 Geld beim Einkaufen. [P-70, P-72]
about-card-m3 = 3 Geld beim Einkaufen. [P-70, P-72]
about-card-m4 = 4 Geld beim Einkaufen. [P-70, P-72]
about-card-m5 = 5 Geld beim Einkaufen. [P-70, P-72]
about-action-move = Setze Füße und Säulen, je ein Schritt, oder zwei auf einem Feld mit einer fremden Figur. Eine Bewegungskarte gibt 2 Schritte, der große Fuß 1. Danach ziehen alle anderen mit oder ziehen eine Karte. [P-40, P-43, P-48, P-60]
about-action-buy = Spiele Geldkarten und kaufe Stufen von Opferplättchen (Stufe n kostet n), Füße und Säulen (je 1), oder setze Figuren auf den Plan (je 1, oder 2 auf einem Feld mit einer fremden Figur). [P-70, P-73, P-75, P-76]
about-sacrifice-gift = Zählt bei jedem Gott außer Pietalte so viele Gaben wie seine Stufe, immer wieder. Aufwerten auf Stufe n kostet n Geld. [P-73, P-92, P-93]
about-sacrifice-priest = Zählt bei jedem Gott außer Pietalte so viele Priester wie seine Stufe, immer wieder. Aufwerten auf Stufe n kostet n Geld. [P-73, P-92, P-93]
about-sacrifice-dancer = Zählt bei jedem Gott außer Pietalte so viele Tänzerinnen wie seine Stufe, immer wieder. Aufwerten auf Stufe n kostet n Geld. [P-73, P-92, P-93]
about-sacrifice-temple = Zählt bei jedem Gott außer Pietalte so viele Tempel wie seine Stufe, immer wieder. Aufwerten auf Stufe n kostet n Geld. [P-73, P-92, P-93]
about-piece-foot = Verlängert deinen Weg. Am Ende der Epoche kehren alle Füße in den Vorrat zurück. [P-45, P-50, P-180]
about-piece-column = Steht neben einem eigenen Fuß, bleibt bis zum Ende und zählt bei jeder Wertung, die noch kommt. [P-46, P-51, P-192]
about-deck-cards = Ziehen: Nimm nacheinander 3 Karten, offene oder von hier. [P-110]
about-board-row = Ziehen: Nimm nacheinander 3 Karten, von diesen oder vom Stapel. [P-110]
about-deck-gods = Die Götterplättchen, die noch kommen. [P-11, P-162]
action-move = Bewegen
action-buy = Einkaufen
deck-cards = Nachziehstapel
deck-gods = Stapel der Götterplättchen
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

do-foot = Fuß auf { $node }
do-column = Säule auf { $node }
do-stop = { $asked ->
    [moving-on] Bewegung beenden
    [buying] Kauf beenden
    [buying-on] Kauf beenden
    [cartago] Kauf beenden
    [drawing-on] Ziehen beenden
   *[other] Fertig
}
do-move = { $cards ->
    [0] Bewegen ohne Bewegungskarten
    [one] Bewegen mit 1 Bewegungskarte
   *[other] Bewegen mit { $cards } Bewegungskarten
 }
do-money = Einkaufen: { $card } spielen
do-spend = Nur mit dem Geld von Stonkus einkaufen
do-purchase = { $piece } kaufen
do-raise = { $sacrifice } um 1 Stufe aufwerten
do-acquire = { $god } erwerben
do-bring = { $sacrifice } opfern
do-open = Die offene { $card } nehmen
do-deck = Vom Stapel ziehen
do-take = Beute nehmen
do-leave = Beute liegen lassen
do-resolve = Zuerst ausführen: { $loot }
do-supply = 2 × { $piece } nehmen
do-reveal = Ein Götterplättchen aufdecken
do-decline = Nicht erwerben
do-discard = { $card } ablegen
do-swap = Tauschen: { $number } × { $piece } gegen die andere Figur
do-pass = Nichts tauschen
do-choose = Wählen: { $bonus }
do-traitera = Traitera für noch eine Aktion nutzen
do-end = Zug beenden
do-foot-short = Setzen
do-column-short = Bauen
do-stop-short = Fertig
do-move-short = Bewegen
do-money-short = Ausspielen
do-spend-short = Einkaufen
do-purchase-short = Kaufen
do-raise-short = Aufwerten
do-acquire-short = Erwerben
do-bring-short = Opfern
do-open-short = Nehmen
do-deck-short = Ziehen
do-take-short = Nehmen
do-leave-short = Liegen lassen
do-resolve-short = Ausführen
do-supply-short = Nehmen
do-reveal-short = Aufdecken
do-decline-short = Verzichten
do-discard-short = Ablegen
do-swap-short = Tauschen
do-pass-short = Nicht tauschen
do-choose-short = Wählen
do-traitera-short = Traitera
do-end-short = Zug beenden

prompt-choose-action = Wähle eine Aktion: Bewegen, Einkaufen, ein Götterplättchen erwerben oder Ziehen.
prompt-after-action = Nutze Traitera für noch eine Aktion oder beende deinen Zug.
prompt-follow = Zieh mit oder ziehe 1 Karte.
prompt-moving = Setze deine erste Figur.
prompt-moving-on = Setze noch eine Figur oder beende deine Bewegung.
prompt-loot-take = Nimm die Beute oder lass sie liegen.
prompt-loot-resolve = Welches Beuteplättchen wirkt zuerst?
prompt-choice = Nimmst du zwei Füße oder zwei Säulen?
prompt-raise = Wähle ein Opferplättchen zum Aufwerten.
prompt-buying = Spiele mehr Geld oder kaufe etwas.
prompt-buying-on = Kaufe noch etwas oder beende den Kauf.
prompt-cartago = Cartago gibt dir 2 Geld: Kaufe etwas oder beende den Kauf.
prompt-paying = Welche Art opferst du für die nächste Zahl?
prompt-gallia = Ziehe zwei Karten oder decke ein Götterplättchen auf.
prompt-gallia-buy = Bringe die Opfer für die oberste Zahl oder verzichte.
prompt-discard = Lege ab, bis du sieben Karten hast.
prompt-swap = Tausche Füße und Säulen, oder tausche nichts.
prompt-drawing = Nimm eine offene Karte oder ziehe vom Stapel.
prompt-drawing-on = Gadicea: Nimm noch eine Karte oder beende das Ziehen.
prompt-bonus-pick = Wähle ein Bonusplättchen.
prompt-bonus-column = Stelle deine Bonussäule auf ein Säulenfeld.
prompt-wait = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.

chapter-era = Epoche { $era }
event-era = Epoche { $era }: { $nation } steigt auf. { $seat } beginnt.
event-gods-laid = Die Götter dieser Epoche: { $gods }.
event-loot-laid = Beute auf { $node }: { $loot }.
event-demigod-laid = Ein Halbgott mit { $value } wird offen ausgelegt.
event-temple = Der Tempel steht auf { $node }.
event-depraccus = { $number ->
    [one] Depraccus gibt { $seat } 2 Karten.
   *[other] { $number } Depraccus-Plättchen geben { $seat } je 2 Karten.
 }
event-resorted = Persia dreht den besonderen Geldkartenstapel um.
event-cartago = Cartago gibt { $seat } 2 Geld.
event-chose-bonus = { $seat } wählt ein Bonusplättchen: { $bonus }.
event-bonus = Bonusplättchen von { $seat }: { $bonus }.
event-bonus-column = { $seat } stellt eine Bonussäule auf { $node }.
event-turn = { $seat } ist am Zug.
event-moves = { $seat } bewegt sich mit { $cards ->
    [one] 1 Bewegungskarte
   *[other] { $cards } Bewegungskarten
 }: { $steps ->
    [one] 1 Schritt.
   *[other] { $steps } Schritte.
 }
event-moves-along = { $seat } zieht mit: { $cards ->
    [one] 1 Bewegungskarte
   *[other] { $cards } Bewegungskarten
 }, { $steps ->
    [one] 1 Schritt.
   *[other] { $steps } Schritte.
 }
event-foot = { $seat } setzt einen Fuß auf { $node }.
event-column = { $seat } baut eine Säule auf { $node }.
event-jumped = Gaiviles trägt { $seat } über { $node }.
event-took-loot = { $seat } nimmt Beute: { $loot }.
event-left-loot = { $seat } lässt die Beute liegen: { $loot }.
event-resolves = { $seat } führt ein Beuteplättchen aus: { $loot }.
event-got-pieces = { $feet ->
    [0] { $columns ->
        [one] { $seat } erhält 1 Säule.
       *[other] { $seat } erhält { $columns } Säulen.
     }
    [one] { $columns ->
        [0] { $seat } erhält 1 Fuß.
        [one] { $seat } erhält 1 Fuß und 1 Säule.
       *[other] { $seat } erhält 1 Fuß und { $columns } Säulen.
     }
   *[other] { $columns ->
        [0] { $seat } erhält { $feet } Füße.
        [one] { $seat } erhält { $feet } Füße und 1 Säule.
       *[other] { $seat } erhält { $feet } Füße und { $columns } Säulen.
     }
 }
event-buys = { $seat } kauft ein{ $money ->
    [0] .
   *[other] ; Stonkus gibt { $money } Geld.
 }
event-laid-money = { $seat } spielt { $card }: zusammen { $money } Geld.
event-bought = { $seat } kauft: { $piece }.
event-raised = { $seat } wertet { $kind } auf Stufe { $level } auf.
event-brought = { $seat } opfert nur mit Plättchen: { $kinds }.
event-brought-cards = { $seat } opfert { $kinds } und spielt diese Karten: { $cards }.
event-acquired = { $seat } erwirbt { $god }.
event-drew-god = { $seat } zieht { $god } vom Stapel.
event-god-points = { $god } bringt { $seat } { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
event-gods-reshuffled = Die Götterplättchen aus der Schachtel werden ein neuer Stapel: { $number ->
    [one] 1 Plättchen.
   *[other] { $number } Plättchen.
 }
event-special-money = { $seat } nimmt besonderes Geld: { $card }.
event-nothing-left = Für { $seat } ist nichts mehr da.
event-open-demigod = { $seat } nimmt den offenen Halbgott mit { $value }.
event-low-demigod = { $seat } nimmt einen Halbgott vom niedrigen Stapel, verdeckt.
event-high-demigod = { $seat } nimmt einen Halbgott vom hohen Stapel, verdeckt.
event-own-demigod = Dein Halbgott ist { $value } wert.
event-draws = { $seat } zieht Karten.
event-took-open = { $seat } nimmt die offene { $card }.
event-turned-up = Neue offene Karte: { $card }.
event-drew = { $seat } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } vom Stapel.
event-drew-cards = Du ziehst: { $cards }.
event-reshuffled = Der Ablagestapel wird ein neuer Nachziehstapel: { $number ->
    [one] 1 Karte.
   *[other] { $number } Karten.
 }
event-handed-in = Alle geben ihre Handkarten ab; sie bilden einen neuen Nachziehstapel: { $number ->
    [one] 1 Karte.
   *[other] { $number } Karten.
 }
event-revealed = { $seat } deckt { $god } auf.
event-declined = { $seat } verzichtet; { $god } kommt in die Schachtel.
event-discarded = { $seat } legt ab: { $card }.
event-swapped-feet = { $seat } tauscht { $number ->
    [one] 1 Fuß gegen eine Säule.
   *[other] { $number } Füße gegen Säulen.
 }
event-swapped-columns = { $seat } tauscht { $number ->
    [one] 1 Säule gegen einen Fuß.
   *[other] { $number } Säulen gegen Füße.
 }
event-traitera = { $seat } nutzt Traitera für noch eine Aktion.
event-era-ends = Epoche { $era } endet: 3 Punkte für { $seat }. { $next } beginnt die nächste.
event-last-era-ends = Die letzte Epoche endet: 3 Punkte für { $seat }.
event-scoring = Wertung: { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } (Halbgötter { $demigods }, Säulen { $columns }, Pietalte { $pietalte }).
event-over = Das Spiel ist zu Ende. Sieg für { $seats }.

option-bonus = Wie die Spieler ihre Bonusplättchen bekommen.
option-bonus-dealt = zufällig verteilt
option-bonus-choose = selbst gewählt, Startspieler zuletzt
option-start_material = Mit wie vielen Füßen und Säulen alle beginnen.
option-start_material-printed = 4 Füße und 3 Säulen
option-start_material-by_players = mehr bei weniger Spielern
option-start_score = Mit wie vielen Punkten alle beginnen.
option-start_score-1 = 1 Punkt
option-start_score-0 = 0 Punkte
option-start_player = Wer die erste Epoche beginnt.
option-start_player-random = ein zufälliger Platz
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2
option-start_player-2 = Platz 3
option-start_player-3 = Platz 4

show-era = Epoche { $era } von { $eras }: { $nation }
show-start = Startspieler: { $seat }
show-deck = Nachziehstapel: { $deck }, Ablagestapel: { $discard }
show-big-foot = großer Fuß: { $seat }
show-legend = { "." } Land  ~ Wasser  # Säulenfeld  S Startfeld  @ Tempel  *n Beute  kleiner Buchstabe Fuß, großer Säule dieser Farbe
show-gods = Götter (* kannst du bezahlen)
show-loot = Beute
show-demigods = Offene Halbgötter
show-display = Offene Karten
show-special = Besonderes Geld
show-bonus = Bonusplättchen
show-mat = Punkte { $points }, Karten { $cards }, Vorrat: Füße { $feet }, Säulen { $columns }; gebaut { $built } (wert { $worth }), Halbgötter { $demigods }
show-steps-each = { $steps ->
    [one] +1 Schritt
   *[other] +{ $steps } Schritte
 }
show-known = bekannt
show-steps = Schritte übrig: { $steps }, Sprünge: { $jumps }
show-budget = Geld übrig: { $money }
show-wanted = Bezahlen für { $god }: { $numbers }
show-usual = Am günstigsten weiter: { $kind }
show-taken = Auszuführende Beute
show-hand = Deine Hand
show-own-demigods = Deine Halbgötter
show-spots = Deine nächste Figur und die Kosten
show-over = { " " }(über { $node })

board-map = Plan
board-sheets = Teile des Tisches
board-tab-gods = Götter
board-tab-cards = Karten
board-tab-columns = Säulen
board-tab-log = Verlauf
board-players = Spieler
board-gods = { $number ->
    [one] 1 Götterplättchen
   *[other] { $number } Götterplättchen
 }, { $points ->
    [one] je 1 Punkt
   *[other] je { $points } Punkte
 }
board-gods-short = Götter
board-god-stack = Stapel der Götterplättchen: { $number }
board-god-stack-short = im Stapel
board-open-demigods = Offene Halbgötter
board-own-demigods = Deine Halbgötter
board-piles = Stapel: { $low } niedrig, { $high } hoch
board-row = Offene Karten
board-deck = Nachziehstapel: { $number }
board-deck-short = Stapel
board-special = Besonderes Geld
board-discard = Ablagestapel: { $number }
board-laid = Gespielt
board-hand = Deine Hand: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
board-supply = Dein Vorrat
board-supply-of = { $piece }: { $own } in deinem Vorrat, { $general } im allgemeinen Vorrat
board-supply-general = Allgemeiner Vorrat: { $feet ->
    [one] 1 Fuß
   *[other] { $feet } Füße
 }, { $columns ->
    [one] 1 Säule
   *[other] { $columns } Säulen
 }
board-general = { $number } im Vorrat
board-move = Bewegen
board-buy = Einkaufen
board-do-move = Bewegen: bis zu { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
 } mit Karten und Plättchen
board-do-buy = Einkaufen: bis zu { $number } Geld
board-card-gift = Gaben
board-card-priest = Priester
board-card-dancer = Tänzerin
board-card-temple = Tempel
board-card-move = Schritte
board-card-money = Geld
board-start-short = Start
board-big-foot = Großer Fuß
board-level = { $kind } Stufe { $level }
board-free-steps = { $number ->
    [one] 1 Schritt mehr bei jeder Bewegung
   *[other] { $number } Schritte mehr bei jeder Bewegung
 }
board-free-jumps = { $number ->
    [one] 1 Sprung bei jeder Bewegung
   *[other] { $number } Sprünge bei jeder Bewegung
 }
board-free-money = { $number } Geld mehr bei jedem Einkauf
board-bonus = Bonus
board-known = bekannte Karten
board-worth = { $points } wert
board-built = { $columns } gebaut: { $points }
board-column-table = Säulen zählen
board-feet-on = Füße auf dem Plan
board-columns-on = Säulen auf dem Plan
board-unlinked = nicht verbunden
board-stands = { $piece } von { $seat } auf { $node }
board-stands-here = Hier: { $piece } von { $seat }.
board-spot = { $piece } auf { $node }
board-over = Sprung über { $node }
board-loot = Beute
board-goals = In Reichweite
board-steps = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
 }
board-money = { $number } Geld
board-steps-left = { $number ->
    [one] noch 1 Schritt
   *[other] noch { $number } Schritte
 }
board-jumps-left = { $number ->
    [one] noch 1 Sprung
   *[other] noch { $number } Sprünge
 }
board-money-left = noch { $number } Geld
board-picked = Karten genommen: { $number } von { $most }
board-taken = Genommene Beute
board-short = { $number ->
    [one] 1 fehlt
   *[other] { $number } fehlen
 }
board-pay = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
board-free = nur Plättchen
tip-once = Wirkt einmal
tip-lasting = Bleibt beim Besitzer
board-god-surparit = sofort: noch ein Gott
board-god-plaesiris = sofort: 2 beste Halbgötter
board-god-taksator = sofort: besonderes Geld
board-god-depraccus = dauerhaft: 2 Karten je Epoche
board-god-vinthrad = dauerhaft: 1 Schritt mehr
board-god-gaiviles = dauerhaft: andere überspringen
board-god-stonkus_1 = dauerhaft: 1 Geld mehr
board-god-stonkus_2 = dauerhaft: 2 Geld mehr
board-god-gadicea = dauerhaft: 1 Karte mehr ziehen
board-god-pietalte = dauerhaft: Punkte; nur Karten
board-god-traitera = einmalig: noch eine Aktion
board-eras = Epochen
board-era = Epoche { $era }
board-scoring = Wertung
board-just-now = Gerade eben
board-closer = Vergrößern
board-farther = Verkleinern

# What things are, when somebody points at them

tip-score = Punkte
about-tip-score = Götter bringen sofort Punkte, das Ende einer Epoche 3, und in zwei Wertungen zählen Halbgötter und Säulen. Wer die meisten Punkte hat, gewinnt. [P-2, P-194]
tip-start = Startspieler
about-tip-start = Hat diese Epoche begonnen. [P-10, P-30]
tip-big-foot = Großer Fuß
about-tip-big-foot = Wer Bewegen gewählt hat, bekommt ihn: 1 Schritt mehr. [P-40, P-43]
tip-cards = Karten auf der Hand
about-tip-cards = Es gibt keine Grenze. [P-113]
tip-feet = Füße im Vorrat
about-tip-feet = Nur Füße aus dem eigenen Vorrat können gesetzt werden. [P-44, P-45]
tip-columns = Säulen im Vorrat
about-tip-columns = Nur Säulen aus dem eigenen Vorrat können gesetzt werden. [P-44, P-46]
tip-demigods = Halbgötter
about-tip-demigods = Ihr Wert zählt in beiden Wertungen. [P-191]
tip-level = Opferplättchen: { $kind }
about-tip-level = Seine Stufe sagt, für wie viele Opfer es zählt, bei jedem Gott außer Pietalte. [P-92, P-93]
tip-built = Säulen auf dem Plan
about-tip-built = In jeder Wertung, die noch kommt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert. [P-192]
tip-columns-worth = { $columns ->
    [one] 1 Säule
   *[other] { $columns } Säulen
 }
about-tip-columns-worth = { $points ->
    [one] Bringt in jeder Wertung 1 Punkt.
   *[other] Bringen in jeder Wertung { $points } Punkte.
 } [P-190, P-192]
tip-known = Bekannte Karte: { $card }
about-tip-known = Alle haben gesehen, wohin diese Karte ging. [P-111]
tip-demigod = Halbgott
about-tip-demigod = Liegt offen: Wer einen nimmt, nimmt den besten. Sein Wert zählt in beiden Wertungen. [P-161, P-191]
about-tip-own-demigod = Sein Wert zählt in beiden Wertungen. [P-191]
tip-piles = Noch verdeckte Halbgötter
about-tip-piles = Erst die niedrigen, dann die hohen. [P-13, P-161]
tip-special = Besonderes Geld
about-tip-special = Manche Götter und Beuteplättchen bringen die oberste Karte. Beim Einkaufen ist sie wert, was sie zeigt. [P-142, P-166]
tip-discard = Ablagestapel
about-tip-discard = Wird gemischt, wenn der Nachziehstapel aufgebraucht ist. [P-114]
tip-laid = Jetzt gespielt: { $card }
about-tip-laid = Kommt danach auf den Ablagestapel. [P-55, P-78, P-94]
tip-unknown-era = Epoche { $era }
about-tip-unknown-era = Welches Volk es wird, zeigt sich, wenn sie beginnt. [P-10]
tip-scoring = Wertung
about-tip-scoring = Nach dieser Epoche bringen Halbgötter, Säulen und Pietalte Punkte. [P-1, P-190]
tip-steps = Schritte übrig
about-tip-steps = Jeder Schritt setzt eine Figur; auf einem Feld mit einer fremden Figur sind es zwei. Was übrig bleibt, verfällt. [P-44, P-48]
tip-jumps = Sprünge übrig
about-tip-jumps = Gaiviles trägt dich über ein Feld mit fremden Figuren. [P-145]
tip-budget = Geld übrig
about-tip-budget = Was du nicht ausgibst, verfällt. [P-72]
tip-need = Opfer einer Art
about-tip-need = Jede Zahl verlangt eine eigene Art, aus Plättchen und Karten zusammen. Volle Punkte kommen vom Plättchen, Ringe von Karten; gestrichelte fehlen. [P-91, P-92]
about-tip-once = Wirkt einmal und kommt zurück in die Schachtel. [P-139]
about-tip-lasting = Bleibt bei seinem Besitzer liegen. [P-139]
tip-map = Plan
about-tip-map = Wege beginnen neben dem Tempel. Füße gehen über Land und Wasser; Säulen stehen auf eigenen Feldern. [P-45, P-46, P-50]
about-tip-land = Land: Hier können Füße stehen. [P-45]
about-tip-water = Wasser: Auch hier können Füße stehen. [P-45]
about-tip-column = Ein Säulenfeld: Hier kann eine Säule stehen, neben einem deiner verbundenen Füße. [P-46, P-51]
about-tip-start-space = Hier beginnt { $nation }. In anderen Epochen ist es ein Feld wie jedes andere. [P-15, P-45]
about-tip-temple = Hier steht der Tempel: Jeder Weg dieser Epoche beginnt neben ihm. [P-15, P-50]
about-tip-loot-space = Hier liegt in dieser Epoche Beute; ein Fuß, der hier gesetzt wird, darf sie nehmen. [P-12, P-54]
about-show-era = Sechs Epochen, sechs Völker. Nach den Epochen III und VI wird gewertet. [P-1]

lesson-0 = Willkommen in Rom! Sechs Völker steigen auf und gehen unter; in jeder Epoche ziehst du vom beleuchteten Tempel zu Beute und Säulenfeldern. [P-1] Ein Zug ist eine Aktion: Bewegen, Einkaufen, ein Götterplättchen erwerben oder Ziehen. [P-30] Beginne mit Bewegen und spiele 1 Bewegungskarte: 2 Schritte, dazu 1 für den großen Fuß des aktiven Spielers und 1 für dein Bonusplättchen. [P-40, P-43]
lesson-1 = Vier Schritte. Jeder setzt einen Fuß, und der erste steht neben dem Tempel. [P-44, P-50] Die Zahlen zeigen, wie viele Schritte jedes Feld kostet; wähle ein fernes, um den ganzen Weg auf einmal zu setzen. Beginne auf dem Feld nordöstlich des Tempels. Nichts gilt, bevor du bestätigst, und jeden Schritt kannst du zurücknehmen.
lesson-2 = Ein Weg geht von jeder eigenen Figur aus weiter. [P-50] Im Nordosten liegt Beute, daneben ein Feld für Säulen.
lesson-3 = Eine Säule steht auf einem Säulenfeld neben einem eigenen Fuß. [P-51] Sie bleibt bis zum Ende des Spiels. Es gibt zwei Wertungen, und Säulen sind umso mehr wert, je mehr du hast: 4 bringen 8 Punkte, 8 bringen 24. [P-192] Baue eine in Noricum.
lesson-4 = Ein Schritt ist übrig, und ein Feld weiter liegt Beute. Setze deinen Fuß darauf.
lesson-5 = Du darfst das Plättchen nehmen. [P-54] Es bringt einen Fuß und eine Säule in deinen Vorrat, und setzen kannst du nur, was dort liegt. [P-160]
lesson-12 = Dein Gegner hat eine Karte gezogen, weil du dich bewegt hast. Nun bewegt er sich, also darfst du mitziehen, ohne den großen Fuß. [P-60] Dein Bonusplättchen gibt dir auch ohne Karte 1 Schritt.
lesson-13 = Auch Säulen tragen einen Weg. [P-50] Setze einen Fuß auf das Feld westlich deiner Säule: Von dort erreichst du das nächste Säulenfeld, Raetia.
lesson-14 = Götter wollen Opfer. Sieh dir in der Liste Gaiviles an: 3 von einer Art und 1 von einer anderen. [P-91] Volle Punkte kommen von Opferplättchen, Ringe von Karten, gestrichelte fehlen: Dir fehlt 1. Also kaufe ein: Spiele eine Geldkarte. [P-70]
lesson-15 = Und eine zweite: 2 Geld.
lesson-16 = Die erste Stufe eines Opferplättchens kostet 1, die nächste 2, dann 3 und 4. [P-73] Ein Plättchen wirkt bei jedem Gott außer Pietalte, immer wieder. [P-93, P-94] Werte die Priester auf: Mit deinen zwei Priesterkarten sind das 3.
lesson-17 = 1 Geld ist übrig; was du nicht ausgibst, verfällt. [P-72] Werte die Tempel auf für den einen, den Gaiviles will; so behältst du deine Tempelkarte.
lesson-21 = Jetzt leuchtet Gaiviles: Du kannst bezahlen. Ein Gott bringt sofort so viele Punkte, wie die Epoche zählt, später also mehr. [P-95] Gaiviles bleibt bei dir: Bei jeder Bewegung kannst du ein Feld mit fremden Figuren überspringen. [P-145]
lesson-24 = 1 Punkt für den Gott. Dein Gegner bewegt sich wieder: Zieh mit deinem freien Schritt mit.
lesson-25 = Raetia liegt neben dem Fuß, den du zuletzt gesetzt hast. Baue deine zweite Säule.
lesson-26 = Deine Karten gehen zur Neige. Beim Ziehen nimmst du drei, eine nach der anderen, offene oder vom Stapel. [P-110] Nimm die offene Bewegungskarte.
lesson-27 = Die Lücke wurde sofort gefüllt. [P-111] Tempel passen gut zu deinem Tempelplättchen: Nimm die offene Karte.
lesson-28 = Ziehe die letzte vom Stapel: Die kennt sonst niemand.
lesson-free = Ab hier spielst du selbst weiter. Wird der letzte offene Gott oder die letzte Beute genommen, endet die Epoche mit diesem Zug: 3 Punkte für den aktiven Spieler, die Füße kehren zurück, die Säulen bleiben. [P-120, P-122, P-180] Nach Epoche III und VI zählen Halbgötter und Säulen. [P-190] Zeige mit der Maus auf ein Plättchen oder drücke lange darauf, um zu lesen, was es kann.

# Where points come from
heading-begin = Beginn
heading-gods = Götter
heading-eras = Beendete Epochen
heading-demigods = Halbgötter
heading-columns = Säulen
heading-pietalte = { god-pietalte }
about-heading-begin = Alle beginnen auf Feld 1 der Zählleiste. [S-9]
about-heading-gods = Die Punkte der Epoche für jedes Götterplättchen. [P-139]
about-heading-eras = 3 Punkte, wenn der eigene Zug eine Epoche beendet. [P-122]
about-heading-demigods = Ihre Werte, in beiden Wertungen. [P-191]
about-heading-columns = Die Säulen auf dem Plan nach der Tabelle, in beiden Wertungen. [P-192]
about-heading-pietalte = Je Plättchen die Stufe deines besten Opferplättchens, in beiden Wertungen. [P-193]

## Was entschied

verdict-tie-demigods =
    { $seat } und { $other } haben je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $seat } hat mehr Halbgötter: { $demigods }, nicht { $fewer }.
verdict-tie-shared =
    { $seat } und { $other } haben je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $demigods ->
        [one] 1 Halbgott
       *[other] { $demigods } Halbgötter
    }: Sie teilen sich den Platz.

## Refusals

refusal-asked = Erst ist etwas anderes dran: { $asked }
refusal-no-traitera = Zu Beginn deines Zuges lag kein Traitera-Plättchen vor dir.
refusal-level-top = Dieses Opferplättchen hat schon die höchste Stufe: { $kind }.
refusal-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-not-open = Eine solche Karte liegt nicht offen: { $card }.
refusal-supply-empty = Der allgemeine Vorrat hat davon nichts mehr in deiner Farbe: { $piece }.
refusal-move-cards =
    { $held ->
        [0] Du hast keine Bewegungskarte.
        [one] Du hast nur 1 Bewegungskarte.
       *[other] Du hast nur { $held } Bewegungskarten.
    }
refusal-move-steps =
    { $steps ->
        [one] Das ist 1 Schritt
       *[other] Das sind { $steps } Schritte
    }; deine günstigste Platzierung kostet { $needed }.
refusal-move-nowhere = Du kannst nirgends eine Figur setzen.
refusal-move-first = Bei einer Bewegung setzt du mindestens eine Figur.
refusal-foot-on-column = Das ist ein Säulenfeld; hier kann kein Fuß stehen.
refusal-temple-there = Hier steht der Tempel.
refusal-piece-yours = Du hast hier schon eine Figur.
refusal-space-full = Hier stehen schon zwei Figuren.
refusal-no-foot = Du hast keinen Fuß mehr in deinem Vorrat.
refusal-no-column = Du hast keine Säule mehr in deinem Vorrat.
refusal-foot-link = Ein Fuß steht neben dem Tempel oder einer deiner verbundenen Figuren.
refusal-column-link = Eine Säule steht neben einem deiner verbundenen Füße.
refusal-short-steps =
    Das kostet { $needed ->
        [one] 1 Schritt
       *[other] { $needed } Schritte
    }; du hast noch { $left }.
refusal-short-money = Das kostet { $needed } Geld; du hast noch { $left }.
refusal-buy-first = Kaufe mindestens eine Sache, bevor du aufhörst.
refusal-money-late = Spiele dein Geld vor dem ersten Kauf.
refusal-money-order = Spiele Geld von der höchsten Karte zur niedrigsten; zuletzt kam { $card }.
refusal-money-short = Mit dieser Karte und den niedrigeren hast du höchstens { $most } Geld; der günstigste Kauf kostet { $needed }.
refusal-stonkus-short = Stonkus gibt { $most } Geld; der günstigste Kauf kostet { $needed }.
refusal-nothing-to-buy = Für dich gibt es nichts mehr zu kaufen.
refusal-no-stonkus = Ohne Stonkus kaufst du mit Geldkarten.
refusal-no-money = Du hast keine Geldkarte und keinen Stonkus.
refusal-draw-first =
    { $number ->
        [one] Zieh zuerst noch 1 Karte.
       *[other] Zieh zuerst noch { $number } Karten.
    }
refusal-god-closed = Dieses Götterplättchen liegt nicht offen.
refusal-god-short =
    { $short ->
        [one] Für { $god } fehlt dir 1 Opfer.
       *[other] Für { $god } fehlen dir { $short } Opfer.
    }
refusal-bring-used = Jede Zahl des Götterplättchens braucht eine andere Art; diese ist schon vergeben.
refusal-bring-short = Die Zahl ist { $needed }; von dieser Art hast du { $held }: { $kind }.
refusal-bring-other = Mit dieser Art hier reicht es nicht für die anderen Zahlen, oder du zahlst dieselben Karten wie mit einer anderen Art.
refusal-loot-not-taken = Ein solches Beuteplättchen hast du nicht genommen.
refusal-swap-most =
    { $most ->
        [0] Davon hast du nichts zu tauschen oder bekommst nichts dafür: { $piece }.
       *[other] Davon kannst du höchstens { $most } tauschen: { $piece }.
    }
refusal-bonus-gone = Dieses Bonusplättchen kannst du nicht mehr wählen.

# What an evaluation is made of: a hint says why by these
term-score = Punkte
term-columns = Säulen
term-demigods = Halbgötter
term-gods = Götter
term-cards = Karten
term-feet = Füße
term-routes = Weg
term-era = Ende der Epoche
term-begun = was noch läuft
