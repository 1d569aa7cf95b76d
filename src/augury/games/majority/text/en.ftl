## Where the rules come from, and what no source prints

source = Rules: the rulebook of the Complete Edition (2015), chapters 1 to 3.

# The Majority

blurb = Win the assembly by coming second: bribes, spies and betrayal in four rounds.

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

do-keep = Keep the { $card }
do-give = Give the { $card } to your partner
do-play = Play the { $card }
do-keep-short = Keep
do-give-short = Give
do-play-short = Play

prompt-keep = Choose a card from your packet to keep.
prompt-give = Choose a card for your partner.
prompt-play-closed = Choose a card to play. All cards are revealed together.
prompt-play-open = Choose a card to play. Everyone sees it at once.
prompt-wait = Waiting for the others.
prompt-over = The game is over.

chapter-dealt = round { $round }
event-dealt = Round { $round }: everyone draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
event-packet = Your packet: { $cards }.
event-kept = You keep the { $card }.
event-passed = { $cards ->
    [0] The draft is over.
    [one] All packets move left, 1 card each.
   *[other] All packets move left, { $cards } cards each.
 }
event-swap = Partners have swapped a card.
event-swapped = You gave the { $gave } and got the { $got }.
event-turn-closed = Turn { $number }: everyone chooses in secret.
event-turn-open = Open turn { $number }: { $seat } plays first.
event-played = { $seat } plays the { $card }.
event-bribes-cancel = The bribes in { $colour } cancel each other out.
event-bribed = { $seat } bribes { $from } and takes the { $card }.
event-killed = The { $card } played by { $seat } is assassinated.
event-spied = { $seat } takes the spy marker: the next turn is open.
event-betrayed = The { $card } played by { $seat } defects to { $to }.
event-paid = { $seat } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } in { $colour }.
event-over = The game is over. Victory for { $seat }.

option-start_player = Who starts with the spy marker.
option-start_player-random = a random seat
option-start_player-0 = seat 1
option-start_player-1 = seat 2
option-start_player-2 = seat 3
option-start_player-3 = seat 4
option-spy_duration = How long turns stay open after a Spy. The rest of the round is a house rule.
option-spy_duration-next_turn = the next turn only
option-spy_duration-rest_of_round = the rest of the round

show-round = Round { $round } of { $rounds }
show-turn = turn { $turn } of { $turns }
show-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in the deck
show-open = open
show-team = team { $team }
show-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
show-marker = spy
show-hand = Your hand
show-packet = Your packet
show-kept = Kept
show-zone = Played this turn
show-last = Last turn
show-chosen = has chosen
show-removed = Assassinated

# The board
board-your-turn = your turn
board-partner = partner
board-left = left
board-right = right
board-area = { $seat }’s score area
board-if-now = If the round ended now
board-first = 1st
board-second = 2nd
board-steps = What happens
board-last-steps = The last turn
board-nothing = has no effect
board-scored = The remaining cards go to their players’ score areas.
board-ability-0 = Bribery
board-ability-2 = Assassination
board-ability-3 = Spy
board-ability-7 = Betrayal
board-passing = Packets move on to { $seat }
board-deck = deck
board-hidden = You cannot see any hand.
board-passed-on = You passed on
board-swap = Swapped
board-phase-draft = selection
board-phase-swap = swap
board-players = Players

about-power-0 = If it is the only 0 of its colour this turn, it takes every other card of that colour. Cards taken this way lose their abilities. Two or more 0s of a colour cancel out. [MJ-28, MJ-29, MJ-30]
about-power-2 = Removes every card of another colour this turn from the game. [MJ-33, MJ-34, MJ-35]
about-power-3 = Takes the spy marker and makes the next turn an open one. No effect in the last turn of a round. [MJ-36, MJ-37, MJ-38]
about-power-7 = Goes to the score area of the neighbour on the right. [MJ-40]
about-power-plain = No ability: it counts its number for the player who scores it. [MJ-40a]
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

# The lesson
lesson-0 = Welcome! Your partner sits across from you; your opponents are on your left and right. Every round begins with a draft: you keep one card from your packet and the rest moves on to your left. [MJ-10] High numbers make you strong in their colour.
lesson-4 = These are the cards your right neighbour passed on. The best in a colour earns 2 coins, but second best often earns more. [MJ-44, MJ-45] So it pays to be good in several colours.
lesson-8 = Each colour is counted separately, and the cards you score stay with you to the end. [MJ-41] A blue 6 gives you a start in the third colour.
lesson-12 = Small numbers have abilities. A 3 is a Spy: it takes the spy marker and makes the next turn an open one, in which its side plays late and sees more. [MJ-36]
lesson-16 = Two cards are left in your packet. The last card of every packet stays with the player who receives it. [MJ-14]
lesson-20 = That was the draft. Now partners swap one card each, and both must choose before either of them looks. [MJ-16] Give away a card in a colour in which you are not the strongest anyway.
lesson-24 = Your partner gave you a blue 10! Now there are five turns. Everyone chooses a card in secret, all are revealed together, and then the abilities act: first every 0, then 2, 3 and 7. [MJ-20, MJ-22] Start with your Spy.
lesson-31 = Two Spies: the one farther from the marker wins, and that is your partner’s. [MJ-38] And a red 7 defected from your left neighbour to you. [MJ-40] This turn is open and you play last. The red 2 will assassinate every card that is not red. [MJ-33] Your blue 2 strikes back: assassins of two colours leave nothing at all. [MJ-34]
lesson-32 = All four cards are out of the game for good, and your opponents gained nothing. [MJ-35] Now everyone chooses in secret again. Whatever survives the abilities goes to your score area.
lesson-36 = Your 9 against a 10: you are second in yellow, and that is a fine place to be. The table shows what each colour would pay now. Try for red next.
lesson-40 = Bribed! A single 0 takes every other card of its colour, and now your neighbour leads in red. [MJ-28] It could be worse: your 3 and the 7 that defected to you make 10, so you are second. Play the last turn of the round.
lesson-44 = You earned 9 coins: 2 for first place in blue, 3 for second place in red (a fifth of the leader’s 15), and 4 for second place in yellow, where two players lead with 10 and each counts for 2. [MJ-44, MJ-45] Round 2: your last card and four new ones make up your packet. [MJ-13]
lesson-free = From here you play on your own. After four rounds partners add up their coins, and the richer team wins. [MJ-49] Hover over a card, or long-press it, to read what it does; the rules are behind the question mark.

