# Pantheon

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
loot-step1 = 1 step for good
loot-step2 = 2 steps for good
bonus-god = a god tile
bonus-demigod = a demigod
bonus-column = a column anywhere
bonus-step = 1 step for good
bonus-raise = 1 level of a sacrifice tile
bonus-supply = 2 feet and 1 column

node = { $name }
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

about-god-surparit = At once: gain one more god tile from the stack. A second Surparit gives only its points. [P-140]
about-god-plaesiris = At once: the two best open demigods; if not acquired by the action, one from each pile. [P-141]
about-god-taksator = At once: the top special money card. [P-142]
about-god-depraccus = Lasting: draw 2 cards at the beginning of each era. [P-16, P-143]
about-god-vinthrad = Lasting: 1 more step in each of your movements. [P-144]
about-god-gaiviles = Lasting: jump over one space of other players in each of your movements. [P-145]
about-god-stonkus_1 = Lasting: 1 more money in each of your purchases. [P-146]
about-god-stonkus_2 = Lasting: 2 more money in each of your purchases. [P-146]
about-god-gadicea = Lasting: you may take 1 more card when you draw. [P-147]
about-god-pietalte = Lasting: at each scoring, points for the level of your best sacrifice tile. Cards only. [P-93, P-148]
about-god-traitera = Once: another action in your turn. [P-149]
about-nation-gallia = Each: 2 cards, or reveal a god tile and buy it for its top number. [P-20]
about-nation-germania = Everybody's hand becomes 7 cards. [P-21]
about-nation-graecia = Everybody's hand becomes 7 cards. [P-21]
about-nation-aegyptus = Each may swap own feet and columns of the supply. [P-22]
about-nation-persia = The special money stack is turned around: the highest on top. [P-23]
about-nation-cartago = Each may buy for 2 free money. [P-24]
about-nation-iberia = Each raises a sacrifice tile by 1 level. [P-25]
about-nation-roma = Each draws 2 cards. [P-26]
about-loot-feet2 = Take 2 feet from the general supply. [P-160]
about-loot-columns2 = Take 2 columns from the general supply. [P-160]
about-loot-foot_column = Take 1 foot and 1 column from the general supply. [P-160]
about-loot-choice2 = Take 2 feet or 2 columns from the general supply. [P-160]
about-loot-demigod = Take the best open demigod. [P-161]
about-loot-god = Gain the top god tile of the stack. [P-162]
about-loot-raise1 = Raise a sacrifice tile by 1 level. [P-164]
about-loot-raise2 = Raise sacrifice tiles by 2 levels in all. [P-164]
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
about-card-gift = 1 sacrifice of offerings for a god tile. [P-91, P-92]
about-card-priest = 1 sacrifice of priests for a god tile. [P-91, P-92]
about-card-dancer = 1 sacrifice of dancers for a god tile. [P-91, P-92]
about-card-temple = 1 sacrifice of temples for a god tile. [P-91, P-92]
about-card-m1 = 1 money in a purchase. [P-70, P-72]
about-card-m2 = 2 money in a purchase. [P-70, P-72]
about-card-m3 = 3 money in a purchase. [P-70, P-72]
about-card-m4 = 4 money in a purchase. [P-70, P-72]
about-card-m5 = 5 money in a purchase. [P-70, P-72]
about-action-move = Place feet and columns, one step each; 2 steps per movement card, and 1 for the big foot. Then each of the others may move, or draws a card. [P-40, P-43, P-60]
about-action-buy = Lay money cards and buy levels of sacrifice tiles (level n costs n), feet and columns (1 each), or put pieces on the board (1, or 2 beside another piece). [P-70, P-73, P-75, P-76]
about-sacrifice-gift = The level counts as so many offerings for every god, again and again. Raising it to level n costs n money. [P-73, P-92]
about-sacrifice-priest = The level counts as so many priests for every god, again and again. Raising it to level n costs n money. [P-73, P-92]
about-sacrifice-dancer = The level counts as so many dancers for every god, again and again. Raising it to level n costs n money. [P-73, P-92]
about-sacrifice-temple = The level counts as so many temples for every god, again and again. Raising it to level n costs n money. [P-73, P-92]
about-piece-foot = Marks your route; goes home at the end of the era. [P-45, P-50, P-180]
about-piece-column = Stands beside one of your feet, stays to the end and scores twice. [P-46, P-51, P-192]
about-deck-cards = Draw: take 3 cards one by one, open ones or from here. [P-110]
about-deck-gods = The god tiles that are still to come. [P-11, P-162]
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
do-stop = Stop here
do-move = Move with { $cards ->
    [one] 1 movement card
   *[other] { $cards } movement cards
 }
