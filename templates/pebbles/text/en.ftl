do-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }
prompt-take = Take one to three stones.
prompt-wait = Waiting for the others.
prompt-over = The game is over.
event-took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }.
event-last = { $seat } takes the last stone (+{ $points }).
option-big = Play with a heap twice as large.
show-heap = Heap: { $stones }
