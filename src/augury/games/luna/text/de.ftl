## Woher die Regeln stammen, und was keine Quelle druckt

source = Regeln: das Heft von 2010 (Hall Games).
reconstructed = Farben und Zeichen der Tempelplättchen, Zahlen und Form der Tempelteile, die feste Startaufstellung und die Stückelung der Einflusspunkte.

# Luna

blurb = Führe deine Novizen über sieben Inseln in den Tempel der Mondpriesterin.

island-shrine = Kultstätte
island-herb = Kräuter
island-tide = Gezeiten
island-sail = Segelboot
island-bribe = Bestechung
island-book = Bibliothek
island-novice = Novize

beside-shrine = Kultstätte
beside-herb = Kräuter
beside-tide = Gezeiten
beside-sail = Segelboot
beside-bribe = Bestechung
beside-book = Bibliothek
beside-novice = Novize

favour-shrine = Gunst Kultstätte
favour-herb = Gunst Kräuter
favour-tide = Gunst Gezeiten
favour-sail = Gunst Segelboot
favour-bribe = Gunst Bestechung
favour-book = Gunst Buch der Weisheit
favour-novice = Gunst Novize

about-favour-shrine = Baue mit zwei Novizen auf der Insel des Baumeisters dort eine Kultstätte. [L-057, L-058, L-060]
about-favour-herb = Mache einen oder zwei Novizen neben einer Insel wieder aktiv, nicht neben der Kräuterinsel. [L-061, L-062]
about-favour-tide = Bewege beliebige eigene Novizen, aktiv oder nicht, auch vom Bootssteg, neben andere Inseln. [L-068, L-069]
about-favour-sail = Segle mit einem oder zwei Novizen von einer Insel oder vom Bootssteg auf eine andere Insel; sie bleiben aktiv. [L-072, L-073]
about-favour-bribe = Berufe oder weihe ein auf einem Plättchen gleich hinter dem Wächter. [L-079, L-085]
about-favour-book = Lege ein Buch aus dem Tempel unter einen deiner Novizen dort, für 1 EP. Ein Buch schützt vor Vertreibung. [L-092, L-093, L-094]
about-favour-novice = Zählt in einer Aktion als einer deiner Novizen. Er kann kein Plättchen betreten. [L-104, L-105, L-107]
about-figure-priestess = Am Ende der Runde belohnt sie alle, die die meisten aktiven Novizen und Kultstätten auf ihrer Insel haben. Bei Gleichstand zählt, wer im Priesterrat weiter ist. [L-120, L-121, L-122]
about-figure-builder = Mit der Gunst Kultstätte und zwei Novizen hier baust du eine Kultstätte: 4 EP am Ende, und Gunst und Berufung kosten auf dieser Insel einen Novizen weniger. [L-057, L-058, L-060]
about-figure-apostate = Am Ende der Runde verlieren alle mit Novizen auf oder neben seiner Insel 1 EP für jeden und 1 dazu. Novizen hier können ihn weitertreiben. [L-100, L-101, L-123]
about-figure-guard = Seine Zahl bringt ein Novize, der in dieser Runde den Tempel betritt. Plättchen zwischen ihm und dem Bootssteg sind freigegeben. [L-083, L-086, L-134]
about-place-landing = Vertriebene Novizen warten hier, bis Segelboot oder Gezeiten sie holen. [L-088, L-091]
about-place-council = Novizen einer Insel bringen deine Scheibe je ein Feld weiter. Das Feld ist am Ende seine Zahl in EP wert, und wer weiter ist, gewinnt bei Gleichstand. [L-096, L-097, L-122, L-143]
about-place-meditation = Lösche eine Kerze, statt zu handeln. Die letzte bringt 1 EP und beendet die Aktionsphase sofort. [L-110, L-112]
about-island-shrine = Zwei Novizen hier erhalten die Gunst Kultstätte, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]
about-island-herb = Zwei Novizen hier erhalten die Gunst Kräuter, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]
about-island-tide = Zwei Novizen hier erhalten die Gunst Gezeiten, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]
about-island-sail = Zwei Novizen hier erhalten die Gunst Segelboot, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]
about-island-bribe = Zwei Novizen hier erhalten die Gunst Bestechung, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]
about-island-book = Zwei Novizen hier erhalten die Gunst Buch der Weisheit, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]
about-island-novice = Zwei Novizen hier erhalten die Gunst Novize, mit Kultstätte genügt einer; Plättchen mit diesem Zeichen erreicht man von hier. [L-051, L-077]

figure-priestess = Mondpriesterin
figure-builder = Baumeister
figure-apostate = Abtrünniger
figure-guard = Tempelwächter
place-landing = Bootssteg
place-council = Priesterrat
place-meditation = Meditationsraum
tile = Plättchen { $name }
automaton-1 = Automat
colour-white = weiß
colour-yellow = gelb
colour-red = rot
colour-blue = blau
hall-blue = blau
hall-yellow = gelb
hall-green = grün
hall-violet = violett

