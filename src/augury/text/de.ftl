player = Spieler { $number }

## Angaben, die keine Quelle druckt

reconstructed-title = Einige Angaben sind rekonstruiert.
reconstructed-why = Keine öffentliche Quelle druckt sie ab; wir haben sie so erschlossen, dass sie zu allem Bekannten passen, und ein Spiel aus der Schachtel kann abweichen. Es geht um

## Warum etwas nicht zurückgenommen werden kann: das Ende eines Satzes

undo-nothing = es gibt nichts rückgängig zu machen
undo-others = jemand hat schon gezogen
undo-chance = es wurde gezogen
undo-revealed = das deckt Verdecktes auf
undo-shown = deine Karten wurden gezeigt
undo-over = das Spiel ist zu Ende
undo-watching = du siehst nur zu

## Absagen am Tisch

refusal-sentence = { $text }
refusal-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug: Wir warten auf { $names }.
refusal-turn-ends = Dein Zug endet vorher.
refusal-sealed = Bestätige zuerst diesen Schritt; danach kannst du den Rest planen.
refusal-stale = Das Spiel hat sich verändert, seit du es zuletzt gesehen hast.
refusal-undo-nothing = Du kannst nichts zurücknehmen: { undo-nothing }.
refusal-undo-others = Du kannst nichts zurücknehmen: { undo-others }.
refusal-undo-chance = Du kannst nichts zurücknehmen: { undo-chance }.
refusal-undo-revealed = Du kannst nichts zurücknehmen: { undo-revealed }.
refusal-undo-shown = Du kannst nichts zurücknehmen: { undo-shown }.
refusal-undo-over = Du kannst nichts zurücknehmen: { undo-over }.
refusal-undo-watching = Du kannst nichts zurücknehmen: { undo-watching }.
refusal-back-too-far = { $decisions ->
    [one] Es gibt nur 1 Entscheidung zurückzunehmen.
   *[other] Es gibt nur { $decisions } Entscheidungen zurückzunehmen.
}
refusal-table-waiting = Das Spiel hat noch nicht begonnen: Der Tisch wartet auf Spieler.
refusal-table-closed = Der Tisch ist geschlossen.
refusal-table-aside = Der Tisch ruht.
refusal-table-paused = Das Spiel hat Pause.

## Absagen an Sinnloses

refusal-malformed = Ungültige Eingabe: { $detail }
refusal-not-json = Nachrichten sind JSON-Texte.
refusal-query-number = „{ $name }“ ist eine ganze Zahl, { $lowest } oder mehr.
refusal-version-number = Die Version des Tisches ist eine ganze Zahl.
refusal-uuid-used = Diese uuid wurde schon für etwas anderes benutzt.
refusal-no-nul = Darin steht ein Zeichen, das nicht aufbewahrt werden kann.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
refusal-no-such-thing = So etwas liegt nicht auf dem Tisch.
refusal-action-list = Gib eine Liste von einer oder mehr Aktionen.
refusal-too-many-actions = Das sind mehr als { $most } Entscheidungen auf einmal.
refusal-action-ids = Die Nummern der Aktionen gehen von 0 bis { $last }.
refusal-action-text = Eine Aktion wird als Text geschrieben.
refusal-action-long = Das ist zu lang für eine Aktion.
refusal-action-empty = Eine leere Zeile ist keine Aktion.
refusal-action-shape = Man schreibt es so: „{ $shape }“.
refusal-action-object = In JSON ist eine Aktion ein Objekt aus Texten, das sagt, was zu tun ist: {"{"}"do": "..."{"}"}.
refusal-action-fields = „{ $action }“ hat genau diese Felder: { $fields }.
refusal-unknown-action = „{ $word }“ kann man in diesem Spiel nicht tun.
refusal-unknown-action-near = „{ $word }“ kann man in diesem Spiel nicht tun. Meinst du „{ $near }“?
refusal-unknown-value = In diesem Spiel gibt es kein „{ $word }“.
refusal-unknown-value-near = In diesem Spiel gibt es kein „{ $word }“. Meinst du „{ $near }“?
refusal-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
refusal-unknown-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
refusal-seats = { $title } ist für { $seats } Spieler, nicht „{ $given }“.
refusal-unknown-option = { $title } mit { $seats } { $seats ->
    [one] Spieler
   *[other] Spielern
} hat keine Option „{ $name }“. Es gibt: { $known }.
refusal-option-twice = Die Option „{ $name }“ ist zweimal angegeben.
refusal-option-value = Die Option „{ $name }“ ist eines von { $known }, nicht „{ $given }“.
refusal-seed = Eine Startzahl ist eine ganze Zahl von 0 bis 2^128 - 1, nicht „{ $given }“.
refusal-generator = Ein Generator ist einer von { $known }, nicht „{ $given }“.

