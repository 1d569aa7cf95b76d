## Where the rules come from, and what no source prints

source = Rules: the rulebook of the Complete Edition (2015), chapters 4 to 6.
reconstructed = the price of the Ghost, and the victory points of the Angel Senior, the Angel Veteran and four Reapers.

# The Majority 2

blurb = A duel over three columns. What you do not play goes to your opponent.

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

about-card-witch_secretary = At the end: +2 VP for each other Secretary of this faction in your score area. [M2-50]
about-card-witch_junior = Draw 2 cards into your reserve. [M2-51]
about-card-witch_senior = Your opponent discards 2 random cards from their reserve. [M2-52]
about-card-witch_veteran = Take a card from any column, on either side, into your reserve. [M2-53]
about-card-witch_aristocrat = All your coins become ready again. [M2-54]
about-card-demon_secretary = At the end: +2 VP for each other Secretary of this faction in your score area. [M2-50]
about-card-demon_junior = Draw 3 cards, then put 1 card from your hand into your reserve. [M2-55]
about-card-demon_senior = Your opponent must swap hand and reserve next turn. [M2-56]
about-card-demon_veteran = No ability. Cannot be your free card. [M2-57]
about-card-demon_aristocrat = Gain 2 spent coins. [M2-58]
about-card-dragon_secretary = At the end: +2 VP for each other Secretary of this faction in your score area. [M2-50]
about-card-dragon_junior = Discard the 4th card of this column, counted across both sides from your opponent's end. [M2-59]
about-card-dragon_senior = Discard your whole hand. [M2-60]
about-card-dragon_veteran = You name a colour, your opponent a different one: all cards of both leave the columns. [M2-61]
about-card-dragon_aristocrat = Your opponent discards a completed faction of theirs: a Secretary, if they have one. [M2-62]
about-card-angel_secretary = At the end: +2 VP for each other Secretary of this faction in your score area. [M2-50]
about-card-angel_junior = Abilities cannot discard your cards in this column. Cannot be your free card. [M2-63]
about-card-angel_senior = Put 2 discs on 2 of your column cards without a disc. A disc may come from another card. [M2-64]
about-card-angel_veteran = Add the top 2 cards of the draw pile to this column. [M2-65]
about-card-angel_aristocrat = Becomes a completed faction at once. Gain 1 spent coin; the rest of the column is discarded. [M2-65a]
about-card-reaper_secretary = At the end: +2 VP for each other Secretary of this faction in your score area. [M2-50]
about-card-reaper_junior = Put a disc on an opposing column card without a disc. It may come from another card. [M2-67]
about-card-reaper_senior = Draw a card: it takes this one's place and its ability acts. This one goes back to your hand. [M2-66]
about-card-reaper_veteran = Put a disc on a completed faction without a disc, yours or theirs. It may come from another card. [M2-68]
about-card-reaper_aristocrat = Your opponent loses a coin, but never drops below 3. [M2-69]
about-card-witch_senior_p = Your opponent discards as many random reserve cards as you have completed factions. [M2-71]
about-card-demon_veteran_p = At the end: +1 VP for each colour in your score area. Cannot be your free card. [M2-72]
about-card-dragon_junior_p = Choose a card in this column, on either side: it is discarded if your opponent has a completed faction of its colour. [M2-73]
about-card-angel_veteran_p = All discs return to the supply. If there were 4 or more, gain 1 spent coin. [M2-74]
about-card-reaper_aristocrat_p = Put every disc of the supply on column cards without a disc, on either side. [M2-75]
about-card-ghost = Moves to a column of your opponent. While it has no disc, it takes the next disc meant for its column, on either side. [M2-80, M2-83]
about-disc-blue = A card with this disc is blue and a Witch, whatever is printed on it. [M2-10]
about-disc-green = A card with this disc is green and a Demon, whatever is printed on it. [M2-10]
about-disc-red = A card with this disc is red and a Dragon, whatever is printed on it. [M2-10]
about-disc-pink = A card with this disc is pink and an Angel, whatever is printed on it. [M2-10]
about-disc-black = A card with this disc is black and a Reaper, whatever is printed on it. [M2-10]

