club = Club
my-clubs = Mijn clubs
no-clubs = Je zit nog niet in een club. Volg een uitnodiging, of richt er een op.
found-one = Een club oprichten
found-line = Een club heeft eigen tafels, avonden, een competitie en toernooien. Je nodigt mensen uit met een link.
found = Club oprichten
club-name = Naam van de club
about = Een paar woorden erover
zone = Tijdzone van de avonden
members-count = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
}
games-season = { $count ->
    [0] geen partijen dit seizoen
    [one] { $count } partij dit seizoen
   *[other] { $count } partijen dit seizoen
}
role-owner = eigenaar
role-host = gastheer
role-member = lid
invitation = Uitnodiging
invited = Je bent uitgenodigd voor { $club }.
join = Lid worden
open-club = Naar de club
copy-invite = Uitnodiging kopiëren
copied = Gekopieerd
invite-line = Iedereen met deze link kan tot { $day } lid worden.
club-settings = Instellingen
save = Bewaren
add = Toevoegen
cancel = Annuleren
invitations = Uitnodigingen
link-until = Geldig tot { $day }
link-uses = { $count ->
    [one] nog voor één persoon
   *[other] nog voor { $count } personen
}
link-people = Voor hoeveel mensen (0: onbeperkt)
link-days = Voor hoeveel dagen
no-links = Er staat geen uitnodiging open.
withdraw-link = Intrekken
owner-line = De club is van jou. Wil je weg, draag haar dan eerst over aan een lid.
leave = Club verlaten
close = Club opheffen
sure-leave = { $name } verlaten? Om terug te komen heb je een nieuwe uitnodiging nodig.
sure-close = { $name } voorgoed opheffen? Leden, avonden, competitie en toernooien verdwijnen. Partijen blijven bij wie ze speelde.
sure-remove = { $name } uit de club verwijderen?
sure-owner = De club overdragen aan { $name }? Jij blijft gastheer.
make-host = Gastheer maken
make-member = Geen gastheer meer
hand-over = Overdragen
remove = Verwijderen
about-member = { $name }: meer

tab-tournament = Toernooi
tab-league = Competitie
tab-tables = Tafels
tab-members = Leden
you = jij
here = aanwezig
here-count = { $count } aanwezig
at-a-table = aan een tafel van { $game }
last-seen = { $day }
ratings-of = Ratings: { $game }
give-or-take = plus of min { $spread }

which-season = Seizoen
season = { $from } tot en met { $to } { $year }
place = Plaats
player = Speler
played = gespeeld
won = gewonnen
beaten = tegenstanders verslagen
beaten-of = { $beaten } van { $met }
no-league = Dit seizoen is er nog geen clubpartij afgelopen.
league-line = Alle partijen aan de clubtafels, zonder hints. Gelijk telt half.

no-club-tables = Er staat geen tafel klaar.
new-table = Nieuwe clubtafel
evenings = Vaste tafels
no-evenings = De club heeft nog geen vaste tafel.
new-evening = Nieuwe vaste tafel
every-week = { $day }, { $time }
every-month = Eerste { $day } van de maand, { $time }
next-time = volgende: { $when }
who-comes = Ja gezegd: { $names }.
nobody-comes = Nog niemand heeft ja gezegd.
seats-left = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
come = Ik kom
coming = Ik kom ✓
drop-evening = Vaste tafel van { $game } stoppen
game = Spel
players = Spelers
how-often = Hoe vaak
each-week = Elke week
each-month = Eens per maand, de eerste
weekday = Dag
at-time = Tijd ({ $zone })

no-tournament = Er is nog geen toernooi.
new-tournament = Nieuw toernooi
which-tournament = Toernooi
tournament-name = Naam van het toernooi
kind-swiss = Zwitsers
kind-round-robin = Volledige competitie
swiss-line = Elke ronde tref je iemand met ongeveer evenveel punten, nooit twee keer dezelfde.
round-robin-line = Iedereen speelt één keer tegen iedereen.
tables-of = tafels voor { $count }
at-a-table-count = Aan een tafel
size = { $count ->
    [2] 2 spelers, twee partijen per ronde
   *[other] { $count } spelers
}
pairing = Indeling
rounds = Rondes
days = Dagen per ronde
days-line = De dagen worden als bedenktijd verdeeld. Wie erdoorheen is, verliest de partij. 0: geen klok.
entering = { $count ->
    [0] Nog niemand doet mee.
    [one] Eén speler doet mee.
   *[other] { $count } spelers doen mee.
}
enter = Meedoen
withdraw = Terugtrekken
begin-tournament = Ronde 1 beginnen
next-round = Volgende ronde
direct = Leiding
withdraw-name = { $name } terugtrekken
enter-name = { $name } laten meedoen
enter-them = Laten meedoen
end-tournament = Toernooi afsluiten
sure-end = Nu afsluiten? Partijen die nog lopen, eindigen zonder punt.
tournament-over = Het toernooi is afgelopen.
round = Ronde
round-number = Ronde { $round }
round-until = De ronde eindigt uiterlijk { $when }.
has-bye = { $name } is deze ronde vrij en krijgt { $points }.
deals-line = Iedereen speelt dezelfde twee delingen, op elke plaats één, en niemand speelt een deling twee keer. De tafels gaan open als de ronde voorbij is.
deals-line-tables = Alle tafels spelen dezelfde deling. Ze gaan open als de ronde voorbij is.
proved-yes = Je browser heeft de delingen gecontroleerd: ze lagen vast voordat je meedeed, en jouw getal zit erin.
proved-no = Let op: deze delingen volgen niet uit wat beloofd was.
proved-unknown = De delingen leiden terug naar de belofte van dit toernooi. Deze browser heeft geen getal van jou bewaard.
somebody = Iemand
your-move = Jouw beurt
being-played = bezig
forfeit = niet gespeeld
played-hidden = gespeeld
game-of = Partij { $game }, { $first } op de eerste plaats
board-told = Ronde { $round }, { $players }: { $score }
judge = Uitslag invullen: partij { $game }, { $players }
judge-title = Uitslag van partij { $game }
judge-line = Alleen als de partij niet gespeeld kan worden. Ze eindigt meteen.
wins-by-forfeit = { $name } wint
nobody-wins = Niemand wint
points-before = Speler, punten vooraf
game-number = Partij { $game }
standings = Stand
points = Punten
buchholz = Tegenstanders
buchholz-line = De punten van alle tegenstanders samen
margin = Verschil
margin-line = Punten meer dan de anderen op dezelfde plaats met dezelfde kaarten
out = teruggetrokken
options = Opties van het spel
club-chat = Clubchat
line-more = Over wat { $name } schreef
line-remove = Verwijderen
hush = { $name } dempen
hushed = { $count ->
    [one] 1 persoon gedempt
   *[other] { $count } mensen gedempt
}
unhush = Niet meer dempen
unhush-name = { $name } niet meer dempen
mute-club = Clubchat dempen
