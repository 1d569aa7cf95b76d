## Waar de regels vandaan komen, en wat geen bron afdrukt

source = Spelregels: het boekje van 2010 (Hall Games).
reconstructed = kleuren en tekens van de tempeltegels, nummers en vorm van de tempelborden, de vaste opstelling, en hoe de invloedspunten over de fiches verdeeld zijn.

# Luna

blurb = Leid je novices over zeven eilanden naar de tempel van de Maanpriesteres.

island-shrine = Altaar
island-herb = Kruiden
island-tide = Getij
island-sail = Zeilboot
island-bribe = Omkoping
island-book = Bibliotheek
island-novice = Novice

beside-shrine = Altaar
beside-herb = Kruiden
beside-tide = Getij
beside-sail = Zeilboot
beside-bribe = Omkoping
beside-book = Bibliotheek
beside-novice = Novice

favour-shrine = gunst Altaar
favour-herb = gunst Kruiden
favour-tide = gunst Getij
favour-sail = gunst Zeilboot
favour-bribe = gunst Omkoping
favour-book = gunst Boek der Wijsheid
favour-novice = gunst Novice

about-favour-shrine = Bouw een altaar op het eiland van de bouwmeester, met twee novices daar. [L-057, L-058, L-060]
about-favour-herb = Maak een of twee novices naast een eiland weer actief, niet naast het Kruideneiland. [L-061, L-062]
about-favour-tide = Verplaats novices naar keuze, actief of niet, ook van de aanlegplaats, tot naast andere eilanden. [L-068, L-069]
about-favour-sail = Vaar een of twee novices van een eiland of de aanlegplaats naar een ander eiland; ze blijven actief. [L-072, L-073]
about-favour-bribe = Benoem of wijd in op een tegel vlak achter de wachter. [L-079, L-085]
about-favour-book = Leg een boek uit de Tempel onder een van je novices daar, voor 1 IP. Een boek beschermt tegen verdrijving. [L-092, L-093, L-094]
about-favour-novice = Telt als een van je novices bij een actie. Kan niet op een tegel gaan staan. [L-104, L-105, L-107]
about-figure-priestess = Aan het einde van de ronde beloont ze wie de meeste actieve novices en altaren op haar eiland heeft. Bij gelijke stand wint wie verder is in het Concilie. [L-120, L-121, L-122]
about-figure-builder = Met de gunst Altaar en twee novices hier bouw je een altaar: 4 IP aan het einde, en gunsten en benoemingen op dit eiland kosten één novice minder. [L-057, L-058, L-060]
about-figure-apostate = Aan het einde van de ronde verliest wie novices op of naast zijn eiland heeft 1 IP voor elk, en 1 extra. Novices hier kunnen hem verjagen. [L-100, L-101, L-123]
about-figure-guard = Zijn getal is wat een novice deze ronde in de Tempel oplevert. Tegels tussen hem en de aanlegplaats zijn vrijgegeven. [L-083, L-086, L-134]
about-place-landing = Hier wachten verdreven novices tot de Zeilboot of het Getij hen haalt. [L-088, L-091]
about-place-council = Novices van één eiland brengen je steen elk een veld verder. Het veld is aan het einde zijn getal in IP waard, en wie verder is, wint bij gelijke stand. [L-096, L-097, L-122, L-143]
about-place-meditation = Doof een kaars in plaats van te handelen. De laatste geeft 1 IP en beëindigt de actiefase meteen. [L-110, L-112]
about-island-shrine = Twee novices hier krijgen de gunst Altaar, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]
about-island-herb = Twee novices hier krijgen de gunst Kruiden, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]
about-island-tide = Twee novices hier krijgen de gunst Getij, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]
about-island-sail = Twee novices hier krijgen de gunst Zeilboot, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]
about-island-bribe = Twee novices hier krijgen de gunst Omkoping, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]
about-island-book = Twee novices hier krijgen de gunst Boek der Wijsheid, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]
about-island-novice = Twee novices hier krijgen de gunst Novice, met een altaar is één genoeg; tegels met dit teken bereik je vanaf hier. [L-051, L-077]

figure-priestess = Maanpriesteres
figure-builder = bouwmeester
figure-apostate = ketter
figure-guard = tempelwachter
place-landing = aanlegplaats
place-council = Concilie
place-meditation = meditatiekamer
tile = tegel { $name }
automaton-1 = Automaat
colour-white = wit
colour-yellow = geel
colour-red = rood
colour-blue = blauw
hall-blue = blauw
hall-yellow = geel
hall-green = groen
hall-violet = paars

