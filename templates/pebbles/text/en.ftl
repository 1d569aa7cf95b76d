do-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }
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
