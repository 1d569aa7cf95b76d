# The review of a finished game; fetched with its page

review = Review
judged-all = { $count ->
    [one] 1 decision judged, { $lines } lines each
   *[other] All { $count } decisions judged, { $lines } lines each
}
judging = Judging: { $judged } of { $total }
judging-begins = The review is starting …
judging-stopped = Paused at { $judged } of { $total }
begin-review = Start the review
begin-review-line = A strong bot looks at every decision of this game. It takes a minute or two.
chance-to-win = Chance to win
chance-slider = Step { $at } of { $last }. { $chances }.
chance-of = { $name } { $percent } %
decision-told = { $name } played { $played }. Better: { $better }, { $percent } %.
play-and-luck = Play and luck
from-to = chance to win, from { $percent } % each to the end
play = Play
luck = Luck
own-play = Own play
others-play = Others’ play
change = Change
play-line = Play: how much of their best chance somebody kept, on average over their decisions. Luck is what came out: cards, draws, choices made in secret.
costly = Decisions that cost most
you = You
everyone = Everyone
you-played = You played
they-played = { $name } played
better = Better
none-costly = No decision cost you more than 2 %.
none-costly-all = No decision cost anybody more than 2 %.
as-known = Judged by what the player could know at that moment.
move = Step { $at }
better-line = The better line
chance-after = { $name }’s chance after each step
your-chance-after = your chance after each step
choose-decision = Choose a decision to see what would have been better.
nothing-better = Nothing was clearly better here.
next-step = Next step
step-back = Step back
as-played = As played
play-on-here = Play from here
round-back = Previous round
round-on = Next round
turn-back = Back
turn-on = On
next-costly = Next costly decision
copy-link = Copy link
as-table = Show as table
as-curve = Show as curve
