# Die Hülle um jedes Spielbrett

# Erste Seite
welcome = Wähle ein Spiel. Die Bots sind bereit.
games = Spiele
players = Spieler
minutes = { $span } Min.
play-now = Jetzt spielen
start-here = Hier anfangen
weight = Gewicht { $weight } von 5
learn = Lernen
dealing = Es wird ausgeteilt…
other-seats = Mit Freunden
learn-by-playing = Spielend lernen
learn-by-playing-line = Ein Coach führt dich durch die ersten Züge eines echten Spiels; danach spielst du selbst weiter.
your-tables = Deine Tische
all-tables = Alle deine Tische
tables-waiting = { $count ->
    [0] nichts offen
    [one] 1 Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
no-tables-yet = Hier erscheinen deine Spiele.
open-tables = Offene Tische
tables-open = { $count ->
    [0] keine freien Plätze
    [one] 1 mit freiem Platz
   *[other] { $count } mit freiem Platz
}
no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und stelle ihn hier ein.
more-tables = Mehr Tische
more = Mehr
daily = Partie des Tages
daily-line = Für alle dieselbe, ein Versuch
puzzles = Rätsel
puzzles-line = Finde den besten Zug
analysis = Analysebrett
analysis-line = Andere Züge ausprobieren, in jeder Partie
how-to-play = So wird gespielt
how-to-play-line = Der Tisch, die Tastatur, die Regeln
how-i-did = Meine Ergebnisse
how-i-did-line = Wertungen, Ergebnisse und Statistik
clubs = Clubs
clubs-line = Mitglieder, Abende, Liga und Turniere
replays = Aufzeichnungen
replays-line = Ein Spiel noch einmal ansehen, eine Stellung teilen
no-replays = Es gibt noch keine beendeten Spiele zum Ansehen.
about = Über Augury
about-line = Mitwirkende und Dank
continue = Weiter
open-table = Öffnen
sit-down = Mitspielen
your-turn = Du bist am Zug
next-game = Nächstes Spiel
seats-taken = { $taken } von { $all } Plätzen besetzt
table-waiting = Wartet auf Mitspieler
table-playing = Warten auf die anderen
table-over = Beendet
table-closed = Geschlossen
table-aside = Ruht
guest = Gast
your-name = Dein Name
name-line = Was andere sehen
keep = Speichern
language = Sprache
settings = Einstellungen
sound = Ton
loading = Einen Moment…

# Neuer Tisch
seat-number = Platz { $number }
bot = Bot
bird-1 = Spatz
bird-2 = Taube
bird-3 = Reiher
bird-4 = Rabe
bird-5 = Adler
hint = Tipp
hints-for-all = Tipps für alle
hints-for-all-line = An diesem Tisch dürfen alle um Tipps bitten.
listed = Diesen Tisch auf der Startseite zeigen
name = Name

# Hinsetzen
watch = Zusehen
waiting-room-line = Das Spiel beginnt, sobald alle Plätze besetzt sind.
free-seat = Freier Platz
invite = Einladen
link = Link
copy = Link kopieren
copied = Kopiert

# Am Tisch
menu = Menü
rules = Regeln
log = Verlauf
log-and-chat = Verlauf und Chat
people = Am Tisch
you = du
online = online
offline = offline
bot-sits-in = ein Bot springt ein
come-back = Selbst weiterspielen
watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
you-watch = Du siehst zu: nur das, was offen liegt.
your-move = Dein Zug
waiting-for = Warten auf { $names }.
expected = noch nicht da
confirm-question = { $action }?
final = Das lässt sich nicht rückgängig machen: { $reason }.
sending = Wird gesendet…
let-go = Abbrechen
plan-so-far = Bisher geplant: { $steps }.
plan-drop = Zug zurücksetzen
plan-play = Zug bestätigen
skip = Überspringen
undo = Rückgängig
what-happened = Was ist passiert?
what-is-this = Was ist das?
what-is-this-line = Jetzt erklärt jedes Antippen etwas, gespielt wird nichts. Noch einmal drücken, und es geht weiter.
asked-now = Was jetzt gefragt ist: { $asked }
what-do-you-mean = Auswählen
results = Ergebnis
paused = Das Spiel pausiert.
propose-undo = Um Zurücknahme bitten
propose-pause = Pause vorschlagen
agree = Einverstanden
refuse = Ablehnen
go-on = Weiterspielen
leave-seat = Bot übernehmen lassen
close-table = Tisch schließen
commitment = Der Server hat seinen Teil des Mischens festgelegt, bevor jemand den eigenen geschickt hat. Prüfsumme des Mischens:
open-deal = Offene Verteilung
open-deal-line = Offene Verteilung: Wer diesen Tisch eröffnet hat, kann alle Karten kennen. Deshalb kann sonst niemand mitspielen.
clocks = Uhren
days = { $days } T { $hours } Std.
coach = Coach
coach-next = Jetzt: { $action }.
coach-show = Zeig es mir
coach-off = Das ist nicht der Zug, den ich im Sinn hatte. Nimm ihn zurück oder spiel ohne mich weiter.
coach-wait = Schau, was die anderen tun.
coach-play = Das ist der ganze Zug. Bestätige ihn.
table-as-text = Tisch als Text
skip-to-text = Tisch als Text
curtain = Vorhang
curtain-next = { $name } ist dran
curtain-line = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-open = Ich bin { $name }
link-connecting = Verbinden…
link-lost = Verbindung verloren, neuer Versuch…
link-polling = Langsame Verbindung

# Das Ende
end-of-game = Das Spiel ist zu Ende
player = Spieler
total = Summe
points-from = Woher die Punkte kamen
verify-shuffle = Das Mischen prüfen
rematch = Noch einmal
replay = Aufzeichnung

# Rückblick
moment = Schritt { $at } von { $last }
to-start = Zum Anfang
step-back = Schritt zurück
play = Abspielen
stop = Anhalten
step-on = Nächster Schritt
to-end = Zum Ende
seen-by = Ansicht
spectator = Zuschauer
share-moment = Diese Stellung teilen
play-on = Ab hier weiterspielen
to-the-table = Zurück zum Tisch

# Hilfe
back = Zurück
back-to-games = Zu den Spielen
table = Tabelle
setting-confirm = Jeden Zug bestätigen
setting-pace = Tempo der Animationen anderer
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-none = aus
setting-motion = Animationen
motion-system = wie im System
motion-full = an
motion-none = aus
setting-twin = Den Tisch als Text neben dem Brett zeigen
setting-sound = Töne am Tisch
close = Schließen

# Was schiefging
problem-failed = Etwas ist schiefgegangen.
problem-unreachable = Der Server ist nicht erreichbar. Neuer Versuch.
problem-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugriff.
problem-plan-dropped = Das Spiel hat sich verändert: Dein geplanter Zug ist nicht mehr möglich.
problem-promise-broken = Der Server hat sein Versprechen zum Mischen nicht gehalten, oder es ist abgelaufen. Bitte versuche es noch einmal.
