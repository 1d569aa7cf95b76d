# Die Nachbesprechung einer beendeten Partie; kommt mit ihrer Seite

review = Nachbesprechung
judged-all = { $count ->
    [one] 1 Entscheidung bewertet, je { $lines } Varianten
   *[other] Alle { $count } Entscheidungen bewertet, je { $lines } Varianten
}
judging = Bewertet: { $judged } von { $total }
judging-begins = Die Nachbesprechung beginnt …
judging-stopped = Angehalten bei { $judged } von { $total }
begin-review = Partie durchgehen
begin-review-line = Ein starker Bot sieht sich jede Entscheidung dieser Partie an. Das dauert ein, zwei Minuten.
chance-to-win = Gewinnchance
chance-slider = Schritt { $at } von { $last }. { $chances }.
chance-of = { $name } { $percent } %
decision-told = { $name } wählte { $played }. Besser: { $better }, { $percent } %.
play-and-luck = Spiel und Glück
from-to = Gewinnchance, von je { $percent } % bis zum Ende
play = Spiel
luck = Glück
own-play = Eigenes Spiel
others-play = Spiel der anderen
change = Differenz
play-line = Spiel: wie viel jemand von der besten Chance behielt, im Schnitt über die eigenen Entscheidungen. Glück ist, was zum Vorschein kam: Karten, Ziehungen, geheime Entscheidungen.
costly = Teuerste Entscheidungen
you = Du
everyone = Alle
you-played = Du wähltest
they-played = { $name } wählte
better = Besser
none-costly = Keine Entscheidung hat dich mehr als 2 % gekostet.
none-costly-all = Keine Entscheidung hat jemanden mehr als 2 % gekostet.
as-known = Bewertet nach dem, was man in dem Moment wissen konnte.
move = Schritt { $at }
better-line = Die bessere Variante
chance-after = Chance von { $name } nach jedem Schritt
your-chance-after = deine Chance nach jedem Schritt
choose-decision = Wähle eine Entscheidung, um zu sehen, was besser gewesen wäre.
nothing-better = Nichts war hier klar besser.
next-step = Nächster Schritt
step-back = Schritt zurück
as-played = Wie gespielt
play-on-here = Hier weiterspielen
round-back = Vorige Runde
round-on = Nächste Runde
turn-back = Zurück
turn-on = Weiter
next-costly = Nächster teurer Zug
copy-link = Link kopieren
as-table = Als Tabelle
as-curve = Als Kurve
