## Woher die Regeln stammen, und was keine Quelle druckt

source = Regeln: das Heft der Complete Edition (2015), Kapitel 1 bis 3.

# The Majority

blurb = Gewinne die Versammlung als Zweiter: Bestechung, Spione und Verrat in vier Runden.

colour-0 = Rot
colour-1 = Blau
colour-2 = Gelb

card-R0 = rote 0 (Bestechung)
card-R2 = rote 2 (Auftragsmord)
card-R3 = rote 3 (Spion)
card-R5 = rote 5
card-R6 = rote 6
card-R7 = rote 7 (Verrat)
card-R9 = rote 9
card-R10 = rote 10
card-B0 = blaue 0 (Bestechung)
card-B2 = blaue 2 (Auftragsmord)
card-B3 = blaue 3 (Spion)
card-B5 = blaue 5
card-B6 = blaue 6
card-B7 = blaue 7 (Verrat)
card-B9 = blaue 9
card-B10 = blaue 10
card-Y0 = gelbe 0 (Bestechung)
card-Y2 = gelbe 2 (Auftragsmord)
card-Y3 = gelbe 3 (Spion)
card-Y5 = gelbe 5
card-Y6 = gelbe 6
card-Y7 = gelbe 7 (Verrat)
card-Y9 = gelbe 9
card-Y10 = gelbe 10

do-keep = Die { $card } behalten
do-give = Die { $card } dem Partner geben
do-play = Die { $card } ausspielen
do-keep-short = Behalten
do-give-short = Geben
do-play-short = Ausspielen

prompt-keep = Wähle eine Karte aus deinem Päckchen, die du behältst.
prompt-give = Wähle eine Karte für deinen Partner.
prompt-play-closed = Wähle eine Karte zum Ausspielen. Alle werden gleichzeitig aufgedeckt.
prompt-play-open = Wähle eine Karte zum Ausspielen. Alle sehen sie sofort.
prompt-wait = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.

chapter-dealt = Runde { $round }
event-dealt = Runde { $round }: Alle ziehen { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }.
event-packet = Dein Päckchen: { $cards }.
event-kept = Du behältst die { $card }.
event-passed = { $cards ->
    [0] Die Auswahl ist beendet.
    [one] Alle Päckchen wandern nach links, je 1 Karte.
   *[other] Alle Päckchen wandern nach links, je { $cards } Karten.
 }
event-swap = Die Partner haben eine Karte getauscht.
event-swapped = Du hast die { $gave } gegeben und die { $got } bekommen.
event-turn-closed = Zug { $number }: Alle wählen verdeckt.
event-turn-open = Offener Zug { $number }: { $seat } beginnt.
event-played = { $seat } spielt die { $card }.
event-bribes-cancel = Die Bestechungen in { $colour } heben sich auf.
event-bribed = { $seat } besticht { $from } und bekommt die { $card }.
event-killed = Die { $card } von { $seat } wird ermordet.
event-spied = { $seat } bekommt den Spion-Marker: Der nächste Zug ist offen.
event-betrayed = Die { $card } von { $seat } läuft zu { $to } über.
event-paid = { $seat } verdient { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 } in { $colour }.
event-over = Das Spiel ist zu Ende. Sieg für { $seat }.

option-start_player = Wer mit dem Spion-Marker beginnt.
option-start_player-random = ein zufälliger Platz
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2
option-start_player-2 = Platz 3
option-start_player-3 = Platz 4
option-spy_duration = Wie lange Züge nach einem Spion offen bleiben. Der Rest der Runde ist eine Hausregel.
option-spy_duration-next_turn = nur der nächste Zug
option-spy_duration-rest_of_round = der Rest der Runde

show-round = Runde { $round } von { $rounds }
show-turn = Zug { $turn } von { $turns }
show-deck = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } im Stapel
show-open = offen
show-team = Team { $team }
show-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
show-marker = Spion
show-hand = Deine Hand
show-packet = Dein Päckchen
show-kept = Behalten
show-zone = In diesem Zug gespielt
show-last = Letzter Zug
show-chosen = hat gewählt
show-removed = Ermordet

