# Luna

island-shrine = Shrine
island-herb = Herbs
island-tide = Tide
island-sail = Sailboat
island-bribe = Bribery
island-book = Library
island-novice = Novice

beside-shrine = Shrine
beside-herb = Herbs
beside-tide = Tide
beside-sail = Sailboat
beside-bribe = Bribery
beside-book = Library
beside-novice = Novice

favour-shrine = Shrine favour
favour-herb = Herbs favour
favour-tide = Tide favour
favour-sail = Sailboat favour
favour-bribe = Bribery favour
favour-book = Book of Wisdom favour
favour-novice = Novice favour

about-favour-shrine = Build a shrine on the Master Builder's island for two novices there.
about-favour-herb = Wake one or two novices beside an island, not beside the Herb island.
about-favour-tide = Move any of your novices, active or not, and those at the landing stage, beside other islands.
about-favour-sail = Sail one or two novices from an island or the landing stage onto another island; they stay active.
about-favour-bribe = Appoint or induct on a tile just behind the guard.
about-favour-book = Put any book in the Temple under one of your novices there, for 1 IP.
about-favour-novice = Counts as one of your novices in an action. It cannot step on a tile.

figure-priestess = Moon Priestess
figure-builder = Master Builder
figure-apostate = Apostate
figure-guard = Temple Guard
place-landing = landing stage
place-council = Council of Priests
place-meditation = meditation room
tile = tile { $name }
automaton-1 = Automaton
colour-white = white
colour-yellow = yellow
colour-red = red
colour-blue = blue
board-blue = blue
board-yellow = yellow
board-green = green
board-violet = violet

do-place-shrine = Place your shrine on { $island }
do-place-pair = Place two novices on { $island }
do-pick = Send the automaton's novices on { $island } to the Council
do-favour = Priest's favour on { $island }
do-favour-helped = Priest's favour on { $island }, with the replacement novice
do-recruit = Recruit on { $island }
do-recruit-helped = Recruit on { $island }, with the replacement novice
do-build = Build a shrine with the Master Builder
do-build-helped = Build a shrine with the Master Builder, with the replacement novice
do-herbs = Herbs: wake { $number } beside { $island }
do-travel = Travel
do-tide = Tide
do-sail = Sail { $number } from { $island } to { $island2 }
do-sail-landing = Sail { $number } from the landing stage to { $island }
do-appoint = Appoint a novice to tile { $tile }
do-appoint-helped = Appoint a novice to tile { $tile }, with the replacement novice
do-induct = Induct tile { $tile }
do-book = Book for your novice on { $tile }
do-council = Council with novices of { $island }
do-council-helped = Council with the replacement novice alone
do-banish = Banish the Apostate
do-meditate = Meditate
do-end-phase = End the action phase
do-lift = An active novice leaves { $island }
do-lift-beside = An inactive novice leaves { $island }
do-lift-landing = A novice leaves the landing stage
do-lift-done = That is all who leave
do-drop = Land beside { $island }
do-take = Take the book from { $tile }
do-deploy = { $number ->
    [one] One novice
   *[other] { $number } novices
 }
do-deploy-helped = { $number ->
    [0] The replacement novice alone
    [one] One novice and the replacement novice
   *[other] { $number } novices and the replacement novice
 }

prompt-place-shrine = Choose an island for your shrine.
prompt-place-pair = Choose an island for two novices.
prompt-pick = Choose which of the automaton's novices go to the Council.
prompt-turn = Choose an action, or meditate.
prompt-turn-solo = Choose an action, or end the phase.
prompt-lift = Choose the novices that leave.
prompt-drop = Choose where they land.
prompt-take = Choose the book to take.
prompt-advance = How many novices go to the Council?
prompt-chase = How many novices chase the Apostate?
prompt-wait = Waiting for the others.
prompt-over = The game is over.

