profile = Mijn resultaten
games = Spellen
since = Hier sinds { $day }
games-won = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $wins ->
    [0] geen gewonnen
   *[other] { $wins } gewonnen
}
no-results = Speel een partij uit, dan zie je hier je plaatsen, punten, ratings en met wie je speelde.
give-or-take = ± { $spread }
provisional = voorlopig
unrated = nog geen rating
players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
rating-told = { $rating }, plus of min { $spread }, na { $games ->
    [one] { $games } partij met rating
   *[other] { $games } partijen met rating
}
results = Uitslagen
together = Samen gespeeld
none-together = Dit hebben jullie nog niet samen gespeeld.
more = Meer tonen
by-players = Per aantal spelers
openings = Favoriete openingen
met = Het vaakst met
met-line = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $ahead } keer vóór
game-statistics = Statistieken van { $game }
who-sees = Wie ziet deze pagina?
be-rated = Geef mij een rating en laat mij aan anderen zien
be-rated-line = Anderen zien je ratings en totalen, en de partijen die ze met je speelden. Zet je dit uit, dan telt je spel voor niemands rating en vindt niemand je hier. Partijen met hints, met open kaarten of waarin onthulde kaarten zijn teruggenomen tellen nooit mee.
place = { $place }e
place-times = { $place }e plaats: { $count } keer
average-points = gemiddeld { $points }
nobody = Iemand
rating = Rating
statistics-of = Statistieken: { $game }
league = Ranglijst
league-line = Bots staan waar ze bij metingen uitkwamen. Gasten komen op de ranglijst zodra ze hun naam vastleggen.
rank = Plaats
name = Naam
rated-games = Partijen met rating
bot = bot
all-games = Alle partijen hier
games-finished = { $games ->
    [one] { $games } uitgespeelde partij
   *[other] { $games } uitgespeelde partijen
}
order = Beurtvolgorde
wins = Gewonnen
average = Gemiddeld
turn-order = { $place ->
    [1] Startspeler
   *[other] { $place }e speler
}
share = { $share }%
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
points-of = Eindpunten, { $place ->
    [1] startspeler
   *[other] { $place }e speler
}
points-times = Van { $from } tot { $to }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
lengths = Keuzes per partij
length-times = Van { $from } tot { $to }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
no-games = Met dit aantal spelers heeft hier nog niemand een partij uitgespeeld.
