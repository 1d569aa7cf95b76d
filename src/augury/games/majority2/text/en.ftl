# The Majority 2

colour-blue = blue
colour-green = green
colour-red = red
colour-pink = pink
colour-black = black

disc-blue = blue disc
disc-green = green disc
disc-red = red disc
disc-pink = pink disc
disc-black = black disc

side-own = your
side-opposing = the opponent's
place = { $name }
worn-plain = without disc
worn-blue = with the blue disc
worn-green = with the green disc
worn-red = with the red disc
worn-pink = with the pink disc
worn-black = with the black disc

card-witch_secretary = Witch Secretary
card-witch_junior = Witch Junior
card-witch_senior = Witch Senior
card-witch_veteran = Witch Veteran
card-witch_aristocrat = Witch Aristocrat
card-demon_secretary = Demon Secretary
card-demon_junior = Demon Junior
card-demon_senior = Demon Senior
card-demon_veteran = Demon Veteran
card-demon_aristocrat = Demon Aristocrat
card-dragon_secretary = Dragon Secretary
card-dragon_junior = Dragon Junior
card-dragon_senior = Dragon Senior
card-dragon_veteran = Dragon Veteran
card-dragon_aristocrat = Dragon Aristocrat
card-angel_secretary = Angel Secretary
card-angel_junior = Angel Junior
card-angel_senior = Angel Senior
card-angel_veteran = Angel Veteran
card-angel_aristocrat = Angel Aristocrat
card-reaper_secretary = Reaper Secretary
card-reaper_junior = Reaper Junior
card-reaper_senior = Reaper Senior
card-reaper_veteran = Reaper Veteran
card-reaper_aristocrat = Reaper Aristocrat
card-witch_senior_p = Witch Senior (promo)
card-demon_veteran_p = Demon Veteran (promo)
card-dragon_junior_p = Dragon Junior (promo)
card-angel_veteran_p = Angel Veteran (promo)
card-reaper_aristocrat_p = Reaper Aristocrat (promo)
card-ghost = Ghost

about-card-witch_secretary = End of game: +2 VP for each other Secretary of this faction you own.
about-card-witch_junior = Put 2 cards from the pile into your reserve.
about-card-witch_senior = The opponent loses 2 random reserve cards.
about-card-witch_veteran = Take any card from a column into your reserve.
about-card-witch_aristocrat = Ready all your coins.
about-card-demon_secretary = End of game: +2 VP for each other Secretary of this faction you own.
about-card-demon_junior = Draw 3, then move 1 hand card to your reserve.
about-card-demon_senior = The opponent must exchange next turn.
about-card-demon_veteran = Not in free play.
about-card-demon_aristocrat = Gain 2 spent coins.
about-card-dragon_secretary = End of game: +2 VP for each other Secretary of this faction you own.
about-card-dragon_junior = Discard the 4th card of this lane, counted from the opponent.
about-card-dragon_senior = Discard your hand.
about-card-dragon_veteran = You and the opponent each name a colour; both are wiped from the columns.
about-card-dragon_aristocrat = The opponent gives up a completed faction (Secretary first).
about-card-angel_secretary = End of game: +2 VP for each other Secretary of this faction you own.
about-card-angel_junior = Your cards in this column cannot be discarded by abilities. Not in free play.
about-card-angel_senior = Put 2 discs on 2 of your cards.
about-card-angel_veteran = Add 2 cards from the pile to this column.
about-card-angel_aristocrat = Becomes a completed faction at once, +1 spent coin; the rest of the column is discarded.
about-card-reaper_secretary = End of game: +2 VP for each other Secretary of this faction you own.
about-card-reaper_junior = Put a disc on an opposing card.
about-card-reaper_senior = Replace this by a card from the pile and use its ability.
about-card-reaper_veteran = Put a disc on a completed faction.
about-card-reaper_aristocrat = The opponent loses a coin (minimum 3).
about-card-witch_senior_p = The opponent loses as many random reserve cards as you have factions.
about-card-demon_veteran_p = End of game: +1 VP per colour among your factions. Not in free play.
about-card-dragon_junior_p = Choose a card of this lane: discard it if the opponent has a faction of its colour.
about-card-angel_veteran_p = Remove all discs; +1 spent coin if there were 4 or more.
about-card-reaper_aristocrat_p = Put every disc of the supply on cards without one.
about-card-ghost = Move to an opposing column. Without a disc it attracts the next disc of its lane.