# What a card shows: the short form of its text
face-card-witch_secretary = End of game: +2 VP for each other Secretary of this faction you own.
face-card-witch_junior = Put 2 cards from the pile into your reserve.
face-card-witch_senior = The opponent loses 2 random reserve cards.
face-card-witch_veteran = Take any card from a column into your reserve.
face-card-witch_aristocrat = Ready all your coins.
face-card-demon_secretary = End of game: +2 VP for each other Secretary of this faction you own.
face-card-demon_junior = Draw 3, then move 1 hand card to your reserve.
face-card-demon_senior = The opponent must swap next turn.
face-card-demon_veteran = Not as your free card.
face-card-demon_aristocrat = Gain 2 spent coins.
face-card-dragon_secretary = End of game: +2 VP for each other Secretary of this faction you own.
face-card-dragon_junior = Discard the 4th card of this column, counted from the opponent.
face-card-dragon_senior = Discard your hand.
face-card-dragon_veteran = You and the opponent each name a colour; both are wiped from the columns.
face-card-dragon_aristocrat = The opponent gives up a completed faction (Secretary first).
face-card-angel_secretary = End of game: +2 VP for each other Secretary of this faction you own.
face-card-angel_junior = Your cards in this column cannot be discarded by abilities. Not as your free card.
face-card-angel_senior = Put 2 discs on 2 of your cards.
face-card-angel_veteran = Add 2 cards from the pile to this column.
face-card-angel_aristocrat = Becomes a completed faction at once, +1 spent coin; the rest of the column is discarded.
face-card-reaper_secretary = End of game: +2 VP for each other Secretary of this faction you own.
face-card-reaper_junior = Put a disc on an opposing card.
face-card-reaper_senior = Swap this for a card from the pile and use its ability.
face-card-reaper_veteran = Put a disc on a completed faction.
face-card-reaper_aristocrat = The opponent loses a coin (minimum 3).
face-card-witch_senior_p = The opponent loses as many random reserve cards as you have factions.
face-card-demon_veteran_p = End of game: +1 VP per colour among your factions. Not as your free card.
face-card-dragon_junior_p = Choose a card of this column: discard it if the opponent has a faction of its colour.
face-card-angel_veteran_p = Remove all discs; +1 spent coin if there were 4 or more.
face-card-reaper_aristocrat_p = Put every disc of the supply on cards without one.
face-card-ghost = Move to an opposing column. Without a disc it attracts the next disc of its column.

do-keep-hand = Keep your hand
do-keep-hand-short = Keep
do-swap = Swap hand and reserve
do-swap-short = Swap
do-draw = Draw cards
do-draw-short = Draw
do-no-draw = Draw no cards
do-no-draw-short = Don’t draw
do-free-play = Play { $card } in column { $column } for free
do-free-play-short = Play for free
do-no-free-play = No free card
do-no-free-play-short = No free card
do-play = Pay for { $card } in column { $column }
do-play-short = Pay and play
do-haunt = Send the Ghost to your opponent's column { $column }
do-haunt-short = Haunt
do-end-standard = End your turn
do-end-standard-short = End turn
do-form = Form the { $colour } faction
do-form-short = Form
do-represent = Make card { $place } the representative
do-represent-short = Choose
do-take = Take { $side } card { $place } into your reserve
do-take-short = Take
do-lay-aside = Put { $card } into your reserve
do-lay-aside-short = Set aside
do-name = Name { $colour }
do-name-short = Name
do-give-up = Give up { $card } ({ $worn })
do-give-up-short = Give up
do-disc = Put the { $disc } on { $side } card { $place }
do-disc-short = Place disc
do-recolour = Put the { $disc } on { $side } faction { $card }
do-recolour-short = Place disc
do-strike = Choose { $side } card { $place }
do-strike-short = Choose

