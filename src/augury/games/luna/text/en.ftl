## Where the rules come from, and what no source prints

source = Rules: the rulebook of 2010 (Hall Games).
reconstructed = colours and signs of the temple tiles, numbers and shape of the temple boards, the fixed set-up, and how the influence points are split into chips.

# Luna

blurb = Lead your novices over seven islands into the temple of the Moon Priestess.

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

about-favour-shrine = Build a shrine on the Master Builder's island for two novices there. [L-057, L-058, L-060]
about-favour-herb = Wake one or two novices beside an island, not beside the Herb island. [L-061, L-062]
about-favour-tide = Move any of your novices, active or not, and those at the landing stage, beside other islands. [L-068, L-069]
about-favour-sail = Sail one or two novices from an island or the landing stage onto another island; they stay active. [L-072, L-073]
about-favour-bribe = Appoint or induct on a tile just behind the guard. [L-079, L-085]
about-favour-book = Put any book in the Temple under one of your novices there, for 1 IP. A book protects from expulsion. [L-092, L-093, L-094]
about-favour-novice = Counts as one of your novices in an action. It cannot step on a tile. [L-104, L-105, L-107]
about-figure-priestess = At the end of the round she rewards those with the most active novices and shrines on her island. Ties go to the one farther ahead in the Council. [L-120, L-121, L-122]
about-figure-builder = With the Shrine favour and two novices here you build a shrine: 4 IP at the end, and favours and appointments on this island cost one novice less. [L-057, L-058, L-060]
about-figure-apostate = At the end of the round everyone with novices on or beside his island loses 1 IP for each, and 1 more. Novices here can drive him on. [L-100, L-101, L-123]
about-figure-guard = His number is what a novice earns when it enters the Temple this round. Tiles between him and the landing stage are released. [L-083, L-086, L-134]
about-place-landing = Expelled novices wait here until the Sailboat or the Tide fetches them. [L-088, L-091]
about-place-council = Novices of one island advance your stone by one space each. The space is its number in IP at the end, and whoever is ahead wins ties. [L-096, L-097, L-122, L-143]
about-place-meditation = Snuff a candle instead of acting. The last one gives 1 IP and ends the action phase at once. [L-110, L-112]
about-island-shrine = Two novices here gain the Shrine favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]
about-island-herb = Two novices here gain the Herbs favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]
about-island-tide = Two novices here gain the Tide favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]
about-island-sail = Two novices here gain the Sailboat favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]
about-island-bribe = Two novices here gain the Bribery favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]
about-island-book = Two novices here gain the Book of Wisdom favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]
about-island-novice = Two novices here gain the Novice favour, one is enough with a shrine; tiles with this sign are reached from here. [L-051, L-077]

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
hall-blue = blue
hall-yellow = yellow
hall-green = green
hall-violet = violet

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
do-lift-done = Nobody else leaves
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
do-place-shrine-short = Place
do-place-pair-short = Place
do-pick-short = Send
do-favour-short = Take favour
do-favour-helped-short = Take favour
do-recruit-short = Recruit
do-recruit-helped-short = Recruit
do-build-short = Build
do-build-helped-short = Build
do-herbs-short = Wake
do-travel-short = Travel
do-tide-short = Tide
do-sail-short = Sail
do-sail-landing-short = Sail
do-appoint-short = Appoint
do-appoint-helped-short = Appoint
do-induct-short = Induct
do-book-short = Give book
do-council-short = Council
do-council-helped-short = Council
do-banish-short = Banish
do-meditate-short = Meditate
do-end-phase-short = End phase
do-lift-short = Leave
do-lift-beside-short = Leave
do-lift-landing-short = Leave
do-lift-done-short = Done
do-drop-short = Land
do-take-short = Take book
do-deploy-short = Send
do-deploy-helped-short = Send

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
chapter-round = round { $round }
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
event-book = { $seat } takes the book of { $owner } from { $from } and puts it under the novice on { $tile } (+{ $points }).
event-book-own = { $seat } moves a book from { $from } to the novice on { $tile } (+{ $points }).
event-council = { $seat } advances { $number } in the Council, to space { $space }.
event-banish = { $seat } drives the Apostate on by { $number }, to { $island }.
event-meditate = { $seat } meditates; { $tokens ->
    [one] one candle is
   *[other] { $tokens } candles are
 } left.