do-place-shrine = Zet je altaar op het eiland { $island }
do-place-pair = Zet twee novices op het eiland { $island }
do-pick = Stuur de novices van de automaat op het eiland { $island } naar het Concilie
do-favour = Gunst van de priester op het eiland { $island }
do-favour-helped = Gunst van de priester op het eiland { $island }, met de vervangende novice
do-recruit = Werf een novice op het eiland { $island }
do-recruit-helped = Werf een novice op het eiland { $island }, met de vervangende novice
do-build = Bouw een altaar bij de bouwmeester
do-build-helped = Bouw een altaar bij de bouwmeester, met de vervangende novice
do-herbs = Kruiden: maak { $number } naast het eiland { $island } actief
do-travel = Reizen
do-tide = Getij
do-sail = Vaar met { $number } van het eiland { $island } naar het eiland { $island2 }
do-sail-landing = Vaar met { $number } van de aanlegplaats naar het eiland { $island }
do-appoint = Benoem een novice op tegel { $tile }
do-appoint-helped = Benoem een novice op tegel { $tile }, met de vervangende novice
do-induct = Wijd tegel { $tile } in
do-book = Boek voor je novice op { $tile }
do-council = Concilie met novices van het eiland { $island }
do-council-helped = Concilie met alleen de vervangende novice
do-banish = Verban de ketter
do-meditate = Mediteer
do-end-phase = Beëindig de actiefase
do-lift = Een actieve novice verlaat het eiland { $island }
do-lift-beside = Een inactieve novice verlaat het eiland { $island }
do-lift-landing = Een novice verlaat de aanlegplaats
do-lift-done = Niemand anders vertrekt
do-drop = Land naast het eiland { $island }
do-take = Neem het boek van { $tile }
do-deploy = { $number ->
    [one] Een novice
   *[other] { $number } novices
 }
do-deploy-helped = { $number ->
    [0] Alleen de vervangende novice
    [one] Een novice en de vervangende novice
   *[other] { $number } novices en de vervangende novice
 }
do-place-shrine-short = Plaatsen
do-place-pair-short = Plaatsen
do-pick-short = Sturen
do-favour-short = Gunst
do-favour-helped-short = Gunst
do-recruit-short = Werven
do-recruit-helped-short = Werven
do-build-short = Bouwen
do-build-helped-short = Bouwen
do-herbs-short = Wekken
do-travel-short = Reizen
do-tide-short = Getij
do-sail-short = Varen
do-sail-landing-short = Varen
do-appoint-short = Benoemen
do-appoint-helped-short = Benoemen
do-induct-short = Inwijden
do-book-short = Boek geven
do-council-short = Concilie
do-council-helped-short = Concilie
do-banish-short = Verbannen
do-meditate-short = Mediteren
do-end-phase-short = Fase klaar
do-lift-short = Vertrekken
do-lift-beside-short = Vertrekken
do-lift-landing-short = Vertrekken
do-lift-done-short = Klaar
do-drop-short = Aankomen
do-take-short = Boek nemen
do-deploy-short = Sturen
do-deploy-helped-short = Sturen

prompt-place-shrine = Kies een eiland voor je altaar.
prompt-place-pair = Kies een eiland voor twee novices.
prompt-pick = Kies welke novices van de automaat naar het Concilie gaan.
prompt-turn = Kies een actie, of mediteer.
prompt-turn-solo = Kies een actie, of beëindig de fase.
prompt-lift = Kies de novices die vertrekken.
prompt-drop = Kies waar ze landen.
prompt-take = Kies het boek dat je neemt.
prompt-advance = Hoeveel novices gaan naar het Concilie?
prompt-chase = Hoeveel novices verbannen de ketter?
prompt-wait = Wachten op de anderen.
prompt-over = Het spel is afgelopen.

event-placed-shrine = { $seat } zet een altaar op het eiland { $island }.
event-placed-pair = { $seat } zet twee novices op het eiland { $island }.
event-start-favours = { $seat } begint met { $favours }.
chapter-round = ronde { $round }
event-round = Ronde { $round }, wachter { $guard }: de Maanpriesteres staat op het eiland { $priestess }, de bouwmeester op { $builder }, de ketter op { $apostate }.
event-start = { $seat } heeft de startspelerfiguur.
event-helped = { $seat } gebruikt de vervangende novice.
event-favour = { $seat } krijgt de { $favour } op het eiland { $island }.
event-recruit = { $seat } werft een novice op het eiland { $island }.
event-build = { $seat } bouwt een altaar op het eiland { $island }.
event-herbs = { $seat } maakt met kruiden { $number ->
    [one] een novice
   *[other] { $number } novices
 } naast het eiland { $island } actief.
event-travel = { $seat } laat { $number ->
    [one] een novice
   *[other] { $number } novices
 } reizen vanaf { $from }.
event-tide = Het getij draagt { $number ->
    [one] een novice
   *[other] { $number } novices
 } van { $seat } weg van { $from }.
