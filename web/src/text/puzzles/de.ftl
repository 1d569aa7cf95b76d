# Rätsel; kommen mit ihrer Seite

puzzles = Rätsel
puzzles-line = Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Finde ihn auf dem Spielbrett; jeder Zug, der genauso gut ist, zählt.
puzzle = Rätsel
puzzle-named = Rätsel { $name }
from-a-game = aus einer Partie zwischen Bots
game = Spiel
theme = Thema
difficulty = Schwierigkeit
phase = Phase
all = Alle
how-many = { $count ->
    [0] Keine Rätsel
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}, { $solved } gelöst
solved = Gelöst
tried = Versucht
found-by = { $percent } % der Spieler haben es gefunden
next-puzzle = Nächstes Rätsel
class-easy = Leicht
class-medium = Mittel
class-hard = Schwer
phase-opening = Anfang
phase-middle = Mitte des Spiels
phase-late = Schlussphase
theme-finish = Der letzte Zug
theme-points = Mehr, als es scheint
theme-position = Ein stiller Zug
theme-patience = Geduld
theme-deny = Gegner aufhalten
theme-sacrifice = Opfer
theme-combination = Kombination
theme-comeback = Dranbleiben
theme-lead = Den Sieg sichern
idea-finish = Mit diesem Zug endet das Spiel. Zähle alles nach.
idea-points = Jetzt sind mehr Punkte zu holen, als es scheint.
idea-position = Um sofortige Punkte geht es nicht. Denk an das, was danach kommt.
idea-patience = Jetzt weniger Punkte, später mehr.
idea-deny = Was du den anderen lässt, zählt mehr als das, was du nimmst.
idea-sacrifice = Jetzt etwas aufzugeben lohnt sich.
idea-combination = Eine Entscheidung bereitet die nächste vor. Erst zusammen wirken sie.
idea-comeback = Es sieht schlecht aus. Suche den Zug, der dich im Spiel hält.
idea-lead = Der Sieg ist nah. Lass die anderen nicht mehr herankommen.
task = Finde den besten Zug
task-line = Mit welchem Zug gewinnst du am ehesten?
stand-ahead = Du führst { $mine } zu { $other }.
stand-behind = Du liegst zurück, { $mine } zu { $other }.
stand-level = Es steht unentschieden bei { $mine }.
stand-alone = { $points ->
    [one] Du hast 1 Punkt.
   *[other] Du hast { $points } Punkte.
}
hint-number = Tipp { $number }
hint-places = Schau hier: { $things }.
hint-no-places = Es ist einer der Knöpfe unter dem Spielbrett.
hint-first = Beginne mit: { $action }.
show-solution = Lösung zeigen
start-over = Neu beginnen
try-again = Noch einmal
analyse = Analysieren
judging = Die Engine prüft deinen Zug …
not-yet = Noch nicht.
reach-ahead = { $percent } % Siegchance, am Ende { $points } vorn
reach-behind = { $percent } % Siegchance, am Ende { $points } zurück
line-reaches = Dein Zug kommt auf { $reach }.
line-needs = Der beste: { $reach }.
another-way = Ein anderer Weg, und genauso gut: { $reach }.
rating-change = Wertung { $change }
step = Schritt
step-of = { $at } von { $all }
step-before = Einen Schritt zurück
step-after = Einen Schritt weiter
step-rival = { $here } % Siegchance; mit „{ $rival }“ { $there } %
why = Warum das geht
obvious = Was zunächst am besten aussieht: { $line }.
compared = Verglichen damit bringt die Lösung sofort:
streak = { $days ->
    [0] Heute noch kein Rätsel gelöst
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
streak-best = Bestwert { $days }
day-done = { $day }: gelöst
day-open = { $day }: nichts gelöst
your-rating = Deine Wertung { $rating }
rated = { $count ->
    [0] noch keine Rätsel
    [one] aus 1 Rätsel
   *[other] aus { $count } Rätseln
}
