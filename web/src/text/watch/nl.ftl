# Spellen om te bekijken, op de startpagina
to-watch = Spellen om te bekijken
to-watch-count = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
turn = Beurt { $turn }
delay-none = live
delay-turn = één beurt vertraagd
delay-minutes = tien minuten vertraagd

# Meekijken
watching = Meekijken
follow = Een plaats volgen
open-table = Iedereen
back = Een stap terug
pause = Pauze
on = Een stap verder
newest = Nieuwste
at-moment = Stap { $at } van { $last }
seen-none = Je ziet de tafel zoals ze nu is. Handen blijven gesloten.
seen-turn = Je ziet de tafel één beurt later. Handen blijven gesloten.
seen-minutes = Je ziet de tafel tien minuten later. Handen blijven gesloten.

# De tribune: waar wie meekijkt praat
gallery = Tribune
gallery-line = Spelers lezen de tribune na het spel.
gallery-write = Schrijf op de tribune
gallery-empty = Hier heeft nog niemand iets gezegd.
table-line = Hier schrijven alleen spelers.

# Wie mag meekijken, als een tafel wordt gemaakt
who-watches = Wie mag meekijken
watch-link-only = Alleen met een link
watch-all = Iedereen
how-late = Wat ze zien
late-none = Meteen
late-turn = Eén beurt later
late-minutes = Tien minuten later
late-line = Niemand ziet een hand voordat het spel afgelopen is.

# Gedeelde links
shared-title = Een spel om te bekijken
withdraw-links = Mijn links intrekken
links-withdrawn = De links werken niet meer.
share-game = Dit spel delen

# Een spel uit een bestand
open-record = Verslag openen
drop-record = Sleep een verslag hierheen, of kies een bestand.
record-too-big = Dit bestand is te groot voor een verslag.

# Eerdere spellen
won = Gewonnen, { $points }
placed = Plaats { $place } van { $seats }, { $points }
running = Nog bezig

# Hoe het terugkijken loopt
speed = Tempo
turn-back = Een beurt terug
turn-on = Een beurt verder
log-about = Regels over
log-copy = Verloop kopiëren
