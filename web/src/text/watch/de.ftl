# Spiele zum Zuschauen, auf der Startseite
to-watch = Spiele zum Zuschauen
to-watch-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
turn = Zug { $turn }
delay-none = live
delay-turn = um einen Zug verzögert
delay-minutes = um zehn Minuten verzögert

# Zuschauen
watching = Zuschauen
follow = Einem Platz folgen
open-table = Alle
back = Einen Schritt zurück
pause = Pause
on = Einen Schritt weiter
newest = Neueste
at-moment = Schritt { $at } von { $last }
seen-none = Du siehst den Tisch, wie er gerade ist. Handkarten bleiben verdeckt.
seen-turn = Du siehst den Tisch einen Zug später. Handkarten bleiben verdeckt.
seen-minutes = Du siehst den Tisch zehn Minuten später. Handkarten bleiben verdeckt.

# Die Galerie: wo die reden, die zuschauen
gallery = Galerie
gallery-line = Die Spieler lesen die Galerie nach dem Spiel.
gallery-write = In die Galerie schreiben
gallery-empty = Hier hat noch niemand etwas gesagt.
table-line = Hier schreiben nur die Spieler.

# Wer zuschauen darf, wenn ein Tisch entsteht
who-watches = Wer zuschauen darf
watch-link-only = Nur mit einem Link
watch-all = Alle
how-late = Was sie sehen
late-none = Sofort
late-turn = Einen Zug später
late-minutes = Zehn Minuten später
late-line = Handkarten sieht vor dem Ende des Spiels niemand.

# Geteilte Links
shared-title = Ein Spiel zum Ansehen
withdraw-links = Meine Links zurückziehen
links-withdrawn = Die Links funktionieren nicht mehr.
share-game = Spiel teilen

# Ein Spiel aus einer Datei
open-record = Protokoll öffnen
drop-record = Zieh ein Protokoll hierher oder wähle eine Datei.
record-too-big = Diese Datei ist zu groß für ein Protokoll.

# Frühere Spiele
won = Gewonnen, { $points }
placed = Platz { $place } von { $seats }, { $points }
running = Läuft noch

# Wie die Wiederholung läuft
speed = Tempo
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
log-about = Zeilen über
log-copy = Verlauf kopieren
