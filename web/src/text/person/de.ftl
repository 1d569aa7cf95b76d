profile = Meine Ergebnisse
games = Spiele
since = Hier seit { $day }
games-won = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen
}
no-results = Spiel eine Partie zu Ende, dann stehen hier Plätze, Punkte, Wertungen und mit wem du gespielt hast.
give-or-take = ± { $spread }
provisional = vorläufig
unrated = noch ohne Wertung
players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
rating-told = { $rating }, plus oder minus { $spread }, nach { $games ->
    [one] { $games } gewerteten Partie
   *[other] { $games } gewerteten Partien
}
results = Ergebnisse
together = Gemeinsam gespielt
none-together = Das habt ihr noch nicht zusammen gespielt.
more = Mehr anzeigen
by-players = Nach Personenzahl
openings = Liebste Eröffnungen
met = Am häufigsten mit
met-line = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $ahead }-mal davor
game-statistics = Statistik zu { $game }
who-sees = Wer sieht diese Seite?
be-rated = Meine Partien werten und mich anderen zeigen
be-rated-line = Andere sehen deine Wertungen und Summen und die Partien, die sie mit dir gespielt haben. Ohne Häkchen zählen deine Partien für niemanden, und niemand findet dich hier. Partien mit Tipps, mit offenen Karten oder mit zurückgenommenen Enthüllungen werden nie gewertet.
place = { $place }.
place-times = { $place }. Platz: { $count }-mal
average-points = im Schnitt { $points }
nobody = Jemand
rating = Wertung
statistics-of = Statistik: { $game }
league = Rangliste
league-line = Bots stehen, wo sie gemessen wurden. Gäste kommen auf die Liste, sobald sie sich ihren Namen sichern.
rank = Rang
name = Name
rated-games = Gewertete Partien
bot = Bot
all-games = Alle Partien hier
games-finished = { $games ->
    [one] { $games } beendete Partie
   *[other] { $games } beendete Partien
}
order = Reihenfolge
wins = Gewonnen
average = Schnitt
turn-order = { $place ->
    [1] Startspieler
   *[other] { $place }. in der Reihe
}
share = { $share } %
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-of = Punkte am Ende, { $place ->
    [1] Startspieler
   *[other] { $place }. in der Reihe
}
points-times = Von { $from } bis { $to }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
lengths = Entscheidungen je Partie
length-times = Von { $from } bis { $to }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
no-games = Mit so vielen Personen hat hier noch niemand eine Partie beendet.
