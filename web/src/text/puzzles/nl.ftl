# Puzzels; komen met hun pagina

puzzles = Puzzels
puzzles-line = Stellingen uit echte partijen waarin één beurt duidelijk de beste is. Vind hem op het bord; elke beurt die even goed is telt.
puzzle = Puzzel
puzzle-named = Puzzel { $name }
from-a-game = uit een partij tussen bots
game = Spel
theme = Thema
difficulty = Moeilijkheid
phase = Fase
all = Alle
how-many = { $count ->
    [0] Geen puzzels
    [one] 1 puzzel
   *[other] { $count } puzzels
}, { $solved } opgelost
solved = Opgelost
tried = Geprobeerd
found-by = { $percent } % van de spelers vond hem
next-puzzle = Volgende puzzel
class-easy = Makkelijk
class-medium = Gemiddeld
class-hard = Moeilijk
phase-opening = Begin
phase-middle = Middenspel
phase-late = Slotfase
theme-finish = De laatste beurt
theme-points = Meer dan het lijkt
theme-position = Een stille zet
theme-patience = Geduld
theme-deny = Een rivaal stoppen
theme-sacrifice = Offer
theme-combination = Combinatie
theme-comeback = Volhouden
theme-lead = Binnenhalen
idea-finish = Met deze beurt eindigt het spel. Tel alles na.
idea-points = Er zijn nu meer punten te halen dan het lijkt.
idea-position = Het gaat nu niet om punten. Denk aan wat er daarna komt.
idea-patience = Nu minder punten, later meer.
idea-deny = Wat je de anderen laat is belangrijker dan wat je zelf pakt.
idea-sacrifice = Nu iets opgeven loont.
idea-combination = De ene keuze bereidt de volgende voor. Pas samen werken ze.
idea-comeback = Het ziet er slecht uit. Zoek de beurt die je in het spel houdt.
idea-lead = De winst is binnen bereik. Laat de anderen niet meer terugkomen.
task = Vind de beste beurt
task-line = Welke beurt geeft je de meeste kans om te winnen?
stand-ahead = Je staat voor, { $mine } tegen { $other }.
stand-behind = Je staat achter, { $mine } tegen { $other }.
stand-level = Het staat gelijk op { $mine }.
stand-alone = { $points ->
    [one] Je hebt 1 punt.
   *[other] Je hebt { $points } punten.
}
hint-number = Hint { $number }
hint-places = Kijk hier: { $things }.
hint-no-places = Het is een van de knoppen onder het bord.
hint-first = Begin met: { $action }.
show-solution = Toon oplossing
start-over = Opnieuw beginnen
try-again = Nog eens proberen
analyse = Analyseren
judging = De engine bekijkt je beurt …
not-yet = Nog niet.
reach-ahead = { $percent } % winstkans, aan het eind { $points } voor
reach-behind = { $percent } % winstkans, aan het eind { $points } achter
line-reaches = Jouw beurt komt uit op { $reach }.
line-needs = De beste: { $reach }.
another-way = Een andere weg, en even goed: { $reach }.
rating-change = Rating { $change }
step = Stap
step-of = { $at } van { $all }
step-before = Een stap terug
step-after = Een stap verder
step-rival = { $here } % winstkans; met “{ $rival }” { $there } %
why = Waarom het werkt
obvious = Wat op het eerste gezicht het beste lijkt: { $line }.
compared = Daarmee vergeleken levert de oplossing meteen op:
streak = { $days ->
    [0] Vandaag nog geen puzzel opgelost
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
streak-best = beste reeks { $days }
day-done = { $day }: opgelost
day-open = { $day }: niets opgelost
your-rating = Jouw rating { $rating }
rated = { $count ->
    [0] nog geen puzzels
    [one] uit 1 puzzel
   *[other] uit { $count } puzzels
}
