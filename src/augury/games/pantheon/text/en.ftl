## Where the rules come from, and what no source prints

source = Rules: the Dutch rulebook (999 Games, 2011).
reconstructed = the board with its start, loot and column spaces, the copies and sacrifices of the god tiles, the copies of loot tiles and demigods, three bonus tiles, the price of sacrifice tiles of level 4, and the copies of each sacrifice card.

# Pantheon

blurb = Walk from temple to temple, make offerings and win the gods to your side.

nation-gallia = Gallia
nation-germania = Germania
nation-graecia = Graecia
nation-aegyptus = Aegyptus
nation-persia = Persia
nation-cartago = Cartago
nation-iberia = Iberia
nation-roma = Roma

card-move = movement card
card-gift = offering card
card-priest = priest card
card-dancer = dancer card
card-temple = temple card
card-m1 = money card 1
card-m2 = money card 2
card-m3 = money card 3
card-m4 = money card 4
card-m5 = money card 5
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

sacrifice-gift = offering
sacrifice-priest = priest
sacrifice-dancer = dancer
sacrifice-temple = temple
piece-foot = foot
piece-column = column

god-surparit = Surparit
god-plaesiris = Plaesiris
god-taksator = Taksator
god-depraccus = Depraccus
god-vinthrad = Vinthrad
god-gaiviles = Gaiviles
god-gadicea = Gadicea
god-pietalte = Pietalte
god-traitera = Traitera
god-stonkus_1 = Stonkus (1 money)
god-stonkus_2 = Stonkus (2 money)

loot-feet2 = 2 feet
loot-columns2 = 2 columns
loot-foot_column = 1 foot and 1 column
loot-choice2 = 2 feet or 2 columns
loot-demigod = a demigod
loot-god = a god tile
loot-raise1 = 1 level of a sacrifice tile
loot-raise2 = 2 levels of sacrifice tiles
loot-cards2 = 2 cards
loot-cards3 = 3 cards
loot-money = a special money card
loot-step1 = 1 lasting step
loot-step2 = 2 lasting steps
bonus-god = a god tile
bonus-demigod = a demigod
bonus-column = a column on any column space
bonus-step = 1 lasting step
bonus-raise = 1 level of a sacrifice tile
bonus-supply = 2 feet and 1 column

node = space { $name }
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