# Where points come from
heading-red = Red
heading-blue = Blue
heading-yellow = Yellow
about-heading-red = The coins for first and second places in red. [MJ-44, MJ-45]
about-heading-blue = The coins for first and second places in blue. [MJ-44, MJ-45]
about-heading-yellow = The coins for first and second places in yellow. [MJ-44, MJ-45]

## What decided

verdict-teams =
    { $team }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } together; { $others }: { $less }.
verdict-teams-tie =
    Both teams have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. { $team } win, because { $marker } holds the spy marker.
verdict-tie-marker =
    { $seat } and { $other } have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } each. { $seat } comes first: nearer clockwise from { $marker }, who holds the spy marker.
verdict-tie-own-marker =
    { $seat } and { $other } have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } each. { $seat } comes first as the holder of the spy marker.

## Refusals

refusal-open-order = In an open turn players act in order; it is not your turn yet.
refusal-chosen = You have already chosen; others are still choosing.
refusal-asked-keep = First choose a card from your packet to keep.
refusal-asked-give = First choose a card for your partner.
refusal-asked-play = Now play a card from your hand.
refusal-not-in-packet = The { $card } is not in your packet.
refusal-not-in-hand = The { $card } is not in your hand.

## What is this?

about-show-round = There are four rounds. Each has a draft, then turns in which everyone plays a card, then coins. [MJ-21, MJ-48]
about-show-turn = In a turn everyone plays one card. When one card is left in every hand, the round is over. [MJ-20, MJ-21]
about-show-open = A Spy worked last turn: cards are played face up, one after another. [MJ-23]
about-board-phase-draft = Everyone keeps one card from their packet and passes the rest to the left, until the packets are empty. [MJ-10, MJ-11]
about-board-phase-swap = Partners give each other one card. Both choose before either of them looks. [MJ-16]
tip-coins = Coins of { $seat }
about-tip-coins = After four rounds, whoever has the most coins wins. [MJ-50]
tip-team-coins = Coins of { $seat }
about-tip-team-coins = After four rounds partners add up their coins, and the richer team wins. [MJ-49]
tip-hand = Cards in the hand of { $seat }
about-tip-hand = Nobody else sees them, not even a partner. The last one is never played. [MJ-6, MJ-48]
tip-packet = Packet of { $seat }
about-tip-packet = { $seat } keeps one of these cards; the rest goes to the left. [MJ-10, MJ-11]
tip-marker = Spy marker
about-tip-marker = { $seat } holds it. In an open turn this side plays late and sees more, and the marker decides ties. [MJ-23, MJ-36, MJ-49]
tip-chosen = { $seat } has chosen
about-tip-chosen = The choice is made. All cards are revealed together. [MJ-10, MJ-22]
tip-back = Card of { $seat }, face down
about-tip-back = All cards are turned over together when everyone has chosen. [MJ-22]
tip-order = Order of play
about-tip-order = In an open turn players act in this order. [MJ-23]
tip-sum = { $seat }, { $colour }
about-tip-sum = The numbers of all cards of this colour in the score area. They stay there to the end and count in every round. [MJ-41]
tip-deck = Deck
about-tip-deck = Everyone draws new cards from it at the start of a round. In the last round it runs out. [MJ-3, MJ-13]
tip-removed = Assassinated cards
about-tip-removed = They are out of the game for good. [MJ-35]
tip-team = Coins of the team
about-tip-team = { $seats } win or lose together. [MJ-49]
tip-ladder = { $colour }
about-tip-ladder = After every round the best in a colour earns 2 coins; second place gets a fifth of the leader’s sum, often more. [MJ-44, MJ-45]
tip-place-1 = { $seat }, { $colour }
about-tip-place-1 = First in this colour. Coins if the round ended now: { $coins }. [MJ-42, MJ-44]
tip-place-2 = { $seat }, { $colour }
about-tip-place-2 = Second in this colour. Coins if the round ended now: { $coins }. That is a fifth of the leader’s sum, for each leader. [MJ-43, MJ-45]
tip-place-none = { $seat }, { $colour }
about-tip-place-none = Neither first nor second in this colour: no coins now. [MJ-42, MJ-43]
tip-scored = Score areas
about-tip-scored = At the end of a turn the cards that are left go to the score areas of their players. [MJ-40a]

# What an evaluation is made of: a hint says why by these
term-score = coins
term-red = red
term-blue = blue
term-yellow = yellow
