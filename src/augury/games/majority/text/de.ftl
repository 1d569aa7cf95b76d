# The Majority

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

do-keep = { $card } behalten
do-give = { $card } dem Partner geben
do-play = { $card } ausspielen

prompt-keep = Wähle eine Karte aus deinem Päckchen.
prompt-give = Wähle eine Karte für deinen Partner.
prompt-play-closed = Wähle eine Karte; alle werden gemeinsam aufgedeckt.
prompt-play-open = Wähle eine Karte; alle sehen sie sofort.
prompt-wait = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.

event-dealt = Runde { $round }: alle ziehen { $cards } Karten.
event-packet = Dein Päckchen: { $cards }.
event-kept = Du behältst { $card }.
event-passed = Alle Päckchen wandern nach links: je { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-swap = Die Partner haben eine Karte getauscht.
event-swapped = Du gabst { $gave } und bekamst { $got }.
event-turn-closed = Zug { $number }: alle wählen verdeckt.
event-turn-open = Zug { $number } ist offen; { $seat } beginnt.
event-played = { $seat } spielt { $card }.
event-bribes-cancel = Die Bestechungen in { $colour } heben einander auf.
event-bribed = { $seat } besticht { $from }: { $card } wechselt die Seite.
event-killed = { $card } von { $seat } wird ermordet.
event-spied = { $seat } hat den Spion-Marker; der nächste Zug ist offen.
event-betrayed = { $card } von { $seat } läuft zu { $to } über.
event-paid = { $colour } zahlt { $seat } { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-over = Das Spiel ist zu Ende; { $seat } { $winners ->
    [one] hat
   *[other] haben
} gewonnen.

option-start_player = Wer mit dem Spion-Marker beginnt.
option-start_player-random = ein zufälliger Platz
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2
option-start_player-2 = Platz 3
option-start_player-3 = Platz 4
option-spy_duration = Wie lange Züge nach einem Spion offen bleiben (der Rest der Runde ist eine Hausregel).
option-spy_duration-next_turn = nur der nächste Zug
option-spy_duration-rest_of_round = der Rest der Runde

show-round = Runde { $round } von { $rounds }
show-turn = Zug { $turn } von { $turns }
show-deck = Stapel { $cards }
show-open = offen
show-team = Team { $team }
show-coins = Münzen { $coins }
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
board-if-now = Wenn die Runde jetzt endete
board-first = 1.
board-second = 2.
board-steps = Was geschieht
board-last-steps = Der letzte Zug
board-nothing = wirkt nicht
board-scored = Die übrigen Karten gehen an ihre Spieler.
board-ability-0 = Bestechung
board-ability-2 = Auftragsmord
board-ability-3 = Spion
board-ability-7 = Verrat
board-packet = Karten bei { $seat }
board-passing = Die Karten gehen weiter an { $seat }
board-deck = Stapel
board-hidden = Du siehst keine Hand.
board-passed-on = Du gabst weiter
board-swap = Getauscht
board-phase-draft = Auswahl
board-phase-swap = Tausch
board-players = Spieler

about-power-0 = Die einzige 0 ihrer Farbe nimmt jede andere Karte dieser Farbe in diesem Zug. Gestohlene Karten verlieren ihre Fähigkeit. Zwei oder mehr heben sich auf. [MJ-28, MJ-29, MJ-30]
about-power-2 = Entfernt jede Karte einer anderen Farbe in diesem Zug für immer. [MJ-33, MJ-34, MJ-35]
about-power-3 = Nimmt den Spion-Marker und macht den nächsten Zug offen, außer im letzten Zug einer Runde. [MJ-36, MJ-37, MJ-38]
about-power-7 = Zählt für den rechten Nachbarn. [MJ-40]
about-power-plain = Keine Fähigkeit: zählt ihre Zahl für den, der sie wertet. [MJ-40a]
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
lesson-0 = Willkommen! Dein Partner sitzt dir gegenüber, links und rechts deine Gegner. Jede Runde beginnt mit der Auswahl: Du behältst eine Karte aus deinem Päckchen, der Rest geht nach links. [MJ-10] Hohe Zahlen machen dich in ihrer Farbe stark.
lesson-4 = Das hat dein rechter Nachbar weitergegeben. Wer in einer Farbe vorn liegt, bekommt 2 Münzen, der Zweite aber oft mehr. [MJ-44, MJ-45] Es lohnt sich also, in mehreren Farben gut zu sein.
lesson-8 = Jede Farbe zählt für sich, und gewertete Karten bleiben bis zum Schluss bei dir. [MJ-41] Mit einer blauen 6 bist du auch in der dritten Farbe dabei.
lesson-12 = Kleine Zahlen können etwas. Eine 3 ist ein Spion: Er holt den Spion-Marker und macht den nächsten Zug zu einem offenen, in dem seine Seite spät ausspielt und mehr sieht. [MJ-36]
lesson-16 = Zwei Karten sind noch im Päckchen. Die letzte Karte jedes Päckchens bleibt bei dem, der sie bekommt. [MJ-14]
lesson-20 = Das war die Auswahl. Nun tauschen die Partner je eine Karte, und beide wählen, bevor einer nachsieht. [MJ-16] Gib eine Karte in einer Farbe ab, in der du ohnehin nicht der Stärkste bist.
lesson-24 = Dein Partner hat dir eine blaue 10 gegeben! Nun folgen fünf Züge. Alle wählen verdeckt eine Karte, alle werden zusammen aufgedeckt, und dann wirken die Fähigkeiten: zuerst jede 0, dann 2, 3 und 7. [MJ-20, MJ-22] Beginne mit deinem Spion.
lesson-31 = Zwei Spione: Der weiter vom Marker entfernte hat gewonnen, der deines Partners. [MJ-38] Und eine rote 7 lief von deinem linken Nachbarn zu dir über. [MJ-40] Nun ist der Zug offen, und du spielst zuletzt. Die rote 2 wird jede Karte ermorden, die nicht rot ist. [MJ-33] Deine blaue 2 mordet zurück: Mörder zweier Farben lassen nichts übrig. [MJ-34]
lesson-32 = Alle vier Karten sind endgültig aus dem Spiel, und deine Gegner haben nichts davon. [MJ-35] Nun wählen wieder alle verdeckt. Was die Fähigkeiten übersteht, kommt in deinen Wertungsbereich.
lesson-36 = Deine 9 gegen eine 10: Du bist Zweiter in Gelb, und das ist ein schöner Platz. Der Tisch zeigt, was jede Farbe jetzt zahlen würde. Versuch es nun in Rot.
lesson-40 = Bestochen! Eine einzelne 0 nimmt jede andere Karte ihrer Farbe, und nun führt dein Nachbar in Rot. [MJ-28] Halb so schlimm: Deine 3 und die übergelaufene 7 ergeben 10, du bist also Zweiter. Spiele den letzten Zug der Runde.
lesson-44 = Die Farben haben dir 9 Münzen gezahlt: 2 für den ersten Platz in Blau, und für die zweiten Plätze ein Fünftel der Summe des Ersten in Rot, und das Doppelte in Gelb, wo sich zwei die Führung teilen. [MJ-44, MJ-45] Runde 2: Deine letzte Karte und vier neue sind dein Päckchen. [MJ-13]
lesson-free = Von hier an spielst du allein weiter. Nach vier Runden werden die Münzen beider Partner addiert, und das reichere Team gewinnt. [MJ-49] Verweile auf einer Karte, um zu lesen, was sie kann; die Regeln stehen hinter dem Fragezeichen.

# Where points come from
heading-red = Rot
heading-blue = Blau
heading-yellow = Gelb

## Was entschied

verdict-teams = { $team }: zusammen { $coins } Münzen; { $others }: { $less }.
verdict-teams-tie = Beide Teams haben { $coins } Münzen. { $team } gewinnen, denn { $marker } hat den Spionagemarker.
verdict-tie-marker = { $seat } und { $other } haben je { $coins } Münzen. { $seat } liegt vorn: im Uhrzeigersinn näher an { $marker } mit dem Spionagemarker.
verdict-tie-own-marker = { $seat } und { $other } haben je { $coins } Münzen. { $seat } liegt mit dem Spionagemarker vorn.

## Absagen

refusal-open-order = In einem offenen Zug warten alle, bis sie an der Reihe sind.
refusal-chosen = Du hast schon gewählt; die anderen noch nicht alle.
refusal-asked-keep = Jetzt behalten alle eine Karte aus ihrem Päckchen.
refusal-asked-give = Jetzt geben alle ihrem Partner eine Karte.
refusal-asked-play = Jetzt spielen alle eine Karte aus der Hand.
refusal-not-in-packet = Du hast { $card } nicht in deinem Päckchen.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