about-god-surparit = At once: gain another god tile from the stack. A second Surparit in a row brings only its points. [P-140]
about-god-plaesiris = At once: take the two best open demigods. If you did not get it by the Acquire action, take one from each pile instead. [P-141]
about-god-taksator = At once: take the top special money card. [P-142]
about-god-depraccus = Lasting: draw 2 cards at the start of each era. [P-16, P-143]
about-god-vinthrad = Lasting: 1 more step in each of your movements. [P-144]
about-god-gaiviles = Lasting: in each of your movements you can jump over one space with other players’ pieces. [P-145]
about-god-stonkus_1 = Lasting: 1 more money whenever you buy. [P-146]
about-god-stonkus_2 = Lasting: 2 more money whenever you buy. [P-146]
about-god-gadicea = Lasting: you may take 1 more card when you draw. [P-147]
about-god-pietalte = Lasting: each scoring brings points equal to the level of your best sacrifice tile. Can be paid with cards only. [P-93, P-148]
about-god-traitera = Once: take another action in your turn. [P-149]
about-nation-gallia = Everyone draws 2 cards, or reveals a god tile. They may acquire it for its top number alone; otherwise it is lost. [P-20]
about-nation-germania = Everyone discards or draws until they hold 7 cards. [P-21]
about-nation-graecia = Everyone discards or draws until they hold 7 cards. [P-21]
about-nation-aegyptus = Everyone may swap feet in their supply for columns, or columns for feet. [P-22]
about-nation-persia = The special money stack is turned over: the highest cards are on top now. [P-23]
about-nation-cartago = Everyone may spend 2 free money. [P-24]
about-nation-iberia = Everyone raises a sacrifice tile by 1 level. [P-25]
about-nation-roma = Everyone draws 2 cards. [P-26]
about-loot-feet2 = Take 2 feet from the general supply. [P-160]
about-loot-columns2 = Take 2 columns from the general supply. [P-160]
about-loot-foot_column = Take 1 foot and 1 column from the general supply. [P-160]
about-loot-choice2 = Take 2 feet or 2 columns from the general supply. [P-160]
about-loot-demigod = Take the best open demigod. [P-161]
about-loot-god = Gain the top god tile of the stack. [P-162]
about-loot-raise1 = Raise a sacrifice tile by 1 level. [P-164]
about-loot-raise2 = Raise sacrifice tiles by 2 levels in total. [P-164]
about-loot-cards2 = Draw 2 cards from the deck. [P-165]
about-loot-cards3 = Draw 3 cards from the deck. [P-165]
about-loot-money = Take the top special money card. [P-166]
about-loot-step1 = 1 more step in each of your movements. [P-167]
about-loot-step2 = 2 more steps in each of your movements. [P-167]
about-bonus-god = Gain the top god tile of the stack. [P-162]
about-bonus-demigod = Take the top demigod of the pile, face down. [P-161]
about-bonus-column = Put 1 column on any column space. [P-163]
about-bonus-step = 1 more step in each of your movements. [P-167]
about-bonus-raise = Raise a sacrifice tile by 1 level. [P-164]
about-bonus-supply = Take 2 feet and 1 column from the general supply. [P-160]
about-card-move = 2 steps in a movement. [P-40, P-43]
about-card-gift = 1 offering towards a god tile. [P-91, P-92]
about-card-priest = 1 priest towards a god tile. [P-91, P-92]
about-card-dancer = 1 dancer towards a god tile. [P-91, P-92]
about-card-temple = 1 temple towards a god tile. [P-91, P-92]
about-card-m1 = 1 money when you buy. [P-70, P-72]
about-card-m2 = 2 money when you buy. [P-70, P-72]
about-card-m3 = 3 money when you buy. [P-70, P-72]
about-card-m4 = 4 money when you buy. [P-70, P-72]
about-card-m5 = 5 money when you buy. [P-70, P-72]
about-action-move = Place feet and columns, one step each, or two on a space with another player’s piece. A movement card is 2 steps, the big foot 1. Then each of the others moves along, or draws a card. [P-40, P-43, P-48, P-60]
about-action-buy = Play money cards and buy levels of sacrifice tiles (level n costs n), feet and columns (1 each), or place pieces on the map (1 each, or 2 on a space with another player’s piece). [P-70, P-73, P-75, P-76]
about-sacrifice-gift = Counts as many offerings as its level for every god except Pietalte, again and again. Raising it to level n costs n money. [P-73, P-92, P-93]
about-sacrifice-priest = Counts as many priests as its level for every god except Pietalte, again and again. Raising it to level n costs n money. [P-73, P-92, P-93]
about-sacrifice-dancer = Counts as many dancers as its level for every god except Pietalte, again and again. Raising it to level n costs n money. [P-73, P-92, P-93]
about-sacrifice-temple = Counts as many temples as its level for every god except Pietalte, again and again. Raising it to level n costs n money. [P-73, P-92, P-93]
about-piece-foot = Extends your route. All feet return to their owners’ supplies at the end of the era. [P-45, P-50, P-180]
about-piece-column = Built beside one of your feet, it stays to the end and counts at every scoring to come. [P-46, P-51, P-192]
about-deck-cards = Draw: take 3 cards one after the other, each from the open cards or from here. [P-110]
about-board-row = Draw: take 3 cards one after the other, each from these or from the deck. [P-110]
about-deck-gods = The god tiles still to come. [P-11, P-162]
action-move = Move
action-buy = Buy
deck-cards = draw pile
deck-gods = stack of god tiles
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

do-foot = Foot on { $node }
do-column = Column on { $node }
do-stop = { $asked ->
    [moving-on] End movement
    [buying] Stop buying
    [buying-on] Stop buying
    [cartago] Stop buying
    [drawing-on] Stop drawing
   *[other] Finish
}
do-move = { $cards ->
    [0] Move without movement cards
    [one] Move with 1 movement card
   *[other] Move with { $cards } movement cards
 }
