# De nabespreking van een uitgespeelde partij; komt mee met haar pagina

review = Nabespreking
judged-all = { $count ->
    [one] 1 beslissing beoordeeld, { $lines } varianten elk
   *[other] Alle { $count } beslissingen beoordeeld, { $lines } varianten elk
}
judging = Beoordeeld: { $judged } van { $total }
judging-begins = De nabespreking begint …
judging-stopped = Gepauzeerd bij { $judged } van { $total }
begin-review = Begin de nabespreking
begin-review-line = Een sterke bot bekijkt elke beslissing van deze partij. Dat duurt een minuut of twee.
chance-to-win = Kans om te winnen
chance-slider = Stap { $at } van { $last }. { $chances }.
chance-of = { $name } { $percent } %
decision-told = { $name } koos { $played }. Beter: { $better }, { $percent } %.
play-and-luck = Spel en geluk
from-to = kans om te winnen, van { $percent } % elk tot het einde
play = Spel
luck = Geluk
own-play = Eigen spel
others-play = Spel van anderen
change = Verschil
play-line = Spel: hoeveel iemand van de beste kans overhield, gemiddeld over alle eigen beslissingen. Geluk is wat er tevoorschijn kwam: kaarten, trekkingen, geheime keuzes.
costly = Duurste beslissingen
you = Jij
everyone = Iedereen
you-played = Jij koos
they-played = { $name } koos
better = Beter
none-costly = Geen beslissing kostte je meer dan 2 %.
none-costly-all = Geen beslissing kostte iemand meer dan 2 %.
as-known = Beoordeeld naar wat de speler op dat moment kon weten.
move = Stap { $at }
better-line = De betere variant
chance-after = kans van { $name } na elke stap
your-chance-after = jouw kans na elke stap
choose-decision = Kies een beslissing om te zien wat beter was geweest.
nothing-better = Niets was hier duidelijk beter.
next-step = Volgende stap
step-back = Stap terug
as-played = Zoals gespeeld
play-on-here = Speel hier verder
round-back = Vorige ronde
round-on = Volgende ronde
turn-back = Terug
turn-on = Verder
next-costly = Volgende dure zet
copy-link = Link kopiëren
as-table = Als tabel
as-curve = Als grafiek
