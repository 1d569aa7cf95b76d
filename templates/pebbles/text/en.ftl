source = Rules: our own.
blurb = Take stones from a shared heap, but never as many as the player before.
do-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }
do-take-short = Take
prompt-take = Take one to four stones, but not as many as the player before.
prompt-wait = Waiting for the others.
prompt-over = The game is over.
event-took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }.
event-last = { $seat } takes the last stone (+{ $points }).
option-big = Play with a heap twice as large.
show-heap = Heap: { $stones } (taken last: { $taken })
heading-stones = Stones
heading-last = Last stone
about-heading-stones = 1 point for each stone.
about-heading-last = 5 points more for the last stone.

## Refusals

refusal-heap-small = There { $heap ->
    [one] is only one stone
   *[other] are only { $heap } stones
} left.
refusal-first-turn = The first turn takes { $most } stones at most.
refusal-as-before = The player before took { $number }, too.

verdict-tie-shared =
    { $seat } and { $other } have { $points ->
        [one] 1 point
       *[other] { $points } points
    } each: they share the place.

# What an evaluation is made of: a hint says why by these
term-score = points
term-heap = heap