event-landed = { $number ->
    [one] Een novice
   *[other] { $number } novices
 } van { $seat } { $number ->
    [one] landt
   *[other] landen
 } naast het eiland { $island }.
event-sail = { $seat } vaart met { $number ->
    [one] een novice
   *[other] { $number } novices
 } van { $from } naar het eiland { $island }.
event-bribe = { $seat } koopt de wachter om.
event-appoint = { $seat } benoemt een novice van het eiland { $island } op { $tile }.
event-induct = { $seat } wijdt { $tile } in de Tempel in (+{ $points }).
event-expel = { $seat } verdrijft de novice van { $owner } van veld { $field } (+{ $points }).
event-book = { $seat } neemt het boek van { $owner } op { $from } en legt het onder de novice op { $tile } (+{ $points }).
event-book-own = { $seat } verlegt een boek van { $from } naar de novice op { $tile } (+{ $points }).
event-council = { $seat } gaat { $number } vooruit in het Concilie, naar veld { $space }.
event-banish = { $seat } verjaagt de ketter { $number } verder, naar het eiland { $island }.
event-meditate = { $seat } mediteert; er { $tokens ->
    [one] brandt nog één kaars
   *[other] branden nog { $tokens } kaarsen
 }.
event-last-token = { $seat } dooft de laatste kaars (+{ $points }); de actiefase is voorbij.
event-end-phase = { $seat } beëindigt de actiefase.
event-priestess = De Maanpriesteres op het eiland { $island } beloont { $seat } (+{ $points }).
event-temple = De Tempel: { $seat } (+{ $points }).
event-apostate = De ketter op het eiland { $island } schaadt { $seat } (-{ $points }).
event-final = Eindwaardering van { $seat }: altaren +{ $shrines }, gunsten +{ $favours }, Concilie +{ $council }, samen +{ $points }.
event-over = Het spel is afgelopen: { $seat } wint met { $points } IP.
event-solo-won = { $seat } verslaat de automaat met { $points } IP verschil.
event-solo-lost = { $seat } verslaat de automaat niet en komt { $points } IP tekort.
event-automaton-council = { $seat } stuurt { $number ->
    [one] een novice
   *[other] { $number } novices
 } van het eiland { $island } naar het Concilie, tot veld { $space }.
event-automaton-nothing = { $seat } vindt deze ronde geen tegel.
event-automaton-book = { $seat } pakt het boek van { $owner } op { $from } af voor { $tile } (+{ $points }).

option-level = Hoe sterk de automaat is.
option-level-1 = niveau 1
option-level-2 = niveau 2: de ketter blokkeert zijn eiland
option-level-3 = niveau 3: de ketter blokkeert zijn eiland en is niet te verbannen
option-setup = Hoe de eerste novices op de eilanden komen.
option-setup-standard = een inzetronde
option-setup-preset = een vaste opstelling (gereconstrueerd)
option-start_player = Wie de startspelerfiguur krijgt.
option-start_player-random = een willekeurige plaats
option-start_player-0 = plaats 1
option-start_player-1 = plaats 2
option-start_player-2 = plaats 3
option-start_player-3 = plaats 4
option-colours = Hoe de kleuren worden verdeeld.
option-colours-seated = wit, geel, rood, blauw rond de tafel
option-colours-random = willekeurig