# The board
board-your-turn = du bist dran
board-partner = Partner
board-left = links
board-right = rechts
board-area = Wertungsbereich von { $seat }
board-if-now = Wenn die Runde jetzt endet
board-first = 1.
board-second = 2.
board-steps = Was passiert
board-last-steps = Der letzte Zug
board-nothing = wirkt nicht
board-scored = Die übrigen Karten gehen in die Wertungsbereiche ihrer Spieler.
board-ability-0 = Bestechung
board-ability-2 = Auftragsmord
board-ability-3 = Spion
board-ability-7 = Verrat
board-passing = Die Päckchen wandern zu { $seat }
board-deck = Stapel
board-hidden = Du siehst keine Handkarten.
board-passed-on = Weitergegeben
board-swap = Getauscht
board-phase-draft = Auswahl
board-phase-swap = Tausch
board-players = Spieler

about-power-0 = Ist sie die einzige 0 ihrer Farbe in diesem Zug, bekommt sie alle anderen Karten dieser Farbe. Diese verlieren ihre Fähigkeit. Zwei oder mehr Nullen einer Farbe heben sich auf. [MJ-28, MJ-29, MJ-30]
about-power-2 = Entfernt in diesem Zug alle Karten anderer Farben aus dem Spiel. [MJ-33, MJ-34, MJ-35]
about-power-3 = Holt den Spion-Marker und macht den nächsten Zug offen. Im letzten Zug einer Runde wirkungslos. [MJ-36, MJ-37, MJ-38]
about-power-7 = Geht in den Wertungsbereich des rechten Nachbarn. [MJ-40]
about-power-plain = Keine Fähigkeit: Sie zählt ihre Zahl dort, wo sie gewertet wird. [MJ-40a]
about-card-R0 = { about-power-0 }
about-card-R2 = { about-power-2 }
about-card-R3 = { about-power-3 }
about-card-R5 = { about-power-plain }
about-card-R6 = { about-power-plain }
about-card-R7 = { about-power-7 }
about-card-R9 = { about-power-plain }
about-card-R10 = { about-power-plain }
about-card-B0 = { about-power-0 }
about-card-B2 = { about-power-2 }
about-card-B3 = { about-power-3 }
about-card-B5 = { about-power-plain }
about-card-B6 = { about-power-plain }
about-card-B7 = { about-power-7 }
about-card-B9 = { about-power-plain }
about-card-B10 = { about-power-plain }
about-card-Y0 = { about-power-0 }
about-card-Y2 = { about-power-2 }
about-card-Y3 = { about-power-3 }
about-card-Y5 = { about-power-plain }
about-card-Y6 = { about-power-plain }
about-card-Y7 = { about-power-7 }
about-card-Y9 = { about-power-plain }
about-card-Y10 = { about-power-plain }