event-last-token = { $seat } snuffs the last candle (+{ $points }); the action phase ends.
event-end-phase = { $seat } ends the action phase.
event-priestess = The Moon Priestess on { $island } rewards { $seat } (+{ $points }).
event-temple = The Temple: { $seat } (+{ $points }).
event-apostate = The Apostate on { $island } harms { $seat } (-{ $points }).
event-final = Final scoring of { $seat }: shrines +{ $shrines }, favours +{ $favours }, Council +{ $council }, together +{ $points }.
event-over = The game is over: { $seat } wins with { $points } IP.
event-solo-won = { $seat } beats the automaton by { $points } IP.
event-solo-lost = { $seat } does not beat the automaton: { $points } IP behind.
event-automaton-council = { $seat } sends { $number ->
    [one] a novice
   *[other] { $number } novices
 } of { $island } to the Council, to space { $space }.
event-automaton-nothing = { $seat } finds no tile this round.
event-automaton-book = { $seat } seizes the book of { $owner } on { $from } for { $tile } (+{ $points }).

option-level = How hard the automaton is.
option-level-1 = level 1
option-level-2 = level 2: the Apostate blocks his island
option-level-3 = level 3: the Apostate blocks his island and cannot be banished
option-setup = How the first novices get to the islands.
option-setup-standard = a placement round
option-setup-preset = a fixed set-up (reconstructed)
option-start_player = Who gets the start figure.
option-start_player-random = a random seat
option-start_player-0 = seat 1
option-start_player-1 = seat 2
option-start_player-2 = seat 3
option-start_player-3 = seat 4
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

# What the board says

board-journey-from = Select who leaves, then where they land
board-journey-to = Select where they land
board-journey-more = One more, or confirm
board-next = next
board-stays = stays
board-first = first
board-ip = influence points
board-ip-end = influence points at the end
board-in-temple = in the Temple
board-shrines = shrines
board-supply = novices in the supply
board-scoring = scoring
board-at-end = { $points } if the game ended now
board-favours = Your favours
board-not-held = not held
board-path = Path
board-temple = Temple
board-council = Council
board-council-stack = Council, from the bottom of each stack to the top
board-meditation = Meditation
board-islands = Islands, clockwise
board-islands-short = Islands
board-players = Players
board-look = Look at
board-look-count = { $number ->
    [0] Nothing here can be chosen now.
    [one] Here you can choose one thing.
   *[other] Here you can choose { $number } things.
}
board-just-now = Just now
board-aid = Actions
board-prizes = Moon Priestess { $prizes }
board-free = free
board-released = released
board-bribable = for a bribe
board-closed = later
board-emptied = empty for good
board-book = book
board-on-it = on it
board-beside-it = beside it
board-favours-left = { $number ->
    [one] one favour left
   *[other] { $number } favours left
 }
board-beside = Beside { $island }: { $number }
board-landing = Landing stage: { $number }
board-candles = Meditation room, candles burning: { $tokens } of { $all }
board-burn = Burning: { $tokens } of { $all }
board-field = Field { $field }, { $board } board, waits for its tile
board-field-emptied = Field { $field }, { $board } board, empty for good
board-field-taken = Field { $field }, { $board } board: { $name }
board-field-book = Field { $field }, { $board } board: { $name }, with a book
board-path-tile = Tile { $tile }, { $island }, { $reach }: { $name }
board-rests = { $number ->
    [one] a novice rests
   *[other] { $number } novices rest
 } beside { $island }
board-spends = { $favour } goes back
board-gains = { $favour }
board-recruits = a new novice beside { $island }
board-advances = in the Council, to space { $space }
board-leaves = { $name } leaves field { $field }
board-steps = a novice of { $island } steps on { $tile }
board-driven = the Apostate goes to { $island }
board-do-favour = Favour
board-how-favour = Two novices go to rest beside their island, one with a shrine there; you take its favour
board-do-recruit = Recruit
board-how-recruit = Two rest, a third joins them
board-do-build = Shrine
board-how-build = Favour, and two rest at the Builder
board-do-herbs = Herbs
board-how-herbs = Favour: wake one or two
board-do-travel = Travel
board-how-travel = Any active ones, to rest beside other islands
board-do-tide = Tide
board-how-tide = Favour: any of yours, beside other islands
board-do-sail = Sailboat
board-how-sail = Favour: one or two stay active
board-do-appoint = Appoint
board-how-appoint = One novice steps on a tile of the path, another rests; with a shrine no other
board-do-induct = Induct
board-how-induct = Your novice on a released tile enters the Temple for the guard's number
board-do-book = Book
board-how-book = Favour: a book under your novice
board-do-council = Council
board-how-council = A space for each that rests
board-do-banish = Banish
board-how-banish = The Apostate moves on for each that rests
board-do-meditate = Meditate
board-how-meditate = Snuff a candle; the last ends the phase
board-do-end = End the phase
board-how-end = When you have done enough