show-placement = Inzetronde
show-round = Ronde { $round } van { $rounds }
show-guard = wachter { $guard }
show-tokens = tijdfiches { $tokens } van { $all }
show-level = solo, niveau { $level }
show-book-bonus = volgende boek 2 IP
show-ip = { $ip } IP ({ $end } met altaren, gunsten, Concilie)
show-council = Concilie { $space }
show-supply = voorraad { $supply }
show-landing = aanlegplaats { $landing }
show-favours = gunsten
show-start = startspeler
show-islands = Eilanden, met de klok mee (actieve + inactieve novices, # = altaar)
show-path = Pad van de aanlegplaats naar de tempelingang
show-temple = Tempel vanaf de ingang (* = boek)
show-scoring = volgende waardering: Maanpriesteres { $prize }, Tempel { $temple }, ketter -{ $loss }
show-transit = Onderweg: { $number }
show-next = daarna

# What the board says

board-journey-from = Kies wie vertrekt, dan waar die aankomt
board-journey-to = Kies waar die aankomt
board-journey-more = Nog een, of bevestig
board-next = straks
board-stays = blijft
board-first = start
board-ip = invloedspunten
board-ip-end = invloedspunten aan het einde
board-in-temple = in de Tempel
board-shrines = altaren
board-supply = novices in de voorraad
board-scoring = waardering
board-at-end = { $points } als het spel nu eindigde
board-favours = Jouw gunsten
board-not-held = niet in bezit
board-path = Pad
board-temple = Tempel
board-council = Concilie
board-council-stack = Concilie, van de onderste naar de bovenste steen
board-meditation = Meditatie
board-islands = Eilanden, met de klok mee
board-islands-short = Eilanden
board-players = Spelers
board-look = Kijk naar
board-look-count = { $number ->
    [0] Hier valt nu niets te kiezen.
    [one] Hier kun je één ding kiezen.
   *[other] Hier kun je { $number } dingen kiezen.
}
board-just-now = Zojuist
board-aid = Acties
board-prizes = Maanpriesteres { $prizes }
board-free = vrij
board-released = vrijgegeven
board-bribable = met omkoping
board-closed = later
board-emptied = voorgoed leeg
board-book = boek
board-on-it = erop
board-beside-it = ernaast
board-favours-left = { $number ->
    [one] nog één gunst
   *[other] nog { $number } gunsten
 }
board-beside = Naast het eiland { $island }: { $number }
board-landing = Aanlegplaats: { $number }
board-candles = Meditatiekamer, brandende kaarsen: { $tokens } van { $all }
board-burn = Nog aan: { $tokens } van { $all }
board-field = Veld { $field }, { $board } bord, wacht op zijn tegel
board-field-emptied = Veld { $field }, { $board } bord, voorgoed leeg
board-field-taken = Veld { $field }, { $board } bord: { $name }
board-field-book = Veld { $field }, { $board } bord: { $name }, met een boek
board-path-tile = Tegel { $tile }, { $island }, { $reach }: { $name }
board-rests = { $number ->
    [one] een novice rust
   *[other] { $number } novices rusten
 } naast het eiland { $island }
board-spends = { $favour } gaat terug
board-gains = { $favour }
board-recruits = een nieuwe novice naast het eiland { $island }
board-advances = in het Concilie, naar veld { $space }
board-leaves = { $name } verlaat veld { $field }
board-steps = een novice van het eiland { $island } gaat op { $tile } staan
board-driven = de ketter gaat naar het eiland { $island }
board-do-favour = Gunst
board-how-favour = Twee novices gaan naast hun eiland rusten, met altaar daar één; je neemt de gunst
board-do-recruit = Werving
board-how-recruit = Twee rusten, een derde komt erbij
board-do-build = Altaar
board-how-build = Gunst, en twee rusten bij de bouwmeester
board-do-herbs = Kruiden
board-how-herbs = Gunst: wek een of twee
board-do-travel = Reizen
board-how-travel = Actieve novices, tot naast andere eilanden
board-do-tide = Getij
board-how-tide = Gunst: novices naar keuze, tot naast andere eilanden
board-do-sail = Zeilboot
board-how-sail = Gunst: een of twee blijven actief
board-do-appoint = Benoeming
board-how-appoint = Één novice gaat op een tegel van het pad, een andere rust; met altaar geen andere
board-do-induct = Inwijding
board-how-induct = Je novice op een vrijgegeven tegel gaat de Tempel in, voor het getal van de wachter
board-do-book = Boek
board-how-book = Gunst: een boek onder je novice
board-do-council = Concilie
board-how-council = Een veld voor elke die rust
board-do-banish = Verbanning
board-how-banish = De ketter trekt verder voor elke die rust
board-do-meditate = Meditatie
board-how-meditate = Doof een kaars; de laatste beëindigt de fase
board-do-end = Fase beëindigen
board-how-end = Als je genoeg gedaan hebt

# The lesson

lesson-0 = Welkom bij Luna. Je acht witte novices staan op vier eilanden; wie op een eiland staat, is actief. [L-040] Twee van hen kunnen de priester om zijn gunst vragen; daarna rusten ze naast het eiland. Doe dat op het eiland Altaar. [L-051]
lesson-3 = Je tegenstander heeft de ketter naar het eiland Zeilboot verjaagd. Over hem straks meer. De bouwmeester staat op het eiland Bibliotheek, en twee van je novices ook: kies hem, geef de gunst terug en bouw een altaar. Het is aan het einde 4 punten waard. [L-058, L-060]
lesson-8 = De twee bouwers rusten. Kruiden maken ze wakker: kies je gunst Kruiden, dan het eiland Bibliotheek, en wek ze allebei. [L-061, L-062]
lesson-12 = Nu naar de Tempel. Tegel 5 onderaan het pad toont het teken van het eiland Getij; daar heb je een altaar, maar geen novice. De Zeilboot brengt twee novices van het eiland Novice naar het eiland Getij, en ze blijven actief. [L-072, L-073]
lesson-17 = Benoem een novice op tegel 5. Meestal moet er een tweede novice voor rusten; je altaar op het eiland Getij bespaart je dat. [L-077, L-078]
lesson-21 = Kies tegel 5 nog eens: de novice gaat de Tempel in en levert het getal van de wachter op, 6 in deze ronde, tot 2 in de laatste twee. [L-084, L-086]
lesson-24 = Zes punten. De andere novice op het eiland Getij kan daar de gunst halen: waar je een altaar hebt, kost die één novice in plaats van twee. [L-051]
lesson-26 = Kies het Getij. Het verplaatst zoveel novices als je wilt, ook wie rust. [L-069]
lesson-27 = Volgende ronde willen we tegel 11, met het teken van het eiland Kruiden; daar moeten er dus twee van jou zijn. Kies de novice naast het eiland Getij, dan het eiland Kruiden.
lesson-28 = Eén is deze keer genoeg.
lesson-29 = Hij komt naast het eiland Kruiden aan en wordt daar wakker als de volgende ronde begint. [L-130]
lesson-31 = Nu de tweede. Voor reizen is geen gunst nodig: het verplaatst actieve novices, en wie reist, rust bij aankomst. [L-064, L-065] Druk op Reizen.
lesson-32 = Kies een novice op het eiland Omkoping, dan het eiland Kruiden; of sleep hem erheen. De ander blijft bij de Maanpriesteres.
lesson-33 = Verder reist er niemand.
lesson-34 = En ook hij komt naast het eiland Kruiden aan. Bevestig de hele reis.
lesson-36 = Doof de laatste kaars: dat geeft een punt en beëindigt de actiefase meteen. [L-112] Op het eiland Omkoping heb alleen jij een actieve novice, dus de Maanpriesteres geeft je er 5. Elke novice in de Tempel levert er 1 op. [L-120, L-124]
lesson-38 = Ronde 2. Iedereen is wakker, de figuren zijn verder getrokken en de wachter betaalt 5. [L-130, L-134] Een novice zonder boek kan door een buur met een hoger getal uit de Tempel verdreven worden. [L-087] Haal dus het Boek der Wijsheid op het eiland Bibliotheek.
lesson-40 = Kies de gunst Boek, dan je novice op 5.
lesson-41 = Wiens boek? Neem dat van de gele novice op 4. Met twee spelers levert het eerste boek van een ronde 2 punten op. [L-093, L-094]
lesson-43 = Je twee novices op het eiland Kruiden kunnen tegel 11 nemen: de een gaat erop staan, de ander rust. [L-077]
lesson-45 = Veld 11 ligt naast veld 4, en de gele novice daar is zijn boek kwijt. Kijk wat er gebeurt als je tegel 11 inwijdt. [L-087, L-088]
lesson-48 = Verdreven, voor nog een punt. De ketter is nu op het eiland Bibliotheek: aan het einde van de ronde kost elke novice daar je een punt, en nog een erbij. [L-123] Kies hem: je novice jaagt hem naar het eiland Novice, tussen de gele. [L-100, L-101]
lesson-50 = Het Concilie beslist bij elke gelijke stand en geeft punten aan het einde. [L-122, L-143] Kies het Concilie, dan het eiland Omkoping: je novice daar brengt je steen een veld verder.
lesson-52 = De bleke figuren tonen wie straks waar komt: de Maanpriesteres gaat naar het eiland Altaar, en daar heb je twee novices. Ze kunnen een derde uit je voorraad werven; alle drie rusten tot dan. [L-054, L-055]
lesson-free = Vanaf hier speel je zelf verder, zes rondes in totaal. De getallen links voorspellen de volgende waardering. Omkoping opent tegels achter de wachter, en de gunst Novice vervangt een novice. [L-079, L-104] Houd de muis op iets, of druk er lang op, om te lezen wat het doet.

# Where points come from
heading-begin = Begin
heading-priestess = Maanpriesteres
heading-temple = Tempel
heading-apostate = Ketter
heading-induction = Inwijdingen
heading-expulsion = Verdrijvingen
heading-books = Boeken
heading-last-token = Laatste tijdfiches
heading-shrines = Altaren
heading-favours = Gunsten
heading-council = Concilie
about-heading-begin = Iedereen begint met 5 IP. [L-001]
about-heading-priestess = Haar prijzen aan het einde van elke ronde, voor de meeste actieve novices en altaren op haar eiland. [L-120, L-121]
about-heading-temple = Elke ronde 1 IP per novice in de Tempel. [L-124]
about-heading-apostate = Wat novices op of naast zijn eiland aan het einde van de ronden kosten. [L-123]
about-heading-induction = Het getal van de wachter voor elke novice die de Tempel inging. [L-086]
about-heading-expulsion = 1 IP voor elke novice die uit de Tempel is verdreven. [L-087, L-088]
about-heading-books = 1 IP voor elk gepakt boek; met z’n tweeën levert het eerste van een ronde 2 op. [L-094]
about-heading-last-token = 1 IP voor wie de laatste kaars van een ronde dooft. [L-112]
about-heading-shrines = 4 IP per altaar op de eilanden. [L-141]
about-heading-favours = 1 IP voor elke gunst die aan het einde over is. [L-142]
about-heading-council = Zoveel IP als het nummer van je veld. [L-143]

## Wat de doorslag gaf

verdict-tie-council = { $seat } en { $other } hebben elk { $points } IP. { $seat } is verder in het Concilie: veld { $space }, niet { $behind }.
verdict-tie-stack = { $seat } en { $other } hebben elk { $points } IP en staan op veld { $space } van het Concilie. De steen van { $seat } ligt hoger.
verdict-solo-won = { $points } IP tegen { $automaton } van de automaat: gewonnen.
verdict-solo-lost = { $points } IP tegen { $automaton } van de automaat: niet gewonnen. Je moet er meer hebben dan de automaat.

## Weigeringen

refusal-apostate = De ketter blokkeert alle acties op zijn eiland.
refusal-favour = Je hebt de { $favour } niet.
refusal-asked-shrine = Kies eerst een eiland voor je altaar.
refusal-asked-pair = Kies eerst een eiland voor twee novices.
refusal-asked-pick = Kies eerst welke novices van de automaat naar het Concilie gaan.
refusal-asked-lift = Kies eerst de novices die vertrekken.
refusal-asked-drop = Kies nu waar de novices landen.
refusal-asked-take = Kies nu het boek.
refusal-asked-number = Kies nu hoeveel novices.
refusal-asked-placed = De inzetronde is voorbij.
refusal-asked-picked = Dat kies je alleen aan het begin van een soloronde.
refusal-asked-later = Dat hoort bij een actie die nog niet begonnen is.
refusal-shrine-herb = Met twee spelers mag het eerste altaar niet op het eiland Kruiden staan.
refusal-shrine-taken = In de inzetronde komt er één altaar op elk eiland.
refusal-pair-island = Een paar gaat naar een eiland waar je geen novice en geen altaar hebt.
refusal-pick-none = De automaat heeft daar geen actieve novice.
refusal-lift-one = Er moet ten minste één novice vertrekken.
refusal-lift-active = Alleen actieve novices reizen.
refusal-lift-none = Je hebt daar geen novice meer.
refusal-lift-order = Kies de novices in volgorde: op de eilanden met de klok mee, dan ernaast, dan de aanlegplaats.
refusal-lift-room = Dan blijft er geen eiland over om te landen.
refusal-drop-order = Kies de eilanden met de klok mee.
refusal-drop-inactive = Van dat eiland vertrekken inactieve novices, dus landt er geen.
refusal-drop-back = Een novice kan niet landen waar die vandaan komt.
refusal-drop-room = Dan is er geen ruimte voor alle anderen.
refusal-take-none = Daar ligt geen boek.
refusal-council-beyond = Je steen heeft nog { $left ->
    [one] één veld
   *[other] { $left } velden
} te gaan in het Concilie.
refusal-council-island = Je hebt gekozen om novices van een eiland te sturen.
refusal-council-last = Je steen staat op het laatste veld van het Concilie.
refusal-council-none = Je hebt geen actieve novice op het eiland { $island }.
refusal-deploy-many = Je hebt daar geen { $needed ->
    [one] actieve novice
   *[other] { $needed } actieve novices
}.
refusal-meditate-solo = In het solospel mediteert niemand; je beëindigt de fase wanneer je wilt.
refusal-end-solo = Alleen in het solospel; hier beëindigen de kaarsen de fase.
refusal-exhausted = Na 40 acties in één fase kun je die alleen nog beëindigen.
refusal-favour-held = Je hebt de { $favour } al.
refusal-favour-itself = De gunst Novice kan niet helpen om zichzelf te krijgen.
refusal-favour-price = Je hebt { $held ->
    [0] geen actieve novice
    [one] één actieve novice
   *[other] { $held } actieve novices
} op het eiland { $island }; de gunst kost er { $needed }.
refusal-recruit-none = Al je novices zijn in het spel.
refusal-recruit-price = Je hebt { $held ->
    [0] geen actieve novice
    [one] één actieve novice
   *[other] { $held } actieve novices
} op het eiland { $island }; werven kost er { $needed }.
refusal-build-there = Je hebt al een altaar op het eiland van de bouwmeester.
refusal-build-all = Al je { $shrines } altaren zijn gebouwd.
refusal-build-price = Je hebt { $held ->
    [0] geen actieve novice
    [one] één actieve novice
   *[other] { $held } actieve novices
} op het eiland { $island }, waar de bouwmeester is; een altaar kost er { $needed }.
refusal-herbs-island = Kruiden werken niet op het eiland Kruiden zelf.
refusal-herbs-few = { $held ->
    [0] Je hebt geen inactieve novice naast het eiland { $island }.
    [one] Je hebt één inactieve novice naast het eiland { $island }, geen { $needed }.
   *[other] Je hebt { $held } inactieve novices naast het eiland { $island }, geen { $needed }.
}
refusal-tide-none = Je hebt geen novice die zich kan verplaatsen.
refusal-travel-none = Je hebt geen actieve novice die kan reizen.
refusal-sail-landing = { $held ->
    [0] Je hebt geen novice op de aanlegplaats.
    [one] Je hebt één novice op de aanlegplaats, geen { $needed }.
   *[other] Je hebt { $held } novices op de aanlegplaats, geen { $needed }.
}
refusal-sail-same = De boot vaart naar een ander eiland.
refusal-sail-few = { $held ->
    [0] Je hebt geen actieve novice op het eiland { $island }.
    [one] Je hebt één actieve novice op het eiland { $island }, geen { $needed }.
   *[other] Je hebt { $held } actieve novices op het eiland { $island }, geen { $needed }.
}
refusal-tile-gone = Deze tegel ligt niet op het pad.
refusal-tile-taken = Op deze tegel staat al een novice van { $owner }.
refusal-tile-behind = Deze tegel ligt onbereikbaar achter de wachters.
refusal-tile-guard = De wachter laat je alleen door voor de gunst Omkoping.
refusal-induct-none = Je hebt geen novice op deze tegel.
refusal-appoint-shrine = Met je altaar op het eiland { $island } is geen tweede novice nodig.
refusal-appoint-novices = Je hebt { $held ->
    [0] geen actieve novice
    [one] één actieve novice
   *[other] { $held } actieve novices
} op het eiland { $island }; voor een benoeming heb je er { $needed } nodig.
refusal-book-none = Je hebt daar geen novice in de Tempel.
refusal-book-has = Deze novice heeft al een boek.
refusal-banish-level = Op niveau 3 kan de ketter niet worden verplaatst.
refusal-banish-none = Je hebt geen actieve novice op het eiland { $island }, waar de ketter is.
refusal-herbs-none = Je hebt geen inactieve novice die kruiden kunnen wekken.
refusal-sail-none = Je hebt geen novice die kan meevaren.
refusal-landing-favour = Novices verlaten de aanlegplaats alleen met de gunst Zeilboot of de gunst Getij.
refusal-appoint-nowhere = Geen vrije tegel van het pad is binnen bereik.
refusal-induct-nobody = Je hebt geen novice op het pad.
refusal-book-nobody = Je hebt in de Tempel geen novice zonder boek.
refusal-council-nobody = Je hebt geen actieve novice die je naar het Concilie kunt sturen.

## What is this?

about-show-placement = Iedereen plaatst een altaar en dan vier paren novices. [L-020, L-022]
about-show-round = Een ronde eindigt met de laatste kaars; dan worden punten geteld. Wie na ronde { $rounds } de meeste invloedspunten heeft, wint. [L-030, L-032]
about-show-guard = Wie deze ronde een novice in de Tempel inwijdt, krijgt er { $guard } voor. [L-083, L-086, L-134]
about-show-tokens = De kaarsen die nog branden. Wie mediteert, dooft er een; de laatste beëindigt de actiefase en geeft 1 IP. [L-110, L-112]
about-show-level = Je speelt tegen de automaat en hebt meer IP nodig dan de automaat. [L-164, L-176]
about-show-book-bonus = Met twee spelers geeft het eerste boek van elke ronde 2 IP. [L-094, L-153]
tip-start = Startspelerfiguur
about-tip-start = { $seat } heeft de eerste beurt van deze ronde. [L-031, L-113]
tip-ip = Invloedspunten van { $seat }
about-tip-ip = Wie er na de laatste ronde de meeste heeft, wint. [L-030, L-144]
tip-temple = Novices van { $seat } in de Tempel
about-tip-temple = Elke novice geeft aan het einde van elke ronde 1 IP. [L-124]
tip-stone = { $seat } in het Concilie
about-tip-stone = Het veld van de steen is aan het einde zijn getal in IP waard, en wie verder is, wint bij elke gelijke stand. [L-122, L-143]
tip-shrines = Altaren van { $seat }
about-tip-shrines = Gebouwd: { $built } van { $all }. Op zijn eiland maakt een altaar gunsten en benoemingen goedkoper; aan het einde is elk altaar 4 IP waard. [L-059, L-060, L-141]
tip-supply = Novices van { $seat } in de voorraad
about-tip-supply = Door te werven komen ze op een eiland. [L-054, L-055]
tip-landing = Novices van { $seat } bij de aanlegplaats
about-tip-landing = Ze zijn uit de Tempel verdreven en wachten tot de Zeilboot of het Getij hen haalt. [L-088, L-091]
tip-prize = Maanpriesteres
about-tip-prize = Wat { $seat } van haar zou krijgen als de ronde nu eindigde: de meeste actieve novices en altaren op haar eiland tellen. [L-120, L-121]
tip-temple-gain = Tempel
about-tip-temple-gain = Wat de novices van { $seat } in de Tempel aan het einde van de ronde opleveren. [L-124]
tip-loss = Ketter
about-tip-loss = Wat { $seat } zou verliezen als de ronde nu eindigde: 1 voor elke novice op of naast zijn eiland, en 1 extra. [L-123]
tip-at-end = Als het spel nu eindigde
about-tip-at-end = Zoveel IP zou { $seat } hebben, met 4 per altaar, 1 per gunst en het veld in het Concilie. [L-141, L-142, L-143]
tip-active = Actieve novices van { $seat }
about-tip-active = Ze staan op het eiland en kunnen werken. Wie gewerkt heeft, rust ernaast. [L-040, L-041]
tip-resting = Rustende novices van { $seat }
about-tip-resting = Ze worden wakker als de volgende ronde begint, of door Kruiden. [L-061, L-130]
tip-shrine = Altaar van { $seat }
about-tip-shrine = Hier heeft { $seat } voor de gunst en voor een benoeming één novice minder nodig. Aan het einde is het 4 IP waard. [L-060]
tip-favours = Gunsten over
about-tip-favours = Zoveel spelers kunnen de gunst van dit eiland nog krijgen. [L-012, L-043]
tip-beside = Naast het eiland { $island }
about-tip-beside = Wie naast een eiland is, rust tot de volgende ronde. [L-040, L-130]
tip-next-priestess = De Maanpriesteres, volgende ronde
about-tip-next-priestess = Na deze ronde komt ze hierheen. [L-131]
tip-next-builder = De bouwmeester, volgende ronde
about-tip-next-builder = Na deze ronde komt hij hierheen. [L-132]
tip-next-apostate = De ketter, volgende ronde
about-tip-next-apostate = Zoals het nu staat komt hij hierheen: naar het volgende eiland met een novice. [L-133]
tip-boat = Onderweg
about-tip-boat = Deze novices zijn vertrokken en rusten waar ze aankomen. [L-065, L-066]
tip-released = Vrijgegeven tegels
about-tip-released = Van hier tot de aanlegplaats kun je novices benoemen en inwijden. [L-076, L-084]
tip-bribable = Tegels met omkoping
about-tip-bribable = Vlak achter de wachter: alleen met de gunst Omkoping. [L-079, L-085]
tip-closed = Tegels voor later
about-tip-closed = De wachter gaat na elke ronde een groep verder. [L-134]
tip-guard = Wachtertegel
about-tip-guard = Zolang de wachter hier staat, levert een inwijding dit getal op. [L-083, L-086, L-134]
tip-tile-released = Tegel { $tile }, { $island }
about-tip-tile-released = Vrijgegeven: twee novices op het eiland { $island } nemen hem, met een altaar daar één; daarna kan die novice de Tempel in. [L-076, L-077, L-084]
tip-tile-bribable = Tegel { $tile }, { $island }
about-tip-tile-bribable = Vlak achter de wachter: bereikbaar vanaf het eiland { $island }, met de gunst Omkoping. [L-077, L-079, L-085]
tip-tile-closed = Tegel { $tile }, { $island }
about-tip-tile-closed = Achter de wachter, die na elke ronde verdergaat. Straks bereikbaar vanaf het eiland { $island }. [L-077, L-134]
tip-field = Veld { $field }
about-tip-field = Het wacht op de tegel met dit getal. Wie binnenkomt, verdrijft buren met een lager getal zonder boek. [L-004, L-087]
tip-field-taken = { $name } op veld { $field }
about-tip-field-taken = 1 IP aan het einde van elke ronde. Zonder boek kan een buur met een hoger getal deze novice verdrijven. [L-087, L-124]
tip-field-book = { $name } op veld { $field }, met een boek
about-tip-field-book = 1 IP aan het einde van elke ronde. Het boek beschermt tegen verdrijving. [L-092, L-095, L-124]
tip-field-emptied = Veld { $field }
about-tip-field-emptied = De novice hier is verdreven; het veld blijft voorgoed leeg. [L-089]
tip-hall-closed = Een gesloten tempelbord
about-tip-hall-closed = Er is één bord per speler. De tegels van de andere borden doen niet mee. [L-003, L-004]
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
term-score = punten
term-temple = Tempel
term-priestess = Maanpriesteres
term-apostate = Ketter
term-novices = werkende novices
term-favours = gunsten
term-openings = wat meteen kan
term-shrines = altaren
term-outlook = volgende ronde
term-automaton = wat die verzamelt
