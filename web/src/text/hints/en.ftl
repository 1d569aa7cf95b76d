# A hint at the table; fetched with the first

hint-waits = Thinking …
hint-win = { $percent } % to win
hint-ahead = { $points } ahead at the end
hint-behind = { $points } behind at the end
hint-at-once = at once: { $gains }
hint-gain = { $points } { $heading }
hint-clear = Clearly best
hint-equal = These are equally good: choose what you like.
hint-open = Here are the best choices.
hint-only = There is only one choice.
hint-rest = Best of the rest: { $action }, { $percent } %
hint-known = { $lines ->
    [one] Judged from what you can see: 1 line.
   *[other] Judged from what you can see: { $lines } lines.
}
hint-table = Table