do-place-shrine = Setze deine Kultstätte auf der Insel { $island }
do-place-pair = Setze zwei Novizen auf der Insel { $island }
do-pick = Schicke die Novizen des Automaten auf der Insel { $island } in den Priesterrat
do-favour = Gunst des Priesters auf der Insel { $island }
do-favour-helped = Gunst des Priesters auf der Insel { $island }, mit dem Ersatznovizen
do-recruit = Missioniere auf der Insel { $island }
do-recruit-helped = Missioniere auf der Insel { $island }, mit dem Ersatznovizen
do-build = Baue eine Kultstätte beim Baumeister
do-build-helped = Baue eine Kultstätte beim Baumeister, mit dem Ersatznovizen
do-herbs = Kräuter: mache { $number } neben der Insel { $island } aktiv
do-travel = Reise
do-tide = Gezeiten
do-sail = Segle mit { $number } von der Insel { $island } zur Insel { $island2 }
do-sail-landing = Segle mit { $number } vom Bootssteg zur Insel { $island }
do-appoint = Berufe einen Novizen auf Plättchen { $tile }
do-appoint-helped = Berufe einen Novizen auf Plättchen { $tile }, mit dem Ersatznovizen
do-induct = Weihe Plättchen { $tile } ein
do-book = Buch für deinen Novizen auf { $tile }
do-council = Priesterrat mit Novizen von der Insel { $island }
do-council-helped = Priesterrat nur mit dem Ersatznovizen
do-banish = Verbanne den Abtrünnigen
do-meditate = Meditiere
do-end-phase = Beende die Aktionsphase
do-lift = Ein aktiver Novize verlässt die Insel { $island }
do-lift-beside = Ein inaktiver Novize verlässt die Insel { $island }
do-lift-landing = Ein Novize verlässt den Bootssteg
do-lift-done = Niemand sonst bricht auf
do-drop = Lande neben der Insel { $island }
do-take = Nimm das Buch von { $tile }
do-deploy = { $number ->
    [one] Ein Novize
   *[other] { $number } Novizen
 }
do-deploy-helped = { $number ->
    [0] Nur der Ersatznovize
    [one] Ein Novize und der Ersatznovize
   *[other] { $number } Novizen und der Ersatznovize
 }
do-place-shrine-short = Setzen
do-place-pair-short = Setzen
do-pick-short = Schicken
do-favour-short = Gunst
do-favour-helped-short = Gunst
do-recruit-short = Missionieren
do-recruit-helped-short = Missionieren
do-build-short = Bauen
do-build-helped-short = Bauen
do-herbs-short = Wecken
do-travel-short = Reisen
do-tide-short = Gezeiten
do-sail-short = Segeln
do-sail-landing-short = Segeln
do-appoint-short = Berufen
do-appoint-helped-short = Berufen
do-induct-short = Einweihen
do-book-short = Buch geben
do-council-short = Priesterrat
do-council-helped-short = Priesterrat
do-banish-short = Verbannen
do-meditate-short = Meditieren
do-end-phase-short = Phase beenden
do-lift-short = Aufbrechen
do-lift-beside-short = Aufbrechen
do-lift-landing-short = Aufbrechen
do-lift-done-short = Fertig
do-drop-short = Landen
do-take-short = Buch nehmen
do-deploy-short = Schicken
do-deploy-helped-short = Schicken

prompt-place-shrine = Wähle eine Insel für deine Kultstätte.
prompt-place-pair = Wähle eine Insel für zwei Novizen.
prompt-pick = Wähle, welche Novizen des Automaten in den Priesterrat gehen.
prompt-turn = Wähle eine Aktion oder meditiere.
prompt-turn-solo = Wähle eine Aktion oder beende die Phase.
prompt-lift = Wähle die Novizen, die aufbrechen.
prompt-drop = Wähle, wo sie landen.
prompt-take = Wähle das Buch, das du nimmst.
prompt-advance = Wie viele Novizen gehen in den Priesterrat?
prompt-chase = Wie viele Novizen verbannen den Abtrünnigen?
prompt-wait = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.

event-placed-shrine = { $seat } setzt eine Kultstätte auf der Insel { $island }.
event-placed-pair = { $seat } setzt zwei Novizen auf der Insel { $island }.
event-start-favours = { $seat } beginnt mit { $favours }.
chapter-round = Runde { $round }
event-round = Runde { $round }, Wächter { $guard }: die Mondpriesterin steht auf der Insel { $priestess }, der Baumeister auf { $builder }, der Abtrünnige auf { $apostate }.
event-start = { $seat } hat die Startspielerfigur.
event-helped = { $seat } setzt den Ersatznovizen ein.
event-favour = { $seat } erhält die { $favour } auf der Insel { $island }.
event-recruit = { $seat } missioniert auf der Insel { $island }.
event-build = { $seat } baut eine Kultstätte auf der Insel { $island }.
event-herbs = { $seat } macht mit Kräutern { $number ->
    [one] einen Novizen
   *[other] { $number } Novizen
 } neben der Insel { $island } aktiv.
event-travel = { $seat } lässt { $number ->
    [one] einen Novizen
   *[other] { $number } Novizen
 } reisen, weg von { $from }.
event-tide = Die Flut trägt { $number ->
    [one] einen Novizen
   *[other] { $number } Novizen
 } von { $seat } fort von { $from }.
event-landed = { $number ->
    [one] Ein Novize
   *[other] { $number } Novizen
 } von { $seat } { $number ->
    [one] landet
   *[other] landen
 } neben der Insel { $island }.
event-sail = { $seat } segelt mit { $number ->
    [one] einem Novizen
   *[other] { $number } Novizen
 } von { $from } zur Insel { $island }.
