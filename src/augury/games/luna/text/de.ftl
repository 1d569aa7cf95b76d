# Luna

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

about-favour-shrine = Baue mit zwei Novizen auf der Insel des Baumeisters dort eine Kultstätte.
about-favour-herb = Mache einen oder zwei Novizen neben einer Insel wieder aktiv, nicht neben der Kräuterinsel.
about-favour-tide = Bewege beliebige eigene Novizen, aktiv oder nicht, auch vom Bootssteg, neben andere Inseln.
about-favour-sail = Segle mit einem oder zwei Novizen von einer Insel oder vom Bootssteg auf eine andere Insel; sie bleiben aktiv.
about-favour-bribe = Berufe oder weihe ein auf einem Plättchen gleich hinter dem Wächter.
about-favour-book = Lege ein Buch aus dem Tempel unter einen deiner Novizen dort, für 1 IP.
about-favour-novice = Zählt in einer Aktion als einer deiner Novizen. Er kann kein Plättchen betreten.

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
board-blue = blau
board-yellow = gelb
board-green = grün
board-violet = violett

do-place-shrine = Setze deine Kultstätte auf { $island }
do-place-pair = Setze zwei Novizen auf { $island }
do-pick = Schicke die Novizen des Automaten auf { $island } in den Priesterrat
do-favour = Gunst des Priesters auf { $island }
do-favour-helped = Gunst des Priesters auf { $island }, mit dem Ersatznovizen
do-recruit = Missioniere auf { $island }
do-recruit-helped = Missioniere auf { $island }, mit dem Ersatznovizen
do-build = Baue eine Kultstätte beim Baumeister
do-build-helped = Baue eine Kultstätte beim Baumeister, mit dem Ersatznovizen
do-herbs = Kräuter: mache { $number } neben { $island } aktiv
do-travel = Reise
do-tide = Gezeiten
do-sail = Segle mit { $number } von { $island } nach { $island2 }
do-sail-landing = Segle mit { $number } vom Bootssteg nach { $island }
do-appoint = Berufe einen Novizen auf Plättchen { $tile }
do-appoint-helped = Berufe einen Novizen auf Plättchen { $tile }, mit dem Ersatznovizen
do-induct = Weihe Plättchen { $tile } ein
do-book = Buch für deinen Novizen auf { $tile }
do-council = Priesterrat mit Novizen von { $island }
do-council-helped = Priesterrat nur mit dem Ersatznovizen
do-banish = Verbanne den Abtrünnigen
do-meditate = Meditiere
do-end-phase = Beende die Aktionsphase
do-lift = Ein aktiver Novize verlässt { $island }
do-lift-beside = Ein inaktiver Novize verlässt { $island }
do-lift-landing = Ein Novize verlässt den Bootssteg
do-lift-done = Mehr brechen nicht auf
do-drop = Lande neben { $island }
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

prompt-place-shrine = Wähle eine Insel für deine Kultstätte.
prompt-place-pair = Wähle eine Insel für zwei Novizen.
prompt-pick = Wähle, welche Novizen des Automaten in den Priesterrat gehen.
prompt-turn = Wähle eine Aktion oder meditiere.
prompt-turn-solo = Wähle eine Aktion oder beende die Phase.
prompt-lift = Wähle die Novizen, die aufbrechen.
prompt-drop = Wähle, wo sie landen.
prompt-take = Wähle das Buch, das du nimmst.
prompt-advance = Wie viele Novizen gehen in den Priesterrat?
prompt-chase = Wie viele Novizen vertreiben den Abtrünnigen?
prompt-wait = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.