do-money = Buy: lay { $card }
do-spend = Buy with the money of Stonkus alone
do-purchase = Buy a { $piece }
do-raise = Raise { $sacrifice } by one level
do-acquire = Acquire { $god }
do-bring = Bring { $sacrifice }
do-open = Take the open { $card }
do-deck = Draw from the deck
do-take = Take the loot
do-leave = Leave the loot
do-resolve = Resolve first: { $loot }
do-supply = Take 2 of: { $piece }
do-reveal = Reveal a god tile
do-decline = Do not acquire it
do-discard = Discard { $card }
do-swap = Give { $number } of: { $piece }, for as many of the other sort
do-pass = Swap nothing
do-choose = Choose: { $bonus }
do-traitera = Use Traitera for another action
do-end = End the turn

prompt-choose-action = Choose an action: Move, Buy, Acquire a god tile, or Draw.
prompt-after-action = Use Traitera for another action, or end your turn.
prompt-follow = Move along, or draw one card.
prompt-moving = Place your first piece.
prompt-moving-on = Place another piece, or stop.
prompt-loot-take = Take the loot, or leave it.
prompt-loot-resolve = Which loot tile takes effect first?
prompt-choice = Choose two feet or two columns.
prompt-raise = Raise one of your sacrifice tiles.
prompt-buying = Lay more money, or buy something.
prompt-buying-on = Buy more, or stop.
prompt-cartago = Cartago gives you 2 money: buy something, or stop.
prompt-paying = Which kind serves the next number of the god tile?
prompt-gallia = Draw two cards, or reveal a god tile.
prompt-gallia-buy = Bring the sacrifice for the top number, or decline.
prompt-discard = Discard down to seven cards.
prompt-swap = Swap feet and columns, or pass.
prompt-drawing = Take an open card or one from the deck.
prompt-drawing-on = Gadicea: take another card, or stop.
prompt-bonus-pick = Choose a bonus tile.
prompt-bonus-column = Put your bonus column on a column space.
prompt-wait = Waiting for the others.
prompt-over = The game is over.

event-era = Era { $era }: { $nation } rises. { $seat } is start player.
event-gods-laid = The gods of the era: { $gods }.
event-loot-laid = Loot on { $node }: { $loot }.
event-demigod-laid = A demigod of { $value } joins the open row.
event-temple = The temple stands on { $node }.
event-depraccus = Depraccus brings { $seat } cards: { $number } times 2.
event-resorted = Persia turns the special money stack around.
event-cartago = Cartago gives { $seat } 2 money.
event-chose-bonus = { $seat } chooses a bonus: { $bonus }.
event-bonus = The bonus of { $seat }: { $bonus }.
event-bonus-column = { $seat } puts a bonus column on { $node }.
event-turn = The turn of { $seat }.
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
event-got-pieces = { $seat } gets feet: { $feet }, columns: { $columns }.
event-buys = { $seat } goes shopping{ $money ->
    [0] .
   *[other] ; Stonkus gives { $money } money.
 }