event-bribe = { $seat } besticht den Wächter.
event-appoint = { $seat } beruft einen Novizen von der Insel { $island } auf { $tile }.
event-induct = { $seat } weiht { $tile } im Tempel ein (+{ $points }).
event-expel = { $seat } vertreibt den Novizen von { $owner } vom Feld { $field } (+{ $points }).
event-book = { $seat } nimmt das Buch von { $owner } auf { $from } und legt es unter den Novizen auf { $tile } (+{ $points }).
event-book-own = { $seat } verlegt ein Buch von { $from } zum Novizen auf { $tile } (+{ $points }).
event-council = { $seat } rückt im Priesterrat um { $number } vor, auf Feld { $space }.
event-banish = { $seat } jagt den Abtrünnigen um { $number } weiter, zur Insel { $island }.
event-meditate = { $seat } meditiert; { $tokens ->
    [one] eine Kerze brennt
   *[other] { $tokens } Kerzen brennen
 } noch.
event-last-token = { $seat } löscht die letzte Kerze (+{ $points }); die Aktionsphase endet.
event-end-phase = { $seat } beendet die Aktionsphase.
event-priestess = Die Mondpriesterin auf der Insel { $island } belohnt { $seat } (+{ $points }).
event-temple = Der Tempel: { $seat } (+{ $points }).
event-apostate = Der Abtrünnige auf der Insel { $island } schadet { $seat } (-{ $points }).
event-final = Schlusswertung von { $seat }: Kultstätten +{ $shrines }, Gunstmarken +{ $favours }, Priesterrat +{ $council }, zusammen +{ $points }.
event-over = Das Spiel ist zu Ende: { $seat } gewinnt mit { $points } EP.
event-solo-won = { $seat } schlägt den Automaten um { $points } EP.
event-solo-lost = { $seat } schlägt den Automaten nicht: { $points } EP Rückstand.
event-automaton-council = { $seat } schickt { $number ->
    [one] einen Novizen
   *[other] { $number } Novizen
 } von der Insel { $island } in den Priesterrat, auf Feld { $space }.
event-automaton-nothing = { $seat } findet in dieser Runde kein Plättchen.
event-automaton-book = { $seat } nimmt { $owner } das Buch auf { $from } weg und legt es unter den Novizen auf { $tile } (+{ $points }).

option-level = Wie stark der Automat ist.
option-level-1 = Stufe 1
option-level-2 = Stufe 2: der Abtrünnige sperrt seine Insel
option-level-3 = Stufe 3: der Abtrünnige sperrt seine Insel und lässt sich nicht verbannen
option-setup = Wie die ersten Novizen auf die Inseln kommen.
option-setup-standard = eine Einsetzrunde
option-setup-preset = eine feste Startaufstellung (rekonstruiert)
option-start_player = Wer die Startspielerfigur bekommt.
option-start_player-random = ein zufälliger Platz
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2
option-start_player-2 = Platz 3
option-start_player-3 = Platz 4
option-colours = Wie die Farben verteilt werden.
option-colours-seated = Weiß, Gelb, Rot, Blau rund um den Tisch
option-colours-random = zufällig

