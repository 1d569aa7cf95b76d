profile = How I did
games = Games
since = Here since { $day }
games-won = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] none won
   *[other] { $wins } won
}
no-results = Finish a game, and it will be here: places, points, ratings, and everyone you played with.
give-or-take = ± { $spread }
provisional = provisional
unrated = not rated yet
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rating-told = { $rating }, give or take { $spread }, after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
results = Results
together = Played together
none-together = You have not played this together yet.
more = Show more
by-players = By number of players
openings = Favourite openings
met = Most often with
met-line = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, ahead in { $ahead }
game-statistics = Statistics of { $game }
who-sees = Who sees this page?
be-rated = Rate my games and show me to others
be-rated-line = Others see your ratings and totals, and the games they played with you. Without it your games count for nobody’s rating, and nobody finds you here. Games with hints, open deals or take-backs of revealed cards are never rated.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
place-times = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
average-points = { $points } on average
nobody = Somebody
rating = Rating
statistics-of = Statistics: { $game }
league = League
league-line = Bots stand where they were measured. Guests join the league when they claim their name.
rank = Rank
name = Name
rated-games = Rated games
bot = bot
all-games = All games here
games-finished = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}
order = Turn order
wins = Wins
average = Average
turn-order = { $place ->
    [1] First player
    [2] 2nd player
    [3] 3rd player
   *[other] { $place }th player
}
share = { $share } %
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-of = Final points, { $place ->
    [1] first player
    [2] 2nd player
    [3] 3rd player
   *[other] { $place }th player
}
points-times = From { $from } to { $to }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lengths = Decisions in a game
length-times = From { $from } to { $to }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
no-games = Nobody has finished a game with this many players here yet.