do-money = Buy: play { $card }
do-spend = Buy with Stonkus’s money alone
do-purchase = Buy a { $piece }
do-raise = Raise { $sacrifice } by 1 level
do-acquire = Acquire { $god }
do-bring = Sacrifice { $sacrifice }
do-open = Take the open { $card }
do-deck = Draw from the deck
do-take = Take the loot
do-leave = Leave the loot
do-resolve = Resolve first: { $loot }
do-supply = { $piece ->
    [foot] Take 2 feet
   *[other] Take 2 columns
 }
do-reveal = Reveal a god tile
do-decline = Do not acquire it
do-discard = Discard the { $card }
do-swap = { $piece ->
    [foot] Swap { $number ->
        [one] 1 foot for a column
       *[other] { $number } feet for columns
     }
   *[other] Swap { $number ->
        [one] 1 column for a foot
       *[other] { $number } columns for feet
     }
 }
do-pass = Swap nothing
do-choose = Choose { $bonus }
do-traitera = Use Traitera for another action
do-end = End your turn
do-foot-short = Place
do-column-short = Build
do-stop-short = { do-stop }
do-move-short = Move
do-money-short = Play
do-spend-short = Buy
do-purchase-short = Buy
do-raise-short = Raise
do-acquire-short = Acquire
do-bring-short = Sacrifice
do-open-short = Take
do-deck-short = Draw
do-take-short = Take loot
do-leave-short = Leave loot
do-resolve-short = Resolve
do-supply-short = Take
do-reveal-short = Reveal
do-decline-short = Decline
do-discard-short = Discard
do-swap-short = Swap
do-pass-short = Keep all
do-choose-short = Choose
do-traitera-short = Use Traitera
do-end-short = End turn

prompt-choose-action = Choose an action: Move, Buy, Acquire a god tile, or Draw.
prompt-after-action = Use Traitera for another action, or end your turn.
prompt-follow = Move along, or draw 1 card.
prompt-moving = Place your first piece.
prompt-moving-on = Place another piece, or end your movement.
prompt-loot-take = Take the loot, or leave it.
prompt-loot-resolve = Which loot tile takes effect first?
prompt-choice = Take two feet or two columns?
prompt-raise = Choose a sacrifice tile to raise.
prompt-buying = Play more money, or buy something.
prompt-buying-on = Buy more, or stop buying.
prompt-cartago = Cartago gives you 2 money: buy something, or stop buying.
prompt-paying = Which kind do you sacrifice for the next number?
prompt-gallia = Draw two cards, or reveal a god tile.
prompt-gallia-buy = Bring the sacrifices for the top number, or decline.
prompt-discard = Discard down to seven cards.
prompt-swap = Swap feet and columns, or swap nothing.
prompt-drawing = Take an open card, or draw from the deck.
prompt-drawing-on = Gadicea: take another card, or stop drawing.
prompt-bonus-pick = Choose a bonus tile.
prompt-bonus-column = Place your bonus column on a column space.
prompt-wait = Waiting for the others.
prompt-over = The game is over.

chapter-era = era { $era }
event-era = Era { $era }: { $nation } rises. { $seat } is the start player.
event-gods-laid = The gods of this era: { $gods }.
event-loot-laid = Loot on { $node }: { $loot }.
event-demigod-laid = A demigod worth { $value } is laid out.
event-temple = The temple stands on { $node }.
event-depraccus = { $number ->
    [one] Depraccus gives { $seat } 2 cards.
   *[other] { $number } Depraccus tiles give { $seat } 2 cards each.
 }
event-resorted = Persia turns over the special money stack.
event-cartago = Cartago gives { $seat } 2 money.
event-chose-bonus = { $seat } chooses a bonus tile: { $bonus }.
event-bonus = { $seat }’s bonus tile: { $bonus }.
event-bonus-column = { $seat } puts a bonus column on { $node }.
event-turn = It is { $seat }’s turn.
event-moves = { $seat } moves with { $cards ->
    [one] 1 movement card
   *[other] { $cards } movement cards
 }: { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
 }