## Absagen an Aufzeichnungen

record-line = Zeile { $line }:
record-decision = Entscheidung { $decision } ({ $wrote }):
refusal-whole-number = „{ $given }“ ist keine ganze Zahl.
refusal-hex-digits = Das sind nicht { $digits } Hexadezimalziffern.
refusal-record-text = Ein Protokoll ist UTF-8-Text, und diese Datei ist keiner.
refusal-record-lines = Das Protokoll hat mehr als { $most } Zeilen.
refusal-record-long-line = Länger als { $most } Zeichen.
refusal-record-begin = Ein Protokoll beginnt mit „{ $begin }“.
refusal-record-header = Eine Zeile im Kopf lautet „Schlüssel: Wert“, und der Kopf endet mit „--“.
refusal-record-twice = „{ $name }“ kommt zweimal vor.
refusal-record-cut-header = Der Kopf hat kein Ende („--“); vielleicht ist die Datei abgeschnitten.
refusal-record-missing = Im Kopf fehlt „{ $name }“.
refusal-record-name = Ein Name hat höchstens { $most } druckbare Zeichen.
refusal-record-strange = „{ $name }“ gehört nicht in einen Kopf.
refusal-record-after-end = Nach dem Ende steht noch etwas.
refusal-record-no-scores = Die Punkte fehlen; vielleicht ist die Datei abgeschnitten.
refusal-record-position = Das Protokoll hat { $decisions } Entscheidungen; es gibt keine Stellung { $asked }.
refusal-record-rules = Gespielt wurde nach Version { $noted } der Regeln von { $title }, und dies ist Version { $present }.
refusal-record-other-end = Die Entscheidungen führen zu einer anderen Stellung als der am Ende notierten.
refusal-record-other-scores = Die Entscheidungen führen zu anderen Punkten als den am Ende notierten.
refusal-record-not-asked = { $seat } hat dort nichts zu entscheiden.
refusal-record-seats = Es ist ein Spiel für { $seats } Spieler.
refusal-record-over-there = In diesem Augenblick ist das Spiel zu Ende; wähle einen früheren.
refusal-record-variation = Eine Variante schreibt man „variation { $next } from 0/12: Name“, fortlaufend nummeriert.
refusal-record-place = Eine Stelle schreibt man „0/12“: eine Linie und wie viele Entscheidungen darauf getroffen wurden, nicht „{ $given }“.
refusal-record-no-place = Vor dieser Zeile gibt es keine Stelle { $given }.
refusal-record-note = Hier passen höchstens { $most } druckbare Zeichen hin.
refusal-no-such-node = Dieser Zug steht nicht mehr in der Analyse.
refusal-tree-full = Diese Analyse ist voll; bei { $most } ist Schluss.
refusal-tree-root = Der Anfang des Spiels lässt sich nicht löschen.
refusal-proof-none = Das Protokoll enthält keinen Beweis für das Mischen.
refusal-proof-missing = Im Beweis für das Mischen fehlt „{ $name }“.
refusal-proof-secret = Das Geheimnis ist nicht das vor dem Spiel versprochene.
refusal-proof-server-number = Der Server hat die Zahl von { $seat } gewählt.
refusal-proof-seed = Die Startzahl folgt nicht aus dem Geheimnis und den Zahlen.
refusal-proof-other-promise = Das Versprechen ist nicht das, das du vor dem Spiel gesehen hast.
refusal-proof-other-number = Deine Zahl ist nicht ins Mischen eingegangen.

