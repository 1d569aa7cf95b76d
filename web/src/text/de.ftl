# Die Hülle um jedes Spielbrett

# Erste Seite
welcome = Wähle ein Spiel. Ein Bot ist bereit.
games = Spiele
players = { $from } bis { $to }
players-exactly = { $from }
minutes = { $from } bis { $to } Min.
play-now = Jetzt spielen
dealing = Geben ...
at-once = { $bots ->
    [one] Du und ein Bot, sofort.
   *[other] Du und { $bots } Bots, sofort.
}
other-seats = Andere Plätze
learn-by-playing = Spielend lernen
learn-by-playing-line = Ein Coach sitzt neben dir und zeigt dir die ersten Züge eines echten Spiels; danach spielst du weiter.
your-tables = Deine Tische
tables-waiting = { $count ->
    [0] keiner wartet auf dich
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
no-tables-yet = Hier erscheinen deine Spiele.
open-tables = Offene Tische
tables-open = { $count ->
    [0] keiner hat einen freien Platz
    [one] einer hat einen freien Platz
   *[other] { $count } haben einen freien Platz
}
no-open-tables = Gerade sucht niemand Mitspieler. Mach einen Tisch auf und zeige ihn allen.
more-tables = Mehr Tische
more = Mehr
how-to-play = Wie man spielt
how-to-play-line = Der Tisch, die Tasten, die Regeln
invite-friends = Freunde einladen
invite-friends-line = Ein Link und ein QR-Code je Platz
replays = Rückblick
replays-line = Noch einmal ansehen, eine Stellung teilen
no-replays = Es gibt noch kein Spiel zum Ansehen.
about = Über Augury
about-line = Wer was gemacht hat
continue = Weiter
open-table = Öffnen
sit-down = Hinsetzen
your-turn = Du bist am Zug
seats-taken = { $taken } von { $all } Plätzen besetzt
table-waiting = Wartet auf Mitspieler
table-playing = Die anderen überlegen
table-over = Beendet
table-closed = Geschlossen
table-aside = Beiseite gelegt
guest = Gast
your-name = Dein Name
name-line = Was die anderen sehen
keep = Behalten
language = Sprache
settings = Einstellungen
loading = Einen Augenblick

# Neuer Tisch
new-table = Neuer Tisch
seats = Plätze
how-many = Wie viele Spieler
seat-number = Platz { $number }
seat-me = Ich
seat-here = Ein Spieler an diesem Gerät
seat-bot = Ein Bot
seat-link = Ein Freund, per Link
seat-open = Wer sich hinsetzt
level = Stufe
bot-level = Bot, Stufe { $level }
bot-number = Bot { $number }
hot-seat-line = Mehrere Spieler an einem Gerät: ein Vorhang verbirgt jede Hand vor den anderen.
options = Optionen
table-settings = Der Tisch
listed = Den Tisch allen auf der ersten Seite zeigen
clock = Uhr
clock-none = Keine Uhr
clock-live = Live: Minuten für das ganze Spiel
clock-slow = Langsam: ein Tag je Zug und Tage in Reserve
clock-minutes = Minuten je Spieler
clock-days = Tage in Reserve
make-table = Tisch aufmachen
name = Name

# Hinsetzen
join-title = Ein Platz wartet auf dich
join-line = Sag den anderen, wer du bist, und setz dich. Ein Konto ist nicht nötig.
watch-title = Einem Spiel zusehen
watch-line = Du siehst, was alle sehen dürfen, und keine Hand.
watch = Zusehen
waiting-room = Warten auf Mitspieler
waiting-room-line = Das Spiel beginnt, sobald jeder Platz besetzt ist.
free-seat = Freier Platz
put-bot = Einen Bot hinsetzen
invite = Einladen
only-host-invites = Nur der Gastgeber des Tisches kann einladen.
no-free-seat = Kein Platz ist frei. Zum Zusehen kannst du trotzdem einladen.
qr = QR-Code: { $title }
link = Link
link-line = Wer den Link öffnet, darf den Platz einnehmen. Ein neuer Link ersetzt den alten.
copy = Link kopieren
copied = Kopiert

# Am Tisch
menu = Menü
rules = Regeln
log = Verlauf
chat = Gespräch
log-and-chat = Verlauf und Gespräch
see-moment = Diesen Moment ansehen
no-chat = Noch hat niemand etwas gesagt.
write = Schreib etwas
send = Senden
people = Am Tisch
you = du
online = da
offline = weg
bot-sits-in = ein Bot springt ein
come-back = Komm zurück auf deinen Platz
watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
you-watch = Du siehst zu. Du siehst, was alle sehen dürfen.
your-move = Dein Zug
waiting-for = Warten auf { $names }.
confirm-question = { $action }?
final = Nicht zurückzunehmen: { $reason }.
sending = Senden ...
let-go = Loslassen
plan-so-far = Bisher geplant: { $steps }.
plan-drop = Plan verwerfen
plan-play = So spielen
skip = Überspringen
undo = Zurück
undo-nothing = nichts zurückzunehmen
undo-others = jemand anders hat seither entschieden
undo-chance = der Zufall hat entschieden
undo-revealed = etwas Verdecktes wird gezeigt
undo-shown = eigene Karten werden gezeigt
undo-over = das Spiel ist zu Ende
undo-watching = du siehst nur zu
what-happened = Was ist passiert?
what-do-you-mean = Was meinst du?
results = Ergebnis
paused = Das Spiel ruht.
propose-undo = Alle bitten, zurückzugehen
propose-pause = Alle um eine Pause bitten
proposal-undo = { $name } möchte zurückgehen.
proposal-pause = { $name } möchte eine Pause.
agree = Einverstanden
refuse = Ablehnen
go-on = Weiterspielen
leave-seat = Den Platz einem Bot überlassen
close-table = Den Tisch schließen
commitment = Der Server hat seinen Teil des Mischens festgelegt, bevor jemand seinen geschickt hat. Sein Versprechen:
commitment-before = Wenn du dich setzt, gibt dein Browser eine eigene Zufallszahl zum Mischen dazu. Der Server hat seinen Teil schon festgelegt und kann ihn nicht mehr ändern. Sein Versprechen:
open-deal = Offene Verteilung
open-deal-line = Offene Verteilung: Wer diesen Tisch begonnen hat, kann alle Karten kennen. Deshalb kann niemand sonst mitspielen.
clocks = Uhren
days = { $days } T { $hours } Std.
coach = Coach
coach-next = Jetzt: { $action }.
coach-show = Zeig es mir
coach-off = Das hatte ich nicht im Sinn. Nimm es zurück oder spiel weiter: dann lasse ich dich machen.
coach-wait = Sieh zu, was die anderen tun.
coach-play = Das ist der ganze Zug: spiel ihn.
table-as-text = Der Tisch als Text
skip-to-text = Der Tisch als Text
curtain = Vorhang
curtain-next = { $name } ist dran
curtain-line = Gib das Gerät weiter. Niemand sonst soll hinsehen.
curtain-open = Ich bin { $name }
link-connecting = Verbinden ...
link-lost = Verbindung verloren, neuer Versuch ...
link-polling = Langsame Verbindung

# Das Ende
end-of-game = Das Spiel ist zu Ende
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
place = Platz
player = Spieler
total = Summe
points-from = Woher die Punkte kommen
score-over-time = Punkte im Verlauf
verify-shuffle = Das Mischen prüfen
rematch = Noch einmal
replay = Rückblick
download-record = Protokoll herunterladen

# Rückblick
moment = Moment { $at } von { $last }
to-start = Zum Anfang
step-back = Einen Schritt zurück
play = Abspielen
stop = Anhalten
step-on = Einen Schritt weiter
to-end = Zum Ende
seen-by = Gesehen von
spectator = einem Zuschauer
share-moment = Diesen Moment teilen
play-on = Von hier gegen Bots weiterspielen
to-the-table = Zum Tisch

# Hilfe
back = Zurück
back-to-games = Zurück zu den Spielen
table = Tabelle
learn-table = Am Tisch
learn-table-line = Was du berühren darfst, leuchtet. Die erste Berührung wählt aus und zeigt, was geschähe; die zweite, oder Enter, entscheidet. Esc lässt los. Verweile auf einer Karte oder drücke sie lange, um zu lesen, was sie tut.
keyboard = Tastatur
key-arrows = über alles gehen, was du berühren darfst
key-enter = auswählen, dann entscheiden
key-escape = loslassen, einen Plan verwerfen oder das Abspielen überspringen
key-u = zurücknehmen, oder einen Schritt eines Plans zurück
key-l = Verlauf und Gespräch
key-t = der Tisch als Text
key-question = die Regeln
setting-confirm = Vor jeder Entscheidung nachfragen
setting-pace = Wie schnell die Züge der anderen abgespielt werden
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-none = gar nicht
setting-motion = Bewegte Figuren
motion-system = wie das Gerät eingestellt ist
motion-full = ja
motion-none = nein
setting-twin = Den Tisch als Text neben dem Brett zeigen
about-text = Augury spielt moderne Brettspiele nach ihren Regelheften. Es ist inoffiziell: die Regeln sind in eigenen Worten erzählt, und alles, was du siehst, ist von uns gezeichnet. Wenn dir ein Spiel gefällt, kauf es; mit dem echten auf dem Tisch ist es schöner.
credits = Dank
credit-icons = Symbole:
credit-fonts = Schrift:
credit-code = Gebaut mit:
close = Schließen

# Was schiefging
problem-failed = Das hat nicht geklappt.
problem-unreachable = Der Server ist nicht erreichbar. Neuer Versuch.
problem-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
problem-nobody = Sag uns zuerst deinen Namen.
problem-slow-down = Das war zu viel auf einmal. Warte einen Moment.
problem-stale = Der Tisch ist schon weiter. Sieh noch einmal hin.
problem-store-down = Der Server kann nicht auf seine Platte schreiben. Nichts wurde geändert.
problem-away = Ein Bot springt für dich ein. Komm zuerst auf deinen Platz zurück.
problem-not-your-turn = Du bist nicht am Zug.
problem-sealed = Triff zuerst diese Entscheidung und sieh dann, wie es weitergeht.
problem-game-over = Das Spiel ist zu Ende.
problem-plan-dropped = Der Tisch hat sich verändert: Dein Plan ist nicht mehr möglich.
problem-no-lesson = Für dieses Spiel gibt es keine Lektion.
problem-open-deal = Diese Verteilung ist offen: Wer den Tisch begonnen hat, kann alle Karten kennen. Niemand sonst kann mitspielen.
problem-promise = Der Server hat sein Versprechen zum Mischen nicht gehalten, oder es ist abgelaufen. Bitte versuche es noch einmal.
