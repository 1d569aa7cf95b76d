# Het analysebord

analysis = Analysebord
analysis-line = Doe zetten voor elke plek, ga terug, probeer iets anders. Een sterke bot beoordeelt wat je bekijkt.
analysis-name = Naam van deze analyse
from-record = Een spelverslag
from-record-line = Sleep een spelverslag naar deze pagina, plak de tekst of open het bestand.
open-file = Bestand openen
paste = Of plak het hier
analyse = Analyseren
from-deal = Een nieuwe deling
from-deal-line = Zet een spel klaar en speel alle plekken zelf.
from-game = Een spel dat je speelde
from-game-line = Open het bij Terugkijken en kies Analyseren.
game = Spel
deal = Delen
my-analyses = Jouw analyses
delete = Verwijderen
download = Downloaden
other = Mijn analyses
judgement = Oordeel
move = Zet
variations = Varianten
cards = Kaarten
no-cards = niets verborgen
thinking = { $seconds ->
    [0] denkt na
    [one] denkt na, nog 1 s
   *[other] denkt na, nog { $seconds } s
}
think = Denk na
stop = Stop
how-long = Hoelang nadenken
seconds = { $seconds } s
until-stopped = tot je stopt
depth = { $turns ->
    [0] deze beurt
    [one] 1 beurt diep
   *[other] { $turns } beurten diep
}
lines = { $lines ->
    [0] geen lijnen
    [one] 1 lijn
   *[other] { $lines } lijnen
}
chances = Kansen om te winnen
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
judged = { $name }: het beste is { $action }, { $percent } procent kans om te winnen.
over-here = Het spel is hier afgelopen.
verdict-clear = De eerste keuze is duidelijk de beste.
verdict-equal = Deze zijn even goed: kies wat je wilt.
verdict-only = Hier is maar één keuze.
play-to-add = speel op het bord om er een toe te voegen
the-start = De deling
here = hier
played = gespeeld
move-menu = Naam, opmerking, omhoog of verwijderen
variation-name = Naam van de variant
comment = Opmerking
promote = Omhoog
delete-from-here = Vanaf hier verwijderen
what-is-known = Wat het oordeel weet
as-known = Zicht van { $name }
as-known-over = Zoals het bekend was
open-cards = Open kaarten
share = Link kopiëren
share-line = Wie hem heeft, kan deze analyse bekijken en verder niets.
withdraw = Links intrekken
withdraw-line = Dan leidt geen enkele link naar deze analyse nog hierheen.
withdrawn = Links ingetrokken
adopt = Zelf analyseren
