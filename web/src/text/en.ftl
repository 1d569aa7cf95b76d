# The shell around every board

# First page
welcome = Choose a game. The bots are ready.
games = Games
players = Players
minutes = { $span } min
play-now = Play now
start-here = Start here
weight = Weight { $weight } of 5
learn = Learn
dealing = Dealing…
other-seats = With friends
learn-by-playing = Learn by playing
learn-by-playing-line = A coach walks you through the first turns of a real game; then you play on.
your-tables = Your tables
all-tables = All your tables
tables-waiting = { $count ->
    [0] no game waiting
    [one] 1 game waiting for you
   *[other] { $count } games waiting for you
}
no-tables-yet = Your games will appear here.
open-tables = Open tables
tables-open = { $count ->
    [0] no free seats
    [one] 1 with a free seat
   *[other] { $count } with a free seat
}
no-open-tables = Nobody is looking for players right now. Set up a table and list it here.
more-tables = More tables
more = More
daily = Deal of the day
daily-line = The same deal for everyone, one try
puzzles = Puzzles
puzzles-line = Find the best turn
analysis = Analysis board
analysis-line = Try other moves in any game
how-to-play = How to play
how-to-play-line = The table, the keyboard, the rules
how-i-did = How I did
how-i-did-line = Ratings, results and statistics
clubs = Clubs
clubs-line = Members, evenings, league and tournaments
replays = Replays
replays-line = Watch a game again, share a position
no-replays = There are no finished games to watch yet.
about = About Augury
about-line = Credits and thanks
continue = Continue
open-table = Open
sit-down = Join
your-turn = Your turn
next-game = Next game
seats-taken = { $taken } of { $all } seats taken
table-waiting = Waiting for players
table-playing = Waiting for the others
table-over = Finished
table-closed = Closed
table-aside = On hold
guest = Guest
your-name = Your name
name-line = What other players see
keep = Save
language = Language
settings = Settings
sound = Sound
loading = One moment…

# New table
seat-number = Seat { $number }
bot = bot
bird-1 = Sparrow
bird-2 = Dove
bird-3 = Heron
bird-4 = Raven
bird-5 = Eagle
hint = Hint
hints-for-all = Hints for everybody
hints-for-all-line = Everybody at this table may ask for hints.
listed = List this table on the home page
name = Name

# Sitting down
watch = Watch
waiting-room-line = The game starts as soon as every seat is taken.
free-seat = Free seat
invite = Invite
link = Link
copy = Copy link
copied = Copied

# At the table
menu = Menu
rules = Rules
log = Log
log-and-chat = Log and chat
people = At the table
you = you
online = online
offline = offline
bot-sits-in = a bot is filling in
come-back = Resume playing
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
you-watch = You are watching and see only what is public.
your-move = Your move
waiting-for = Waiting for { $names }.
expected = not here yet
confirm-question = { $action }?
final = This cannot be undone: { $reason }.
sending = Sending…
let-go = Cancel
plan-so-far = Planned so far: { $steps }.
plan-drop = Reset move
plan-play = Confirm move
skip = Skip
undo = Undo
what-happened = What happened?
what-is-this = What is this?
what-is-this-line = Now every tap explains and nothing is played. Press again to play on.
asked-now = What is asked now: { $asked }
what-do-you-mean = Choose one
results = Results
paused = The game is paused.
propose-undo = Request take-back
propose-pause = Request a pause
agree = Agree
refuse = Decline
go-on = Resume
leave-seat = Bot takes over
close-table = Close table
commitment = The server locked in its part of the shuffle before any player sent theirs. Shuffle fingerprint:
open-deal = Open deal
open-deal-line = Open deal: the person who started this table can know every card, so nobody else can join.
clocks = Clocks
days = { $days } d { $hours } h
coach = Coach
coach-next = Next: { $action }.
coach-show = Show me
coach-off = That is not the move I had in mind. Take it back, or play on without me.
coach-wait = Watch what the others do.
coach-play = That is the whole move. Confirm it.
table-as-text = Table as text
skip-to-text = Table as text
curtain = Curtain
curtain-next = { $name } is next
curtain-line = Pass the device on. Everyone else, look away.
curtain-open = I am { $name }
link-connecting = Connecting…
link-lost = Connection lost, trying again…
link-polling = Slow connection

# The end
end-of-game = The game is over
player = Player
total = Total
points-from = Where the points came from
verify-shuffle = Verify the shuffle
rematch = Play again
replay = Replay

# Replay
moment = Step { $at } of { $last }
to-start = To the start
step-back = Step back
play = Play
stop = Stop
step-on = Next step
to-end = To the end
seen-by = View as
spectator = spectator
share-moment = Share this position
play-on = Play from here
to-the-table = Back to table

# Help
back = Back
back-to-games = Back to games
table = Table
setting-confirm = Confirm every move
setting-pace = Opponents’ animation speed
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = off
setting-motion = Animations
motion-system = system default
motion-full = on
motion-none = off
setting-twin = Show the table as text beside the board
setting-sound = Sounds at the table
close = Close

# What went wrong
problem-failed = Something went wrong.
problem-unreachable = Cannot reach the server. Trying again.
problem-no-table = Table not found, or you do not have access.
problem-plan-dropped = The game has changed: the move you planned is no longer possible.
problem-promise-broken = The server did not keep its promise about the shuffle, or it ran out. Please try again.
