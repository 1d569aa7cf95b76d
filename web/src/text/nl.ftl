# De schil om elk bord

# Eerste pagina
welcome = Kies een spel. Er staat een bot klaar.
games = Spellen
players = { $from } tot { $to }
players-exactly = { $from }
minutes = { $from } tot { $to } min
play-now = Nu spelen
dealing = Delen ...
at-once = { $bots ->
    [one] Jij en één bot, meteen.
   *[other] Jij en { $bots } bots, meteen.
}
other-seats = Andere plaatsen
learn-by-playing = Leren door te spelen
learn-by-playing-line = Een coach zit naast je en laat je de eerste beurten van een echt spel zien; daarna speel je verder.
your-tables = Jouw tafels
tables-waiting = { $count ->
    [0] geen wacht op jou
    [one] één wacht op jou
   *[other] { $count } wachten op jou
}
no-tables-yet = Hier verschijnen je spellen.
open-tables = Open tafels
tables-open = { $count ->
    [0] geen vrije plaats
    [one] één met een vrije plaats
   *[other] { $count } met een vrije plaats
}
no-open-tables = Niemand zoekt nu spelers. Maak een tafel en laat hem zien.
more-tables = Meer tafels
more = Meer
how-to-play = Hoe je speelt
how-to-play-line = De tafel, de toetsen, de regels
invite-friends = Vrienden uitnodigen
invite-friends-line = Een link en een QR-code per plaats
replays = Terugkijken
replays-line = Nog eens kijken, een stelling delen
no-replays = Er is nog geen spel om terug te kijken.
about = Over Augury
about-line = Wie wat maakte
continue = Verder
open-table = Openen
sit-down = Ga zitten
your-turn = Jij bent aan de beurt
seats-taken = { $taken } van { $all } plaatsen bezet
table-waiting = Wacht op spelers
table-playing = De anderen denken na
table-over = Afgelopen
table-closed = Gesloten
table-aside = Terzijde gelegd
guest = Gast
your-name = Je naam
name-line = Wat de anderen zien
keep = Bewaren
language = Taal
settings = Instellingen
loading = Een ogenblik

# Nieuwe tafel
new-table = Nieuwe tafel
seats = Plaatsen
how-many = Hoeveel spelers
seat-number = Plaats { $number }
seat-me = Ik
seat-here = Een speler aan dit apparaat
seat-bot = Een bot
seat-link = Een vriend, met een link
seat-open = Wie gaat zitten
level = Niveau
bot-level = Bot, niveau { $level }
bot-number = Bot { $number }
hot-seat-line = Meer spelers aan één apparaat: een gordijn verbergt elke hand voor de anderen.
options = Opties
table-settings = De tafel
listed = Toon de tafel aan iedereen op de eerste pagina
clock = Klok
clock-none = Geen klok
clock-live = Live: minuten voor het hele spel
clock-slow = Langzaam: een dag per zet, en dagen op voorraad
clock-minutes = Minuten per speler
clock-days = Dagen op voorraad
make-table = Maak de tafel
name = Naam

# Gaan zitten
join-title = Er wacht een plaats op je
join-line = Vertel de anderen wie je bent en ga zitten. Een account is niet nodig.
watch-title = Kijk naar een spel
watch-line = Je ziet wat iedereen mag zien, en geen hand.
watch = Kijken
waiting-room = Wachten op spelers
waiting-room-line = Het spel begint zodra elke plaats bezet is.
free-seat = Vrije plaats
put-bot = Zet er een bot neer
invite = Uitnodigen
only-host-invites = Alleen de gastheer van de tafel kan uitnodigen.
no-free-seat = Er is geen plaats vrij. Je kunt nog wel mensen uitnodigen om te kijken.
qr = QR-code: { $title }
link = Link
link-line = Wie de link opent, mag de plaats innemen. Een nieuwe link vervangt de oude.
copy = Kopieer de link
copied = Gekopieerd

