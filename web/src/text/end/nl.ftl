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
same-deal = Dezelfde deling, gespeeld door bots
same-deal-line = Bots van alle vijf niveaus nemen jouw plaats in en spelen deze deling.
same-deal-begin = Laat bots spelen
same-deal-who = Wie
same-deal-points = Punten en die van de beste andere partij
same-deal-you = Jij
same-deal-level = niveau { $level }
same-deal-place = plaats { $place }
same-deal-playing = { $count ->
    [0] De bots spelen. Dat kan een paar minuten duren.
    [one] Eén van de vijf bots is klaar. De andere spelen nog.
   *[other] { $count } van de vijf bots zijn klaar. De andere spelen nog.
}
same-deal-beaten = { $level ->
    [0] Alle vijf bots deden het met deze deling beter.
   *[other] Je deed het beter dan de bot van niveau { $level }.
}
same-deal-people = Op de plaatsen van andere mensen zaten bots van niveau 3.