# Die Lektion
lesson-0 = Willkommen! Dein Partner sitzt dir gegenüber, deine Gegner links und rechts. Jede Runde beginnt mit der Auswahl: Du behältst eine Karte aus deinem Päckchen und gibst den Rest nach links weiter. [MJ-10] Hohe Zahlen machen dich in ihrer Farbe stark.
lesson-4 = Diese Karten hat dein rechter Nachbar weitergegeben. Wer in einer Farbe vorn liegt, bekommt 2 Münzen, der zweite Platz aber oft mehr. [MJ-44, MJ-45] Es lohnt sich also, in mehreren Farben gut zu sein.
lesson-8 = Jede Farbe zählt für sich, und gewertete Karten bleiben bis zum Schluss bei dir. [MJ-41] Mit einer blauen 6 bist du auch in der dritten Farbe dabei.
lesson-12 = Kleine Zahlen haben eine Fähigkeit. Eine 3 ist ein Spion: Er holt den Spion-Marker und macht den nächsten Zug zu einem offenen, in dem seine Seite spät ausspielt und mehr sieht. [MJ-36]
lesson-16 = Zwei Karten sind noch in deinem Päckchen. Die letzte Karte jedes Päckchens bleibt dort, wo sie ankommt. [MJ-14]
lesson-20 = Das war die Auswahl. Nun tauschen Partner je eine Karte, und beide wählen, bevor jemand nachsieht. [MJ-16] Gib eine Karte in einer Farbe ab, in der du ohnehin nicht vorn liegst.
lesson-24 = Dein Partner hat dir eine blaue 10 gegeben! Nun folgen fünf Züge. Alle wählen verdeckt eine Karte, alle werden gleichzeitig aufgedeckt, und dann wirken die Fähigkeiten: zuerst jede 0, dann 2, 3 und 7. [MJ-20, MJ-22] Beginne mit deinem Spion.
lesson-31 = Zwei Spione: Der weiter vom Marker entfernte gewinnt, und das ist der deines Partners. [MJ-38] Und eine rote 7 ist von deinem linken Nachbarn zu dir übergelaufen. [MJ-40] Dieser Zug ist offen, und du spielst zuletzt. Die rote 2 wird jede Karte ermorden, die nicht rot ist. [MJ-33] Deine blaue 2 schlägt zurück: Auftragsmorde in zwei Farben lassen nichts übrig. [MJ-34]
lesson-32 = Alle vier Karten sind endgültig aus dem Spiel, und deine Gegner haben nichts davon. [MJ-35] Nun wählen wieder alle verdeckt. Was die Fähigkeiten übersteht, kommt in deinen Wertungsbereich.
lesson-36 = Deine 9 gegen eine 10: Du liegst in Gelb auf Platz zwei, und das ist ein guter Platz. Der Tisch zeigt, was jede Farbe jetzt zahlen würde. Versuch es nun in Rot.
lesson-40 = Bestochen! Eine einzelne 0 bekommt alle anderen Karten ihrer Farbe, und nun führt dein Nachbar in Rot. [MJ-28] Halb so schlimm: Deine 3 und die übergelaufene 7 ergeben 10, das ist Platz zwei. Spiele den letzten Zug der Runde.
lesson-44 = Du hast 9 Münzen verdient: 2 für den ersten Platz in Blau, 3 für den zweiten in Rot (ein Fünftel der 15 des Gewinners) und 4 für den zweiten in Gelb, wo zwei mit 10 gewinnen und jeder für 2 zählt. [MJ-44, MJ-45] Runde 2: Deine letzte Karte und vier neue bilden dein Päckchen. [MJ-13]
lesson-free = Ab hier spielst du selbst weiter. Nach vier Runden zählen Partner ihre Münzen zusammen, und das reichere Team gewinnt. [MJ-49] Zeige mit der Maus auf eine Karte oder drücke lange darauf, um zu lesen, was sie kann; die Regeln stehen hinter dem Fragezeichen.

# Where points come from
heading-red = Rot
heading-blue = Blau
heading-yellow = Gelb
about-heading-red = Die Münzen für erste und zweite Plätze in Rot. [MJ-44, MJ-45]
about-heading-blue = Die Münzen für erste und zweite Plätze in Blau. [MJ-44, MJ-45]
about-heading-yellow = Die Münzen für erste und zweite Plätze in Gelb. [MJ-44, MJ-45]

## Was entschied

verdict-teams =
    { $team }: zusammen { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }; { $others }: { $less }.