event-moves-along = { $seat } moves along with { $cards ->
    [one] 1 movement card
   *[other] { $cards } movement cards
 }: { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
 }
event-foot = { $seat } puts a foot on { $node }.
event-column = { $seat } builds a column on { $node }.
event-jumped = Gaiviles carries { $seat } over { $node }.
event-took-loot = { $seat } takes loot: { $loot }.
event-left-loot = { $seat } leaves the loot: { $loot }.
event-resolves = { $seat } resolves loot: { $loot }.
event-got-pieces = { $feet ->
    [0] { $columns ->
        [one] { $seat } takes 1 column.
       *[other] { $seat } takes { $columns } columns.
     }
    [one] { $columns ->
        [0] { $seat } takes 1 foot.
        [one] { $seat } takes 1 foot and 1 column.
       *[other] { $seat } takes 1 foot and { $columns } columns.
     }
   *[other] { $columns ->
        [0] { $seat } takes { $feet } feet.
        [one] { $seat } takes { $feet } feet and 1 column.
       *[other] { $seat } takes { $feet } feet and { $columns } columns.
     }
 }
event-buys = { $seat } buys{ $money ->
    [0] .
   *[other] ; Stonkus gives { $money } money.
 }
event-laid-money = { $seat } plays { $card }: { $money } money so far.
event-bought = { $seat } buys a { $piece }.
event-raised = { $seat } raises { $kind } to level { $level }.
event-brought = { $seat } sacrifices with tiles alone: { $kinds }.
event-brought-cards = { $seat } sacrifices { $kinds } and plays these cards: { $cards }.
event-acquired = { $seat } acquires { $god }.
event-drew-god = { $seat } draws { $god } from the stack.
event-god-points = { $god } brings { $seat } { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-gods-reshuffled = The god tiles in the box become a new stack: { $number ->
    [one] 1 tile.
   *[other] { $number } tiles.
 }
event-special-money = { $seat } takes special money: { $card }.
event-nothing-left = There is nothing left for { $seat }.
event-open-demigod = { $seat } takes the open demigod worth { $value }.
event-low-demigod = { $seat } takes a demigod from the low pile, face down.
event-high-demigod = { $seat } takes a demigod from the high pile, face down.
event-own-demigod = Your demigod is worth { $value }.
event-draws = { $seat } draws cards.
event-took-open = { $seat } takes the open { $card }.
event-turned-up = New open card: { $card }.
event-drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
 } from the deck.
event-drew-cards = You draw: { $cards }.
event-reshuffled = The discard pile becomes a new draw pile: { $number ->
    [one] 1 card.
   *[other] { $number } cards.
 }
event-handed-in = Everyone hands in their cards; they become a new draw pile: { $number ->
    [one] 1 card.
   *[other] { $number } cards.
 }
event-revealed = { $seat } reveals { $god }.
event-declined = { $seat } declines; { $god } goes back to the box.
event-discarded = { $seat } discards: { $card }.
event-swapped-feet = { $seat } swaps { $number ->
    [one] 1 foot for a column.
   *[other] { $number } feet for columns.
 }
event-swapped-columns = { $seat } swaps { $number ->
    [one] 1 column for a foot.
   *[other] { $number } columns for feet.
 }
event-traitera = { $seat } uses Traitera for another action.
event-era-ends = Era { $era } ends: 3 points for { $seat }. { $next } starts the next era.
event-last-era-ends = The last era ends: 3 points for { $seat }.
event-scoring = Scoring: { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
 } (demigods { $demigods }, columns { $columns }, Pietalte { $pietalte }).
event-over = The game is over. Winner: { $seats }.