# The lesson

lesson-0 = Welcome to Luna. Your eight white novices stand on four islands; a novice on an island is active. [L-040] Two of them can ask the priest for his favour, and then they rest beside the island. Do that on the Shrine island. [L-051]
lesson-3 = Your opponent has driven the Apostate off to Sailboat. More about him later. The Master Builder stands on Library, and so do two of your novices: select him, give the favour back and build a shrine. It is worth 4 points at the end. [L-058, L-060]
lesson-8 = The two builders rest. Herbs wake them: select your Herbs favour, then Library, and wake both. [L-061, L-062]
lesson-12 = Now to the Temple. Tile 5 at the bottom of the path shows the sign of Tide; you have a shrine there, but no novice. The Sailboat takes two novices from Novice to Tide, and they stay active. [L-072, L-073]
lesson-17 = Appoint a novice to tile 5. Usually a second novice has to rest for it; your shrine on Tide spares you that. [L-077, L-078]
lesson-21 = Select tile 5 again: the novice enters the Temple and earns the number of the guard, 6 in this round, down to 2 in the last two. [L-084, L-086]
lesson-24 = Six points. The other novice on Tide can fetch the favour there: where you have a shrine, it costs one novice instead of two. [L-051]
lesson-26 = Select the Tide. It moves as many of your novices as you like, the resting ones too. [L-069]
lesson-27 = Next round we want tile 11, with the sign of Herbs, so two of your novices should be there. Select the novice beside Tide, then Herbs.
lesson-28 = One is enough this time.
lesson-29 = It lands beside Herbs and wakes up there when the next round begins. [L-130]
lesson-31 = Now the second one. Travelling needs no favour: it moves active novices, and whoever travels rests on arrival. [L-064, L-065] Press Travel.
lesson-32 = Select a novice on Bribery, then Herbs; or drag it there. The other one stays with the Moon Priestess.
lesson-33 = Nobody else travels.
lesson-34 = And it lands beside Herbs, too. Confirm the whole journey.
lesson-36 = Snuff the last candle: it gives a point and ends the action phase at once. [L-112] On Bribery you alone have an active novice, so the Moon Priestess will give you 5. Each of your novices in the Temple brings 1. [L-120, L-124]
lesson-38 = Round 2. Everybody is awake, the figures have moved on, and the guard pays 5. [L-130, L-134] A novice without a book can be expelled from the Temple by a neighbour with a higher number. [L-087] So fetch the Book of Wisdom from Library.
lesson-40 = Select the Book favour, then your novice on 5.
lesson-41 = Whose book? Take it from the yellow novice on 4. With two players the first book of a round brings 2 points. [L-093, L-094]
lesson-43 = Your two novices on Herbs can take tile 11: one steps on it, the other rests. [L-077]
lesson-45 = Field 11 lies beside field 4, and the yellow novice there has lost its book. Watch what happens when you induct tile 11. [L-087, L-088]
lesson-48 = Expelled, for one more point. Now the Apostate has come to Library: at the end of the round he takes a point for each of your novices there, and one more. [L-123] Select him: your novice drives him on to Novice, among the yellow ones. [L-100, L-101]
lesson-50 = The Council breaks every tie and gives points at the end. [L-122, L-143] Select the Council, then Bribery: your novice there advances your stone by one.
lesson-52 = The pale figures show who comes where next round: the Moon Priestess goes to Shrine, and there you have two novices. They can recruit a third from your supply; all three rest until then. [L-054, L-055]
lesson-free = From here you play on your own, six rounds in all. The numbers on the left foretell the next scoring. Bribery opens tiles behind the guard, and the Novice favour stands in for a novice. [L-079, L-104] Hover over anything, or long-press it, to read what it does.