event-placed-shrine = { $seat } places a shrine on { $island }.
event-placed-pair = { $seat } places two novices on { $island }.
event-start-favours = { $seat } begins with { $favours }.
event-round = Round { $round }, guard { $guard }: the Moon Priestess is on { $priestess }, the Master Builder on { $builder }, the Apostate on { $apostate }.
event-start = { $seat } has the start figure.
event-helped = { $seat } uses the replacement novice.
event-favour = { $seat } gains the { $favour } on { $island }.
event-recruit = { $seat } recruits a novice on { $island }.
event-build = { $seat } builds a shrine on { $island }.
event-herbs = { $seat } wakes { $number ->
    [one] a novice
   *[other] { $number } novices
 } beside { $island } with herbs.
event-travel = { $seat } lets { $number ->
    [one] a novice
   *[other] { $number } novices
 } travel from { $from }.
event-tide = The tide carries { $number ->
    [one] a novice
   *[other] { $number } novices
 } of { $seat } from { $from }.
event-landed = { $number ->
    [one] A novice
   *[other] { $number } novices
 } of { $seat } { $number ->
    [one] lands
   *[other] land
 } beside { $island }.
event-sail = { $seat } sails { $number ->
    [one] a novice
   *[other] { $number } novices
 } from { $from } to { $island }.
event-bribe = { $seat } bribes the guard.
event-appoint = { $seat } appoints a novice of { $island } to { $tile }.
event-induct = { $seat } inducts { $tile } into the Temple (+{ $points }).
event-expel = { $seat } expels { $owner }'s novice from field { $field } (+{ $points }).
event-book = { $seat } takes the book of { $owner } from { $from } and puts it under { $tile } (+{ $points }).
event-book-own = { $seat } moves a book from { $from } to { $tile } (+{ $points }).
event-council = { $seat } advances { $number } in the Council, to space { $space }.
event-banish = { $seat } drives the Apostate on by { $number }, to { $island }.
event-meditate = { $seat } meditates; time tokens left: { $tokens }.
event-last-token = { $seat } flips the last time token (+{ $points }); the action phase ends.
event-end-phase = { $seat } ends the action phase.
event-priestess = The Moon Priestess on { $island } rewards { $seat } (+{ $points }).
event-temple = The Temple: { $seat } (+{ $points }).
event-apostate = The Apostate on { $island } harms { $seat } (-{ $points }).
event-final = Final scoring of { $seat }: shrines { $shrines }, favours { $favours }, Council { $council } (+{ $points }).
event-over = The game is over; { $seat } has won with { $points } IP.
event-solo-won = { $seat } has beaten the automaton by { $points }.
event-solo-lost = { $seat } has not beaten the automaton; the difference is { $points }.
event-automaton-council = { $seat } sends { $number ->
    [one] a novice
   *[other] { $number } novices
 } of { $island } to the Council, to space { $space }.
event-automaton-nothing = { $seat } finds no tile this round.
event-automaton-book = { $seat } seizes the book of { $owner } on { $from } for { $tile } (+{ $points }).

option-level = How hard the automaton is.
option-level-1 = level 1
option-level-2 = level 2: the Apostate blocks his island
option-level-3 = level 3: nobody moves the Apostate
option-setup = How the first novices get to the islands.
option-setup-standard = a placement round
option-setup-preset = as printed on the islands
option-start = Who gets the start figure.
option-start-random = a random seat
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-colours = How the colours are dealt.
option-colours-seated = white, yellow, red, blue around the table
option-colours-random = at random

show-placement = Placement round
show-round = Round { $round } of { $rounds }
show-guard = guard { $guard }
show-tokens = time tokens { $tokens } of { $all }
show-level = solo, level { $level }
show-book-bonus = next book 2 IP
show-ip = { $ip } IP ({ $end } with shrines, favours, Council)
show-council = Council { $space }
show-supply = supply { $supply }
show-landing = landing stage { $landing }
show-favours = favours
show-start = start figure
show-islands = Islands, clockwise (active + inactive novices, # = shrine)
show-path = Path from the landing stage to the entrance
show-temple = Temple from the entrance onward (* = book)
show-scoring = next scoring: Moon Priestess { $prize }, Temple { $temple }, Apostate -{ $loss }
show-transit = In transit: { $number }
show-next = then