do-keep-hand = Keep the hand
do-swap = Swap hand and reserve
do-draw = Draw
do-no-draw = Draw nothing
do-free-play = Play { $card } in column { $column } for nothing
do-no-free-play = No free play
do-play = Pay { $card } into column { $column }
do-haunt = Send a Ghost to the opponent's column { $column }
do-end-standard = End your turn
do-form = Form the { $colour } faction
do-represent = Make card { $place } the representative
do-take = Take { $side } card { $place } into your reserve
do-lay-aside = Put { $card } into your reserve
do-name = Name { $colour }
do-give-up = Give up { $card } ({ $worn })
do-disc = Put the { $disc } on { $side } card { $place }
do-recolour = Put the { $disc } on { $side } faction { $card }
do-strike = Choose { $side } card { $place }

prompt-exchange = Swap your whole hand for your whole reserve, or keep it.
prompt-draw = Draw cards, or not.
prompt-free = Play one card for nothing, without its ability, or none.
prompt-standard = Pay for a card, or end your turn; the hand then goes to the opponent.
prompt-form = Two colours have a majority: choose the faction to form.
prompt-represent = Choose the representative of your faction.
prompt-take = Choose a card of any column; it goes to your reserve.
prompt-lay-aside = Choose a hand card for your reserve.
prompt-name = Name a colour; its cards leave the columns.
prompt-give-up = Choose a completed faction to give up.
prompt-disc = Put a disc on a card.
prompt-recolour = Put a disc on a completed faction.
prompt-strike = Choose a card of this lane; it goes if the opponent has a faction of its colour.
prompt-haunt = Choose the opponent's column for the Ghost.
prompt-wait = Waiting for the opponent.
prompt-over = The game is over.

event-turn = Turn { $number }: { $seat } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } ready.
event-swapped = { $seat } swaps: hand { $hand }, reserve { $reserve }.
event-drew = { $seat } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-drawn = You draw { $cards }.
event-reserve-drew = The reserve of { $seat } gains { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-reserve-drawn = Your reserve gains { $cards }.
event-reshuffled = The discards become a new pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-free-played = { $seat } plays { $card } in column { $column } for nothing.
event-played = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for { $card } in column { $column }.
event-ghost-played = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for { $card }.
event-ability = { $card } acts for { $seat }.
event-column-lost = Column { $column } of { $seat } has no majority: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } discarded.
event-formed = { $seat } forms the { $colour } faction in column { $column } with { $cards ->
    [one] one card
   *[other] { $cards } cards
 }; { $card } represents it.