prompt-exchange = Swap your whole hand for your whole reserve, or keep it.
prompt-draw = Draw cards? Your opponent then draws 1 card into their reserve.
prompt-free = You may play one card for free, without its ability.
prompt-standard = Pay for a card, or end your turn and pass the hand to your opponent.
prompt-form = Two colours have three cards or more: which faction do you form?
prompt-represent = Choose the card that represents your faction.
prompt-take = Choose a card in any column. It goes to your reserve.
prompt-lay-aside = Choose a card from your hand for your reserve.
prompt-name = Name a colour. Its cards leave the columns.
prompt-give-up = Choose the completed faction you give up.
prompt-disc = Put a disc on a card.
prompt-recolour = Put a disc on a completed faction.
prompt-strike = Choose a card in this column. It is discarded if your opponent has a faction of its colour.
prompt-haunt = Which of your opponent's columns does the Ghost go to?
prompt-wait = Waiting for your opponent.
prompt-over = The game is over.

chapter-turn = turn { $number }
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
event-reserve-drew = { $seat } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
 } into the reserve.
event-reserve-drawn = You draw into your reserve: { $cards }.
event-reshuffled = The discards are shuffled into a new draw pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-free-played = { $seat } plays { $card } in column { $column } for free.
event-played = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for { $card } in column { $column }.
event-ghost-played = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for { $card }.
event-ability = { $card } takes effect for { $seat }.
event-column-lost = { $seat }'s column { $column } has no three cards of one colour: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
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
event-laid-aside = { $seat } puts a card from the hand into the reserve.
event-laid = You put { $card } into your reserve.
event-taken = { $seat } takes { $card } from { $from }'s column { $column } into the reserve.
event-reserve-lost = { $seat } loses { $cards ->
    [one] one reserve card
   *[other] { $cards } reserve cards
 }; { $card } is on top.
event-reserve-gone = You lose from your reserve: { $cards }.
event-hand-discarded = { $seat } discards the hand, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }; { $card } is on top.
event-discarded = { $card } in { $seat }'s column { $column } is discarded.
event-protected = An Angel Junior protects { $card } in { $seat }'s column { $column }.
event-unharmed = { $card } in { $seat }'s column { $column } stays: the opponent has no faction of its colour.
event-named = { $seat } names { $colour }.
event-wiped = { $seat }'s column { $column } loses { $cards }.
event-gave-up = { $seat } gives up the faction of { $card }.
event-joined = { $card } joins { $seat }'s column { $column }.
event-ascended = { $card } becomes a completed faction of { $seat }.
event-column-cleared = The rest of { $seat }'s column { $column } is discarded: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-replaced = { $card } takes the place of the Reaper Senior in { $seat }'s column { $column }.
event-disc-placed = The { $disc } goes on { $card } in { $seat }'s column { $column }.
event-ghost-attracted = { $card } in { $seat }'s column { $column } attracts the { $disc }.
event-recoloured = The { $disc } goes on { $seat }'s faction { $card }.
event-discs-removed = { $discs ->
    [one] One disc returns
   *[other] { $discs } discs return
 } to the supply.
event-haunted = The Ghost moves to { $seat }'s column { $column }.
event-handed-over = The hand goes to { $seat }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-received = You receive { $cards }.
event-end-factions = { $seat } has { $cards ->
    [one] one completed faction
   *[other] { $cards } completed factions
 }: the game ends.