## Absagen des Servers

refusal-not-found = Seite nicht gefunden.
refusal-broken = Bei uns ist etwas kaputt. Nichts wurde geändert.
refusal-too-big = Die Anfrage ist zu groß.
refusal-origin = Diese Anfrage kommt von einer anderen Seite.
refusal-slow-down = Zu viele Anfragen. Bitte warte einen Moment.
refusal-store-down = Die Datenbank des Servers ist gerade nicht zu gebrauchen. Nichts ging verloren; versuche es gleich noch einmal.
refusal-store-full = Die Platte des Servers ist voll. Nichts ging verloren; versuche es später noch einmal.
refusal-store-readonly = Die Platte des Servers lässt sich nicht beschreiben. Nichts ging verloren; versuche es später noch einmal.
refusal-store-locked = Die Datenbank des Servers ist von einem anderen Programm gesperrt. Nichts ging verloren; versuche es noch einmal.
refusal-store-damaged = Die Datenbank des Servers ist beschädigt. Der Betreiber muss sie reparieren.
refusal-table-busy = An diesem Tisch ist viel los. Nichts wurde geändert; versuche es noch einmal.
refusal-table-unopened = Dieser Tisch lässt sich gerade nicht öffnen. Nichts ging verloren; versuche es später noch einmal.
refusal-metrics-of-host = Messwerte sind für den Betreiber dieses Servers.

## Absagen rund um Tische

refusal-no-puzzle = Dieses Rätsel gibt es nicht.
refusal-puzzle-unfinished = Spiel deinen Zug erst zu Ende.
refusal-puzzle-unsolved = Löse erst das Rätsel oder lass dir die Lösung zeigen.
refusal-no-deal = Diese Partie des Tages gibt es nicht.
refusal-daily-wait = Die Bots entscheiden noch. Versuch es gleich noch einmal.
refusal-daily-counts = Das ist dein einziger Versuch an der Partie des Tages. Was getan ist, ist getan.
refusal-daily-seats = Bei der Partie des Tages haben alle denselben Platz und dieselben Gegner.
refusal-daily-begun = Du hast diese Partie schon begonnen.
refusal-daily-first = Beende erst deinen eigenen Versuch; danach siehst du, wie es den anderen ging.
refusal-no-person = Diese Person ist hier nicht zu finden oder möchte nicht gesehen werden.
refusal-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugriff.
refusal-no-game = Dieses Spiel gibt es nicht.
refusal-no-lesson = Für dieses Spiel gibt es keine Lektion.
refusal-no-book = Für dieses Spiel gibt es noch keine Spielregeln.
refusal-no-figure = Diese Abbildung gibt es in den Spielregeln nicht.
refusal-no-language = Es gibt Texte in { $known }.
refusal-no-seat = Diesen Platz gibt es nicht.
refusal-no-link = Dieser Link ist verbraucht oder zurückgezogen. Bitte den Gastgeber um einen neuen.
refusal-nothing-to-withdraw = Es gibt keinen Link zurückzuziehen.
refusal-host-only = Das kann nur der Gastgeber des Tisches.
refusal-players-only = Das können nur Spieler dieses Tisches.
refusal-share-players = Nur Spieler und der Gastgeber können dieses Spiel teilen.
refusal-no-seat-here = Du sitzt nicht an diesem Tisch.
refusal-other-seat = Das ist nicht dein Platz.
refusal-which-seat = Du hast hier mehrere Plätze; sag, welchen du meinst.
refusal-seat-taken = Dieser Platz ist nicht frei.
refusal-seat-kept = Dieser Platz kann jetzt nicht vergeben werden.
refusal-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
refusal-not-away = Du bist auf deinem Platz.
refusal-begun = Das Spiel hat begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-still-on = Das Spiel läuft noch.
refusal-ended = Das Spiel an diesem Tisch ist zu Ende.
refusal-not-paused = Das Spiel hat keine Pause.
refusal-record-of-players = Das Protokoll eines laufenden Spiels ist für seine Spieler.
refusal-proposal-open = Es liegt schon ein Vorschlag auf dem Tisch.
refusal-proposal-gone = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
refusal-empty = Die Nachricht ist leer.
refusal-no-hints = Tipps gibt es, wenn du allein gegen Bots spielst, und an Tischen mit Tipps für alle.
refusal-hint-not-asked = Du hast gerade nichts zu entscheiden.
refusal-hints-off = Dieser Server gibt keine Tipps.
refusal-no-hint = Es fand sich kein Tipp. Versuch es noch einmal.
refusal-analysis-off = Dieser Server analysiert keine Partien.
refusal-no-analysis = Das ließ sich nicht analysieren. Versuch es noch einmal.
refusal-review-unfinished = Nur zu Ende gespielte Partien lassen sich durchgehen.
refusal-same-deal-unfinished = Bots spielen eine Verteilung erst nach, wenn die Partie zu Ende gespielt ist.
refusal-many-thoughts = Du lässt gerade zu viel auf einmal analysieren. Warte, bis etwas davon fertig ist.
refusal-muted = Der Gastgeber hat die Zuschauer stumm gestellt.
refusal-chat-busy = Zu viele sprechen auf einmal. Versuche es noch einmal.
refusal-clock-empty = Eine Uhr braucht etwas Zeit.
refusal-open-deal = Diese Verteilung ist offen: Wer den Tisch eröffnet hat, kann alle Karten kennen. Sonst kann niemand mitspielen.
refusal-promise = Dieses Versprechen zum Mischen ist verbraucht oder abgelaufen. Bitte versuche es noch einmal.
refusal-many-tables = { $who ->
    [network] Dein Netz hat
   *[other] Du bist Gastgeber von
} schon { $count } { $who ->
    [network] Tische
   *[other] Tischen
}, { $doing ->
    [waiting] die auf Spieler warten
   *[other] an denen gespielt wird
}. Spiel zuerst an einem zu Ende oder schließ einen.
refusal-many-windows = Du hast zu viele Tische auf einmal offen. Schließ ein Fenster und versuche es noch einmal.
refusal-many-replays = Du siehst schon andere Partien durch. Warte einen Moment.

