# Das Analysebrett

analysis = Analysebrett
analysis-line = Ziehe für alle Plätze, geh zurück, probiere etwas anderes. Ein starker Bot beurteilt, was du ansiehst.
analysis-name = Name dieser Analyse
from-record = Ein Protokoll
from-record-line = Zieh ein Protokoll auf diese Seite, füge seinen Text ein oder öffne die Datei.
open-file = Datei öffnen
paste = Oder hier einfügen
analyse = Analysieren
from-deal = Eine neue Verteilung
from-deal-line = Baue ein Spiel auf und spiele alle Plätze selbst.
from-game = Ein Spiel von dir
from-game-line = Öffne es bei den Aufzeichnungen und wähle Analysieren.
game = Spiel
deal = Austeilen
my-analyses = Deine Analysen
delete = Löschen
download = Herunterladen
other = Meine Analysen
judgement = Urteil
move = Zug
variations = Varianten
cards = Karten
no-cards = nichts verborgen
thinking = { $seconds ->
    [0] denkt nach
    [one] denkt nach, noch 1 s
   *[other] denkt nach, noch { $seconds } s
}
think = Denk nach
stop = Stopp
how-long = Wie lange nachdenken
seconds = { $seconds } s
until-stopped = bis Stopp
depth = { $turns ->
    [0] dieser Zug
    [one] 1 Zug tief
   *[other] { $turns } Züge tief
}
lines = { $lines ->
    [0] keine Linien
    [one] 1 Linie
   *[other] { $lines } Linien
}
chances = Gewinnchancen
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
judged = { $name }: Am besten ist { $action }, { $percent } Prozent Gewinnchance.
over-here = Hier ist das Spiel zu Ende.
verdict-clear = Die erste Wahl ist klar die beste.
verdict-equal = Diese sind gleich gut: Nimm, was dir gefällt.
verdict-only = Hier gibt es nur eine Wahl.
play-to-add = spiele auf dem Brett, um eine anzulegen
the-start = Die Verteilung
here = hier
played = gespielt
move-menu = Name, Kommentar, hochstufen oder löschen
variation-name = Name der Variante
comment = Kommentar
promote = Hochstufen
delete-from-here = Ab hier löschen
what-is-known = Was das Urteil weiß
as-known = Sicht von { $name }
as-known-over = Wie es bekannt war
open-cards = Offene Karten
share = Link kopieren
share-line = Wer ihn hat, kann diese Analyse ansehen, mehr nicht.
withdraw = Links zurückziehen
withdraw-line = Dann führt keiner der Links zu dieser Analyse mehr hierher.
withdrawn = Links zurückgezogen
adopt = Selbst analysieren
