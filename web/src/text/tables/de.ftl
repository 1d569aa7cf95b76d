# Einen Tisch decken, warten, Platz nehmen; kommt mit diesen Seiten

how-many = Anzahl der Spieler
how-you-play = So spielt ihr { $title }
seat-me = Ich
seat-here = An diesem Gerät
seat-bot = Bot
seat-link = Freund per Link
seat-open = Für alle
seat-me-line = Hier sitzt du.
seat-link-line = Dein Freund öffnet den Link, tippt einen Namen und setzt sich.
seat-open-line = Wer den Tisch sieht, kann sich hierher setzen. Auf der Startseite finden ihn andere.
a-friend = Ein Freund
plate-me = an diesem Gerät
plate-link = bekommt deinen Link
plate-open = wer mag, setzt sich
plate-bot = Bot
strength = Wie stark
bird-line-1 = Lernt noch: sieht gute Züge, schätzt viele falsch ein.
bird-line-2 = Gemütlich: nimmt das Beste dieses Zugs.
bird-line-3 = Geduldig: überlegt sich jeden Zug.
bird-line-4 = Zählt mit und merkt sich alles. Bestraft Fehler.
bird-line-5 = Unser stärkster. Denkt höchstens eine Sekunde pro Zug.
bird-rating = Wertung { $rating }
bird-rating-line = Die Wertungen stammen aus Spielen unserer Bots untereinander; Menschen beginnen mit 1500. Sie sind grob, vor allem die der Stärksten.
hot-seat-line = Mehrere Spieler an einem Gerät: Ein Vorhang verbirgt jede Hand vor den anderen.
clock = Uhr
clock-none = Keine Uhr
clock-none-line = Lasst euch Zeit.
clock-live = Live
clock-live-line = Je { $minutes } Min. für das ganze Spiel und { $increment } s für jede Entscheidung dazu.
clock-slow = Tage pro Zug
clock-slow-line = { $days ->
    [one] Ein Tag für jeden Zug.
   *[other] { $days } Tage für jeden Zug.
}
clock-minutes = Minuten pro Spieler
clock-increment = Dazu pro Entscheidung
clock-seconds = { $seconds } s
clock-days = Tage pro Zug
clock-days-each = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
clock-slow-note = Jede Uhr läuft nur zu den Zeiten, die ihr Spieler gewählt hat, und steht im Urlaub still.
copy-invite = { $friends ->
    [one] Einladung kopieren
   *[other] Einladungen kopieren
}
copy-invite-line = Der Tisch steht bereit. Schick den Link, wie du magst.
set-table = Tisch bereitstellen
set-table-line = Das Spiel beginnt, sobald jeder Platz besetzt ist.
begin = Spielen
begin-line = Alle sind da: Das Spiel beginnt sofort.
waiting-title = Dein Tisch für { $title } steht bereit
make-link = Link erstellen
put-bot = { $bird } mitspielen lassen
call-off = Absagen
shuffle = Zum Mischen
commitment-before = Wenn du mitspielst, gibt dein Browser eine eigene Zufallszahl zum Mischen dazu. Der Server hat seinen Teil schon festgelegt und kann ihn nicht mehr ändern. Prüfsumme des Mischens:
watch-link = Link zum Zusehen
only-host-invites = Nur der Gastgeber kann einladen.
no-free-seat = Alle Plätze sind besetzt. Zum Zusehen kannst du trotzdem einladen.
qr = QR-Code: { $title }
link-line = Wer diesen Link hat, kann den Platz einnehmen. Ein neuer Link ersetzt den alten.
link-copied = Link kopiert
send-link = Senden
join-title = Ein Platz wartet auf dich
join-line = Wähle einen Namen und setz dich.
keeps-a-seat = { $host } hält dir einen Platz frei
this-seat = dieser Platz
you = Du
host = Gastgeber
no-account = Kein Konto, nichts zu installieren.
watch-title = Einem Spiel zusehen
watch-line = Du siehst alles, was offen liegt, aber keine Hand.
proposal-undo = { $name } möchte einen Zug zurücknehmen.
proposal-undo-to = { $name } möchte zurück zu dem Moment vor: „{ $event }“
proposal-pause = { $name } möchte eine Pause.
leave-question = Einen Bot für dich spielen lassen?
leave-line = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst jederzeit zurückkommen.
close-question = Diesen Tisch schließen?
close-line = Das Spiel endet hier für alle und lässt sich nicht wieder öffnen. Ansehen kann man es weiterhin.
close-line-waiting = Die Links gelten nicht mehr, und niemand kann sich noch setzen.
closed-title = Dieser Tisch ist geschlossen
closed-line = Das Spiel wurde am { $day } vorzeitig beendet.
first-time = Spielst du { $title } zum ersten Mal?
just-play = Einfach spielen
what-they-do = Was sie bewirken
analyse = Analysieren

