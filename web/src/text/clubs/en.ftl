club = Club
my-clubs = My clubs
no-clubs = You are not in a club yet. Follow an invitation, or found one.
found-one = Found a club
found-line = A club has its own tables, evenings, league and tournaments. You invite people by link.
found = Found the club
club-name = Name of the club
about = A few words about it
zone = Time zone of its evenings
members-count = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
games-season = { $count ->
    [0] no games this season
    [one] { $count } game this season
   *[other] { $count } games this season
}
role-owner = owner
role-host = host
role-member = member
invitation = Invitation
invited = You are invited to { $club }.
join = Join
open-club = Open the club
copy-invite = Copy invite link
copied = Copied
invite-line = Anyone with this link can join until { $day }.
club-settings = Settings
save = Save
add = Add
cancel = Cancel
invitations = Invitations
link-until = Works until { $day }
link-uses = { $count ->
    [one] for one more person
   *[other] for { $count } more people
}
link-people = For how many people (0: any number)
link-days = For how many days
no-links = No invitation is open.
withdraw-link = Withdraw
owner-line = The club is yours. To leave, hand it over to a member first.
leave = Leave the club
close = Close the club
sure-leave = Leave { $name }? You need a new invitation to come back.
sure-close = Close { $name } for good? Members, evenings, league and tournaments go. Games stay with those who played them.
sure-remove = Remove { $name } from the club?
sure-owner = Hand the club over to { $name }? You stay a host.
make-host = Make host
make-member = Remove as host
hand-over = Hand over
remove = Remove
about-member = { $name }: more

tab-tournament = Tournament
tab-league = League
tab-tables = Tables
tab-members = Members
you = you
here = here
here-count = { $count } here
at-a-table = at a table of { $game }
last-seen = { $day }
ratings-of = Ratings: { $game }
give-or-take = give or take { $spread }

which-season = Season
season = { $from } to { $to } { $year }
place = Place
player = Player
played = played
won = won
beaten = opponents beaten
beaten-of = { $beaten } of { $met }
no-league = No games of the club have been finished this season.
league-line = All games at the club's tables, without hints. A tie is half.

no-club-tables = No table is open.
new-table = New club table
evenings = Standing tables
no-evenings = The club has no standing table yet.
new-evening = New standing table
every-week = { $day }, { $time }
every-month = First { $day } of the month, { $time }
next-time = next: { $when }
who-comes = Said yes: { $names }.
nobody-comes = Nobody has said yes yet.
seats-left = { $count ->
    [0] All seats are taken.
    [one] One seat is left.
   *[other] { $count } seats are left.
}
come = I'll come
coming = Coming ✓
drop-evening = End the standing table of { $game }
game = Game
players = Players
how-often = How often
each-week = Every week
each-month = Once a month, the first one
weekday = Day
at-time = Time ({ $zone })

no-tournament = There is no tournament yet.
new-tournament = New tournament
which-tournament = Tournament
tournament-name = Name of the tournament
kind-swiss = Swiss
kind-round-robin = Round robin
swiss-line = Each round you meet somebody with about as many points, nobody twice.
round-robin-line = Everybody meets everybody once.
tables-of = tables for { $count }
at-a-table-count = At a table
size = { $count ->
    [2] 2 players, two games each round
   *[other] { $count } players
}
pairing = Pairing
rounds = Rounds
days = Days for a round
days-line = The days are shared out as thinking time. Whoever runs out of it loses the game. 0: no clock.
entering = { $count ->
    [0] Nobody has entered yet.
    [one] One player has entered.
   *[other] { $count } players have entered.
}
enter = Enter
withdraw = Withdraw
begin-tournament = Begin round 1
next-round = Next round
direct = Director
withdraw-name = Withdraw { $name }
enter-name = Enter { $name }
enter-them = Enter
end-tournament = End the tournament
sure-end = End it now? Games that are still on end without a point.
tournament-over = The tournament is over.
round = Round
round-number = Round { $round }
round-until = The round ends { $when } at the latest.
has-bye = { $name } sits out this round and gets { $points }.
deals-line = Everyone plays the same two deals, one on each seat, and nobody plays a deal twice. Tables open when the round is over.
deals-line-tables = All tables play the same deal. They open when the round is over.
proved-yes = Your browser has checked the deals: they were fixed before you entered, and your number is in them.
proved-no = Careful: these deals do not follow from what was promised.
proved-unknown = The deals lead back to the promise of this tournament. This browser kept no number of yours.
somebody = Somebody
your-move = Your turn
being-played = playing
forfeit = forfeit
played-hidden = played
game-of = Game { $game }, { $first } on the first seat
board-told = Round { $round }, { $players }: { $score }
judge = Enter a result: game { $game }, { $players }
judge-title = Result of game { $game }
judge-line = Only if the game cannot be played. It ends at once.
wins-by-forfeit = { $name } wins
nobody-wins = Nobody wins
points-before = Player, points before
game-number = Game { $game }
standings = Standings
points = Points
buchholz = Opponents
buchholz-line = The points of all opponents together
margin = Margin
margin-line = Points more than the others on the same seat with the same cards
out = withdrawn
options = Options of the game
club-chat = Club chat
line-more = About what { $name } wrote
line-remove = Remove
hush = Mute { $name }
hushed = { $count ->
    [one] 1 person muted
   *[other] { $count } people muted
}
unhush = Unmute
unhush-name = Unmute { $name }
mute-club = Mute the club chat
