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
same-deal = The same deal, played by bots
same-deal-line = Bots of all five levels take your seat and play this deal.
same-deal-begin = Let bots play
same-deal-who = Who
same-deal-points = Points and those of the best other side
same-deal-you = You
same-deal-level = level { $level }
same-deal-place = place { $place }
same-deal-playing = { $count ->
    [0] The bots are playing. This can take a few minutes.
    [one] One bot of five is done. The others are still playing.
   *[other] { $count } of five bots are done. The others are still playing.
}
same-deal-beaten = { $level ->
    [0] All five bots did better on this deal.
   *[other] You did better than the bot of level { $level }.
}
same-deal-people = Other people’s seats were taken by bots of level 3.
