# Een tafel dekken, wachten, gaan zitten; komt met deze pagina's mee

how-many = Aantal spelers
how-you-play = Zo spelen jullie { $title }
seat-me = Ik
seat-here = Op dit apparaat
seat-bot = Bot
seat-link = Vriend via link
seat-open = Voor iedereen
seat-me-line = Hier zit jij.
seat-link-line = Je vriend opent de link, typt een naam en gaat zitten.
seat-open-line = Wie de tafel ziet, kan hier gaan zitten. Zet haar op de startpagina, dan vinden mensen haar.
a-friend = Een vriend
plate-me = deelt dit apparaat
plate-link = krijgt je link
plate-open = wie wil, gaat hier zitten
plate-bot = bot
strength = Hoe sterk
bird-line-1 = Leert nog: ziet goede zetten, schat er veel verkeerd in.
bird-line-2 = Gemoedelijk: neemt het beste van deze beurt.
bird-line-3 = Geduldig: denkt eerst na over een zet.
bird-line-4 = Telt en onthoudt. Straft fouten af.
bird-line-5 = Onze sterkste. Denkt hooguit een seconde per zet.
bird-rating = Rating { $rating }
bird-rating-line = De ratings komen uit onderlinge spellen van onze bots; mensen beginnen bij 1500. Ze zijn ruw, vooral die van de sterkste.
hot-seat-line = Meer spelers op één apparaat: een gordijn verbergt elke hand voor de anderen.
clock = Klok
clock-none = Geen klok
clock-none-line = Neem alle tijd.
clock-live = Live
clock-live-line = Ieder { $minutes } min voor het hele spel, en { $increment } s bij elke beslissing erbij.
clock-slow = Dagen per zet
clock-slow-line = { $days ->
    [one] Eén dag voor elke zet.
   *[other] { $days } dagen voor elke zet.
}
clock-minutes = Minuten per speler
clock-increment = Erbij per beslissing
clock-seconds = { $seconds } s
clock-days = Dagen per zet
clock-days-each = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
clock-slow-note = Ieders klok loopt alleen op de uren die diegene heeft gekozen, en staat stil tijdens een vakantie.
copy-invite = { $friends ->
    [one] Uitnodiging kopiëren
   *[other] Uitnodigingen kopiëren
}
copy-invite-line = De tafel staat klaar. Stuur de link zoals je wilt.
set-table = Tafel klaarzetten
set-table-line = Het spel begint zodra elke plaats bezet is.
begin = Spelen
begin-line = Iedereen is er: het spel begint meteen.
waiting-title = Je tafel voor { $title } staat klaar
make-link = Link maken
put-bot = { $bird } laten meespelen
call-off = Afblazen
shuffle = Over het schudden
commitment-before = Als je meedoet, voegt je browser zelf een willekeurig getal aan het schudden toe. De server heeft zijn deel al vastgelegd en kan dat niet meer veranderen. Vingerafdruk van het schudden:
watch-link = Link voor kijkers
only-host-invites = Alleen de host kan uitnodigen.
no-free-seat = Alle plaatsen zijn bezet. Je kunt nog wel mensen uitnodigen om te kijken.
qr = QR-code: { $title }
link-line = Met deze link kan iemand de plaats innemen. Een nieuwe link vervangt de oude.
link-copied = link gekopieerd
send-link = Versturen
join-title = Er wacht een plaats op je
join-line = Kies een naam en ga zitten.
keeps-a-seat = { $host } houdt een plaats voor je vrij
this-seat = deze plaats
you = Jij
host = host
no-account = Geen account, niets te installeren.
watch-title = Naar een spel kijken
watch-line = Je ziet alles wat openbaar is, maar niemands hand.
proposal-undo = { $name } wil graag een zet terugnemen.
proposal-undo-to = { $name } wil graag terug naar vlak voor: “{ $event }”
proposal-pause = { $name } wil graag een pauze.
leave-question = Een bot voor je laten spelen?
leave-line = Een bot neemt je plaats over en speelt verder. Je kunt altijd terugkomen.
close-question = Deze tafel sluiten?
close-line = Het spel eindigt hier voor iedereen en kan niet weer open. Terugkijken kan nog wel.
close-line-waiting = De links werken niet meer en niemand kan nog gaan zitten.
closed-title = Deze tafel is gesloten
closed-line = Het spel is op { $day } voortijdig beëindigd.
first-time = Speel je { $title } voor het eerst?
just-play = Gewoon spelen
what-they-do = Wat ze doen
analyse = Analyseren

# Replay: to the beginning of a round, a turn or an era
jump-back = Spring terug
jump-on = Spring vooruit

# Rond de tafels: wie aan de beurt is, hoe lang al, wie ik ben
turn-of = { $name } is aan de beurt
waiting-for-so-long = wacht al { $span }
time-left = nog { $span }
unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
claim = Leg naam vast
account = Je account
sign-in = Aanmelden
notices = Meldingen

# Chat en notities
chat = Chat
see-moment = Dit moment bekijken
no-chat = Nog geen berichten.
write = Schrijf een bericht
send = Versturen
tab-standings = Stand
tab-notes = Notities
mute-chat = Chat aan deze tafel dempen
chat-well-played = Goed gespeeld
chat-one-moment = Momentje
chat-thanks = Bedankt
note-line = Alleen jij kunt dit lezen.
note-kept = Opgeslagen.
stands-still = staat stil
per-decision = +{ $seconds } s
on-vacation = { $name } is met vakantie tot { $day }.
vacation-ahead = { $name } gaat op { $day } met vakantie.
thinks-between = { $name } denkt tussen { $from } en { $to } na{ $days ->
    [always] {""}
   *[other] , { $days }
}{ $place ->
    [here] .
   *[other] {" "}({ $place }).
}

# Antwoorden vooraf
tab-ahead = Vooraf
ahead-line = Laat antwoorden achter voor als je iets gevraagd wordt. Ze worden na een tijdje gegeven, zolang ze passen; niemand anders merkt er iets van.
ahead-now = Je wordt nu iets gevraagd: wat past, wordt zo dadelijk geantwoord.
ahead-once = Een voor een
ahead-again = Steeds weer
ahead-asked = Als mij gevraagd wordt
ahead-answer = Antwoord ik
ahead-add = Toevoegen
ahead-until = Tot
until-revoked = ik het terugneem
until-round = iedereen aan de beurt is geweest
until-touched = anderen iets aan mijn punten of bezit veranderen
ahead-leave = Achterlaten
ahead-revoke = Terugnemen
ahead-clear = Begrepen
ahead-stands = Jouw antwoorden
ahead-given = gegeven
ahead-remove = Verwijderen
dropped-other = Je werd iets anders gevraagd; je antwoorden vooraf zijn vervallen.
dropped-self = Je hebt zelf beslist; je antwoorden vooraf zijn vervallen.
dropped-back = Het spel ging terug; je antwoorden vooraf zijn vervallen.
dropped-away = Een bot heeft voor je gespeeld; je antwoorden vooraf zijn vervallen.
dropped-round = Iedereen is aan de beurt geweest; je antwoorden vooraf zijn afgelopen.
dropped-touched = Er is iets met je gebeurd; je antwoorden vooraf zijn afgelopen.
all-tables-line = Wat op jou wacht staat bovenaan, met de minste tijd eerst.
tables-mine = Wacht op jou
tables-theirs = Wacht op anderen
tables-seats = Wacht op spelers
tables-none = Je speelt nu nergens.
tables-every = Alle spellen