event-gained = { $seat } gains { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-readied = { $seat } readies { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-lost-coin = { $seat } loses a coin.
event-must-swap = { $seat } must swap next turn.
event-laid-aside = { $seat } puts a hand card into the reserve.
event-laid = You put { $card } into your reserve.
event-taken = { $seat } takes { $card } from column { $column } of { $from } into the reserve.
event-reserve-lost = The reserve of { $seat } loses { $cards ->
    [one] one card
   *[other] { $cards } cards
 }; { $card } lies on top.
event-reserve-gone = Your reserve loses { $cards }.
event-hand-discarded = { $seat } discards the hand, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }; { $card } lies on top.
event-discarded = { $card } in column { $column } of { $seat } is discarded.
event-protected = An Angel Junior protects { $card } in column { $column } of { $seat }.
event-unharmed = { $card } in column { $column } of { $seat } stays: no faction of its colour.
event-named = { $seat } names { $colour }.
event-wiped = Column { $column } of { $seat } loses { $cards }.
event-gave-up = { $seat } gives up the faction of { $card }.
event-joined = { $card } joins column { $column } of { $seat }.
event-ascended = { $card } becomes a completed faction of { $seat }.
event-column-cleared = The rest of column { $column } of { $seat } is discarded: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-replaced = { $card } takes the place of the Reaper Senior in column { $column } of { $seat }.
event-disc-placed = The { $disc } goes on { $card } in column { $column } of { $seat }.
event-ghost-attracted = { $card } in column { $column } of { $seat } takes the { $disc }.
event-recoloured = The { $disc } goes on the faction of { $card } of { $seat }.
event-discs-removed = { $discs ->
    [one] One disc returns
   *[other] { $discs } discs return
 } to the supply.
event-haunted = The Ghost moves to column { $column } of { $seat }.
event-handed-over = The hand goes to { $seat }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-received = You receive { $cards }.
event-end-factions = { $seat } has { $cards } completed factions: the game ends.
event-end-idle = Turn { $number }: nobody has moved for six turns, the game ends.
event-end-long = After turn { $number } the game ends.
event-scored = { $seat }: { $card } counts { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-total = { $seat }: with { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } that makes { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-over = The game is over; { $seat } has won.

option-promo_witch_senior = The promo Witch Seniors replace the base ones.
option-promo_demon_veteran = The promo Demon Veterans replace the base ones.
option-promo_dragon_junior = The promo Dragon Juniors replace the base ones.
option-promo_angel_veteran = The promo Angel Veterans replace the base ones.
option-promo_reaper_aristocrat = The promo Reaper Aristocrats replace the base ones.
option-ghosts = Two Ghosts join the deck.
option-start_player = Who starts.
option-start_player-random = a random seat
option-start_player-0 = seat 1
option-start_player-1 = seat 2

show-turn = Turn { $number }, { $seat }
show-pile = pile { $cards }
show-discards = discards { $cards }, on top { $card }
show-supply = discs in the supply
show-coins = coins { $ready } ready of { $coins }
show-points = points { $points }
show-reserve-size = reserve { $cards }
show-start = start player
show-area = score area
show-column = Column { $column }
show-safe = safe
show-hand = Your hand
show-reserve = Your reserve
show-hand-size = Hand of { $seat }: { $cards }
show-known-hand = you know
show-known-reserve = Known in the reserve of { $seat }
show-must-swap = The next exchange is compulsory.
show-pending = Pending

# The board
board-your-turn = your turn
board-thinks = thinking
board-coins = Coins
board-reserve = Reserve
board-factions = Factions
board-discs = Discs
board-disc-away = { $disc }, from the card it lies on
board-pile = pile
board-discard = discard
board-draws = { $seat } may draw { $cards }.
board-just-now = Just now
board-lane = Lane { $lane }
board-place = Your column { $column }, place { $card }
board-their-place = The opponent's column { $column }, place { $card }
board-of-five = { $card } of 5
board-phases = Phases of the turn
board-colours = Colours
board-costs = costs { $number }
board-needs = needs { $number }
board-phase-exchange = Exchange
board-phase-draw = Draw
board-phase-free = Free play
board-phase-standard = Standard play
board-rank-secretary = Secretary
board-rank-junior = Junior
board-rank-senior = Senior
board-rank-veteran = Veteran
board-rank-aristocrat = Aristocrat
board-rank-ghost = Ghost
board-faction-witch = Witch
board-faction-demon = Demon
board-faction-dragon = Dragon
board-faction-angel = Angel
board-faction-reaper = Reaper
board-faction-ghost = independent

# The lesson
lesson-3 = Welcome! You and your opponent each build three columns. There is only one hand, and whoever has the turn holds it; what is left of it goes to the other. [M2-6, M2-44] Just now it is empty, so you will draw. Keep your reserve for later. [M2-22, M2-26]
lesson-4 = Once a turn you may play one card for nothing; then its ability does not act. [M2-30, M2-31] That is just right for an expensive Veteran. The aim: five cards in a column, three or more of one colour, form a faction. [M2-33, M2-35]
lesson-5 = You cannot pay for the other Veteran: that takes four coins and a faction of its colour. [M2-41, M2-42] End your turn. The hand goes to your opponent.
lesson-10 = The Demon Senior has forced you to swap: your reserve is your hand now. [M2-56] You could draw two more cards, but then your opponent draws one into the reserve. [M2-25] Five cards are plenty.
lesson-11 = What you plan here is only played when you confirm it, so try things out. Another Veteran for nothing, in a column of its own.
lesson-12 = Now spend your coins. A card that is paid for acts at once: the Reaper Junior puts a disc on an opposing card. [M2-43, M2-67] In column 1 it joins your other black card.
lesson-13 = A card with a disc has the colour of the disc. [M2-10] Your opponent collects green in column 2: turn one of them blue.
lesson-20 = This hand has little for your black column, but two Reaper Aristocrats lie in your reserve. Swap: all of the hand against all of the reserve. [M2-22]
lesson-21 = Now draw. The more factions your opponent has, the more cards you draw; at the moment two. [M2-25] Chance cannot be taken back, so this is confirmed together with the swap.
lesson-22 = To pay for an Aristocrat you need two factions of its colour; for nothing it needs none. [M2-30, M2-42] That makes three black cards in column 1.
lesson-23 = Your opponent has four cards in column 2: one more and a faction forms. The Dragon Junior burns the fourth card of its lane, counted from the opponent. [M2-59] So play it in column 2.
lesson-29 = Your opponent has formed the green faction: one card represents it and scores, the others are discarded, and there are coins. [M2-35, M2-36, M2-37] Now you: the hand holds a Reaper Junior, your fourth black card. Keep it.
lesson-30 = Your opponent has a faction, so you draw three cards. [M2-25]
lesson-31 = The fourth black card, for nothing. One more card of any colour, and the column is full.
lesson-32 = A fifth card makes the column form its faction: black has the majority. [M2-33] The Secretary is the cheapest, two coins.
lesson-33 = Choose who represents the faction. The Veteran is worth four points, more than the others, and four cards of the colour bring a coin. [M2-35, M2-36]
lesson-free = From here you play on alone. Once somebody has five factions the game soon ends, and the most points win. [M2-45] Rest on a card to read what it does; the rules are behind the question mark.

# Where points come from
heading-members = Factions
heading-secretaries = Secretaries
heading-demon-veteran = Demon Veteran
heading-coins = Coins

## What decided

verdict-tie-start = { $seat } and { $other } have { $points } points each. { $seat } wins, because { $other } holds the start player marker.

## Refusals

refusal-asked = Something else is asked now: { $asked }
refusal-exchange-over = The exchange phase of this turn is over.
refusal-draw-over = The draw phase of this turn is over.
refusal-free-over = The free play phase of this turn is over.
refusal-in-reserve = This card is in your reserve; only hand cards can be played: { $card }.
refusal-not-in-hand = This card is not in your hand: { $card }.
refusal-no-free = This card may not be played for nothing: { $card }.
refusal-coins =
    { $needed ->
        [one] It costs 1 coin
       *[other] It costs { $needed } coins
    }; you have { $held } ready: { $card }.
refusal-factions =
    { $needed ->
        [one] It needs 1 completed faction
       *[other] It needs { $needed } completed factions
    } of its colour ({ $colour }); you have { $held }: { $card }.
refusal-ghost-haunts = A paid Ghost moves to a column of the opponent: choose one there.
refusal-place-empty = There is no card in that place.
refusal-like-cards = It is like an older card of this column: choose that one.
refusal-other-lane = Choose a card of lane { $lane }, where the Dragon lies.
refusal-colour-named = This colour is named already; the second is another one: { $colour }.
refusal-secretary-first = You have a Secretary, who goes first.
refusal-no-faction = You have no such completed faction.
refusal-form-few =
    { $cards ->
        [one] Only 1 card of the column has this colour
       *[other] Only { $cards } cards of the column have this colour
    } ({ $colour }); a faction needs { $needed }.
refusal-represent-column = The representative comes from column { $column }.
refusal-represent-colour = The representative has the colour of the faction: { $colour }.
refusal-disc-just = This disc has just been placed; the second is another one.
refusal-disc-away = This disc lies on a card; only discs of the supply are placed now.
refusal-disc-own = These discs go on your own cards.
refusal-disc-opposing = This disc goes on a card of the opponent.
refusal-disc-there = A disc lies on this card already.
refusal-disc-ghost = A Ghost without a disc takes the next disc of this lane.
refusal-recolour-none = In that score area this card does not lie without a disc: { $card }.
