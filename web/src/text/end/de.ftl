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
same-deal = Dieselbe Verteilung, von Bots gespielt
same-deal-line = Bots aller fünf Stufen setzen sich auf deinen Platz und spielen diese Verteilung.
same-deal-begin = Bots spielen lassen
same-deal-who = Wer
same-deal-points = Punkte und die der besten anderen Seite
same-deal-you = Du
same-deal-level = Stufe { $level }
same-deal-place = Platz { $place }
same-deal-playing = { $count ->
    [0] Die Bots spielen. Das kann ein paar Minuten dauern.
    [one] Einer von fünf Bots ist fertig. Die anderen spielen noch.
   *[other] { $count } von fünf Bots sind fertig. Die anderen spielen noch.
}
same-deal-beaten = { $level ->
    [0] Alle fünf Bots haben mit dieser Verteilung mehr erreicht.
   *[other] Du warst besser als der Bot der Stufe { $level }.
}
same-deal-people = Auf den Plätzen der anderen saßen Bots der Stufe 3.
