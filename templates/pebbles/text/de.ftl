source = Regeln: unsere eigenen.
blurb = Nimm Steine vom gemeinsamen Haufen, aber nie so viele wie vor dir genommen wurden.
do-take = { $stones ->
    [one] Einen Stein
   *[other] { $stones } Steine
 } nehmen
do-take-short = Nehmen
prompt-take = Nimm einen bis vier Steine, aber nicht so viele wie die Person vor dir.
prompt-wait = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.
event-took = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
 }.
event-last = { $seat } nimmt den letzten Stein (+{ $points }).
option-big = Mit doppelt so großem Haufen spielen.
show-heap = Haufen: { $stones } (zuletzt genommen: { $taken })
heading-stones = Steine
heading-last = Letzter Stein
about-heading-stones = 1 Punkt je Stein.
about-heading-last = 5 Punkte mehr für den letzten Stein.

## Absagen

refusal-heap-small = Es { $heap ->
    [one] ist nur noch ein Stein
   *[other] sind nur noch { $heap } Steine
} da.
refusal-first-turn = Der erste Zug nimmt höchstens { $most } Steine.
refusal-as-before = Der Spieler davor hat auch { $number } genommen.

verdict-tie-shared =
    { $seat } und { $other } haben je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: Sie teilen sich den Platz.

# What an evaluation is made of: a hint says why by these
term-score = Punkte
term-heap = Haufen
