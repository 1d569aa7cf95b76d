# Games to watch, on the first page
to-watch = Games to watch
to-watch-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
turn = Turn { $turn }
delay-none = live
delay-turn = one turn late
delay-minutes = ten minutes late

# Looking on
watching = Watching
follow = Follow a seat
open-table = Everyone
back = One step back
pause = Pause
on = One step on
newest = Newest
at-moment = Step { $at } of { $last }
seen-none = You see the table as it stands. Hands stay closed.
seen-turn = You see the table one turn late. Hands stay closed.
seen-minutes = You see the table ten minutes late. Hands stay closed.

# The gallery: where those talk who look on
gallery = Gallery
gallery-line = Players read the gallery after the game.
gallery-write = Write to the gallery
gallery-empty = Nobody has said anything here yet.
table-line = Only players write here.

# Who may look on, when a table is made
who-watches = Who may watch
watch-link-only = Only with a link
watch-all = Everyone
how-late = What they see
late-none = At once
late-turn = One turn late
late-minutes = Ten minutes late
late-line = Nobody sees a hand before the game is over.

# Shared links
shared-title = A game for you to see
withdraw-links = Withdraw my links
links-withdrawn = The links no longer work.
share-game = Share this game

# A game from a file
open-record = Open a record
drop-record = Drop a record file here, or choose one.
record-too-big = This file is too big for a record.

# Games played before
won = Won, { $points }
placed = Place { $place } of { $seats }, { $points }
running = Still being played

# How a replay runs
speed = Speed
turn-back = Back one turn
turn-on = On one turn
log-about = Lines about
log-copy = Copy the log
