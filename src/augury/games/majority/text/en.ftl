# The Majority

colour-0 = red
colour-1 = blue
colour-2 = yellow

card-R0 = red 0 (Bribery)
card-R2 = red 2 (Assassination)
card-R3 = red 3 (Spy)
card-R5 = red 5
card-R6 = red 6
card-R7 = red 7 (Betrayal)
card-R9 = red 9
card-R10 = red 10
card-B0 = blue 0 (Bribery)
card-B2 = blue 2 (Assassination)
card-B3 = blue 3 (Spy)
card-B5 = blue 5
card-B6 = blue 6
card-B7 = blue 7 (Betrayal)
card-B9 = blue 9
card-B10 = blue 10
card-Y0 = yellow 0 (Bribery)
card-Y2 = yellow 2 (Assassination)
card-Y3 = yellow 3 (Spy)
card-Y5 = yellow 5
card-Y6 = yellow 6
card-Y7 = yellow 7 (Betrayal)
card-Y9 = yellow 9
card-Y10 = yellow 10

do-keep = Keep { $card }
do-give = Give { $card } to your partner
do-play = Play { $card }

prompt-keep = Choose a card of your packet to keep.
prompt-give = Choose a card for your partner.
prompt-play-closed = Choose a card to play; all are revealed together.
prompt-play-open = Choose a card to play; it is seen at once.
prompt-wait = Waiting for the others.
prompt-over = The game is over.

event-dealt = Round { $round }: everybody draws { $cards } cards.
event-packet = Your packet: { $cards }.
event-kept = You keep { $card }.
event-passed = All packets go to the left: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each.
event-swap = The partners have swapped a card.
event-swapped = You gave { $gave } and got { $got }.
event-turn-closed = Turn { $number }: everybody chooses in secret.
event-turn-open = Turn { $number } is open; { $seat } begins.
event-played = { $seat } plays { $card }.
event-bribes-cancel = The bribes in { $colour } cancel each other out.
event-bribed = { $seat } bribes { $from }: { $card } changes hands.
event-killed = { $card } of { $seat } is murdered.
event-spied = { $seat } has the spy marker; the next turn is open.
event-betrayed = { $card } of { $seat } deserts to { $to }.
event-paid = { $colour } pays { $seat } { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-over = The game is over; { $seat } has won.

option-spy_start = Who starts with the spy marker.
option-spy_start-random = a random seat
option-spy_start-0 = seat 1
option-spy_start-1 = seat 2
option-spy_start-2 = seat 3
option-spy_start-3 = seat 4
option-spy_duration = How long turns stay open after a Spy (rest_of_round is a house rule).
option-spy_duration-next_turn = the next turn only
option-spy_duration-rest_of_round = the rest of the round

show-round = Round { $round } of { $rounds }
show-turn = turn { $turn } of { $turns }
show-deck = deck { $cards }
show-open = open
show-team = team { $team }
show-coins = coins { $coins }
show-marker = spy
show-hand = Your hand
show-packet = Your packet
show-kept = Kept
show-zone = Played this turn
show-last = Last turn
show-chosen = has chosen
show-removed = Murdered

# The board
board-your-turn = your turn
board-partner = partner
board-left = left
board-right = right
board-area = Score area of { $seat }
board-if-now = If the round ended now
board-first = 1st
board-second = 2nd
board-steps = What happens
board-last-steps = The last turn
board-nothing = does not act
board-scored = The cards that are left go to their players.
board-ability-0 = Bribery
board-ability-2 = Assassination
board-ability-3 = Spy
board-ability-7 = Betrayal
board-packet = Packet of { $seat }
board-passing = Packets go on to { $seat }
board-deck = deck
board-hidden = You see no hand.
board-passed-on = You passed on
board-swap = Swapped
board-phase-draft = selection
board-phase-swap = swap
board-players = Players

about-power-0 = The only 0 of its colour takes every other card of that colour this turn. Stolen cards lose their ability. Two or more cancel out. [MJ-28, MJ-29, MJ-30]
about-power-2 = Removes every card of another colour this turn, for good. [MJ-33, MJ-34, MJ-35]
about-power-3 = Takes the spy marker and makes the next turn an open one, except in the last turn of a round. [MJ-36, MJ-37, MJ-38]
about-power-7 = Is scored by the neighbour on the right. [MJ-40]
about-power-plain = No ability: it counts its number for whoever scores it. [MJ-40a]
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
