# The shell around every board

# First page
welcome = Choose a game. A bot is ready to play.
games = Games
players = { $from } to { $to }
players-exactly = { $from }
minutes = { $from } to { $to } min
play-now = Play now
dealing = Dealing ...
at-once = { $bots ->
    [one] You and one bot, at once.
   *[other] You and { $bots } bots, at once.
}
other-seats = Other seats
learn-by-playing = Learn by playing
learn-by-playing-line = A coach sits beside you and shows you the first turns of a real game; then you play on.
your-tables = Your tables
tables-waiting = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
no-tables-yet = Your games will appear here.
open-tables = Open tables
tables-open = { $count ->
    [0] none has a free seat
    [one] one has a free seat
   *[other] { $count } have a free seat
}
no-open-tables = Nobody is looking for players right now. Make a table and list it.
more-tables = More tables
more = More
how-to-play = How to play
how-to-play-line = The table, the keys, the rules
invite-friends = Invite friends
invite-friends-line = A link and a QR code per seat
replays = Replays
replays-line = Watch again, share a position
no-replays = There is no game to watch again yet.
about = About Augury
about-line = Who made what
continue = Continue
open-table = Open
sit-down = Sit down
your-turn = Your turn
seats-taken = { $taken } of { $all } seats taken
table-waiting = Waiting for players
table-playing = The others are thinking
table-over = Finished
table-closed = Closed
table-aside = Set aside
guest = Guest
your-name = Your name
name-line = What the others see
keep = Keep
language = Language
settings = Settings
loading = One moment

# New table
new-table = New table
seats = Seats
how-many = How many players
seat-number = Seat { $number }
seat-me = Me
seat-here = A player at this device
seat-bot = A bot
seat-link = A friend, by link
seat-open = Whoever sits down
level = Level
bot-level = Bot, level { $level }
bot-number = Bot { $number }
hot-seat-line = Several players at one device: a curtain hides each hand from the others.
options = Options
table-settings = The table
listed = Show the table to everybody on the first page
clock = Clock
clock-none = No clock
clock-live = Live: minutes for the whole game
clock-slow = Slow: a day per move, and days in reserve
clock-minutes = Minutes per player
clock-days = Days in reserve
make-table = Make the table
name = Name

# Sitting down
join-title = A seat is waiting for you
join-line = Tell the others who you are and sit down. No account needed.
watch-title = Watch a game
watch-line = You will see what everybody may see, and no hand.
watch = Watch
waiting-room = Waiting for players
waiting-room-line = The game begins as soon as every seat is taken.
free-seat = Free seat
put-bot = Put a bot there
invite = Invite
only-host-invites = Only the host of the table can invite.
no-free-seat = No seat is free. You can still invite people to watch.
qr = QR code: { $title }
link = Link
link-line = Whoever opens the link may take the seat. A new link replaces the old one.
copy = Copy the link
copied = Copied

# At the table
menu = Menu
rules = Rules
log = Log
chat = Chat
log-and-chat = Log and chat
see-moment = See this moment
no-chat = Nobody has said anything yet.
write = Write something
send = Send
people = At the table
you = you
online = here
offline = away
bot-sits-in = a bot sits in
come-back = Come back to your seat
watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
you-watch = You are watching. You see what everybody may see.
your-move = Your move
waiting-for = Waiting for { $names }.
confirm-question = { $action }?
final = Cannot be undone: { $reason }.
sending = Sending ...
let-go = Let go
plan-so-far = Planned so far: { $steps }.
plan-drop = Drop the plan
plan-play = Play this
skip = Skip
undo = Undo
undo-nothing = nothing to undo
undo-others = somebody else has decided since
undo-chance = chance has been drawn
undo-revealed = something hidden is revealed
undo-shown = your own cards are shown
undo-over = the game is over
undo-watching = you only look on
what-happened = What happened?
what-do-you-mean = What do you mean?
results = Results
paused = The game is paused.
propose-undo = Ask everybody to go back
propose-pause = Ask everybody for a pause
proposal-undo = { $name } asks to go back.
proposal-pause = { $name } asks for a pause.
agree = Agree
refuse = Refuse
go-on = Go on
leave-seat = Leave the seat to a bot
close-table = Close the table
commitment = The server fixed its part of the shuffle before anybody sent theirs. Its promise:
commitment-before = When you sit down, your browser adds a random number of its own to the shuffle. The server has already fixed its part and cannot change it. Its promise:
open-deal = Open deal
open-deal-line = Open deal: whoever started this table can know every card, so nobody else can join.
clocks = Clocks
days = { $days } d { $hours } h
coach = Coach
coach-next = Next: { $action }.
coach-show = Show me
coach-off = That is not what I had in mind. Take it back, or play on: then I leave you to it.
coach-wait = Watch what the others do.
coach-play = That is the whole move: play it.
table-as-text = The table as text
skip-to-text = The table as text
curtain = Curtain
curtain-next = { $name } is next
curtain-line = Hand the device over. Nobody else should look.
curtain-open = I am { $name }
link-connecting = Connecting ...
link-lost = Connection lost, trying again ...
link-polling = Slow connection

# The end
end-of-game = The game is over
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
place = Place
player = Player
total = Total
points-from = Where the points come from
score-over-time = Score over time
verify-shuffle = Verify the shuffle
rematch = Play again
replay = Replay
download-record = Download the record

# Replay
moment = Moment { $at } of { $last }
to-start = To the start
step-back = One step back
play = Play
stop = Stop
step-on = One step on
to-end = To the end
seen-by = Seen by
spectator = a spectator
share-moment = Share this moment
play-on = Play on from here against bots
to-the-table = To the table

# Help
back = Back
back-to-games = Back to the games
table = Table
learn-table = At the table
learn-table-line = Whatever you may touch glows. A first touch selects it and shows what would happen; a second one, or Enter, decides. Esc lets go. Rest on a card, or press it long, to read what it does.
keyboard = Keyboard
key-arrows = walk over what you may touch
key-enter = select, then decide
key-escape = let go, drop a plan, or skip the playback
key-u = undo, or one step of a plan back
key-l = log and chat
key-t = the table as text
key-question = the rules
setting-confirm = Ask before every decision
setting-pace = How fast the moves of others are played back
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-none = not at all
setting-motion = Moving pieces
motion-system = as the device is set
motion-full = yes
motion-none = no
setting-twin = Show the table as text beside the board
about-text = Augury plays modern tabletop games by their rulebooks. It is unofficial: the rules are told in our own words, and everything you see is drawn by us. If you like a game, buy it; it is better with the real thing on the table.
credits = Credits
credit-icons = Symbols:
credit-fonts = Type:
credit-code = Built with:
close = Close

# What went wrong
problem-failed = That did not work.
problem-unreachable = The server cannot be reached. Trying again.
problem-no-table = There is no such table, or it is not for you to see.
problem-nobody = Tell us your name first.
problem-slow-down = That was too much at once. Please wait a moment.
problem-stale = The table has moved on. Have another look.
problem-store-down = The server cannot write to its disk. Nothing was changed.
problem-away = A bot sits in for you. Come back to your seat first.
problem-not-your-turn = It is not your turn.
problem-sealed = Make this decision first, then see how things stand.
problem-game-over = The game is over.
problem-plan-dropped = The table has changed: your plan is no longer possible.
problem-no-lesson = There is no lesson for this game.
problem-open-deal = This deal is open: whoever started the table can know every card. Nobody else can join.
problem-promise = The server did not keep its promise about the shuffle, or it ran out. Please try again.
