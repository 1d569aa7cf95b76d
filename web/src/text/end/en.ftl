# The page at the end of a game; fetched with it

wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
wins-you = You win
wins-by = { $count ->
    [one] { $names } wins
   *[other] { $names } win
} by { $points ->
    [one] one point
   *[other] { $points } points
}
wins-you-by = You win by { $points ->
    [one] one point
   *[other] { $points } points
}
place = Place
team = Team
best-here = Best here
score-by-round = Score after each round
score-over-time = Score over time
rematch-join = Join the rematch
review-game = Review the game
share = Share
download = Download
see-again = Replay
analyse = Analyse
see-board = See the board
board = Board
best-column = best in this column
best-row = best in this row
turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
beats-automaton = You beat the automaton
to = { $first } to { $second }
reason = { $score }. What made the difference: { $heading }, { $first } to { $second }.
fact-difference = The difference: { $heading }
fact-best = Biggest gain: { $name }
fact-best-line = { $chapter }: from { $from } to { $to }.
fact-cost = What cost most: { $heading }
fact-leads = { $count ->
    [one] The lead changed once
   *[other] The lead changed { $count } times
}
fact-leads-line = { $names }: in front for good since { $chapter }.
fact-ahead = In front all the way
fact-ahead-line = { $names } took the lead in { $chapter } and kept it.
fact-late = Level for a long time
rematch-title = Rematch
rematch-none = Nobody has asked yet.
rematch-in = { $in } of { $all } want a rematch
wants-rematch = wants a rematch