event-placed-shrine = { $seat } setzt eine Kultstätte auf { $island }.
event-placed-pair = { $seat } setzt zwei Novizen auf { $island }.
event-start-favours = { $seat } beginnt mit { $favours }.
event-round = Runde { $round }, Wächter { $guard }: die Mondpriesterin steht auf { $priestess }, der Baumeister auf { $builder }, der Abtrünnige auf { $apostate }.
event-start = { $seat } hat die Startspielerfigur.
event-helped = { $seat } setzt den Ersatznovizen ein.
event-favour = { $seat } erhält { $favour } auf { $island }.
event-recruit = { $seat } gewinnt einen Novizen auf { $island }.
event-build = { $seat } baut eine Kultstätte auf { $island }.
event-herbs = { $seat } macht mit Kräutern { $number ->
    [one] einen Novizen
   *[other] { $number } Novizen
 } neben { $island } aktiv.
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
 } neben { $island }.
event-sail = { $seat } segelt mit { $number ->
    [one] einem Novizen
   *[other] { $number } Novizen
 } von { $from } nach { $island }.
event-bribe = { $seat } besticht den Wächter.
event-appoint = { $seat } beruft einen Novizen von { $island } auf { $tile }.
event-induct = { $seat } weiht { $tile } im Tempel ein (+{ $points }).
event-expel = { $seat } vertreibt den Novizen von { $owner } vom Feld { $field } (+{ $points }).
event-book = { $seat } nimmt das Buch von { $owner } auf { $from } und legt es unter { $tile } (+{ $points }).
event-book-own = { $seat } verlegt ein Buch von { $from } zu { $tile } (+{ $points }).
event-council = { $seat } rückt im Priesterrat um { $number } vor, auf Feld { $space }.
event-banish = { $seat } jagt den Abtrünnigen um { $number } weiter, nach { $island }.
event-meditate = { $seat } meditiert; Zeitmarken übrig: { $tokens }.
event-last-token = { $seat } dreht die letzte Zeitmarke um (+{ $points }); die Aktionsphase endet.
event-end-phase = { $seat } beendet die Aktionsphase.
event-priestess = Die Mondpriesterin auf { $island } belohnt { $seat } (+{ $points }).
event-temple = Der Tempel: { $seat } (+{ $points }).
event-apostate = Der Abtrünnige auf { $island } schadet { $seat } (-{ $points }).
event-final = Schlusswertung von { $seat }: Kultstätten { $shrines }, Gunstmarken { $favours }, Priesterrat { $council } (+{ $points }).
event-over = Das Spiel ist zu Ende; { $seat } hat mit { $points } IP gewonnen.
event-solo-won = { $seat } hat den Automaten um { $points } geschlagen.
event-solo-lost = { $seat } hat den Automaten nicht geschlagen; der Unterschied ist { $points }.
event-automaton-council = { $seat } schickt { $number ->
    [one] einen Novizen
   *[other] { $number } Novizen
 } von { $island } in den Priesterrat, auf Feld { $space }.
event-automaton-nothing = { $seat } findet in dieser Runde kein Plättchen.
event-automaton-book = { $seat } nimmt { $owner } das Buch auf { $from } weg und legt es unter { $tile } (+{ $points }).

option-level = Wie stark der Automat ist.
option-level-1 = Stufe 1
option-level-2 = Stufe 2: der Abtrünnige sperrt seine Insel
option-level-3 = Stufe 3: niemand bewegt den Abtrünnigen
option-setup = Wie die ersten Novizen auf die Inseln kommen.
option-setup-standard = eine Einsetzrunde
option-setup-preset = die vorgegebene Startaufstellung
option-start = Wer die Startspielerfigur bekommt.
option-start-random = ein zufälliger Platz
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-colours = Wie die Farben verteilt werden.
option-colours-seated = Weiß, Gelb, Rot, Blau rund um den Tisch
option-colours-random = zufällig

show-placement = Einsetzrunde
show-round = Runde { $round } von { $rounds }
show-guard = Wächter { $guard }
show-tokens = Zeitmarken { $tokens } von { $all }
show-level = Solo, Stufe { $level }
show-book-bonus = nächstes Buch 2 IP
show-ip = { $ip } IP ({ $end } mit Kultstätten, Gunstmarken, Priesterrat)
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