event-laid-money = { $seat } lays { $card }: { $money } money in all.
event-bought = { $seat } buys: { $piece }.
event-raised = { $seat } raises { $kind } to level { $level }.
event-brought = { $seat } sacrifices with tiles: { $kinds }.
event-brought-cards = { $seat } sacrifices { $kinds } and plays { $cards }.
event-acquired = { $seat } acquires { $god }.
event-drew-god = { $seat } draws { $god } from the stack.
event-god-points = { $god } gives { $seat } { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-gods-reshuffled = The god tiles of the box become a new stack of { $number }.
event-special-money = { $seat } takes { $card }.
event-nothing-left = There is nothing left for { $seat }.
event-open-demigod = { $seat } takes the open demigod of { $value }.
event-low-demigod = { $seat } takes a demigod from the low pile, face down.
event-high-demigod = { $seat } takes a demigod from the high pile, face down.
event-own-demigod = Your demigod is worth { $value }.
event-draws = { $seat } draws cards.
event-took-open = { $seat } takes the open { $card }.
event-turned-up = { $card } is turned up.
event-drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
 } from the deck.
event-drew-cards = You draw { $cards }.
event-reshuffled = The discard pile becomes a new draw pile of { $number }.
event-handed-in = All hands are handed in and become a new draw pile of { $number }.
event-revealed = { $seat } reveals { $god }.
event-declined = { $seat } declines; { $god } goes to the box.
event-discarded = { $seat } discards { $card }.
event-swapped-feet = { $seat } swaps { $number } feet for columns.
event-swapped-columns = { $seat } swaps { $number } columns for feet.
event-traitera = { $seat } uses Traitera for another action.
event-era-ends = Era { $era } ends: 3 points for { $seat }; { $next } starts the next one.
event-last-era-ends = The last era ends: 3 points for { $seat }.
event-scoring = Scoring for { $seat }: demigods { $demigods }, columns { $columns }, Pietalte { $pietalte }: { $points } points.
event-over = The game is over; { $seats } won.

option-bonus = How the players get their bonus tiles.
option-bonus-dealt = dealt at random
option-bonus-choose = chosen from the open tiles, the start player last
option-start_material = With how many feet and columns everybody starts.
option-start_material-printed = 4 feet and 3 columns
option-start_material-by_players = more with fewer players
option-start_score = The space of the score track on which everybody starts.
option-start_score-1 = space 1
option-start_score-0 = space 0
option-start_player = Who is the start player of the first era.
option-start_player-random = a random seat
option-start_player-0 = seat 1
option-start_player-1 = seat 2
option-start_player-2 = seat 3
option-start_player-3 = seat 4

show-era = Era { $era } of { $eras }: { $nation }
show-start = start player { $seat }
show-deck = draw pile { $deck }, discard pile { $discard }
show-big-foot = big foot { $seat }
show-legend = { "." } land  ~ water  # column space  S start space  @ temple  *n loot  small letter foot, capital column of that colour
show-gods = Gods (* you could pay)
show-loot = Loot
show-demigods = Open demigods
show-display = Open cards
show-special = Special money
show-bonus = Bonus tiles
show-mat = points { $points }, cards { $cards }, supply { $feet } feet { $columns } columns, built { $built } (worth { $worth }), demigods { $demigods }
show-steps-each = +{ $steps } steps
show-known = known
show-steps = Steps left: { $steps }, jumps: { $jumps }
show-budget = Money left: { $money }
show-wanted = Paying for { $god }: { $numbers }
show-taken = Loot to resolve
show-hand = Your hand
show-own-demigods = Your demigods
show-spots = Your next piece and its cost
show-over = { " " }(over { $node })

