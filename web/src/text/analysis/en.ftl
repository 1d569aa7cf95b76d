# The analysis board

analysis = Analysis board
analysis-line = Move for every seat, go back, try something else. A strong bot judges what you look at.
analysis-name = Name of this analysis
from-record = A record
from-record-line = Drop a record file anywhere on this page, paste its text, or open it.
open-file = Open a file
paste = Or paste it here
analyse = Analyse
from-deal = A fresh deal
from-deal-line = Set up a game and play all seats yourself.
from-game = A game you played
from-game-line = Open it in your replays and press Analyse.
game = Game
deal = Deal
my-analyses = Your analyses
delete = Delete
download = Download
other = My analyses
judgement = Judgement
move = Move
variations = Variations
cards = Cards
no-cards = nothing hidden
thinking = { $seconds ->
    [0] thinking
    [one] thinking, 1 s left
   *[other] thinking, { $seconds } s left
}
think = Think
stop = Stop
how-long = How long to think
seconds = { $seconds } s
until-stopped = until stopped
depth = { $turns ->
    [0] this turn
    [one] 1 turn deep
   *[other] { $turns } turns deep
}
lines = { $lines ->
    [0] no lines
    [one] 1 line
   *[other] { $lines } lines
}
chances = Chances to win
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
judged = { $name }: best is { $action }, { $percent } percent to win.
over-here = The game is over here.
verdict-clear = The first choice is clearly best.
verdict-equal = These are equally good: choose what you like.
verdict-only = There is only one choice here.
play-to-add = play on the board to add one
the-start = The deal
here = here
played = played
move-menu = Name, comment, promote or delete
variation-name = Name of the variation
comment = Comment
promote = Promote
delete-from-here = Delete from here
what-is-known = What the judgement knows
as-known = { $name }’s view
as-known-over = As it was known
open-cards = Open cards
share = Copy a link
share-line = Whoever has it can look at this analysis, nothing more.
withdraw = Withdraw links
withdraw-line = None of the links to this analysis leads here any more.
withdrawn = Links withdrawn
adopt = Analyse it yourself