option-bonus = How players get their bonus tiles.
option-bonus-dealt = dealt at random
option-bonus-choose = players choose, the start player last
option-start_material = How many feet and columns everyone starts with.
option-start_material-printed = 4 feet and 3 columns
option-start_material-by_players = more with fewer players
option-start_score = The score everyone starts with.
option-start_score-1 = 1 point
option-start_score-0 = 0 points
option-start_player = Who starts the first era.
option-start_player-random = a random seat
option-start_player-0 = seat 1
option-start_player-1 = seat 2
option-start_player-2 = seat 3
option-start_player-3 = seat 4

show-era = Era { $era } of { $eras }: { $nation }
show-start = start player: { $seat }
show-deck = draw pile: { $deck }, discard pile: { $discard }
show-big-foot = big foot: { $seat }
show-legend = { "." } land  ~ water  # column space  S start space  @ temple  *n loot  small letter foot, capital column of that colour
show-gods = Gods (* you could pay)
show-loot = Loot
show-demigods = Open demigods
show-display = Open cards
show-special = Special money
show-bonus = Bonus tiles
show-mat = points { $points }, cards { $cards }, supply: feet { $feet }, columns { $columns }; built { $built } (worth { $worth }), demigods { $demigods }
show-steps-each = { $steps ->
    [one] +1 step
   *[other] +{ $steps } steps
 }
show-known = known
show-steps = Steps left: { $steps }, jumps: { $jumps }
show-budget = Money left: { $money }
show-wanted = Paying for { $god }: { $numbers }
show-usual = Cheapest next: { $kind }
show-taken = Loot to resolve
show-hand = Your hand
show-own-demigods = Your demigods
show-spots = Your next piece and its cost
show-over = { " " }(over { $node })

board-map = Map
board-sheets = Parts of the table
board-tab-gods = Gods
board-tab-cards = Cards
board-tab-columns = Columns
board-tab-log = Log
board-players = Players
board-gods = { $number ->
    [one] 1 god tile
   *[other] { $number } god tiles
 }, { $points ->
    [one] 1 point each
   *[other] { $points } points each
 }
board-gods-short = Gods
board-god-stack = Stack of god tiles: { $number }
board-god-stack-short = in the stack
board-open-demigods = Open demigods
board-own-demigods = Your demigods
board-piles = piles: { $low } low, { $high } high
board-row = Open cards
board-deck = Draw pile: { $number }
board-deck-short = deck
board-special = Special money
board-discard = Discard pile: { $number }
board-laid = Played
board-hand = Your hand: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
board-supply = Your supply
board-supply-of = { $piece }: { $own } in your supply, { $general } in the general supply
board-supply-general = General supply: { $feet ->
    [one] 1 foot
   *[other] { $feet } feet
 }, { $columns ->
    [one] 1 column
   *[other] { $columns } columns
 }
board-general = { $number } in stock
board-move = Move
board-buy = Buy
board-do-move = Move: up to { $number ->
    [one] 1 step
   *[other] { $number } steps
 } from cards and tiles
board-do-buy = Buy: up to { $number } money
board-card-gift = Offering
board-card-priest = Priest
board-card-dancer = Dancer
board-card-temple = Temple
board-card-move = Steps
board-card-money = Money
board-start-short = start
board-big-foot = Big foot
board-level = { $kind } level { $level }
board-free-steps = { $number ->
    [one] 1 more step in each movement
   *[other] { $number } more steps in each movement
 }
board-free-jumps = { $number ->
    [one] 1 jump in each movement
   *[other] { $number } jumps in each movement
 }
board-free-money = { $number } more money whenever you buy
board-bonus = Bonus
board-known = known cards
board-worth = worth { $points }
board-built = { $columns } built: { $points }
board-column-table = Columns score
board-feet-on = Feet on the map
board-columns-on = Columns on the map
board-unlinked = not linked
board-stands = { $seat }’s { $piece } on { $node }
board-stands-here = { $seat }’s { $piece } stands here.
board-spot = { $piece } on { $node }
board-over = jumping over { $node }
board-loot = Loot
board-goals = Within reach
board-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
 }
board-money = { $number } money
board-steps-left = { $number ->
    [one] 1 step left
   *[other] { $number } steps left
 }
