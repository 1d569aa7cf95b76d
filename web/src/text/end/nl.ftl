# The page at the end of a game; fetched with it

wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
wins-you = Je wint
wins-by = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
} met { $points ->
    [one] één punt
   *[other] { $points } punten
} verschil
wins-you-by = Je wint met { $points ->
    [one] één punt
   *[other] { $points } punten
} verschil
place = Plaats
team = Team
best-here = Hier de beste
score-by-round = Score na elke ronde
score-over-time = Score door het spel heen
rematch-join = Revanche meespelen
review-game = Partij nabespreken
share = Delen
download = Opslaan
see-again = Terugzien
analyse = Analyseren
see-board = Bekijk het bord
board = Bord
best-column = hoogste in deze kolom
best-row = hoogste in deze rij
turns = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
beats-automaton = Je verslaat de automaat
to = { $first } tegen { $second }
reason = { $score }. Dat maakte het verschil: { $heading }, { $first } tegen { $second }.
fact-difference = Het verschil: { $heading }
fact-best = Grootste winst: { $name }
fact-best-line = { $chapter }: van { $from } naar { $to }.
fact-cost = Dat kostte het meest: { $heading }
fact-leads = { $count ->
    [one] Eén keer kwam iemand anders op kop
   *[other] { $count } keer kwam iemand anders op kop
}
fact-leads-line = { $names }: voorgoed op kop sinds { $chapter }.
fact-ahead = De hele tijd op kop
fact-ahead-line = { $names }: op kop sinds { $chapter }.
fact-late = Lang gelijk op
rematch-title = Revanche
rematch-none = Nog niemand heeft erom gevraagd.
rematch-in = { $in } van { $all } willen nog een keer
wants-rematch = wil nog een keer