# Replay: to the beginning of a round, a turn or an era
jump-back = Zurückspringen
jump-on = Vorspringen

# Rund um die Tische: wer am Zug ist, wie lange schon, wer ich bin
turn-of = { $name } ist am Zug
waiting-for-so-long = wartet seit { $span }
time-left = noch { $span }
unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
claim = Namen sichern
account = Dein Konto
sign-in = Anmelden
notices = Benachrichtigungen

# Chat und Notizen
chat = Chat
see-moment = Diesen Moment zeigen
no-chat = Noch keine Nachrichten.
write = Nachricht schreiben
send = Senden
tab-standings = Stand
tab-notes = Notizen
mute-chat = Chat an diesem Tisch stumm schalten
chat-well-played = Gut gespielt
chat-one-moment = Einen Moment
chat-thanks = Danke
note-line = Nur du kannst das lesen.
note-kept = Gespeichert.
stands-still = steht still
per-decision = +{ $seconds } s
on-vacation = { $name } ist bis { $day } im Urlaub.
vacation-ahead = { $name } geht am { $day } in Urlaub.
thinks-between = { $name } denkt zwischen { $from } und { $to } nach{ $days ->
    [always] {""}
   *[other] , { $days }
}{ $place ->
    [here] .
   *[other] {" "}({ $place }).
}

# Antworten im Voraus
tab-ahead = Vorab
ahead-line = Hinterlass Antworten für den Fall, dass du gefragt wirst. Sie werden nach einer Weile gegeben, solange sie passen; niemand sonst erfährt davon.
ahead-now = Du wirst gerade gefragt: Was passt, wird in Kürze geantwortet.
ahead-once = Eine nach der anderen
ahead-again = Immer wieder
ahead-asked = Wenn ich gefragt werde
ahead-answer = antworte ich
ahead-add = Hinzufügen
ahead-until = Bis
until-revoked = ich es zurücknehme
until-round = alle einmal am Zug waren
until-touched = andere meine Punkte oder meinen Besitz ändern
ahead-leave = Hinterlassen
ahead-revoke = Zurücknehmen
ahead-clear = Verstanden
ahead-stands = Deine Antworten
ahead-given = gegeben
ahead-remove = Entfernen
dropped-other = Du wurdest etwas anderes gefragt; deine Antworten vorab sind verfallen.
dropped-self = Du hast selbst entschieden; deine Antworten vorab sind verfallen.
dropped-back = Das Spiel ging zurück; deine Antworten vorab sind verfallen.
dropped-away = Ein Bot hat für dich gespielt; deine Antworten vorab sind verfallen.
dropped-round = Alle waren einmal am Zug; deine Antworten vorab sind beendet.
dropped-touched = Dir ist etwas widerfahren; deine Antworten vorab sind beendet.
all-tables-line = Was auf dich wartet, steht oben, die knappste Zeit zuerst.
tables-mine = Wartet auf dich
tables-theirs = Wartet auf andere
tables-seats = Wartet auf Spieler
tables-none = Du spielst gerade nirgends.
tables-every = Alle Spiele