# Where points come from
heading-begin = Start
heading-priestess = Moon Priestess
heading-temple = Temple
heading-apostate = Apostate
heading-induction = Inductions
heading-expulsion = Expulsions
heading-books = Books
heading-last-token = Last time tokens
heading-shrines = Shrines
heading-favours = Favours
heading-council = Council
about-heading-begin = Everyone begins with 5 IP. [L-001]
about-heading-priestess = Her prizes at the end of each round, for the most active novices and shrines on her island. [L-120, L-121]
about-heading-temple = 1 IP a round for each novice in the Temple. [L-124]
about-heading-apostate = What novices on or beside his island cost at the end of the rounds. [L-123]
about-heading-induction = The number of the guard for each novice that entered the Temple. [L-086]
about-heading-expulsion = 1 IP for each novice driven from the Temple. [L-087, L-088]
about-heading-books = 1 IP for each book taken; with two players the first of a round brings 2. [L-094]
about-heading-last-token = 1 IP for snuffing the last candle of a round. [L-112]
about-heading-shrines = 4 IP for each shrine on the islands. [L-141]
about-heading-favours = 1 IP for each favour left at the end. [L-142]
about-heading-council = As many IP as the number of your space. [L-143]

## What decided

verdict-tie-council = { $seat } and { $other } have { $points } IP each. { $seat } is farther in the Council: space { $space }, not { $behind }.
verdict-tie-stack = { $seat } and { $other } have { $points } IP each and stand on space { $space } of the Council. The stone of { $seat } lies higher.
verdict-solo-won = { $points } IP against the automaton’s { $automaton }: you win.
verdict-solo-lost = { $points } IP against the automaton’s { $automaton }: not won. You need more than the automaton.

## Refusals

refusal-apostate = The Apostate blocks all actions on his island.
refusal-favour = You do not hold the { $favour }.
refusal-asked-shrine = First choose an island for your shrine.
refusal-asked-pair = First choose an island for two novices.
refusal-asked-pick = First choose which of the automaton's novices go to the Council.
refusal-asked-lift = First choose the novices that leave.
refusal-asked-drop = Now choose where the novices land.
refusal-asked-take = Now choose the book.
refusal-asked-number = Now choose how many novices.
refusal-asked-placed = The placement round is over.
refusal-asked-picked = That is only chosen at the start of a solo round.
refusal-asked-later = That belongs to an action that has not begun.
refusal-shrine-herb = With two players the first shrine cannot be on the Herbs island.
refusal-shrine-taken = In the placement round there is one shrine per island.
refusal-pair-island = A pair goes to an island where you have no novice and no shrine.
refusal-pick-none = The automaton has no active novice there.
refusal-lift-one = At least one novice has to move.
refusal-lift-active = Only active novices travel.
refusal-lift-none = You have no novice left there.
refusal-lift-order = Choose the novices in order: on the islands clockwise, then beside them, then the landing stage.
refusal-lift-room = Then no island would be left for them to land on.
refusal-drop-order = Choose the islands clockwise.
refusal-drop-inactive = Inactive novices are leaving that island, so none lands there.
refusal-drop-back = A novice cannot land where it came from.
refusal-drop-room = Then there would not be room for all the others.
refusal-take-none = There is no book there.
refusal-council-beyond = Your stone has { $left ->
    [one] one space
   *[other] { $left } spaces
} left in the Council.
refusal-council-island = You have chosen to send novices from an island.
refusal-council-last = Your stone is on the last space of the Council.
refusal-council-none = You have no active novice on { $island }.
refusal-deploy-many = You do not have { $needed ->
    [one] an active novice
   *[other] { $needed } active novices
} there.
refusal-meditate-solo = In the solo game nobody meditates; you end the phase when you like.
refusal-end-solo = Only in the solo game; here the candles end the phase.
refusal-exhausted = After 40 actions in one phase you can only bring it to its end.
refusal-favour-held = You already hold the { $favour }.
refusal-favour-itself = The Novice favour cannot help to gain itself.
refusal-favour-price = You have { $held ->
    [0] no active novice
    [one] one active novice
   *[other] { $held } active novices
} on { $island }; the favour costs { $needed }.
refusal-recruit-none = All your novices are in play.
refusal-recruit-price = You have { $held ->
    [0] no active novice
    [one] one active novice
   *[other] { $held } active novices
} on { $island }; recruiting takes { $needed }.
refusal-build-there = You already have a shrine on the Master Builder's island.
refusal-build-all = All { $shrines } of your shrines are built.
refusal-build-price = You have { $held ->
    [0] no active novice
    [one] one active novice
   *[other] { $held } active novices
} on { $island }, where the Master Builder is; a shrine costs { $needed }.
refusal-herbs-island = Herbs do not work on the Herbs island itself.
refusal-herbs-few = { $held ->
    [0] You have no inactive novice beside { $island }.
    [one] You have one inactive novice beside { $island }, not { $needed }.
   *[other] You have { $held } inactive novices beside { $island }, not { $needed }.
}
refusal-tide-none = You have no novice that could move.
refusal-travel-none = You have no active novice that could travel.
refusal-sail-landing = { $held ->
    [0] You have no novice at the landing stage.
    [one] You have one novice at the landing stage, not { $needed }.
   *[other] You have { $held } novices at the landing stage, not { $needed }.
}
refusal-sail-same = The boat sails to another island.
refusal-sail-few = { $held ->
    [0] You have no active novice on { $island }.
    [one] You have one active novice on { $island }, not { $needed }.
   *[other] You have { $held } active novices on { $island }, not { $needed }.
}
refusal-tile-gone = This tile is not on the path.
refusal-tile-taken = A novice of { $owner } already stands on this tile.
refusal-tile-behind = This tile is out of reach behind the guards.
refusal-tile-guard = The guard lets you pass only for the Bribery favour.
refusal-induct-none = You have no novice on this tile.
refusal-appoint-shrine = With your shrine on { $island } no second novice is needed.
refusal-appoint-novices = You have { $held ->
    [0] no active novice
    [one] one active novice
   *[other] { $held } active novices
} on { $island }; an appointment needs { $needed }.
refusal-book-none = You have no novice there in the Temple.
refusal-book-has = This novice already has a book.
refusal-banish-level = At level 3 the Apostate cannot be moved.
refusal-banish-none = You have no active novice on { $island }, where the Apostate is.
refusal-herbs-none = You have no inactive novice that herbs could wake.
refusal-sail-none = You have no novice that could sail.
refusal-landing-favour = Novices leave the landing stage only with the Sailboat favour or the Tide favour.
refusal-appoint-nowhere = No free tile of the path is within reach.
refusal-induct-nobody = You have no novice on the path.
refusal-book-nobody = You have no novice without a book in the Temple.
refusal-council-nobody = You have no active novice to send to the Council.