## Absagen an Personen

refusal-nobody = Wähle zuerst einen Namen.
refusal-name-length = Ein Name hat 1 bis { $most } Zeichen.
refusal-name-signs = Ein Name besteht aus Buchstaben, Ziffern und sichtbaren Zeichen.
refusal-name-letter = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
refusal-name-taken = An diesem Tisch heißt schon jemand { $name }. Bitte wähle einen anderen Namen.
refusal-account-name = Der Name eines Kontos kann nicht geändert werden.
refusal-account-taken = Es gibt schon ein Konto mit diesem Namen, oder eines, das so aussieht.
refusal-has-account = Du hast schon ein Konto.
refusal-login = Name und Passwort passen nicht zusammen.
refusal-wrong-password = Das Passwort stimmt nicht.
refusal-guest-password = Ein Gast hat kein Passwort.
refusal-same-password = Das ist das Passwort, das du schon hast.
refusal-password-changed = Das Passwort wurde inzwischen geändert.
refusal-password-common = Viele benutzen dieses Passwort, also wird es als eines der ersten versucht. Bitte wähle ein anderes.
refusal-password-short-alphabet = Dieses Passwort hat zu wenige verschiedene Zeichen. Bitte wähle ein anderes.
refusal-password-name = Ein Passwort sollte nicht aus einem Namen bestehen, der hier bekannt ist. Bitte wähle ein anderes.
refusal-no-device = So ein Gerät hast du nicht.
refusal-no-webhook = So einen Webhook hast du nicht.
refusal-many-webhooks = Du kannst { $most } Webhooks haben.
refusal-webhook-address = Diese Adresse können wir nicht aufrufen.
refusal-webhook-https = Die Adresse muss mit https:// beginnen.
refusal-webhook-inside = { $host } ist keine Adresse im offenen Internet.
refusal-no-push = So eine Anmeldung hast du nicht.
refusal-push-keys = Das sind nicht die Schlüssel einer Anmeldung eines Browsers.
refusal-many-browsers = Du kannst { $most } Browser anmelden.
refusal-passkey-refused = Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal.
refusal-passkey-known = Dieser Passkey wird schon benutzt.
refusal-passkey-site = Passkeys brauchen einen Server mit einem Namen. Dieser wurde mit seiner Nummer aufgerufen.
refusal-no-passkey = Diesen Passkey hast du nicht.
refusal-many-passkeys = Du kannst { $most } Passkeys haben.
refusal-last-way-in = Das ist der einzige Weg in dein Konto. Füge erst einen anderen Passkey oder ein Passwort hinzu.
refusal-guest-recovery = Wiederherstellungscodes gibt es für Konten. Sichere erst deinen Namen.
refusal-recovery = Name und Wiederherstellungscode passen nicht zusammen, oder der Code ist verbraucht.
refusal-no-mail = Dieser Server verschickt keine Mails. Nimm einen Wiederherstellungscode.
refusal-no-address = Gib erst eine Mailadresse an.
refusal-mail-address = Das sieht nicht nach einer Mailadresse aus.
refusal-mail-link = Dieser Link ist verbraucht oder abgelaufen.
refusal-unknown-zone = Dieser Server kennt deine Zeitzone nicht.
refusal-hours-few = Lass deine Uhr mindestens { $hours } Stunden in der Woche laufen.
refusal-no-date = Das ist kein Datum.
refusal-vacation-dates = Ein Urlaub beginnt heute oder später und endet innerhalb von zwei Jahren.
refusal-vacation-overlaps = Für einen Teil dieser Tage hast du schon Urlaub angekündigt.
refusal-vacation-days = { $days ->
    [0] Hier gibt es keinen Urlaub.
   *[other] Es gibt { $days } Urlaubstage im Jahr.
}
refusal-no-vacation = Diesen Urlaub gibt es nicht.
refusal-no-question = Das wird in diesem Spiel nie gefragt.