show-placement = Einsetzrunde
show-round = Runde { $round } von { $rounds }
show-guard = Wächter { $guard }
show-tokens = Zeitmarken { $tokens } von { $all }
show-level = Solo, Stufe { $level }
show-book-bonus = nächstes Buch 2 EP
show-ip = { $ip } EP ({ $end } mit Kultstätten, Gunstmarken, Priesterrat)
show-council = Priesterrat { $space }
show-supply = Vorrat { $supply }
show-landing = Bootssteg { $landing }
show-favours = Gunstmarken
show-start = Startspieler
show-islands = Inseln, im Uhrzeigersinn (aktive + inaktive Novizen, # = Kultstätte)
show-path = Weg vom Bootssteg zum Tempeleingang
show-temple = Tempel vom Eingang an (* = Buch)
show-scoring = nächste Wertung: Mondpriesterin { $prize }, Tempel { $temple }, Abtrünniger -{ $loss }
show-transit = Unterwegs: { $number }
show-next = dann

# What the board says

board-journey-from = Wähle, wer aufbricht, dann das Ziel
board-journey-to = Wähle das Ziel
board-journey-more = Noch einer, oder bestätigen
board-next = nächste
board-stays = bleibt
board-first = Start
board-ip = Einflusspunkte
board-ip-end = Einflusspunkte am Ende
board-in-temple = im Tempel
board-shrines = Kultstätten
board-supply = Novizen im Vorrat
board-scoring = Wertung
board-at-end = { $points }, wäre das Spiel jetzt zu Ende
board-favours = Deine Gunstmarken
board-not-held = nicht im Besitz
board-path = Weg
board-temple = Tempel
board-council = Priesterrat
board-council-stack = Priesterrat, je Feld von unten nach oben
board-meditation = Meditation
board-islands = Inseln, im Uhrzeigersinn
board-islands-short = Inseln
board-players = Spieler
board-look = Ansehen
board-look-count = { $number ->
    [0] Hier ist gerade nichts zu wählen.
    [one] Hier kannst du eine Sache wählen.
   *[other] Hier kannst du { $number } Sachen wählen.
}
board-just-now = Soeben
board-aid = Aktionen
board-prizes = Mondpriesterin { $prizes }
board-free = frei
board-released = freigegeben
board-bribable = mit Bestechung
board-closed = später
board-emptied = für immer leer
board-book = Buch
board-on-it = darauf
board-beside-it = daneben
board-favours-left = { $number ->
    [one] noch eine Gunstmarke
   *[other] noch { $number } Gunstmarken
 }
board-beside = Neben der Insel { $island }: { $number }
board-landing = Bootssteg: { $number }
board-candles = Meditationsraum, brennende Kerzen: { $tokens } von { $all }
board-burn = Noch an: { $tokens } von { $all }
board-field = Feld { $field }, Tempelteil { $board }, wartet auf sein Plättchen
board-field-emptied = Feld { $field }, Tempelteil { $board }, für immer leer
board-field-taken = Feld { $field }, Tempelteil { $board }: { $name }
board-field-book = Feld { $field }, Tempelteil { $board }: { $name }, mit Buch
board-path-tile = Plättchen { $tile }, { $island }, { $reach }: { $name }
board-rests = { $number ->
    [one] ein Novize ruht
   *[other] { $number } Novizen ruhen
 } neben der Insel { $island }
board-spends = { $favour } geht zurück
board-gains = { $favour }
board-recruits = ein neuer Novize neben der Insel { $island }
board-advances = im Priesterrat, auf Feld { $space }
board-leaves = { $name } verlässt Feld { $field }
board-steps = ein Novize von der Insel { $island } betritt { $tile }
board-driven = der Abtrünnige zieht zur Insel { $island }
board-do-favour = Gunst
board-how-favour = Zwei Novizen ruhen neben ihrer Insel, mit Kultstätte dort einer; du nimmst die Gunst
board-do-recruit = Missionieren
board-how-recruit = Zwei ruhen, ein dritter kommt dazu
board-do-build = Kultstätte
board-how-build = Gunst, und zwei ruhen beim Baumeister
board-do-herbs = Kräuter
board-how-herbs = Gunst: wecke einen oder zwei
board-do-travel = Reise
board-how-travel = Beliebige aktive, neben andere Inseln
board-do-tide = Gezeiten
board-how-tide = Gunst: beliebige deiner Novizen, neben andere Inseln
board-do-sail = Segelboot
board-how-sail = Gunst: einer oder zwei bleiben aktiv
board-do-appoint = Berufung
board-how-appoint = Ein Novize betritt ein Plättchen am Weg, einer ruht; mit Kultstätte kein zweiter
board-do-induct = Einweihung
board-how-induct = Dein Novize auf einem freigegebenen Plättchen betritt den Tempel, für die Zahl des Wächters
board-do-book = Buch
board-how-book = Gunst: ein Buch unter deinen Novizen
board-do-council = Priesterrat
board-how-council = Ein Feld für jeden, der ruht
board-do-banish = Verbannung
board-how-banish = Der Abtrünnige zieht weiter, je Ruhendem
board-do-meditate = Meditation
board-how-meditate = Lösche eine Kerze; die letzte beendet die Phase
board-do-end = Phase beenden
board-how-end = Wenn du genug getan hast

# The lesson

lesson-0 = Willkommen bei Luna. Deine acht weißen Novizen stehen auf vier Inseln; wer auf einer Insel steht, ist aktiv. [L-040] Zwei von ihnen können den Priester um seine Gunst bitten und ruhen dann neben der Insel. Tu das auf der Insel Kultstätte. [L-051]
lesson-3 = Dein Gegenüber hat den Abtrünnigen zur Insel Segelboot getrieben. Mehr über ihn später. Der Baumeister steht auf der Insel Bibliothek und mit ihm zwei deiner Novizen: Wähle ihn, gib die Gunst zurück und baue eine Kultstätte. Sie ist am Ende 4 Punkte wert. [L-058, L-060]
lesson-8 = Die beiden Bauleute ruhen. Kräuter wecken sie: Wähle deine Gunst Kräuter, dann die Insel Bibliothek, und wecke beide. [L-061, L-062]
lesson-12 = Nun zum Tempel. Plättchen 5 unten am Weg zeigt das Zeichen der Gezeiten; dort hast du eine Kultstätte, aber keinen Novizen. Das Segelboot bringt zwei Novizen von der Insel Novize zur Insel Gezeiten, und sie bleiben aktiv. [L-072, L-073]
lesson-17 = Berufe einen Novizen auf Plättchen 5. Sonst muss ein zweiter Novize dafür ruhen; deine Kultstätte auf der Insel Gezeiten erspart dir das. [L-077, L-078]
lesson-21 = Wähle Plättchen 5 noch einmal: Der Novize betritt den Tempel und bringt die Zahl des Wächters, 6 in dieser Runde, bis hinunter zu 2 in den letzten beiden. [L-084, L-086]
lesson-24 = Sechs Punkte. Der andere Novize auf der Insel Gezeiten kann dort die Gunst holen: Wo du eine Kultstätte hast, kostet sie einen Novizen statt zwei. [L-051]
lesson-26 = Wähle die Gezeiten. Sie bewegen so viele deiner Novizen, wie du magst, auch die ruhenden. [L-069]
lesson-27 = Nächste Runde wollen wir Plättchen 11 mit dem Zeichen der Kräuter; dort sollten also zwei deiner Novizen sein. Wähle den Novizen neben der Insel Gezeiten, dann die Insel Kräuter.
lesson-28 = Einer genügt diesmal.
lesson-29 = Er landet neben der Insel Kräuter und erwacht dort, wenn die nächste Runde beginnt. [L-130]
lesson-31 = Nun der zweite. Reisen braucht keine Gunst: Es bewegt aktive Novizen, und wer reist, ruht nach der Ankunft. [L-064, L-065] Drücke auf Reise.
lesson-32 = Wähle einen Novizen auf der Insel Bestechung, dann die Insel Kräuter, oder ziehe ihn hin. Der andere bleibt bei der Mondpriesterin.
lesson-33 = Sonst reist niemand.
lesson-34 = Und auch er landet neben der Insel Kräuter. Bestätige die ganze Reise.
lesson-36 = Lösche die letzte Kerze: Das gibt einen Punkt und beendet die Aktionsphase sofort. [L-112] Auf der Insel Bestechung hast nur du einen aktiven Novizen, also gibt dir die Mondpriesterin 5. Jeder deiner Novizen im Tempel bringt 1. [L-120, L-124]
lesson-38 = Runde 2. Alle sind wach, die Figuren sind weitergezogen, und der Wächter zahlt 5. [L-130, L-134] Ein Novize ohne Buch kann von einem Nachbarn mit höherer Zahl aus dem Tempel vertrieben werden. [L-087] Hol also das Buch der Weisheit auf der Insel Bibliothek.
lesson-40 = Wähle die Gunst Buch, dann deinen Novizen auf 5.
lesson-41 = Wessen Buch? Nimm das des gelben Novizen auf 4. Zu zweit bringt das erste Buch einer Runde 2 Punkte. [L-093, L-094]
lesson-43 = Deine zwei Novizen auf der Insel Kräuter können Plättchen 11 nehmen: Einer betritt es, der andere ruht. [L-077]
lesson-45 = Feld 11 liegt neben Feld 4, und der gelbe Novize dort hat sein Buch verloren. Sieh, was geschieht, wenn du Plättchen 11 einweihst. [L-087, L-088]
lesson-48 = Vertrieben, für einen weiteren Punkt. Der Abtrünnige ist jetzt auf der Insel Bibliothek: Am Ende der Runde kostet dich jeder Novize dort einen Punkt, und einen dazu. [L-123] Wähle ihn: Dein Novize treibt ihn zur Insel Novize, zu den gelben. [L-100, L-101]
lesson-50 = Der Priesterrat entscheidet jeden Gleichstand und gibt am Ende Punkte. [L-122, L-143] Wähle den Priesterrat, dann die Insel Bestechung: Dein Novize dort bringt deine Scheibe ein Feld weiter.
lesson-52 = Die blassen Figuren zeigen, wer nächste Runde wohin kommt: Die Mondpriesterin zieht zur Insel Kultstätte, und dort hast du zwei Novizen. Sie können einen dritten aus deinem Vorrat missionieren; alle drei ruhen bis dahin. [L-054, L-055]
lesson-free = Ab hier spielst du selbst weiter, insgesamt sechs Runden. Die Zahlen links sagen die nächste Wertung voraus. Bestechung öffnet Plättchen hinter dem Wächter, und die Gunst Novize ersetzt einen Novizen. [L-079, L-104] Zeige mit der Maus auf etwas oder drücke lange darauf, um zu lesen, was es tut.

# Where points come from
heading-begin = Beginn
heading-priestess = Mondpriesterin
heading-temple = Tempel
heading-apostate = Abtrünniger
heading-induction = Einweihungen
heading-expulsion = Vertreibungen
heading-books = Bücher
heading-last-token = Letzte Zeitmarken
heading-shrines = Kultstätten
heading-favours = Gunstmarken
heading-council = Priesterrat
about-heading-begin = Alle beginnen mit 5 EP. [L-001]
about-heading-priestess = Ihre Preise am Ende jeder Runde, für die meisten aktiven Novizen und Kultstätten auf ihrer Insel. [L-120, L-121]
about-heading-temple = Jede Runde 1 EP je Novize im Tempel. [L-124]
about-heading-apostate = Was Novizen auf oder neben seiner Insel am Ende der Runden kosten. [L-123]
about-heading-induction = Die Zahl des Wächters für jeden Novizen, der in den Tempel kam. [L-086]
about-heading-expulsion = 1 EP für jeden Novizen, der aus dem Tempel vertrieben wurde. [L-087, L-088]
about-heading-books = 1 EP für jedes genommene Buch; zu zweit bringt das erste einer Runde 2. [L-094]
about-heading-last-token = 1 EP dafür, die letzte Kerze einer Runde zu löschen. [L-112]
about-heading-shrines = 4 EP je Kultstätte auf den Inseln. [L-141]
about-heading-favours = 1 EP für jede Gunst, die am Ende übrig ist. [L-142]
about-heading-council = So viele EP wie die Nummer deines Feldes. [L-143]

## Was entschied

verdict-tie-council = { $seat } und { $other } haben je { $points } EP. { $seat } ist im Priesterrat weiter: Feld { $space }, nicht { $behind }.
verdict-tie-stack = { $seat } und { $other } haben je { $points } EP und stehen auf Feld { $space } des Priesterrats. Die Scheibe von { $seat } liegt höher.
verdict-solo-won = { $points } EP gegen { $automaton } des Automaten: gewonnen.
verdict-solo-lost = { $points } EP gegen { $automaton } des Automaten: nicht gewonnen. Du brauchst mehr als der Automat.

## Absagen

refusal-apostate = Der Abtrünnige verhindert alle Aktionen auf seiner Insel.
refusal-favour = Du hast die { $favour } nicht.
refusal-asked-shrine = Wähle zuerst eine Insel für deine Kultstätte.
refusal-asked-pair = Wähle zuerst eine Insel für zwei Novizen.
refusal-asked-pick = Wähle zuerst, welche Novizen des Automaten in den Priesterrat gehen.
refusal-asked-lift = Wähle zuerst die Novizen, die aufbrechen.
refusal-asked-drop = Wähle jetzt, wo die Novizen landen.
refusal-asked-take = Wähle jetzt das Buch.
refusal-asked-number = Wähle jetzt, wie viele Novizen.
refusal-asked-placed = Die Einsetzrunde ist vorbei.
refusal-asked-picked = Das wählst du nur am Anfang einer Solorunde.
refusal-asked-later = Das gehört zu einer Aktion, die noch nicht begonnen hat.
refusal-shrine-herb = Zu zweit darf die erste Kultstätte nicht auf der Insel Kräuter stehen.
refusal-shrine-taken = In der Einsetzrunde kommt auf jede Insel nur eine Kultstätte.
refusal-pair-island = Ein Paar kommt auf eine Insel, auf der du weder Novizen noch Kultstätte hast.
refusal-pick-none = Der Automat hat dort keinen aktiven Novizen.
refusal-lift-one = Mindestens ein Novize muss aufbrechen.
refusal-lift-active = Nur aktive Novizen reisen.
refusal-lift-none = Du hast dort keinen Novizen mehr.
refusal-lift-order = Wähle die Novizen der Reihe nach: auf den Inseln im Uhrzeigersinn, dann daneben, dann am Bootssteg.
refusal-lift-room = Dann bliebe ihnen keine Insel, auf der sie landen könnten.
refusal-drop-order = Wähle die Inseln im Uhrzeigersinn.
refusal-drop-inactive = Von dieser Insel brechen inaktive Novizen auf, also landet dort keiner.
refusal-drop-back = Ein Novize kann nicht landen, wo er herkommt.
refusal-drop-room = Dann wäre nicht Platz für alle anderen.
refusal-take-none = Dort liegt kein Buch.
refusal-council-beyond = Deine Scheibe hat im Priesterrat noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
} vor sich.
refusal-council-island = Du hast gewählt, Novizen einer Insel zu schicken.
refusal-council-last = Deine Scheibe liegt auf dem letzten Feld des Priesterrats.
refusal-council-none = Du hast keinen aktiven Novizen auf der Insel { $island }.
refusal-deploy-many = Du hast dort { $needed ->
    [one] keinen aktiven Novizen
   *[other] keine { $needed } aktiven Novizen
}.
refusal-meditate-solo = Im Solospiel meditiert niemand; du beendest die Phase, wann du willst.
refusal-end-solo = Nur im Solospiel; hier beenden die Kerzen die Phase.
refusal-exhausted = Nach 40 Aktionen in einer Phase kannst du sie nur noch beenden.
refusal-favour-held = Du hast die { $favour } schon.
refusal-favour-itself = Die Gunst Novize kann nicht helfen, sich selbst zu erlangen.
refusal-favour-price = Du hast { $held ->
    [0] keinen aktiven Novizen
    [one] einen aktiven Novizen
   *[other] { $held } aktive Novizen
} auf der Insel { $island }; die Gunst kostet { $needed }.
refusal-recruit-none = Alle deine Novizen sind im Spiel.
refusal-recruit-price = Du hast { $held ->
    [0] keinen aktiven Novizen
    [one] einen aktiven Novizen
   *[other] { $held } aktive Novizen
} auf der Insel { $island }; Missionieren kostet { $needed }.
refusal-build-there = Du hast schon eine Kultstätte auf der Insel des Baumeisters.
refusal-build-all = Alle { $shrines } deiner Kultstätten sind gebaut.
refusal-build-price = Du hast { $held ->
    [0] keinen aktiven Novizen
    [one] einen aktiven Novizen
   *[other] { $held } aktive Novizen
} auf der Insel { $island }, wo der Baumeister ist; eine Kultstätte kostet { $needed }.
refusal-herbs-island = Kräuter wirken nicht auf der Insel Kräuter selbst.
refusal-herbs-few = { $held ->
    [0] Du hast keinen inaktiven Novizen neben der Insel { $island }.
    [one] Du hast einen inaktiven Novizen neben der Insel { $island }, nicht { $needed }.
   *[other] Du hast { $held } inaktive Novizen neben der Insel { $island }, nicht { $needed }.
}
refusal-tide-none = Du hast keinen Novizen, der sich bewegen könnte.
refusal-travel-none = Du hast keinen aktiven Novizen, der reisen könnte.
refusal-sail-landing = { $held ->
    [0] Du hast keinen Novizen am Bootssteg.
    [one] Du hast einen Novizen am Bootssteg, nicht { $needed }.
   *[other] Du hast { $held } Novizen am Bootssteg, nicht { $needed }.
}
refusal-sail-same = Das Boot segelt zu einer anderen Insel.
refusal-sail-few = { $held ->
    [0] Du hast keinen aktiven Novizen auf der Insel { $island }.
    [one] Du hast einen aktiven Novizen auf der Insel { $island }, nicht { $needed }.
   *[other] Du hast { $held } aktive Novizen auf der Insel { $island }, nicht { $needed }.
}
refusal-tile-gone = Dieses Plättchen liegt nicht auf dem Weg.
refusal-tile-taken = Auf diesem Plättchen steht schon ein Novize von { $owner }.
refusal-tile-behind = Dieses Plättchen liegt unerreichbar hinter den Wächtern.
refusal-tile-guard = Der Wächter lässt dich nur für die Gunst Bestechung vorbei.
refusal-induct-none = Du hast keinen Novizen auf diesem Plättchen.
refusal-appoint-shrine = Mit deiner Kultstätte auf der Insel { $island } ist kein zweiter Novize nötig.
refusal-appoint-novices = Du hast { $held ->
    [0] keinen aktiven Novizen
    [one] einen aktiven Novizen
   *[other] { $held } aktive Novizen
} auf der Insel { $island }; eine Berufung braucht { $needed }.
refusal-book-none = Du hast dort keinen Novizen im Tempel.
refusal-book-has = Dieser Novize hat schon ein Buch.
refusal-banish-level = Auf Stufe 3 kann der Abtrünnige nicht bewegt werden.
refusal-banish-none = Du hast keinen aktiven Novizen auf der Insel { $island }, wo der Abtrünnige ist.
refusal-herbs-none = Du hast keinen inaktiven Novizen, den Kräuter wecken könnten.
refusal-sail-none = Du hast keinen Novizen, der mitsegeln könnte.
refusal-landing-favour = Novizen verlassen den Bootssteg nur mit der Gunst Segelboot oder der Gunst Gezeiten.
refusal-appoint-nowhere = Kein freies Plättchen des Weges ist in Reichweite.
refusal-induct-nobody = Du hast keinen Novizen auf dem Weg.
refusal-book-nobody = Du hast im Tempel keinen Novizen ohne Buch.
refusal-council-nobody = Du hast keinen aktiven Novizen, den du in den Priesterrat schicken könntest.