board-jumps-left = { $number ->
    [one] 1 jump left
   *[other] { $number } jumps left
 }
board-money-left = { $number } money left
board-picked = Cards taken: { $number } of { $most }
board-taken = Loot taken
board-short = { $number } short
board-pay = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
board-free = tiles alone
tip-once = Acts once
tip-lasting = Stays with its owner
board-god-surparit = at once: another god
board-god-plaesiris = at once: 2 best demigods
board-god-taksator = at once: special money
board-god-depraccus = lasting: 2 cards per era
board-god-vinthrad = lasting: 1 more step
board-god-gaiviles = lasting: jump over others
board-god-stonkus_1 = lasting: 1 more money
board-god-stonkus_2 = lasting: 2 more money
board-god-gadicea = lasting: draw 1 more card
board-god-pietalte = lasting: points; cards only
board-god-traitera = once: another action
board-eras = Eras
board-era = Era { $era }
board-scoring = Scoring
board-just-now = Just now
board-closer = Zoom in
board-farther = Zoom out

# What things are, when somebody points at them

tip-score = Points
about-tip-score = Gods bring points at once, the end of an era brings 3, and two scorings count demigods and columns. The most points win. [P-2, P-194]
tip-start = Start player
about-tip-start = Began this era. [P-10, P-30]
tip-big-foot = Big foot
about-tip-big-foot = Belongs to whoever chose Move: 1 more step. [P-40, P-43]
tip-cards = Cards in hand
about-tip-cards = There is no limit. [P-113]
tip-feet = Feet in the supply
about-tip-feet = Only feet from your own supply can be placed. [P-44, P-45]
tip-columns = Columns in the supply
about-tip-columns = Only columns from your own supply can be placed. [P-44, P-46]
tip-demigods = Demigods
about-tip-demigods = They count their value at both scorings. [P-191]
tip-level = Sacrifice tile: { $kind }
about-tip-level = Its level is how many sacrifices it counts for, with every god except Pietalte. [P-92, P-93]
tip-built = Columns on the map
about-tip-built = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } at each scoring to come. [P-192]
tip-columns-worth = { $columns ->
    [one] 1 column
   *[other] { $columns } columns
 }
about-tip-columns-worth = { $points ->
    [one] Scores 1 point at each scoring.
   *[other] Scores { $points } points at each scoring.
 } [P-190, P-192]
tip-known = Known card: { $card }
about-tip-known = Everybody saw where this card went. [P-111]
tip-demigod = Demigod
about-tip-demigod = Lies open: whoever takes one takes the best. It counts its value at both scorings. [P-161, P-191]
about-tip-own-demigod = Counts its value at both scorings. [P-191]
tip-piles = Demigods still hidden
about-tip-piles = Low ones first, then the high ones. [P-13, P-161]
tip-special = Special money
about-tip-special = Some gods and loot tiles bring the top card. It is worth what it shows when you buy. [P-142, P-166]
tip-discard = Discard pile
about-tip-discard = Shuffled when the draw pile runs out. [P-114]
tip-laid = Played now: { $card }
about-tip-laid = Goes to the discard pile afterwards. [P-55, P-78, P-94]
tip-unknown-era = Era { $era }
about-tip-unknown-era = Its nation will be turned up when it begins. [P-10]
tip-scoring = Scoring
about-tip-scoring = Demigods, columns and Pietalte bring points after this era. [P-1, P-190]
tip-steps = Steps left
about-tip-steps = Each step places a piece; on a space with another player’s piece it takes two. Unused steps are lost. [P-44, P-48]
tip-jumps = Jumps left
about-tip-jumps = Gaiviles carries you over one space with other players’ pieces. [P-145]
tip-budget = Money left
about-tip-budget = What you do not spend is lost. [P-72]
tip-need = Sacrifices of one kind
about-tip-need = Each number needs a different kind, from your tile and your cards. Full dots come from the tile, rings from cards; dashed ones are missing. [P-91, P-92]
about-tip-once = Takes effect once and goes back to the box. [P-139]
about-tip-lasting = Stays in front of its owner. [P-139]
tip-map = Map
about-tip-map = Routes begin beside the temple. Feet walk over land and water; columns stand on their own spaces. [P-45, P-46, P-50]
about-tip-land = Land: feet can stand here. [P-45]
about-tip-water = Water: feet can stand here too. [P-45]
about-tip-column = A column space: a column can be built here, beside one of your linked feet. [P-46, P-51]
about-tip-start-space = { $nation } begins here. In other eras it is a space like any other. [P-15, P-45]
about-tip-temple = The temple stands here: every route of this era begins beside it. [P-15, P-50]
about-tip-loot-space = Loot lies here in this era; a foot placed on it can take it. [P-12, P-54]
about-show-era = Six eras, six nations. After eras III and VI there is a scoring. [P-1]