## Absagen rund um Clubs

refusal-no-club = Diesen Club gibt es nicht, oder du bist kein Mitglied.
refusal-club-taken = Es gibt schon einen Club namens { $name } oder einen, der so ähnlich aussieht. Bitte wähle einen anderen Namen.
refusal-club-hosts = Das können nur die Gastgeber des Clubs.
refusal-club-owner = Das kann nur, wem der Club gehört.
refusal-club-members = Dieser Tisch ist für die Mitglieder eines Clubs.
refusal-club-table = Ein Clubtisch ist für die Mitglieder da. Er kann nicht für alle in der Liste stehen.
refusal-club-full = Dieser Club ist voll: Er hat { $most } Mitglieder.
refusal-many-clubs = Du kannst in { $most } Clubs Mitglied sein. Verlasse zuerst einen davon.
refusal-many-links = Ein Club kann { $most } Einladungen zugleich haben. Ziehe zuerst eine davon zurück.
refusal-no-club-link = Diese Einladung ist abgelaufen oder wurde zurückgezogen. Bitte um eine neue.
refusal-no-line = Diese Zeile gibt es nicht mehr.
refusal-no-member = Dieses Mitglied gibt es nicht.
refusal-owner-stays = Ein Club muss jemandem gehören. Übergib ihn zuerst.
refusal-tournament-first = Es läuft noch ein Turnier. Beende es zuerst.
refusal-no-evening = Diesen Stammtisch gibt es nicht.
refusal-evening-full = Für diesen Abend sind alle Plätze vergeben.
refusal-many-evenings = Ein Club kann { $most } Stammtische haben.
refusal-no-tournament = Dieses Turnier gibt es nicht.
refusal-many-tournaments = Es sind schon { $most } Turniere offen. Beende zuerst eines davon.
refusal-tournament-full = Dieses Turnier ist voll: { $most } sind dabei.
refusal-tournament-over = Das Turnier ist zu Ende.
refusal-tournament-seats = Im Turnier wechselt niemand den Platz. Die Turnierleitung kann ein Ergebnis eintragen.
refusal-tournament-game = Das geht in einer Turnierpartie nicht.
refusal-round-running = Die Runde wird noch gespielt.
refusal-round-closed = Diese Runde ist abgeschlossen.
refusal-round-robin-pairs = „Alle gegen alle“ gibt es für Spiele zu zweit.
refusal-round-robin-late = Bei „Alle gegen alle“ melden sich alle vor der ersten Runde an.
refusal-entered = Diese Person ist schon dabei.
refusal-no-entrant = Diese Person spielt im Turnier nicht mit.
refusal-too-few = Es braucht mindestens { $count } Personen.
refusal-no-pairing = Eine weitere Runde geht nicht, ohne dass sich zwei ein zweites Mal begegnen.
refusal-deal-running = Andere spielen diese Verteilung noch. Sie wird offengelegt, wenn die Runde vorbei ist.