## What is this?

about-show-placement = Alle setzen eine Kultstätte, dann vier Paare Novizen. [L-020, L-022]
about-show-round = Eine Runde endet mit der letzten Kerze; dann wird gewertet. Wer nach Runde { $rounds } die meisten Einflusspunkte hat, gewinnt. [L-030, L-032]
about-show-guard = Wer in dieser Runde einen Novizen in den Tempel weiht, bekommt { $guard }. [L-083, L-086, L-134]
about-show-tokens = Die Kerzen, die noch brennen. Wer meditiert, löscht eine; die letzte beendet die Aktionsphase und bringt 1 EP. [L-110, L-112]
about-show-level = Du spielst gegen den Automaten und brauchst mehr EP als er. [L-164, L-176]
about-show-book-bonus = Zu zweit bringt das erste Buch jeder Runde 2 EP. [L-094, L-153]
tip-start = Startspielerfigur
about-tip-start = { $seat } hat den ersten Zug dieser Runde. [L-031, L-113]
tip-ip = Einflusspunkte von { $seat }
about-tip-ip = Wer nach der letzten Runde die meisten hat, gewinnt. [L-030, L-144]
tip-temple = Novizen von { $seat } im Tempel
about-tip-temple = Jeder bringt am Ende jeder Runde 1 EP. [L-124]
tip-stone = { $seat } im Priesterrat
about-tip-stone = Das Feld der Scheibe ist am Ende seine Zahl in EP wert, und wer weiter ist, gewinnt jeden Gleichstand. [L-122, L-143]
tip-shrines = Kultstätten von { $seat }
about-tip-shrines = Gebaut: { $built } von { $all }. Auf ihrer Insel macht eine Kultstätte Gunst und Berufung billiger; am Ende ist jede 4 EP wert. [L-059, L-060, L-141]
tip-supply = Novizen von { $seat } im Vorrat
about-tip-supply = Durch Missionieren kommen sie auf eine Insel. [L-054, L-055]
tip-landing = Novizen von { $seat } am Bootssteg
about-tip-landing = Aus dem Tempel vertrieben, warten sie, bis Segelboot oder Gezeiten sie holen. [L-088, L-091]
tip-prize = Mondpriesterin
about-tip-prize = Was { $seat } von ihr bekäme, wenn die Runde jetzt endete: Es zählen die meisten aktiven Novizen und Kultstätten auf ihrer Insel. [L-120, L-121]
tip-temple-gain = Tempel
about-tip-temple-gain = Was die Novizen von { $seat } im Tempel am Ende der Runde bringen. [L-124]
tip-loss = Abtrünniger
about-tip-loss = Was { $seat } verlöre, wenn die Runde jetzt endete: 1 für jeden Novizen auf oder neben seiner Insel und 1 dazu. [L-123]
tip-at-end = Wäre das Spiel jetzt zu Ende
about-tip-at-end = So viele EP hätte { $seat }, mit 4 je Kultstätte, 1 je Gunstmarke und dem Feld im Priesterrat. [L-141, L-142, L-143]
tip-active = Aktive Novizen von { $seat }
about-tip-active = Sie stehen auf der Insel und können arbeiten. Wer gearbeitet hat, ruht daneben. [L-040, L-041]
tip-resting = Ruhende Novizen von { $seat }
about-tip-resting = Sie wachen auf, wenn die nächste Runde beginnt, oder durch Kräuter. [L-061, L-130]
tip-shrine = Kultstätte von { $seat }
about-tip-shrine = Hier braucht { $seat } für die Gunst und für eine Berufung einen Novizen weniger. Am Ende ist sie 4 EP wert. [L-060]
tip-favours = Gunstmarken übrig
about-tip-favours = So viele können die Gunst dieser Insel noch bekommen. [L-012, L-043]
tip-beside = Neben der Insel { $island }
about-tip-beside = Wer neben einer Insel ist, ruht bis zur nächsten Runde. [L-040, L-130]
tip-next-priestess = Die Mondpriesterin, nächste Runde
about-tip-next-priestess = Nach dieser Runde kommt sie hierher. [L-131]
tip-next-builder = Der Baumeister, nächste Runde
about-tip-next-builder = Nach dieser Runde kommt er hierher. [L-132]
tip-next-apostate = Der Abtrünnige, nächste Runde
about-tip-next-apostate = Wie es jetzt steht, kommt er hierher: auf die nächste Insel mit einem Novizen. [L-133]
tip-boat = Unterwegs
about-tip-boat = Diese Novizen sind aufgebrochen und ruhen, wo sie ankommen. [L-065, L-066]
tip-released = Freigegebene Plättchen
about-tip-released = Von hier bis zum Bootssteg können Novizen berufen und eingeweiht werden. [L-076, L-084]
tip-bribable = Plättchen mit Bestechung
about-tip-bribable = Gleich hinter dem Wächter: nur mit der Gunst Bestechung. [L-079, L-085]
tip-closed = Plättchen für später
about-tip-closed = Der Wächter gibt nach jeder Runde eine Gruppe mehr frei. [L-134]
tip-guard = Wächterplättchen
about-tip-guard = Solange der Wächter hier steht, bringt eine Einweihung diese Zahl. [L-083, L-086, L-134]
tip-tile-released = Plättchen { $tile }, { $island }
about-tip-tile-released = Freigegeben: Zwei Novizen auf der Insel { $island } nehmen es, mit Kultstätte dort einer; dann kann sein Novize den Tempel betreten. [L-076, L-077, L-084]
tip-tile-bribable = Plättchen { $tile }, { $island }
about-tip-tile-bribable = Gleich hinter dem Wächter: von der Insel { $island } aus erreichbar, mit der Gunst Bestechung. [L-077, L-079, L-085]
tip-tile-closed = Plättchen { $tile }, { $island }
about-tip-tile-closed = Hinter dem Wächter, der nach jeder Runde weiterzieht. Später von der Insel { $island } aus erreichbar. [L-077, L-134]
tip-field = Feld { $field }
about-tip-field = Es wartet auf das Plättchen mit seiner Zahl. Wer eintritt, vertreibt Nachbarn mit kleinerer Zahl ohne Buch. [L-004, L-087]
tip-field-taken = { $name } auf Feld { $field }
about-tip-field-taken = 1 EP am Ende jeder Runde. Ohne Buch kann ein Nachbar mit höherer Zahl ihn vertreiben. [L-087, L-124]
tip-field-book = { $name } auf Feld { $field }, mit Buch
about-tip-field-book = 1 EP am Ende jeder Runde. Das Buch schützt vor Vertreibung. [L-092, L-095, L-124]
tip-field-emptied = Feld { $field }
about-tip-field-emptied = Der Novize wurde vertrieben; das Feld bleibt für immer leer. [L-089]
tip-hall-closed = Ein geschlossener Tempelteil
about-tip-hall-closed = Es gibt einen Tempelteil je Spieler. Die Plättchen der anderen sind aus dem Spiel. [L-003, L-004]
about-board-do-favour = { board-how-favour } [L-050, L-051]
about-board-do-recruit = { board-how-recruit } [L-054, L-055]
about-board-do-build = { board-how-build } [L-057, L-058]
about-board-do-herbs = { board-how-herbs } [L-061, L-062]
about-board-do-travel = { board-how-travel } [L-064, L-065]
about-board-do-tide = { board-how-tide } [L-068, L-069]
about-board-do-sail = { board-how-sail } [L-072, L-073]
about-board-do-appoint = { board-how-appoint } [L-076, L-077]
about-board-do-induct = { board-how-induct } [L-083, L-084]
about-board-do-book = { board-how-book } [L-092, L-093]
about-board-do-council = { board-how-council } [L-096, L-097]
about-board-do-banish = { board-how-banish } [L-100, L-101]
about-board-do-meditate = { board-how-meditate } [L-110, L-112]
about-board-do-end = { board-how-end } [L-171]

# What an evaluation is made of: a hint says why by these
term-score = Punkte
term-temple = Tempel
term-priestess = Mondpriesterin
term-apostate = Abtrünniger
term-novices = arbeitende Novizen
term-favours = Gunstmarken
term-openings = was sofort möglich ist
term-shrines = Kultstätten
term-outlook = nächste Runde
term-automaton = was dort zusammenkommt
