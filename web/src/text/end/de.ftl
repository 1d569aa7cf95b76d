# The page at the end of a game; fetched with it

wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
wins-you = Du gewinnst
wins-by = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
wins-you-by = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
place = Platz
team = Team
best-here = Hier am besten
score-by-round = Punkte nach jeder Runde
score-over-time = Punkte im Verlauf
rematch-join = Revanche mitspielen
review-game = Partie durchgehen
share = Teilen
download = Speichern
see-again = Ansehen
analyse = Analysieren
see-board = Zum Brett
board = Brett
best-column = das meiste in dieser Spalte
best-row = das meiste in dieser Zeile
turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
beats-automaton = Du schlägst den Automaten
to = { $first } zu { $second }
reason = { $score }. Das gab den Ausschlag: { $heading }, { $first } zu { $second }.
fact-difference = Der Unterschied: { $heading }
fact-best = Größter Sprung: { $name }
fact-best-line = { $chapter }: von { $from } auf { $to }.
fact-cost = Das kostete am meisten: { $heading }
fact-leads = { $count ->
    [one] Einmal wechselte die Führung
   *[other] { $count }-mal wechselte die Führung
}
fact-leads-line = { $names }: endgültig vorn seit { $chapter }.
fact-ahead = Die ganze Zeit vorn
fact-ahead-line = { $names }: vorn seit { $chapter }.
fact-late = Lange gleichauf
rematch-title = Revanche
rematch-none = Noch hat niemand gefragt.
rematch-in = { $in } von { $all } wollen noch einmal
wants-rematch = will noch einmal
