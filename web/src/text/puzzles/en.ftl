# Puzzles; fetched with their page

puzzles = Puzzles
puzzles-line = Positions from real games in which one turn is clearly best. Find it on the board; any turn that is as good counts.
puzzle = Puzzle
puzzle-named = Puzzle { $name }
from-a-game = from a game between bots
game = Game
theme = Theme
difficulty = Difficulty
phase = Phase
all = All
how-many = { $count ->
    [0] No puzzles
    [one] 1 puzzle
   *[other] { $count } puzzles
}, { $solved } solved
solved = Solved
tried = Tried
found-by = { $percent } % of players found it
next-puzzle = Next puzzle
class-easy = Easy
class-medium = Medium
class-hard = Hard
phase-opening = Opening
phase-middle = Middle game
phase-late = Late game
theme-finish = The last turn
theme-points = More than it seems
theme-position = A quiet move
theme-patience = Patience
theme-deny = Stop a rival
theme-sacrifice = Sacrifice
theme-combination = Combination
theme-comeback = Hold on
theme-lead = Bring it home
idea-finish = The game ends with this turn. Count everything.
idea-points = There are more points to be had right now than it seems.
idea-position = It is not about points right now. Think of what comes after.
idea-patience = Fewer points now, more of them later.
idea-deny = What you leave to the others matters more than what you take.
idea-sacrifice = Giving something up now pays off.
idea-combination = One decision prepares the next. They only work together.
idea-comeback = It looks bad. Find the turn that keeps you in the game.
idea-lead = The win is within reach. Leave the others no way back.
task = Find the best turn
task-line = Which turn gives you the best chance to win?
stand-ahead = You lead { $mine } to { $other }.
stand-behind = You are behind, { $mine } to { $other }.
stand-level = It is level at { $mine }.
stand-alone = { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
}
hint-number = Hint { $number }
hint-places = Look here: { $things }.
hint-no-places = It is one of the buttons below the board.
hint-first = Begin with: { $action }.
show-solution = Show solution
start-over = Start over
try-again = Try again
analyse = Analyse
judging = The engine looks at your turn …
not-yet = Not yet.
reach-ahead = { $percent } % to win, { $points } ahead at the end
reach-behind = { $percent } % to win, { $points } behind at the end
line-reaches = Your turn comes to { $reach }.
line-needs = The best one: { $reach }.
another-way = Another way, and just as good: { $reach }.
rating-change = Rating { $change }
step = Step
step-of = { $at } of { $all }
step-before = One step back
step-after = One step on
step-rival = { $here } % to win; with “{ $rival }” { $there } %
why = Why it works
obvious = What looks best at first: { $line }.
compared = Compared with that, the solution brings at once:
streak = { $days ->
    [0] No puzzle solved today yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
streak-best = best { $days }
day-done = { $day }: solved
day-open = { $day }: none solved
your-rating = Your rating { $rating }
rated = { $count ->
    [0] no puzzles yet
    [one] from 1 puzzle
   *[other] from { $count } puzzles
}
