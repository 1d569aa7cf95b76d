club = Club
my-clubs = Meine Clubs
no-clubs = Du bist noch in keinem Club. Folge einer Einladung oder gründe einen.
found-one = Einen Club gründen
found-line = Ein Club hat eigene Tische, Abende, eine Liga und Turniere. Du lädst per Link ein.
found = Club gründen
club-name = Name des Clubs
about = Ein paar Worte dazu
zone = Zeitzone der Abende
members-count = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
games-season = { $count ->
    [0] keine Partien in dieser Saison
    [one] { $count } Partie in dieser Saison
   *[other] { $count } Partien in dieser Saison
}
role-owner = Leitung
role-host = Gastgeber
role-member = Mitglied
invitation = Einladung
invited = Du bist zu { $club } eingeladen.
join = Beitreten
open-club = Zum Club
copy-invite = Einladung kopieren
copied = Kopiert
invite-line = Wer diesen Link hat, kann bis { $day } beitreten.
club-settings = Einstellungen
save = Speichern
add = Hinzufügen
cancel = Abbrechen
invitations = Einladungen
link-until = Gilt bis { $day }
link-uses = { $count ->
    [one] noch für eine Person
   *[other] noch für { $count } Personen
}
link-people = Für wie viele (0: beliebig viele)
link-days = Für wie viele Tage
no-links = Es ist keine Einladung offen.
withdraw-link = Zurückziehen
owner-line = Der Club gehört dir. Übergib ihn zuerst, wenn du gehen willst.
leave = Club verlassen
close = Club auflösen
sure-leave = { $name } verlassen? Für die Rückkehr brauchst du eine neue Einladung.
sure-close = { $name } endgültig auflösen? Mitglieder, Abende, Liga und Turniere verschwinden. Partien bleiben bei denen, die sie gespielt haben.
sure-remove = { $name } aus dem Club entfernen?
sure-owner = Den Club an { $name } übergeben? Du bleibst Gastgeber.
make-host = Zum Gastgeber machen
make-member = Gastgeber absetzen
hand-over = Übergeben
remove = Entfernen
about-member = { $name }: mehr

tab-tournament = Turnier
tab-league = Liga
tab-tables = Tische
tab-members = Mitglieder
you = du
here = da
here-count = { $count } da
at-a-table = an einem Tisch: { $game }
last-seen = { $day }
ratings-of = Wertungen: { $game }
give-or-take = plus/minus { $spread }

which-season = Saison
season = { $from } bis { $to } { $year }
place = Platz
player = Name
played = gespielt
won = gewonnen
beaten = Gegner geschlagen
beaten-of = { $beaten } von { $met }
no-league = In dieser Saison ist noch keine Clubpartie zu Ende.
league-line = Alle Partien an den Clubtischen, ohne Tipps. Ein Gleichstand zählt halb.

no-club-tables = Kein Tisch ist offen.
new-table = Neuer Clubtisch
evenings = Stammtische
no-evenings = Der Club hat noch keinen Stammtisch.
new-evening = Neuer Stammtisch
every-week = { $day }, { $time }
every-month = Erster { $day } im Monat, { $time }
next-time = nächstes Mal: { $when }
who-comes = Zugesagt: { $names }.
nobody-comes = Noch hat niemand zugesagt.
seats-left = { $count ->
    [0] Alle Plätze sind vergeben.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
come = Ich komme
coming = Ich komme ✓
drop-evening = Stammtisch { $game } beenden
game = Spiel
players = Personen
how-often = Wie oft
each-week = Jede Woche
each-month = Einmal im Monat, am ersten
weekday = Tag
at-time = Uhrzeit ({ $zone })

no-tournament = Es gibt noch kein Turnier.
new-tournament = Neues Turnier
which-tournament = Turnier
tournament-name = Name des Turniers
kind-swiss = Schweizer System
kind-round-robin = Alle gegen alle
swiss-line = In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten, niemanden zweimal.
round-robin-line = Alle treffen einmal auf alle.
tables-of = Tische für { $count }
at-a-table-count = An einem Tisch
size = { $count ->
    [2] 2 Personen, zwei Partien je Runde
   *[other] { $count } Personen
}
pairing = Paarung
rounds = Runden
days = Tage je Runde
days-line = Die Tage werden als Bedenkzeit verteilt. Wer sie aufbraucht, verliert die Partie. 0: keine Uhr.
entering = { $count ->
    [0] Noch ist niemand dabei.
    [one] Eine Person ist dabei.
   *[other] { $count } sind dabei.
}
enter = Mitspielen
withdraw = Zurückziehen
begin-tournament = Runde 1 beginnen
next-round = Nächste Runde
direct = Turnierleitung
withdraw-name = { $name } zurückziehen
enter-name = { $name } mitspielen lassen
enter-them = Mitspielen lassen
end-tournament = Turnier beenden
sure-end = Jetzt beenden? Laufende Partien enden ohne Punkt.
tournament-over = Das Turnier ist zu Ende.
round = Runde
round-number = Runde { $round }
round-until = Die Runde endet spätestens { $when }.
has-bye = { $name } hat spielfrei und bekommt { $points }.
deals-line = Alle spielen dieselben zwei Verteilungen, auf jedem Platz eine, und niemand spielt eine zweimal. Die Tische öffnen sich, wenn die Runde vorbei ist.
deals-line-tables = Alle Tische spielen dieselbe Verteilung. Sie öffnen sich, wenn die Runde vorbei ist.
proved-yes = Dein Browser hat die Verteilungen geprüft: Sie standen fest, bevor du dazukamst, und deine Zahl steckt darin.
proved-no = Vorsicht: Diese Verteilungen folgen nicht aus dem, was versprochen war.
proved-unknown = Die Verteilungen führen auf das Versprechen dieses Turniers zurück. Dieser Browser hat keine Zahl von dir aufgehoben.
somebody = Jemand
your-move = Du bist dran
being-played = läuft
forfeit = kampflos
played-hidden = gespielt
game-of = Partie { $game }, { $first } auf dem ersten Platz
board-told = Runde { $round }, { $players }: { $score }
judge = Ergebnis eintragen: Partie { $game }, { $players }
judge-title = Ergebnis der Partie { $game }
judge-line = Nur wenn die Partie nicht gespielt werden kann. Sie endet sofort.
wins-by-forfeit = { $name } gewinnt
nobody-wins = Niemand gewinnt
points-before = Name, Punkte vorher
game-number = Partie { $game }
standings = Stand
points = Punkte
buchholz = Gegner
buchholz-line = Die Punkte aller Gegner zusammen
margin = Abstand
margin-line = Punkte mehr als die anderen auf demselben Platz mit denselben Karten
out = zurückgezogen
options = Optionen des Spiels
club-chat = Clubchat
line-more = Zu dem, was { $name } schrieb
line-remove = Entfernen
hush = { $name } stumm schalten
hushed = { $count ->
    [one] 1 Person stummgeschaltet
   *[other] { $count } Personen stummgeschaltet
}
unhush = Wieder lesen
unhush-name = { $name } wieder lesen
mute-club = Clubchat stumm schalten