verdict-teams-tie =
    Beide Teams haben { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. { $team } gewinnen, denn { $marker } hat den Spion-Marker.
verdict-tie-marker =
    { $seat } und { $other } haben je { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. { $seat } liegt vorn: im Uhrzeigersinn näher an { $marker } mit dem Spion-Marker.
verdict-tie-own-marker =
    { $seat } und { $other } haben je { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. { $seat } liegt mit dem Spion-Marker vorn.

## Absagen

refusal-open-order = In einem offenen Zug wird der Reihe nach gespielt; du bist noch nicht dran.
refusal-chosen = Du hast schon gewählt; die anderen noch nicht alle.
refusal-asked-keep = Wähle zuerst eine Karte aus deinem Päckchen, die du behältst.
refusal-asked-give = Wähle zuerst eine Karte für deinen Partner.
refusal-asked-play = Spiele jetzt eine Karte aus deiner Hand.
refusal-not-in-packet = Die { $card } ist nicht in deinem Päckchen.
refusal-not-in-hand = Du hast die { $card } nicht auf der Hand.

## What is this?

about-show-round = Es gibt vier Runden. Jede hat eine Auswahl, dann Züge, in denen alle eine Karte spielen, dann Münzen. [MJ-21, MJ-48]
about-show-turn = In einem Zug spielen alle eine Karte. Hat jede Hand noch eine Karte, ist die Runde zu Ende. [MJ-20, MJ-21]
about-show-open = Im letzten Zug wirkte ein Spion: Die Karten werden offen gespielt, eine nach der anderen. [MJ-23]
about-board-phase-draft = Alle behalten eine Karte ihres Päckchens und geben den Rest nach links weiter, bis die Päckchen leer sind. [MJ-10, MJ-11]
about-board-phase-swap = Die Partner geben einander eine Karte. Beide wählen, bevor einer nachsieht. [MJ-16]
tip-coins = Münzen von { $seat }
about-tip-coins = Wer nach vier Runden die meisten Münzen hat, gewinnt. [MJ-50]
tip-team-coins = Münzen von { $seat }
about-tip-team-coins = Nach vier Runden zählen Partner ihre Münzen zusammen; das reichere Team gewinnt. [MJ-49]
tip-hand = Handkarten von { $seat }
about-tip-hand = Niemand sonst sieht sie, auch der Partner nicht. Die letzte wird nicht gespielt. [MJ-6, MJ-48]
tip-packet = Päckchen von { $seat }
about-tip-packet = { $seat } behält eine dieser Karten; der Rest geht nach links. [MJ-10, MJ-11]
tip-marker = Spion-Marker
about-tip-marker = { $seat } hat ihn. In einem offenen Zug spielt diese Seite spät und sieht mehr, und bei Gleichstand entscheidet der Marker. [MJ-23, MJ-36, MJ-49]
tip-chosen = { $seat } hat gewählt
about-tip-chosen = Die Wahl steht fest. Alle Karten werden gleichzeitig aufgedeckt. [MJ-10, MJ-22]
tip-back = Verdeckte Karte von { $seat }
about-tip-back = Alle Karten werden zusammen aufgedeckt, wenn alle gewählt haben. [MJ-22]
tip-order = Reihenfolge
about-tip-order = In einem offenen Zug wird in dieser Reihenfolge gespielt. [MJ-23]
tip-sum = { $seat }, { $colour }
about-tip-sum = Die Zahlen aller Karten dieser Farbe im Wertungsbereich. Sie bleiben bis zum Ende liegen und zählen in jeder Runde. [MJ-41]
tip-deck = Stapel
about-tip-deck = Von ihm ziehen alle zu Beginn einer Runde neue Karten. In der letzten Runde ist er leer. [MJ-3, MJ-13]
tip-removed = Ermordete Karten
about-tip-removed = Sie kommen nicht mehr ins Spiel zurück. [MJ-35]
tip-team = Münzen des Teams
about-tip-team = { $seats } gewinnen oder verlieren zusammen. [MJ-49]
tip-ladder = { $colour }
about-tip-ladder = Nach jeder Runde bringt Platz eins in einer Farbe 2 Münzen; Platz zwei bringt ein Fünftel der höchsten Summe, oft mehr. [MJ-44, MJ-45]
tip-place-1 = { $seat }, { $colour }
about-tip-place-1 = Platz eins in dieser Farbe. Münzen, wenn die Runde jetzt endet: { $coins }. [MJ-42, MJ-44]
tip-place-2 = { $seat }, { $colour }
about-tip-place-2 = Platz zwei in dieser Farbe. Münzen, wenn die Runde jetzt endet: { $coins }. Das ist ein Fünftel der höchsten Summe, für jeden auf Platz eins. [MJ-43, MJ-45]
tip-place-none = { $seat }, { $colour }
about-tip-place-none = Weder Platz eins noch zwei in dieser Farbe: jetzt keine Münzen. [MJ-42, MJ-43]
tip-scored = Wertungsbereiche
about-tip-scored = Am Ende eines Zuges gehen die übrigen Karten in die Wertungsbereiche ihrer Spieler. [MJ-40a]

# What an evaluation is made of: a hint says why by these
term-score = Münzen
term-red = Rot
term-blue = Blau
term-yellow = Gelb
