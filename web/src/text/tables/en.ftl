# Setting a table, waiting, sitting down; fetched with these pages

how-many = Number of players
how-you-play = How you play { $title }
seat-me = Me
seat-here = On this device
seat-bot = Bot
seat-link = Friend by link
seat-open = Open to anyone
seat-me-line = You sit here.
seat-link-line = Your friend opens the link, types a name and sits down.
seat-open-line = Anyone who sees the table can sit here. List it on the home page so that people find it.
a-friend = A friend
plate-me = shares this device
plate-link = gets your link
plate-open = anyone can sit here
plate-bot = bot
strength = How strong
bird-line-1 = Still learning: sees good moves, misjudges many.
bird-line-2 = Easy-going: takes the best of this turn.
bird-line-3 = Patient: thinks its moves through.
bird-line-4 = Counts and remembers. Punishes slips.
bird-line-5 = Our strongest. Takes up to a second a move.
bird-rating = Rating { $rating }
bird-rating-line = Ratings come from matches between our bots in this game; people begin at 1500. They are rough, above all those of the strongest.
hot-seat-line = Several players share this device: a curtain hides each hand from the others.
clock = Clock
clock-none = No clock
clock-none-line = Take all the time you like.
clock-live = Live
clock-live-line = { $minutes } min each for the whole game, and { $increment } s for every decision.
clock-slow = Days per move
clock-slow-line = { $days ->
    [one] One day for every move.
   *[other] { $days } days for every move.
}
clock-minutes = Minutes per player
clock-increment = Added per decision
clock-seconds = { $seconds } s
clock-days = Days per move
clock-days-each = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-slow-note = Everyone’s clock runs only in the hours they have set, and stands still on vacation.
copy-invite = { $friends ->
    [one] Copy the invite link
   *[other] Copy the invite links
}
copy-invite-line = Sets the table. Send the link however you like.
set-table = Set the table
set-table-line = The game starts as soon as every seat is taken.
begin = Play
begin-line = Everybody is here: the game starts at once.
waiting-title = Your table of { $title } is set
make-link = Make a link
put-bot = Seat a { $bird }
call-off = Call it off
shuffle = About the shuffle
commitment-before = When you join, your browser adds a random number of its own to the shuffle. The server has already locked in its part and cannot change it. Shuffle fingerprint:
watch-link = Link to watch
only-host-invites = Only the host can invite people.
no-free-seat = All seats are taken. You can still invite people to watch.
qr = QR code: { $title }
link-line = Anyone with this link can take the seat. A new link replaces the old one.
link-copied = link copied
send-link = Send
join-title = A seat is waiting for you
join-line = Choose a name and take your seat.
keeps-a-seat = { $host } is keeping a seat for you
this-seat = this seat
you = You
host = host
no-account = No account, nothing to install.
watch-title = Watch a game
watch-line = You see everything public, but nobody’s hand.
proposal-undo = { $name } would like to take back a move.
proposal-undo-to = { $name } would like to go back to before this: “{ $event }”
proposal-pause = { $name } would like a pause.
leave-question = Let a bot play for you?
leave-line = A bot takes your seat and plays on. You can come back at any time.
close-question = Close this table?
close-line = The game ends here for everybody. It cannot be opened again; the replay stays.
close-line-waiting = The links stop working, and nobody can sit down any more.
closed-title = This table is closed
closed-line = The host ended the game on { $day }, before its end.
first-time = First time playing { $title }?
just-play = Just play
what-they-do = What they do
analyse = Analyse

# Replay: to the beginning of a round, a turn or an era
jump-back = Jump back
jump-on = Jump ahead

# Around the tables: whose turn, how long, who I am
turn-of = { $name }’s turn
waiting-for-so-long = waiting { $span }
time-left = { $span } left
unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
claim = Claim your name
account = Your account
sign-in = Sign in
notices = Notifications

# Chat and notes
chat = Chat
see-moment = Show this moment
no-chat = No messages yet.
write = Write a message
send = Send
tab-standings = Standings
tab-notes = Notes
mute-chat = Mute the chat at this table
chat-well-played = Well played
chat-one-moment = One moment
chat-thanks = Thanks
note-line = Only you can read this.
note-kept = Saved.
stands-still = stands still
per-decision = +{ $seconds } s
on-vacation = { $name } is on vacation until { $day }.
vacation-ahead = { $name } goes on vacation on { $day }.
thinks-between = { $name } thinks between { $from } and { $to }{ $days ->
    [always] {""}
   *[other] , { $days }
}{ $place ->
    [here] .
   *[other] {" "}({ $place }).
}

# Answers left in advance
tab-ahead = Ahead
ahead-line = Leave answers for when you are asked. They are given after a while, as long as they fit; nobody else learns of them.
ahead-now = You are being asked now: what fits is answered in a little while.
ahead-once = One after the other
ahead-again = Again and again
ahead-asked = When I am asked
ahead-answer = I answer
ahead-add = Add
ahead-until = Until
until-revoked = I take it back
until-round = everyone has had a turn
until-touched = others change my points or what I hold
ahead-leave = Leave answers
ahead-revoke = Take them back
ahead-clear = Understood
ahead-stands = Your answers
ahead-given = given
ahead-remove = Remove
dropped-other = You were asked something else, so your prepared answers were dropped.
dropped-self = You decided yourself, so your prepared answers were dropped.
dropped-back = The game went back, so your prepared answers were dropped.
dropped-away = A bot played for you, so your prepared answers were dropped.
dropped-round = Everyone has had a turn, so your prepared answers have ended.
dropped-touched = Something happened to you, so your prepared answers have ended.
all-tables-line = Those that wait for you come first, the least time before the others.
tables-mine = Waiting for you
tables-theirs = Waiting for others
tables-seats = Waiting for players
tables-none = You have no games going.
tables-every = All games