## What is this?

about-show-placement = Everyone places a shrine, then four pairs of novices. [L-020, L-022]
about-show-round = A round ends with the last candle; then points are scored. Whoever has the most influence points after round { $rounds } wins. [L-030, L-032]
about-show-guard = Whoever inducts a novice into the Temple this round earns { $guard }. [L-083, L-086, L-134]
about-show-tokens = The candles that still burn. Meditating snuffs one; the last ends the action phase and brings 1 IP. [L-110, L-112]
about-show-level = You play against the automaton and need more IP than it has. [L-164, L-176]
about-show-book-bonus = With two players the first book of every round brings 2 IP. [L-094, L-153]
tip-start = Start figure
about-tip-start = { $seat } takes the first turn of this round. [L-031, L-113]
tip-ip = Influence points of { $seat }
about-tip-ip = Whoever has the most after the last round wins. [L-030, L-144]
tip-temple = Novices of { $seat } in the Temple
about-tip-temple = Each brings 1 IP at the end of every round. [L-124]
tip-stone = { $seat } in the Council
about-tip-stone = The space of the stone is worth its number in IP at the end, and whoever is ahead wins every tie. [L-122, L-143]
tip-shrines = Shrines of { $seat }
about-tip-shrines = Built: { $built } of { $all }. On its island a shrine makes favours and appointments cheaper; at the end each is worth 4 IP. [L-059, L-060, L-141]
tip-supply = Novices of { $seat } in the supply
about-tip-supply = Recruiting brings them to an island. [L-054, L-055]
tip-landing = Novices of { $seat } at the landing stage
about-tip-landing = Expelled from the Temple, they wait until the Sailboat or the Tide fetches them. [L-088, L-091]
tip-prize = Moon Priestess
about-tip-prize = What { $seat } would get from her if the round ended now: the most active novices and shrines on her island count. [L-120, L-121]
tip-temple-gain = Temple
about-tip-temple-gain = What the novices of { $seat } in the Temple bring at the end of the round. [L-124]
tip-loss = Apostate
about-tip-loss = What { $seat } would lose if the round ended now: 1 for each novice on or beside his island, and 1 more. [L-123]
tip-at-end = If the game ended now
about-tip-at-end = { $seat } would have this many IP, with 4 for each shrine, 1 for each favour and the space in the Council. [L-141, L-142, L-143]
tip-active = Active novices of { $seat }
about-tip-active = They stand on the island and can work. Whoever works rests beside it. [L-040, L-041]
tip-resting = Resting novices of { $seat }
about-tip-resting = They wake when the next round begins, or with Herbs. [L-061, L-130]
tip-shrine = Shrine of { $seat }
about-tip-shrine = Here { $seat } needs one novice less for the favour and for an appointment. It is worth 4 IP at the end. [L-060]
tip-favours = Favours left
about-tip-favours = This many players can still take the favour of this island. [L-012, L-043]
tip-beside = Beside { $island }
about-tip-beside = Whoever is beside an island rests until the next round. [L-040, L-130]
tip-next-priestess = The Moon Priestess, next round
about-tip-next-priestess = When this round is over she comes here. [L-131]
tip-next-builder = The Master Builder, next round
about-tip-next-builder = When this round is over he comes here. [L-132]
tip-next-apostate = The Apostate, next round
about-tip-next-apostate = As things stand he comes here: to the next island with a novice on it. [L-133]
tip-boat = On the way
about-tip-boat = These novices have left and will rest where they land. [L-065, L-066]
tip-released = Released tiles
about-tip-released = From here to the landing stage a novice may be appointed and inducted. [L-076, L-084]
tip-bribable = Tiles for a bribe
about-tip-bribable = Just behind the guard: only with the Bribery favour. [L-079, L-085]
tip-closed = Tiles for later
about-tip-closed = The guard passes one group after every round. [L-134]
tip-guard = Guard tile
about-tip-guard = An induction brings this number while the guard stands here. [L-083, L-086, L-134]
tip-tile-released = Tile { $tile }, { $island }
about-tip-tile-released = Released: two novices on { $island } take it, one with a shrine there; then its novice can enter the Temple. [L-076, L-077, L-084]
tip-tile-bribable = Tile { $tile }, { $island }
about-tip-tile-bribable = Just behind the guard: reached from { $island }, with the Bribery favour. [L-077, L-079, L-085]
tip-tile-closed = Tile { $tile }, { $island }
about-tip-tile-closed = Behind the guard, who moves on after every round. Later you can reach it from { $island }. [L-077, L-134]
tip-field = Field { $field }
about-tip-field = It waits for the tile with its number. Whoever enters expels neighbours with lower numbers that have no book. [L-004, L-087]
tip-field-taken = { $name } on field { $field }
about-tip-field-taken = 1 IP at the end of every round. Without a book, a neighbour with a higher number can expel it. [L-087, L-124]
tip-field-book = { $name } on field { $field }, with a book
about-tip-field-book = 1 IP at the end of every round. The book protects it from being expelled. [L-092, L-095, L-124]
tip-field-emptied = Field { $field }
about-tip-field-emptied = Its novice was expelled; the field stays empty for good. [L-089]
tip-hall-closed = A closed Temple board
about-tip-hall-closed = There is one board for each player. The tiles of the others are out of the game. [L-003, L-004]
about-board-do-favour = { board-how-favour } [L-050, L-051]
about-board-do-recruit = { board-how-recruit } [L-054, L-055]
about-board-do-build = { board-how-build } [L-057, L-058]
about-board-do-herbs = { board-how-herbs } [L-061, L-062]
about-board-do-travel = { board-how-travel } [L-064, L-065]
about-board-do-tide = { board-how-tide } [L-068, L-069]
about-board-do-sail = { board-how-sail } [L-072, L-073]
about-board-do-appoint = { board-how-appoint } [L-076, L-077]
about-board-do-induct = { board-how-induct } [L-083, L-084]
about-board-do-book = { board-how-book } [L-092, L-093]
about-board-do-council = { board-how-council } [L-096, L-097]
about-board-do-banish = { board-how-banish } [L-100, L-101]
about-board-do-meditate = { board-how-meditate } [L-110, L-112]
about-board-do-end = { board-how-end } [L-171]

# What an evaluation is made of: a hint says why by these
term-score = points
term-temple = Temple
term-priestess = Moon Priestess
term-apostate = Apostate
term-novices = working novices
term-favours = favours
term-openings = what can be done at once
term-shrines = shrines
term-outlook = next round
term-automaton = what it gathers
