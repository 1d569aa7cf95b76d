# A hint at the table; fetched with the first

hint-waits = Denkt nach …
hint-win = { $percent } % Siegchance
hint-ahead = am Ende { $points } vorn
hint-behind = am Ende { $points } zurück
hint-at-once = sofort: { $gains }
hint-gain = { $points } { $heading }
hint-clear = Klar am besten
hint-equal = Diese sind gleich gut: Nimm, was dir gefällt.
hint-open = Das sind die besten Möglichkeiten.
hint-only = Es gibt nur eine Möglichkeit.
hint-rest = Das Beste vom Rest: { $action }, { $percent } %
hint-known = { $lines ->
    [one] Beurteilt nach dem, was du sehen kannst: 1 Linie.
   *[other] Beurteilt nach dem, was du sehen kannst: { $lines } Linien.
}
hint-table = Tisch