# Aan tafel
menu = Menu
rules = Regels
log = Verslag
chat = Gesprek
log-and-chat = Verslag en gesprek
see-moment = Bekijk dit moment
no-chat = Nog niemand heeft iets gezegd.
write = Schrijf iets
send = Stuur
people = Aan tafel
you = jij
online = hier
offline = weg
bot-sits-in = een bot valt in
come-back = Kom terug naar je plaats
watchers = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
you-watch = Je kijkt toe. Je ziet wat iedereen mag zien.
your-move = Jouw zet
waiting-for = Wachten op { $names }.
confirm-question = { $action }?
final = Kan niet terug: { $reason }.
sending = Bezig ...
let-go = Loslaten
plan-so-far = Tot nu toe gepland: { $steps }.
plan-drop = Plan laten vallen
plan-play = Zo spelen
skip = Overslaan
undo = Terug
undo-nothing = niets om terug te nemen
undo-others = iemand anders heeft al gekozen
undo-chance = het toeval heeft beslist
undo-revealed = er wordt iets verborgens getoond
undo-shown = eigen kaarten worden getoond
undo-over = het spel is afgelopen
undo-watching = je kijkt alleen toe
what-happened = Wat gebeurde er?
what-do-you-mean = Wat bedoel je?
results = Uitslag
paused = Het spel staat stil.
propose-undo = Vraag iedereen om terug te gaan
propose-pause = Vraag iedereen om een pauze
proposal-undo = { $name } vraagt om terug te gaan.
proposal-pause = { $name } vraagt om een pauze.
agree = Akkoord
refuse = Weigeren
go-on = Doorgaan
leave-seat = Laat de plaats aan een bot
close-table = Sluit de tafel
commitment = De server heeft zijn deel van het schudden vastgelegd voordat iemand het zijne stuurde. De belofte:
commitment-before = Als je gaat zitten, voegt je browser zelf een willekeurig getal toe aan het schudden. De server heeft zijn deel al vastgelegd en kan het niet meer wijzigen. De belofte:
open-deal = Open verdeling
open-deal-line = Open verdeling: wie deze tafel begon, kan alle kaarten kennen. Daarom kan niemand anders meedoen.
clocks = Klokken
days = { $days } d { $hours } u
coach = Coach
coach-next = Nu: { $action }.
coach-show = Laat zien
coach-off = Dat had ik niet in gedachten. Neem het terug, of speel verder: dan laat ik je je gang gaan.
coach-wait = Kijk wat de anderen doen.
coach-play = Dat is de hele zet: speel hem.
table-as-text = De tafel als tekst
skip-to-text = De tafel als tekst
curtain = Gordijn
curtain-next = { $name } is aan de beurt
curtain-line = Geef het apparaat door. Niemand anders mag kijken.
curtain-open = Ik ben { $name }
link-connecting = Verbinden ...
link-lost = Verbinding verbroken, nieuwe poging ...
link-polling = Trage verbinding

# Het einde
end-of-game = Het spel is afgelopen
wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
place = Plaats
player = Speler
total = Totaal
points-from = Waar de punten vandaan komen
score-over-time = Verloop van de score
verify-shuffle = Controleer het schudden
rematch = Nog een keer
replay = Terugkijken
download-record = Download het verslag

# Terugkijken
moment = Moment { $at } van { $last }
to-start = Naar het begin
step-back = Een stap terug
play = Afspelen
stop = Stop
step-on = Een stap verder
to-end = Naar het einde
seen-by = Gezien door
spectator = een toeschouwer
share-moment = Deel dit moment
play-on = Speel van hier verder tegen bots
to-the-table = Naar de tafel

# Hulp
back = Terug
back-to-games = Terug naar de spellen
table = Tabel
learn-table = Aan tafel
learn-table-line = Wat je mag aanraken, gloeit. Een eerste aanraking kiest en toont wat er zou gebeuren; een tweede, of Enter, beslist. Esc laat los. Blijf op een kaart rusten, of druk er lang op, om te lezen wat ze doet.
keyboard = Toetsenbord
key-arrows = loop langs wat je mag aanraken
key-enter = kiezen, dan beslissen
key-escape = loslaten, een plan laten vallen of het afspelen overslaan
key-u = terugnemen, of één stap van een plan terug
key-l = verslag en gesprek
key-t = de tafel als tekst
key-question = de regels
setting-confirm = Vraag bevestiging bij elke beslissing
setting-pace = Hoe snel de zetten van anderen worden afgespeeld
pace-slow = langzaam
pace-normal = gewoon
pace-fast = snel
pace-none = helemaal niet
setting-motion = Bewegende stukken
motion-system = zoals het apparaat is ingesteld
motion-full = ja
motion-none = nee
setting-twin = Toon de tafel als tekst naast het bord
about-text = Augury speelt moderne bordspellen volgens hun spelregels. Het is niet officieel: de regels zijn in onze eigen woorden verteld en alles wat je ziet is door ons getekend. Vind je een spel mooi, koop het; met het echte spel op tafel is het beter.
credits = Met dank aan
credit-icons = Symbolen:
credit-fonts = Letters:
credit-code = Gemaakt met:
close = Sluiten

# Wat misging
problem-failed = Dat lukte niet.
problem-unreachable = De server is niet bereikbaar. Nieuwe poging.
problem-no-table = Zo'n tafel is er niet, of jij mag hem niet zien.
problem-nobody = Vertel ons eerst je naam.
problem-slow-down = Dat was te veel tegelijk. Wacht even.
problem-stale = De tafel is al verder. Kijk nog eens.
problem-store-down = De server kan niet naar zijn schijf schrijven. Er is niets veranderd.
problem-away = Een bot valt voor je in. Kom eerst terug naar je plaats.
problem-not-your-turn = Jij bent niet aan de beurt.
problem-sealed = Neem eerst deze beslissing en kijk dan hoe het verdergaat.
problem-game-over = Het spel is afgelopen.
problem-plan-dropped = De tafel is veranderd: je plan is niet meer mogelijk.
problem-no-lesson = Voor dit spel is er geen les.
problem-open-deal = Deze verdeling is open: wie de tafel begon, kan alle kaarten kennen. Niemand anders kan meedoen.
problem-promise = De server heeft zijn belofte over het schudden niet gehouden, of ze is verlopen. Probeer het opnieuw.