event-end-idle = Turn { $number }: no card was drawn or played for six turns, so the game ends.
event-end-long = The game ends after turn { $number }.
event-scored = { $seat }: { $card } is worth { $points ->
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
event-over = The game is over. { $seat } wins!

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
show-pile = draw pile { $cards }
show-discards = discards { $cards }, on top { $card }
show-supply = discs in the supply
show-coins = coins: { $ready } of { $coins } ready
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
show-must-swap = The next swap is compulsory.
show-pending = Pending

# The board
board-your-turn = your turn
board-thinks = thinking
board-coins = Coins
board-reserve = Reserve
board-factions = Factions
board-discs = Discs
board-disc-away = { $disc }, from the card it lies on
board-pile = draw pile
board-discard = discards
board-draws = { $seat } may draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
board-just-now = Just now
board-lane = Column { $lane }
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
board-rank-secretary-short = Secr.
board-rank-junior-short = Junior
board-rank-senior-short = Senior
board-rank-veteran-short = Vet.
board-rank-aristocrat-short = Arist.
board-rank-ghost-short = Ghost
board-faction-witch = Witch
board-faction-demon = Demon
board-faction-dragon = Dragon
board-faction-angel = Angel
board-faction-reaper = Reaper
board-faction-ghost = independent

# The lesson
lesson-3 = Welcome! You and your opponent each build three columns. There is only one hand: whoever's turn it is holds it, and what they leave goes to the other player. [M2-6, M2-44] Right now it is empty, so you will draw. Keep your reserve for later. [M2-22, M2-26]
lesson-4 = Once a turn you may play a card for free; its ability then does nothing. [M2-30, M2-31] Just right for an expensive Veteran. Your aim: five cards in a column with three or more of one colour form a faction. [M2-33, M2-35]
lesson-5 = You cannot pay for the other Veteran: it costs four coins and needs a faction of its colour. [M2-41, M2-42] End your turn. The hand goes to your opponent.
lesson-10 = The Demon Senior forced you to swap: your reserve is your hand now. [M2-56] You could draw two more cards, but then your opponent draws one into their reserve. [M2-25] Five cards are plenty.
lesson-11 = Nothing is played until you confirm it, so feel free to try things. Play another Veteran for free, in a column of its own.
lesson-12 = Now spend your coins. A card you pay for acts at once: the Reaper Junior puts a disc on one of your opponent's cards. [M2-43, M2-67] In column 1 it joins your other black card.
lesson-13 = A card with a disc has the colour of the disc. [M2-10] Your opponent collects green in column 2, so turn one of those cards blue.
lesson-20 = This hand has little for your black column, but two Reaper Aristocrats are in your reserve. Swap: the whole hand for the whole reserve. [M2-22]
lesson-21 = Now draw. The more factions your opponent has, the more cards you draw; two at the moment. [M2-25] A draw cannot be undone, so you confirm it together with the swap.
lesson-22 = To pay for an Aristocrat you need two factions of its colour; as your free card it needs none. [M2-30, M2-42] That makes three black cards in column 1.
lesson-23 = Your opponent has four cards in column 2: one more and a faction forms. The Dragon Junior burns the fourth card of its column, counted from the opponent's end. [M2-59] So play it in column 2.
lesson-29 = Your opponent has formed the green faction: one card represents it and scores, the others are discarded, and it pays coins. [M2-35, M2-36, M2-37] Your turn: the hand holds a Reaper Junior, your fourth black card. Keep the hand.
lesson-30 = Your opponent has a faction, so you draw three cards. [M2-25]
lesson-31 = The fourth black card, for free. One more card of any colour and the column is full.
lesson-32 = With its fifth card the column forms a faction: black has three cards or more. [M2-33] The Secretary is the cheapest, two coins.
lesson-33 = Choose who represents the faction. The Veteran is worth four points, more than the others, and four cards of one colour earn a coin. [M2-35, M2-36]
lesson-free = You are on your own now. Once somebody has five factions the game soon ends, and the most points win. [M2-45] Hover over a card, or long-press it, to read what it does; the rules are behind the question mark.

# Where points come from
heading-members = Factions
heading-secretaries = Secretaries
heading-demon-veteran = Demon Veteran
heading-coins = Coins
about-heading-members = The stars printed on the cards of the score area. [M2-88]
about-heading-secretaries = 2 more for each Secretary of the same colour beside it. [M2-50]
about-heading-demon-veteran = 1 more for each colour in the score area. [M2-72]
about-heading-coins = 1 point for each coin, spent or not. [M2-88]

## What decided

verdict-tie-start =
    { $seat } and { $other } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } each. { $seat } wins, because { $other } holds the start player marker.

## Refusals