## Nachrichten und Mail

notice-turn = Du bist am Zug in { $game }.
notice-turn-left = Du bist am Zug in { $game }. Noch { $time }.
left-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
left-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
left-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
notice-expected = Du wirst erwartet für { $game }.
notice-waiting = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
notice-test = Das ist eine Probe von Augury. Es klappt.
mail-digest = { notice-waiting }:

    { $tables }

    Du bekommst das, weil du Mails möchtest. Hier änderst du es:
    { $link }
mail-confirm-subject = Ist das deine Mailadresse?
mail-confirm = Hallo { $name },

    öffne diesen Link, um zu bestätigen, dass Augury dir hierher schreiben darf:
    { $link }

    Er gilt 24 Stunden. Falls du nicht darum gebeten hast, brauchst du nichts zu tun.
mail-reset-subject = Ein neues Passwort für Augury
mail-reset = Hallo { $name },

    öffne diesen Link, um ein neues Passwort zu wählen:
    { $link }

    Er gilt einmal, innerhalb einer Stunde. Deine anderen Geräte werden abgemeldet. Falls du nicht darum gebeten hast, brauchst du nichts zu tun: Es hat sich nichts geändert.

## What is this?

tip-seat = { $seat }
about-tip-seat = Diese Farbe und dieses Zeichen trägt alles, was { $seat } gehört.
refusal-still-played = Diese Verteilung wird hier noch gespielt. Ansehen kannst du sie, sobald das Spiel zu Ende ist.
refusal-no-study = Dieses Analysebrett gibt es nicht.
refusal-many-studies = Du hast { $most } Analysebretter. Lösche eins, das du nicht mehr brauchst.
refusal-many-study-links = Diese Analyse hat schon { $most } Links. Zieh sie zurück und mach dann einen neuen.
refusal-study-over = Hier ist das Spiel zu Ende; es gibt nichts mehr zu beurteilen.
refusal-study-busy = Ein anderes Fenster hat diese Analyse im selben Moment geändert. Versuche es noch einmal.

# Warum ein starker Bot etwas vorzieht: die Teile seiner Bewertung, die sich am meisten unterscheiden

why-second = Gegenüber der zweiten Wahl: { $terms }
why-best = Gegenüber der besten Wahl: { $terms }
why-term = { $value } { $term }
why-other = { $terms } für { $seat }

## Was ein Link verrät, bevor man ihn öffnet

bird-1 = Spatz
bird-2 = Taube
bird-3 = Reiher
bird-4 = Rabe
bird-5 = Adler
share-turn = Zug { $turn }
share-over = Das Spiel ist zu Ende
share-waiting = Wartet auf Spieler
share-late-turn = Um einen Zug verzögert
share-late-minutes = Um zehn Minuten verzögert
share-house = Moderne Brettspiele, vollständig und nach den Regeln.
share-picture = { $title }, wie alle am Tisch es sehen.
