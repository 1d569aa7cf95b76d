# De schil om elk bord

# Eerste pagina
welcome = Kies een spel. De bots zitten klaar.
games = Spellen
players = Spelers
minutes = { $span } min
play-now = Nu spelen
start-here = Begin hier
weight = Gewicht { $weight } van 5
learn = Leren
dealing = Delen…
other-seats = Met vrienden
learn-by-playing = Al spelend leren
learn-by-playing-line = Een coach loodst je door de eerste beurten van een echt spel; daarna speel je zelf verder.
your-tables = Jouw tafels
all-tables = Al je tafels
tables-waiting = { $count ->
    [0] niets wacht op je
    [one] 1 spel wacht op je
   *[other] { $count } spellen wachten op je
}
no-tables-yet = Hier verschijnen je spellen.
open-tables = Open tafels
tables-open = { $count ->
    [0] geen vrije plaatsen
    [one] 1 met een vrije plaats
   *[other] { $count } met een vrije plaats
}
no-open-tables = Er zoekt nu niemand medespelers. Maak zelf een tafel en zet die hier neer.
more-tables = Meer tafels
more = Meer
daily = Partij van de dag
daily-line = Voor iedereen dezelfde, één poging
puzzles = Puzzels
puzzles-line = Vind de beste beurt
analysis = Analysebord
analysis-line = Andere zetten proberen in elke partij
how-to-play = Zo speel je
how-to-play-line = De tafel, het toetsenbord, de regels
how-i-did = Mijn resultaten
how-i-did-line = Ratings, uitslagen en statistieken
clubs = Clubs
clubs-line = Leden, avonden, competitie en toernooien
replays = Terugkijken
replays-line = Een spel terugkijken, een stelling delen
no-replays = Er zijn nog geen afgelopen spellen om terug te kijken.
about = Over Augury
about-line = Makers en dank
continue = Verder
open-table = Openen
sit-down = Meedoen
your-turn = Jij bent aan de beurt
next-game = Volgende spel
seats-taken = { $taken } van { $all } plaatsen bezet
table-waiting = Wacht op spelers
table-playing = Wachten op de anderen
table-over = Afgelopen
table-closed = Gesloten
table-aside = In de wacht
guest = Gast
your-name = Je naam
name-line = Wat andere spelers zien
keep = Opslaan
language = Taal
settings = Instellingen
sound = Geluid
loading = Een ogenblik…

# Nieuwe tafel
seat-number = Plaats { $number }
bot = bot
bird-1 = Mus
bird-2 = Duif
bird-3 = Reiger
bird-4 = Raaf
bird-5 = Arend
hint = Hint
hints-for-all = Hints voor iedereen
hints-for-all-line = Iedereen aan deze tafel mag om hints vragen.
listed = Zet deze tafel op de startpagina
name = Naam

# Gaan zitten
watch = Kijken
waiting-room-line = Het spel begint zodra alle plaatsen bezet zijn.
free-seat = Vrije plaats
invite = Uitnodigen
link = Link
copy = Link kopiëren
copied = Gekopieerd

# Aan tafel
menu = Menu
rules = Regels
log = Verloop
log-and-chat = Verloop en chat
people = Aan tafel
you = jij
online = online
offline = offline
bot-sits-in = een bot valt in
come-back = Zelf weer spelen
watchers = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
you-watch = Je kijkt mee en ziet alleen wat openbaar is.
your-move = Jouw zet
waiting-for = Wachten op { $names }.
expected = nog niet hier
confirm-question = { $action }?
final = Dit kun je niet ongedaan maken: { $reason }.
sending = Versturen…
let-go = Annuleren
plan-so-far = Tot nu toe gepland: { $steps }.
plan-drop = Opnieuw beginnen
plan-play = Zet bevestigen
skip = Overslaan
undo = Ongedaan maken
what-happened = Wat gebeurde er?
what-is-this = Wat is dit?
what-is-this-line = Nu legt elke tik iets uit en wordt er niets gespeeld. Druk nog eens om verder te spelen.
asked-now = Wat er nu gevraagd wordt: { $asked }
what-do-you-mean = Kies
results = Uitslag
paused = Het spel is gepauzeerd.
propose-undo = Om terugname vragen
propose-pause = Om pauze vragen
agree = Akkoord
refuse = Weigeren
go-on = Doorgaan
leave-seat = Bot neemt over
close-table = Tafel sluiten
commitment = De server heeft zijn deel van het schudden vastgelegd voordat de spelers dat van hen stuurden. Vingerafdruk van het schudden:
open-deal = Open deling
open-deal-line = Open deling: wie deze tafel heeft gemaakt, kan alle kaarten kennen. Daarom kan niemand anders meedoen.
clocks = Klokken
days = { $days } d { $hours } u
coach = Coach
coach-next = Nu: { $action }.
coach-show = Laat zien
coach-off = Dat is niet de zet die ik in gedachten had. Neem hem terug, of speel zonder mij verder.
coach-wait = Kijk wat de anderen doen.
coach-play = Dat is de hele zet. Bevestig hem.
table-as-text = Tafel als tekst
skip-to-text = Tafel als tekst
curtain = Gordijn
curtain-next = { $name } is aan de beurt
curtain-line = Geef het apparaat door. De anderen kijken even weg.
curtain-open = Ik ben { $name }
link-connecting = Verbinden…
link-lost = Verbinding verbroken, we proberen het opnieuw…
link-polling = Trage verbinding

# Het einde
end-of-game = Het spel is afgelopen
player = Speler
total = Totaal
points-from = Waar de punten vandaan komen
verify-shuffle = Controleer het schudden
rematch = Nog een keer
replay = Terugkijken

# Terugkijken
moment = Stap { $at } van { $last }
to-start = Naar het begin
step-back = Stap terug
play = Afspelen
stop = Stop
step-on = Volgende stap
to-end = Naar het einde
seen-by = Bekijken als
spectator = toeschouwer
share-moment = Deze stelling delen
play-on = Hier verder spelen
to-the-table = Naar de tafel

# Hulp
back = Terug
back-to-games = Naar de spellen
table = Tabel
setting-confirm = Elke zet bevestigen
setting-pace = Animatiesnelheid van anderen
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-none = uit
setting-motion = Animaties
motion-system = zoals je apparaat
motion-full = aan
motion-none = uit
setting-twin = Toon de tafel als tekst naast het bord
setting-sound = Geluiden aan tafel
close = Sluiten

# Wat misging
problem-failed = Er ging iets mis.
problem-unreachable = De server is niet bereikbaar. We proberen het opnieuw.
problem-no-table = Deze tafel bestaat niet, of je hebt geen toegang.
problem-plan-dropped = Het spel is veranderd: de zet die je had gepland, kan niet meer.
problem-promise-broken = De server heeft zijn belofte over het schudden niet gehouden, of ze is verlopen. Probeer het opnieuw.
