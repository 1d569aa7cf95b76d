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
event-over = Das Spiel ist zu Ende; { $seat } hat gewonnen.

option-spy_start = Wer mit dem Spion-Marker beginnt.
option-spy_start-random = ein zufälliger Platz
option-spy_start-0 = Platz 1
option-spy_start-1 = Platz 2
option-spy_start-2 = Platz 3
option-spy_start-3 = Platz 4
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
