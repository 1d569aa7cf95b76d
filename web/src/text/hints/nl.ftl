# A hint at the table; fetched with the first

hint-waits = Aan het denken …
hint-win = { $percent } % kans op winst
hint-ahead = aan het eind { $points } voor
hint-behind = aan het eind { $points } achter
hint-at-once = direct: { $gains }
hint-gain = { $points } { $heading }
hint-clear = Duidelijk de beste
hint-equal = Deze zijn even goed: kies wat je wilt.
hint-open = Dit zijn de beste keuzes.
hint-only = Er is maar één keuze.
hint-rest = Beste van de rest: { $action }, { $percent } %
hint-known = { $lines ->
    [one] Beoordeeld op wat je kunt zien: 1 lijn.
   *[other] Beoordeeld op wat je kunt zien: { $lines } lijnen.
}
hint-table = Tafel