board-map = Map
board-sheets = What to look at
board-players = Players
board-gods = { $number ->
    [one] 1 god tile, worth { $points } each
   *[other] { $number } god tiles, worth { $points } each
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
board-special-short = Money
board-discard = Discard pile: { $number }
board-laid = Played
board-hand = Your hand: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
board-supply = Your supply
board-supply-of = { $piece }: { $own } in your supply, { $general } in the general supply
board-supply-general = General supply: { $feet } feet, { $columns } columns
board-general = { $number } more
board-move = Move
board-buy = Buy
board-do-move = Move: up to { $number } steps from cards and tiles
board-do-buy = Buy: up to { $number } money
board-card-gift = Offering
board-card-priest = Priest
board-card-dancer = Dancer
board-card-temple = Temple
board-card-move = Steps
board-card-money = Money
board-cards = Cards in hand
board-feet = Feet in the supply
board-columns = Columns
board-demigods = Demigods
board-start = Start player
board-start-short = start
board-big-foot = Big foot
board-level = { $kind } level { $level }
board-free-steps = { $number ->
    [one] 1 step more in each movement
   *[other] { $number } steps more in each movement
 }
board-free-jumps = { $number ->
    [one] 1 jump in each movement
   *[other] { $number } jumps in each movement
 }
board-free-money = { $number } money more in each purchase
board-bonus = Bonus
board-known = known cards
board-worth = worth { $points }
board-built = { $columns } built: { $points }
board-built-points = { $columns } columns on the board: { $points } points at a scoring
board-column-table = Columns score
board-feet-on = Feet on the board
board-columns-on = Columns on the board
board-unlinked = not linked
board-stands = { $piece } of { $seat } on { $node }
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
board-picked = { $number } of { $most } cards taken
board-taken = Loot taken
board-short = { $number } short
board-pay = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
board-free = tiles alone
board-once = Acts once
board-lasting = Stays with its owner
board-god-surparit = once: one more god
board-god-plaesiris = once: 2 best demigods
board-god-taksator = once: special money
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
board-closer = Closer
board-farther = Farther away

lesson-0 = Welcome to Rome! Six nations rise and fall; each era you walk from the temple in the light to loot and column spaces. [P-1] A turn is one action: Move, Buy, Acquire a god, or Draw. [P-30] Begin with Move and play 1 movement card: 2 steps, 1 for the big foot of the active player, and 1 for your bonus tile. [P-40, P-43]
lesson-1 = Four steps. Each places a foot, and the first stands beside the temple. [P-44, P-50] The numbers show how many steps every space costs; touching a far one walks the whole way. Begin on F09. Nothing is played before you confirm, and you can take each step back.
lesson-2 = A route goes on from any of your own pieces. [P-50] North-east lies loot, and beside it a space for columns.
lesson-3 = A column stands on a column space beside one of your feet. [P-51] It stays to the end of the game, and at two scorings columns count more the more you have: 4 are worth 8, 8 are worth 24. [P-192] Build one in Noricum.
lesson-4 = One step is left, and one space further lies loot. Step on it.
lesson-5 = You may take the tile. [P-54] It gives a foot and a column for your supply, which is the limit of what you can place. [P-160]
lesson-12 = Your rival drew a card because you moved, and now moves in turn, so you may move along, without the big foot. [P-60] Your bonus tile gives you 1 step even without a card.
lesson-13 = Columns carry a route as well. [P-50] Put a foot on D08: it reaches out to the next column space, Raetia.
lesson-14 = Gods want sacrifices. Look at Gaiviles on the list: 3 of one kind and 1 of another. [P-91] Full dots come from sacrifice tiles, rings from cards, dashed ones are missing: you are 1 short. So go shopping: lay a money card. [P-70]
lesson-15 = And the second one: 2 money.
lesson-16 = The first level of a sacrifice tile costs 1, the next 2, then 3 and 4. [P-73] A tile works for every god, again and again. [P-94] Raise the priests: with your two priest cards that makes 3.
lesson-17 = 1 money is left; unspent money is lost. [P-72] Raise the temples for the single one that Gaiviles wants, and you keep your temple card.
lesson-21 = Now Gaiviles glows: you can pay. A god gives as many points as the number of the era, at once, so later eras give more. [P-95] Gaiviles stays with you and lets you jump over a space of others in every movement. [P-145]
lesson-24 = 1 point for the god. Your rival moves again: move along with your free step.
lesson-25 = Raetia lies beside your foot on D08. Your second column.
lesson-26 = Your cards run low. Draw takes three, one after the other, open ones or from the deck. [P-110] Take the movement card that lies open.
lesson-27 = The gap was filled at once. [P-111] Temples go well with your temple tile: take the open one.
lesson-28 = The last one from the deck: nobody will know it.
lesson-free = From here you play on alone. When the last open god or the last loot is taken, the era ends with that turn: 3 points for the active player, the feet go home, the columns stay. [P-120, P-122, P-180] After eras III and VI demigods and columns score. [P-190] Rest on a tile to read what it does.

# Where points come from
heading-begin = Start
heading-gods = Gods
heading-eras = Eras ended
heading-demigods = Demigods
heading-columns = Columns
heading-pietalte = { god-pietalte }

## What decided

verdict-tie-demigods = { $seat } and { $other } have { $points } points each. { $seat } has more demigods: { $demigods }, not { $fewer }.
verdict-tie-shared = { $seat } and { $other } have { $points } points and { $demigods } demigods each: they share the place.

## Refusals

refusal-asked = Something else is asked now: { $asked }
refusal-no-traitera = No Traitera tile lay in front of you when your turn began.
refusal-level-top = This sacrifice tile has the highest level already: { $kind }.
refusal-no-card = You have no such card in hand: { $card }.
refusal-not-open = No such card lies open: { $card }.
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
refusal-move-nowhere = There is nowhere you could place a piece.
refusal-move-first = A movement places at least one piece.
refusal-foot-on-column = This is a column space; feet cannot stand here.
refusal-temple-there = The temple stands here.
refusal-piece-yours = You have a piece here already.
refusal-space-full = Two pieces stand here already.
refusal-no-foot = You have no foot left in your supply.
refusal-no-column = You have no column left in your supply.
refusal-foot-link = A foot stands beside the temple or one of your linked pieces.
refusal-column-link = A column stands beside one of your linked feet.
refusal-short-steps = This costs { $needed } steps; you have { $left } left.
refusal-short-money = This costs { $needed } money; you have { $left } left.
refusal-buy-first = Buy at least one thing before you stop.
refusal-money-late = Money is laid before the first purchase.
refusal-money-order = Money is laid from the highest card to the lowest; the last one was { $card }.
refusal-money-short = From this card on you could lay { $most } money at most; the cheapest purchase costs { $needed }.
refusal-stonkus-short = Stonkus gives { $most } money; the cheapest purchase costs { $needed }.
refusal-nothing-to-buy = There is nothing left for you to buy.
refusal-no-stonkus = Without Stonkus you buy with money cards.
refusal-no-money = You have no money card, and no Stonkus.
refusal-draw-first =
    { $number ->
        [one] 1 more card has to be drawn first.
       *[other] { $number } more cards have to be drawn first.
    }
refusal-god-closed = This god tile does not lie open.
refusal-god-short =
    { $short ->
        [one] For { $god } you lack 1 sacrifice.
       *[other] For { $god } you lack { $short } sacrifices.
    }
refusal-bring-used = Each number of the god tile takes another kind; this one serves already.
refusal-bring-short = The number is { $needed }; of this kind you have { $held }: { $kind }.
refusal-bring-other = With this kind here the other numbers would go short, or cards would be spent in vain.
refusal-loot-not-taken = You have not taken such a loot tile.
refusal-swap-most =
    { $most ->
        [0] Of these you have none to swap, or none to get for them: { $piece }.
       *[other] Of these you can swap { $most } at most: { $piece }.
    }
refusal-bonus-gone = This bonus tile cannot be chosen any more.