refusal-asked = Something else comes first: { $asked }
refusal-exchange-over = You can no longer swap this turn.
refusal-draw-over = You can no longer draw this turn.
refusal-free-over = You can no longer play a free card this turn.
refusal-in-reserve = This card is in your reserve; only hand cards can be played: { $card }.
refusal-not-in-hand = This card is not in your hand: { $card }.
refusal-no-free = This card cannot be your free card: { $card }.
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
refusal-like-cards = It is the same as an older card in this column: choose that one.
refusal-other-lane = Choose a card in column { $lane }, where the Dragon lies.
refusal-colour-named = This colour has been named; choose another one: { $colour }.
refusal-secretary-first = You have a Secretary, and a Secretary must go first.
refusal-no-faction = You have no such completed faction.
refusal-form-few =
    { $cards ->
        [one] Only 1 card of the column has this colour
       *[other] Only { $cards } cards of the column have this colour
    } ({ $colour }); a faction needs { $needed }.
refusal-represent-column = The representative comes from column { $column }.
refusal-represent-colour = The representative has the colour of the faction: { $colour }.
refusal-disc-just = This disc has just been placed; choose another one.
refusal-disc-away = This disc lies on a card; only discs from the supply are placed now.
refusal-disc-own = These discs go on your own cards.
refusal-disc-opposing = This disc goes on a card of the opponent.
refusal-disc-there = This card already has a disc.
refusal-disc-ghost = A Ghost without a disc takes the next disc in this column.
refusal-recolour-none = That score area has no such card without a disc: { $card }.

## What is this?

about-show-turn = Players take turns. Whoever’s turn it is holds the only hand. [M2-6, M2-44]
tip-points = Points of { $seat }
about-tip-points = The stars in the score area plus 1 for each coin, as if the game ended now. [M2-50, M2-88]
tip-coins = Coins of { $seat }, ready
about-tip-coins = Only ready coins pay: { $ready } of { $coins }. Spent ones are ready again in the next turn; at the end each is worth 1 point. [M2-21, M2-41, M2-88]
tip-reserve = Reserve of { $seat }
about-tip-reserve = Only { $seat } sees these cards. They can be played after a swap for the whole hand. [M2-3, M2-22, M2-24]
tip-start = Start player
about-tip-start = { $seat } began. In a tie the other player wins. [M2-4, M2-89]
tip-factions = Completed factions of { $seat }
about-tip-factions = Each brings the points of its card. Once somebody has { $end }, the game soon ends. [M2-19, M2-45]
tip-free-place = A faction still to come
about-tip-free-place = The card that represents the next faction will lie here. [M2-19, M2-35]
tip-phase-exchange = { board-phase-exchange }
about-tip-phase-exchange = You may swap your whole hand for your whole reserve. [M2-22, M2-23]
tip-phase-draw = { board-phase-draw }
about-tip-phase-draw = You may draw; the more factions your opponent has, the more cards. Then your opponent draws one into the reserve. [M2-25, M2-26]
tip-phase-free = { board-phase-free }
about-tip-phase-free = You may play one card for free. Its ability does nothing. [M2-30, M2-31]
tip-phase-standard = { board-phase-standard }
about-tip-phase-standard = Pay for as many cards as you like. Each acts at once. [M2-40, M2-41, M2-43]
tip-column = Column { $column } of { $seat }
about-tip-column = The next card goes here. With five cards, three or more of one colour form a faction; otherwise all are discarded. [M2-32, M2-33, M2-34, M2-35]
tip-pile = Draw pile
about-tip-pile = When it is empty, the discards are shuffled into a new one. [M2-14]
tip-discards = Discards
about-tip-discards = Only the top card of the last discard can be seen. [M2-14, M2-15]
tip-keep-hand = The hand
about-tip-keep-hand = Keep it as it is, without a swap. [M2-22]
tip-back = A card you do not know
about-tip-back = There is only one hand, and now it is your opponent’s. What is left of it comes to you. [M2-6, M2-44]
about-colour-blue = The colour of the Witches. [M2-1, M2-10]
about-colour-green = The colour of the Demons. [M2-1, M2-10]
about-colour-red = The colour of the Dragons. [M2-1, M2-10]
about-colour-pink = The colour of the Angels. [M2-1, M2-10]
about-colour-black = The colour of the Reapers. [M2-1, M2-10]

# What an evaluation is made of: a hint says why by these
term-score = points
term-factions = factions still to form
term-time = time left
term-coins = coins to spend
term-columns = columns