lesson-0 = Welcome to Rome! Six nations rise and fall; in each era you walk from the lit temple to loot and column spaces. [P-1] A turn is one action: Move, Buy, Acquire a god tile, or Draw. [P-30] Start with Move and play 1 movement card: 2 steps, plus 1 for the active player’s big foot and 1 for your bonus tile. [P-40, P-43]
lesson-1 = Four steps. Each places a foot, and the first one stands beside the temple. [P-44, P-50] The numbers show how many steps each space costs; select a distant one to walk all the way. Begin on the space to the north-east of the temple. Nothing counts until you confirm, and you can take back each step.
lesson-2 = A route continues from any of your own pieces. [P-50] To the north-east lies loot, and beside it a space for columns.
lesson-3 = A column stands on a column space beside one of your feet. [P-51] It stays to the end of the game. There are two scorings, and columns are worth more the more you have: 4 bring 8 points, 8 bring 24. [P-192] Build one in Noricum.
lesson-4 = One step is left, and there is loot one space away. Step on it.
lesson-5 = You may take the tile. [P-54] It adds a foot and a column to your supply, and you can only place what is in there. [P-160]
lesson-12 = Your opponent drew a card because you moved. Now they move, so you may move along, without the big foot. [P-60] Your bonus tile gives you 1 step even without a card.
lesson-13 = Columns carry a route as well. [P-50] Put a foot on the space to the west of your column: from there you can reach the next column space, Raetia.
lesson-14 = Gods want sacrifices. Look at Gaiviles in the list: 3 of one kind and 1 of another. [P-91] Full dots come from sacrifice tiles, rings from cards, dashed ones are missing: you are 1 short. So go and buy: play a money card. [P-70]
lesson-15 = And a second one: 2 money.
lesson-16 = The first level of a sacrifice tile costs 1, the next 2, then 3 and 4. [P-73] A tile works for every god except Pietalte, again and again. [P-93, P-94] Raise the priests: with your two priest cards that makes 3.
lesson-17 = 1 money is left, and money you do not spend is lost. [P-72] Raise the temples for the single one that Gaiviles wants, and you keep your temple card.
lesson-21 = Now Gaiviles glows: you can pay. A god brings as many points as the number of the era, at once, so later eras bring more. [P-95] Gaiviles stays with you and lets you jump over a space with other players’ pieces in every movement. [P-145]
lesson-24 = 1 point for the god. Your opponent moves again: move along with your free step.
lesson-25 = Raetia lies beside the foot you placed last. Build your second column.
lesson-26 = You are running out of cards. Draw takes three, one after the other, from the open cards or from the deck. [P-110] Take the open movement card.
lesson-27 = The gap was filled at once. [P-111] Temples go well with your temple tile: take the open one.
lesson-28 = Draw the last one from the deck: nobody else will know it.
lesson-free = From here you play on your own. When the last open god or the last loot is taken, the era ends with that turn: 3 points for the active player, the feet go back, the columns stay. [P-120, P-122, P-180] After eras III and VI demigods and columns score. [P-190] Hover over a tile, or long-press it, to read what it does.

