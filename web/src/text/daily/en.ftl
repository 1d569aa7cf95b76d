# The deal of the day; fetched with its page

daily = Deals of the day
daily-line = One deal for each game, the same for everyone. Your first try counts.
past-line = A day gone by: play it as often as you like, it does not count.
new-in = New deals in { $hours } h { $minutes } min
streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
alone = Alone against the automaton, level { $level }
against = { $count ->
    [one] Against 1 bot of level { $level }, you on seat { $seat }
   *[other] Against { $count } bots of level { $level }, you on seat { $seat }
}
score = { $mine } to { $other }
place = Place
player = Player
points = Points
place-of = Place { $place } of { $all }
given-up = You gave this one up.
play = Play
play-free = Play for fun
no-result-yet = Finish a deal, and you see here how the others and the bots did with it.
better-than = { $all ->
    [0] You are the first to finish.
    [one] One other player has finished; you did better than { $count }.
   *[other] You did better than { $count } of { $all } other players.
}
better-than-bot = Better than the bot of level { $level }, too.
final-points = Final points on your seat
you = You { $points }
me = You
legend = A dot is a player, a number the bot of that level; ticked if you did better.
dots-told = Your points: { $points }. Half of all results are { $median } or lower.
no-bots = On this server no bots play the deal.
bots-play = Bots are still playing this deal; levels to come: { $levels }.
turn-by-turn = Points, turn by turn
bot-of-level = Bot, level { $level }
all-results = All results
share = Share
share-line = No cards, no moves
share-head = Augury, deal of { $date }
share-level = Ahead of the bot of level { $level }
copy-result = Copy result
calendar = Calendar
month-before = The month before
month-after = The month after
day-told = { $count ->
    [0] { $day }
    [one] { $day }, 1 deal finished
   *[other] { $day }, { $count } deals finished
}
public-seed = The deal follows from the date, so that it is the same everywhere. Whoever wants to can work it out; results of the day therefore never count for ratings. Finished tries can be watched by everybody who has finished the same deal.
today = Today’s deal
play-it = Play it
all-deals = All deals
played-by = { $count ->
    [one] 1 player has finished it.
   *[other] { $count } players have finished it.
}
this-week = The last seven days
day-done = finished
median = median
level = level { $level }
review = Review