# Where points come from
heading-begin = Start
heading-gods = Gods
heading-eras = Eras ended
heading-demigods = Demigods
heading-columns = Columns
heading-pietalte = { god-pietalte }
about-heading-begin = Everyone begins on space 1 of the score track. [S-9]
about-heading-gods = The points of the era for each god tile. [P-139]
about-heading-eras = 3 points when your turn ends an era. [P-122]
about-heading-demigods = Their values, in both scorings. [P-191]
about-heading-columns = The columns on the board by the table, in both scorings. [P-192]
about-heading-pietalte = Per tile the level of your best sacrifice tile, in both scorings. [P-193]

## What decided

verdict-tie-demigods =
    { $seat } and { $other } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } each. { $seat } has more demigods: { $demigods }, not { $fewer }.
verdict-tie-shared =
    { $seat } and { $other } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $demigods ->
        [one] 1 demigod
       *[other] { $demigods } demigods
    } each: they share the place.

## Refusals

refusal-asked = Something else comes first: { $asked }
refusal-no-traitera = No Traitera tile lay in front of you when your turn began.
refusal-level-top = This sacrifice tile is already at the highest level: { $kind }.
refusal-no-card = This card is not in your hand: { $card }.
refusal-not-open = This card does not lie open: { $card }.
refusal-supply-empty = The general supply has none left in your colour: { $piece }.
refusal-move-cards =
    { $held ->
        [0] You have no movement card.
        [one] You have only 1 movement card.
       *[other] You have only { $held } movement cards.
    }
refusal-move-steps =
    { $steps ->
        [one] That is 1 step
       *[other] That is { $steps } steps
    }; your cheapest placement costs { $needed }.
refusal-move-nowhere = You cannot place a piece anywhere.
refusal-move-first = A movement places at least one piece.
refusal-foot-on-column = This is a column space; feet cannot stand here.
refusal-temple-there = The temple stands here.
refusal-piece-yours = You have a piece here already.
refusal-space-full = Two pieces stand here already.
refusal-no-foot = You have no foot left in your supply.
refusal-no-column = You have no column left in your supply.
refusal-foot-link = A foot stands beside the temple or one of your linked pieces.
refusal-column-link = A column stands beside one of your linked feet.
refusal-short-steps =
    This costs { $needed ->
        [one] 1 step
       *[other] { $needed } steps
    }; you have { $left } left.
refusal-short-money = This costs { $needed } money; you have { $left } left.
refusal-buy-first = Buy at least one thing before you stop.
refusal-money-late = Play your money before the first purchase.
refusal-money-order = Play money from the highest card to the lowest; the last one was { $card }.
refusal-money-short = With this card and the lower ones you have { $most } money at most; the cheapest purchase costs { $needed }.
refusal-stonkus-short = Stonkus gives { $most } money; the cheapest purchase costs { $needed }.
refusal-nothing-to-buy = There is nothing left for you to buy.
refusal-no-stonkus = Without Stonkus you buy with money cards.
refusal-no-money = You have no money card, and no Stonkus.
refusal-draw-first =
    { $number ->
        [one] Draw 1 more card first.
       *[other] Draw { $number } more cards first.
    }
refusal-god-closed = This god tile does not lie open.
refusal-god-short =
    { $short ->
        [one] You are 1 sacrifice short for { $god }.
       *[other] You are { $short } sacrifices short for { $god }.
    }
refusal-bring-used = Each number on the god tile needs a different kind; this one is already used.
refusal-bring-short = The number is { $needed }; of this kind you have { $held }: { $kind }.
refusal-bring-other = With this kind here, the other numbers would come up short, or you would pay the same cards as with another kind.
refusal-loot-not-taken = You have not taken such a loot tile.
refusal-swap-most =
    { $most ->
        [0] Of these you have none to swap, or none to get for them: { $piece }.
       *[other] Of these you can swap { $most } at most: { $piece }.
    }
refusal-bonus-gone = This bonus tile cannot be chosen any more.

# What an evaluation is made of: a hint says why by these
term-score = points
term-columns = columns
term-demigods = demigods
term-gods = gods
term-cards = cards
term-feet = feet
term-routes = route
term-era = end of the era
term-begun = what is under way
