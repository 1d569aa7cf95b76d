## Woher die Regeln stammen, und was keine Quelle druckt

source = Regeln: das Heft der Complete Edition (2015), Kapitel 4 bis 6.
reconstructed = den Preis des Geists und die Siegpunkte von Engel-Senior, Engel-Veteran und vier Sensenmännern.

# The Majority 2

blurb = Ein Duell um drei Spalten. Was du nicht spielst, bekommt dein Gegner.

colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-pink = Rosa
colour-black = Schwarz

disc-blue = blaue Scheibe
disc-green = grüne Scheibe
disc-red = rote Scheibe
disc-pink = rosa Scheibe
disc-black = schwarze Scheibe

side-own = eigene
side-opposing = gegnerische
place = { $name }
worn-plain = ohne Scheibe
worn-blue = mit der blauen Scheibe
worn-green = mit der grünen Scheibe
worn-red = mit der roten Scheibe
worn-pink = mit der rosa Scheibe
worn-black = mit der schwarzen Scheibe

card-witch_secretary = Hexen-Sekretärin
card-witch_junior = Hexen-Junior
card-witch_senior = Hexen-Senior
card-witch_veteran = Hexen-Veteran
card-witch_aristocrat = Hexen-Aristokrat
card-demon_secretary = Dämonen-Sekretärin
card-demon_junior = Dämonen-Junior
card-demon_senior = Dämonen-Senior
card-demon_veteran = Dämonen-Veteran
card-demon_aristocrat = Dämonen-Aristokrat
card-dragon_secretary = Drachen-Sekretärin
card-dragon_junior = Drachen-Junior
card-dragon_senior = Drachen-Senior
card-dragon_veteran = Drachen-Veteran
card-dragon_aristocrat = Drachen-Aristokrat
card-angel_secretary = Engel-Sekretärin
card-angel_junior = Engel-Junior
card-angel_senior = Engel-Senior
card-angel_veteran = Engel-Veteran
card-angel_aristocrat = Engel-Aristokrat
card-reaper_secretary = Sensenmann-Sekretärin
card-reaper_junior = Sensenmann-Junior
card-reaper_senior = Sensenmann-Senior
card-reaper_veteran = Sensenmann-Veteran
card-reaper_aristocrat = Sensenmann-Aristokrat
card-witch_senior_p = Hexen-Senior (Promo)
card-demon_veteran_p = Dämonen-Veteran (Promo)
card-dragon_junior_p = Drachen-Junior (Promo)
card-angel_veteran_p = Engel-Veteran (Promo)
card-reaper_aristocrat_p = Sensenmann-Aristokrat (Promo)
card-ghost = Geist

about-card-witch_secretary = Am Ende: +2 SP für jede weitere Sekretärin dieser Fraktion in deinem Wertungsbereich. [M2-50]
about-card-witch_junior = Ziehe 2 Karten in deine Reserve. [M2-51]
about-card-witch_senior = Dein Gegner wirft 2 zufällige Karten aus der Reserve ab. [M2-52]
about-card-witch_veteran = Nimm eine Karte aus einer Spalte, gleich auf welcher Seite, in deine Reserve. [M2-53]
about-card-witch_aristocrat = Alle deine Münzen sind wieder verfügbar. [M2-54]
about-card-demon_secretary = Am Ende: +2 SP für jede weitere Sekretärin dieser Fraktion in deinem Wertungsbereich. [M2-50]
about-card-demon_junior = Ziehe 3 Karten, lege dann 1 Handkarte in deine Reserve. [M2-55]
about-card-demon_senior = Dein Gegner muss im nächsten Zug Hand und Reserve tauschen. [M2-56]
about-card-demon_veteran = Keine Fähigkeit. Nicht als freie Karte. [M2-57]
about-card-demon_aristocrat = Du bekommst 2 verbrauchte Münzen. [M2-58]
about-card-dragon_secretary = Am Ende: +2 SP für jede weitere Sekretärin dieser Fraktion in deinem Wertungsbereich. [M2-50]
about-card-dragon_junior = Wirf die 4. Karte dieser Spalte ab, über beide Seiten vom Gegner aus gezählt. [M2-59]
about-card-dragon_senior = Wirf deine ganze Hand ab. [M2-60]
about-card-dragon_veteran = Du nennst eine Farbe, dein Gegner eine andere: Alle Karten beider Farben verlassen die Spalten. [M2-61]
about-card-dragon_aristocrat = Dein Gegner gibt eine fertige Fraktion auf: eine Sekretärin, falls vorhanden. [M2-62]
about-card-angel_secretary = Am Ende: +2 SP für jede weitere Sekretärin dieser Fraktion in deinem Wertungsbereich. [M2-50]
about-card-angel_junior = Fähigkeiten können deine Karten in dieser Spalte nicht abwerfen. Nicht als freie Karte. [M2-63]
about-card-angel_senior = Lege 2 Scheiben auf 2 deiner Spaltenkarten ohne Scheibe. Eine Scheibe darf von einer anderen Karte kommen. [M2-64]
about-card-angel_veteran = Lege die obersten 2 Karten des Nachziehstapels an diese Spalte an. [M2-65]
about-card-angel_aristocrat = Wird sofort eine fertige Fraktion. Du bekommst 1 verbrauchte Münze; der Rest der Spalte wird abgeworfen. [M2-65a]
about-card-reaper_secretary = Am Ende: +2 SP für jede weitere Sekretärin dieser Fraktion in deinem Wertungsbereich. [M2-50]
about-card-reaper_junior = Lege eine Scheibe auf eine gegnerische Spaltenkarte ohne Scheibe. Sie darf von einer anderen Karte kommen. [M2-67]
about-card-reaper_senior = Ziehe eine Karte: Sie nimmt diesen Platz ein und ihre Fähigkeit wirkt. Diese Karte kommt zurück auf deine Hand. [M2-66]
about-card-reaper_veteran = Lege eine Scheibe auf eine fertige Fraktion ohne Scheibe, deine oder die des Gegners. Sie darf von einer anderen Karte kommen. [M2-68]
about-card-reaper_aristocrat = Dein Gegner verliert eine Münze, behält aber mindestens 3. [M2-69]
about-card-witch_senior_p = Dein Gegner wirft so viele zufällige Reservekarten ab, wie du fertige Fraktionen hast. [M2-71]
about-card-demon_veteran_p = Am Ende: +1 SP für jede Farbe in deinem Wertungsbereich. Nicht als freie Karte. [M2-72]
about-card-dragon_junior_p = Wähle eine Karte dieser Spalte, gleich auf welcher Seite: Sie wird abgeworfen, wenn dein Gegner eine fertige Fraktion ihrer Farbe hat. [M2-73]
about-card-angel_veteran_p = Alle Scheiben kommen in den Vorrat zurück. Waren es 4 oder mehr, bekommst du 1 verbrauchte Münze. [M2-74]
about-card-reaper_aristocrat_p = Lege alle Scheiben des Vorrats auf Spaltenkarten ohne Scheibe, gleich auf welcher Seite. [M2-75]
about-card-ghost = Geht in eine Spalte deines Gegners. Ohne Scheibe zieht er die nächste Scheibe an, die für seine Spalte bestimmt ist, gleich auf welcher Seite. [M2-80, M2-83]
about-disc-blue = Eine Karte mit dieser Scheibe ist blau und eine Hexe, was immer auf ihr steht. [M2-10]
about-disc-green = Eine Karte mit dieser Scheibe ist grün und ein Dämon, was immer auf ihr steht. [M2-10]
about-disc-red = Eine Karte mit dieser Scheibe ist rot und ein Drache, was immer auf ihr steht. [M2-10]
about-disc-pink = Eine Karte mit dieser Scheibe ist rosa und ein Engel, was immer auf ihr steht. [M2-10]
about-disc-black = Eine Karte mit dieser Scheibe ist schwarz und ein Sensenmann, was immer auf ihr steht. [M2-10]

# What a card shows: the short form of its text
face-card-witch_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
face-card-witch_junior = 2 Karten vom Stapel in die eigene Reserve.
face-card-witch_senior = Gegner verliert 2 zufällige Reservekarten.
face-card-witch_veteran = Nimm eine beliebige Karte aus einer Spalte in deine Reserve.
face-card-witch_aristocrat = Alle eigenen Münzen sind wieder verfügbar.
face-card-demon_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
face-card-demon_junior = 3 ziehen, dann 1 Handkarte in die Reserve.
face-card-demon_senior = Gegner muss im nächsten Zug tauschen.
face-card-demon_veteran = Nicht als freie Karte.
face-card-demon_aristocrat = +2 verbrauchte Münzen.
face-card-dragon_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
face-card-dragon_junior = 4. Karte dieser Spalte, vom Gegner aus gezählt, abwerfen.
face-card-dragon_senior = Eigene Hand abwerfen.
face-card-dragon_veteran = Beide nennen je eine Farbe; diese verschwinden aus allen Spalten.
face-card-dragon_aristocrat = Gegner gibt eine fertige Fraktion auf (Sekretärin zuerst).
face-card-angel_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
face-card-angel_junior = Deine Karten dieser Spalte sind vor Abwurf durch Fähigkeiten sicher. Nicht als freie Karte.
face-card-angel_senior = 2 Scheiben auf 2 eigene Karten.
face-card-angel_veteran = 2 Karten vom Stapel an diese Spalte anlegen.
face-card-angel_aristocrat = Wird sofort fertige Fraktion, +1 verbrauchte Münze; Rest der Spalte weg.
face-card-reaper_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
face-card-reaper_junior = Scheibe auf eine gegnerische Karte.
face-card-reaper_senior = Durch eine Karte vom Stapel ersetzen und deren Fähigkeit nutzen.
face-card-reaper_veteran = Scheibe auf eine fertige Fraktion.
face-card-reaper_aristocrat = Gegner verliert 1 Münze (mindestens 3 bleiben).
face-card-witch_senior_p = Gegner verliert so viele zufällige Reservekarten, wie du Fraktionen hast.
face-card-demon_veteran_p = Spielende: +1 SP je Farbe deiner Fraktionen. Nicht als freie Karte.
face-card-dragon_junior_p = Karte dieser Spalte wählen: weg, falls der Gegner eine Fraktion dieser Farbe hat.
face-card-angel_veteran_p = Alle Scheiben entfernen; ab 4 Stück +1 verbrauchte Münze.
face-card-reaper_aristocrat_p = Alle Scheiben des Vorrats auf Karten ohne Scheibe.
face-card-ghost = In eine gegnerische Spalte ziehen. Ohne Scheibe zieht er die nächste Scheibe seiner Spalte an.

do-keep-hand = Die Hand behalten
do-keep-hand-short = Behalten
do-swap = Hand und Reserve tauschen
do-swap-short = Tauschen
do-draw = Karten ziehen
do-draw-short = Ziehen
do-no-draw = Keine Karten ziehen
do-no-draw-short = Nicht ziehen
do-free-play = { $card } kostenlos in Spalte { $column } spielen
do-free-play-short = Frei spielen
do-no-free-play = Keine freie Karte
do-no-free-play-short = Keine Karte
do-play = { $card } in Spalte { $column } bezahlen
do-play-short = Bezahlen
do-haunt = Den Geist in Spalte { $column } des Gegners schicken
do-haunt-short = Spuken
do-end-standard = Den Zug beenden
do-end-standard-short = Zug beenden
do-form = Die Fraktion { $colour } bilden
do-form-short = Bilden
do-represent = Karte { $place } zum Repräsentanten machen
do-represent-short = Wählen
do-take = { $side } Karte { $place } in die Reserve nehmen
do-take-short = Nehmen
do-lay-aside = { $card } in die Reserve legen
do-lay-aside-short = Weglegen
do-name = { $colour } nennen
do-name-short = Nennen
do-give-up = { $card } aufgeben ({ $worn })
do-give-up-short = Aufgeben
do-disc = Die { $disc } auf { $side } Karte { $place } legen
do-disc-short = Scheibe legen
do-recolour = Die { $disc } auf die { $side } Fraktion { $card } legen
do-recolour-short = Scheibe legen
do-strike = { $side } Karte { $place } wählen
do-strike-short = Wählen

prompt-exchange = Tausche deine ganze Hand gegen deine ganze Reserve, oder behalte sie.
prompt-draw = Ziehst du Karten? Dein Gegner zieht dann 1 Karte in die Reserve.
prompt-free = Du darfst eine Karte kostenlos spielen, ohne ihre Fähigkeit.
prompt-standard = Bezahle eine Karte, oder beende deinen Zug und gib die Hand weiter.
prompt-form = Zwei Farben haben drei oder mehr Karten: Welche Fraktion bildest du?
prompt-represent = Wähle die Karte, die deine Fraktion repräsentiert.
prompt-take = Wähle eine Karte aus einer Spalte. Sie kommt in deine Reserve.
prompt-lay-aside = Wähle eine Handkarte für deine Reserve.
prompt-name = Nenne eine Farbe. Ihre Karten verlassen die Spalten.
prompt-give-up = Wähle die fertige Fraktion, die du aufgibst.
prompt-disc = Lege eine Scheibe auf eine Karte.
prompt-recolour = Lege eine Scheibe auf eine fertige Fraktion.
prompt-strike = Wähle eine Karte dieser Spalte. Sie wird abgeworfen, wenn dein Gegner eine Fraktion ihrer Farbe hat.
prompt-haunt = In welche Spalte deines Gegners geht der Geist?
prompt-wait = Warten auf deinen Gegner.
prompt-over = Das Spiel ist zu Ende.

chapter-turn = Zug { $number }
event-turn = Zug { $number }: { $seat } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } verfügbar.
event-swapped = { $seat } tauscht: Hand { $hand }, Reserve { $reserve }.
event-drew = { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-drawn = Du ziehst { $cards }.
event-reserve-drew = { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } in die Reserve.
event-reserve-drawn = Du ziehst in deine Reserve: { $cards }.
event-reshuffled = Die abgelegten Karten werden zu einem neuen Nachziehstapel gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-free-played = { $seat } spielt { $card } kostenlos in Spalte { $column }.
event-played = { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für { $card } in Spalte { $column }.
event-ghost-played = { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für { $card }.
event-ability = { $card } wirkt für { $seat }.
event-column-lost = Spalte { $column } von { $seat } hat keine drei Karten einer Farbe: { $cards ->
    [one] eine Karte wird
   *[other] { $cards } Karten werden
 } abgeworfen.
event-formed = { $seat } bildet in Spalte { $column } die Fraktion { $colour } mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }; Repräsentant: { $card }.
event-gained = { $seat } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-readied = { $seat } macht { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } wieder verfügbar.
event-lost-coin = { $seat } verliert eine Münze.
event-must-swap = { $seat } muss im nächsten Zug tauschen.
event-laid-aside = { $seat } legt eine Handkarte in die Reserve.
event-laid = Du legst { $card } in deine Reserve.
event-taken = { $seat } nimmt { $card } aus Spalte { $column } von { $from } in die Reserve.
event-reserve-lost = { $seat } verliert { $cards ->
    [one] eine Reservekarte
   *[other] { $cards } Reservekarten
 }; { $card } liegt obenauf.
event-reserve-gone = Du verlierst aus deiner Reserve: { $cards }.
event-hand-discarded = { $seat } wirft die Hand ab, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }; { $card } liegt obenauf.
event-discarded = { $card } in Spalte { $column } von { $seat } wird abgeworfen.
event-protected = Ein Engel-Junior schützt { $card } in Spalte { $column } von { $seat }.
event-unharmed = { $card } in Spalte { $column } von { $seat } bleibt: Der Gegner hat keine Fraktion dieser Farbe.
event-named = { $seat } nennt { $colour }.
event-wiped = Spalte { $column } von { $seat } verliert { $cards }.
event-gave-up = { $seat } gibt eine Fraktion auf: { $card }.
event-joined = { $card } kommt in Spalte { $column } von { $seat }.
event-ascended = { $card } wird eine fertige Fraktion von { $seat }.
event-column-cleared = Der Rest von Spalte { $column } von { $seat } wird abgeworfen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-replaced = { $card } ersetzt den Sensenmann-Senior in Spalte { $column } von { $seat }.
event-disc-placed = Die { $disc } kommt auf { $card } in Spalte { $column } von { $seat }.
event-ghost-attracted = { $card } in Spalte { $column } von { $seat } zieht die { $disc } an.
event-recoloured = Die { $disc } kommt auf eine Fraktion von { $seat }: { $card }.
event-discs-removed = { $discs ->
    [one] Eine Scheibe kehrt
   *[other] { $discs } Scheiben kehren
 } in den Vorrat zurück.
event-haunted = Der Geist zieht in Spalte { $column } von { $seat }.
event-handed-over = Die Hand geht an { $seat }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-received = Du bekommst { $cards }.
event-end-factions = { $seat } hat { $cards ->
    [one] eine fertige Fraktion
   *[other] { $cards } fertige Fraktionen
 }: Das Spiel endet.
event-end-idle = Zug { $number }: Sechs Züge lang wurde keine Karte gezogen oder gespielt, das Spiel endet.
event-end-long = Das Spiel endet nach Zug { $number }.
event-scored = { $seat }: { $card } zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-total = { $seat }: mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
 } macht das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-over = Das Spiel ist zu Ende. { $seat } gewinnt!

option-promo_witch_senior = Die Promo-Hexen-Senioren ersetzen die normalen.
option-promo_demon_veteran = Die Promo-Dämonen-Veteranen ersetzen die normalen.
option-promo_dragon_junior = Die Promo-Drachen-Junioren ersetzen die normalen.
option-promo_angel_veteran = Die Promo-Engel-Veteranen ersetzen die normalen.
option-promo_reaper_aristocrat = Die Promo-Sensenmann-Aristokraten ersetzen die normalen.
option-ghosts = Zwei Geister spielen mit.
option-start_player = Wer beginnt.
option-start_player-random = ein zufälliger Platz
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2

show-turn = Zug { $number }, { $seat }
show-pile = Nachziehstapel { $cards }
show-discards = abgelegt { $cards }, obenauf { $card }
show-supply = Scheiben im Vorrat
show-coins = Münzen: { $ready } von { $coins } verfügbar
show-points = Punkte { $points }
show-reserve-size = Reserve { $cards }
show-start = Startspieler
show-area = Wertungsbereich
show-column = Spalte { $column }
show-safe = sicher
show-hand = Deine Hand
show-reserve = Deine Reserve
show-hand-size = Hand von { $seat }: { $cards }
show-known-hand = du kennst
show-known-reserve = Bekannt in der Reserve von { $seat }
show-must-swap = Der nächste Tausch ist Pflicht.
show-pending = Noch zu tun

# The board
board-your-turn = du bist dran
board-thinks = überlegt
board-coins = Münzen
board-reserve = Reserve
board-factions = Fraktionen
board-discs = Scheiben
board-disc-away = { $disc }, von der Karte, auf der sie liegt
board-pile = Nachziehstapel
board-discard = Ablage
board-draws = { $seat } darf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } ziehen.
board-just-now = Gerade eben
board-lane = Spalte { $lane }
board-place = Deine Spalte { $column }, Platz { $card }
board-their-place = Spalte { $column } des Gegners, Platz { $card }
board-of-five = { $card } von 5
board-phases = Phasen des Zuges
board-colours = Farben
board-costs = kostet { $number }
board-needs = braucht { $number }
board-phase-exchange = Tausch
board-phase-draw = Ziehen
board-phase-free = Freies Spiel
board-phase-standard = Standardspiel
board-rank-secretary = Sekretärin
board-rank-junior = Junior
board-rank-senior = Senior
board-rank-veteran = Veteran
board-rank-aristocrat = Aristokrat
board-rank-ghost = Geist
board-rank-secretary-short = Sekr.
board-rank-junior-short = Junior
board-rank-senior-short = Senior
board-rank-veteran-short = Vet.
board-rank-aristocrat-short = Arist.
board-rank-ghost-short = Geist
board-faction-witch = Hexe
board-faction-demon = Dämon
board-faction-dragon = Drache
board-faction-angel = Engel
board-faction-reaper = Sensenmann
board-faction-ghost = unabhängig

# Die Lektion
lesson-3 = Willkommen! Du und dein Gegner baut an je drei Spalten. Es gibt nur eine Hand: Wer am Zug ist, hält sie, und was übrig bleibt, geht weiter. [M2-6, M2-44] Gerade ist sie leer, also wirst du ziehen. Hebe deine Reserve für später auf. [M2-22, M2-26]
lesson-4 = Einmal pro Zug darfst du eine Karte kostenlos spielen; ihre Fähigkeit wirkt dann nicht. [M2-30, M2-31] Genau richtig für einen teuren Veteranen. Dein Ziel: Fünf Karten in einer Spalte, davon drei oder mehr in einer Farbe, bilden eine Fraktion. [M2-33, M2-35]
lesson-5 = Den anderen Veteranen kannst du nicht bezahlen: Er kostet vier Münzen und braucht eine Fraktion seiner Farbe. [M2-41, M2-42] Beende deinen Zug. Die Hand geht an deinen Gegner.
lesson-10 = Der Dämonen-Senior hat dich zum Tausch gezwungen: Deine Reserve ist jetzt deine Hand. [M2-56] Du könntest zwei Karten ziehen, aber dann zieht dein Gegner eine in die Reserve. [M2-25] Fünf Karten genügen.
lesson-11 = Gespielt wird erst, wenn du bestätigst; probier also ruhig. Spiel noch einen Veteranen kostenlos, in einer eigenen Spalte.
lesson-12 = Gib jetzt deine Münzen aus. Eine bezahlte Karte wirkt sofort: Der Sensenmann-Junior legt eine Scheibe auf eine Karte deines Gegners. [M2-43, M2-67] In Spalte 1 kommt er zu deiner anderen schwarzen Karte.
lesson-13 = Eine Karte mit Scheibe hat die Farbe der Scheibe. [M2-10] Dein Gegner sammelt Grün in Spalte 2: Mach eine dieser Karten blau.
lesson-20 = Diese Hand hat wenig für deine schwarze Spalte, aber in deiner Reserve liegen zwei Sensenmann-Aristokraten. Tausche: die ganze Hand gegen die ganze Reserve. [M2-22]
lesson-21 = Zieh jetzt. Je mehr Fraktionen dein Gegner hat, desto mehr Karten ziehst du; im Moment zwei. [M2-25] Gezogen ist gezogen, deshalb bestätigst du das zusammen mit dem Tausch.
lesson-22 = Um einen Aristokraten zu bezahlen, brauchst du zwei Fraktionen seiner Farbe; als freie Karte braucht er keine. [M2-30, M2-42] Das macht drei schwarze Karten in Spalte 1.
lesson-23 = Dein Gegner hat vier Karten in Spalte 2: noch eine, und eine Fraktion entsteht. Der Drachen-Junior verbrennt die vierte Karte seiner Spalte, vom Gegner aus gezählt. [M2-59] Spiel ihn also in Spalte 2.
lesson-29 = Dein Gegner hat die grüne Fraktion gebildet: Eine Karte repräsentiert sie und zählt, die anderen werden abgeworfen, und es gibt Münzen. [M2-35, M2-36, M2-37] Jetzt du: In der Hand ist ein Sensenmann-Junior, deine vierte schwarze Karte. Behalte die Hand.
lesson-30 = Dein Gegner hat eine Fraktion, also ziehst du drei Karten. [M2-25]
lesson-31 = Die vierte schwarze Karte, kostenlos. Noch eine Karte, gleich welcher Farbe, und die Spalte ist voll.
lesson-32 = Mit der fünften Karte bildet die Spalte eine Fraktion: Schwarz hat drei Karten oder mehr. [M2-33] Die Sekretärin ist die billigste, zwei Münzen.
lesson-33 = Wähle, wer die Fraktion repräsentiert. Der Veteran ist vier Punkte wert, mehr als die anderen, und vier Karten einer Farbe bringen eine Münze. [M2-35, M2-36]
lesson-free = Ab hier spielst du selbst weiter. Sobald jemand fünf Fraktionen hat, endet das Spiel bald, und wer die meisten Punkte hat, gewinnt. [M2-45] Zeige mit der Maus auf eine Karte oder drücke lange darauf, um zu lesen, was sie kann; die Regeln stehen hinter dem Fragezeichen.

# Where points come from
heading-members = Fraktionen
heading-secretaries = Sekretärinnen
heading-demon-veteran = Dämonen-Veteran
heading-coins = Münzen
about-heading-members = Die Sterne auf den Karten des Wertungsbereichs. [M2-88]
about-heading-secretaries = 2 dazu für jede Sekretärin derselben Farbe daneben. [M2-50]
about-heading-demon-veteran = 1 dazu für jede Farbe im Wertungsbereich. [M2-72]
about-heading-coins = 1 Punkt je Münze, ausgegeben oder nicht. [M2-88]

## Was entschied

verdict-tie-start =
    { $seat } und { $other } haben je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $seat } gewinnt, denn { $other } hat den Startspielermarker.

## Refusals

refusal-asked = Erst ist etwas anderes dran: { $asked }
refusal-exchange-over = In diesem Zug kannst du nicht mehr tauschen.
refusal-draw-over = In diesem Zug kannst du nicht mehr ziehen.
refusal-free-over = In diesem Zug kannst du keine freie Karte mehr spielen.
refusal-in-reserve = Diese Karte ist in deiner Reserve; spielen kannst du nur Handkarten: { $card }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-no-free = Diese Karte kann keine freie Karte sein: { $card }.
refusal-coins =
    { $needed ->
        [one] Sie kostet 1 Münze
       *[other] Sie kostet { $needed } Münzen
    }; verfügbar hast du { $held }: { $card }.
refusal-factions =
    { $needed ->
        [one] Nötig ist 1 fertige Fraktion
       *[other] Nötig sind { $needed } fertige Fraktionen
    } ihrer Farbe ({ $colour }); du hast { $held }: { $card }.
refusal-ghost-haunts = Ein bezahlter Geist zieht in eine Spalte des Gegners: Wähle dort eine.
refusal-place-empty = Auf diesem Platz liegt keine Karte.
refusal-like-cards = Sie gleicht einer älteren Karte dieser Spalte: Wähle diese.
refusal-other-lane = Wähle eine Karte in Spalte { $lane }, wo der Drache liegt.
refusal-colour-named = Diese Farbe ist schon genannt; wähle eine andere: { $colour }.
refusal-secretary-first = Du hast eine Sekretärin; sie geht zuerst.
refusal-no-faction = Eine solche fertige Fraktion hast du nicht.
refusal-form-few =
    { $cards ->
        [one] Nur 1 Karte der Spalte hat diese Farbe
       *[other] Nur { $cards } Karten der Spalte haben diese Farbe
    } ({ $colour }); eine Fraktion braucht { $needed }.
refusal-represent-column = Der Repräsentant kommt aus Spalte { $column }.
refusal-represent-colour = Der Repräsentant hat die Farbe der Fraktion: { $colour }.
refusal-disc-just = Diese Scheibe wurde gerade gelegt; wähle eine andere.
refusal-disc-away = Diese Scheibe liegt auf einer Karte; jetzt legst du nur Scheiben aus dem Vorrat.
refusal-disc-own = Diese Scheiben kommen auf deine eigenen Karten.
refusal-disc-opposing = Diese Scheibe kommt auf eine Karte des Gegners.
refusal-disc-there = Auf dieser Karte liegt schon eine Scheibe.
refusal-disc-ghost = Ein Geist ohne Scheibe nimmt die nächste Scheibe in dieser Spalte.
refusal-recolour-none = In diesem Wertungsbereich gibt es keine solche Karte ohne Scheibe: { $card }.

## What is this?

about-show-turn = Die Spieler sind abwechselnd am Zug. Wer am Zug ist, hat die einzige Hand. [M2-6, M2-44]
tip-points = Punkte von { $seat }
about-tip-points = Die Sterne im Wertungsbereich und 1 je Münze, als wäre das Spiel jetzt zu Ende. [M2-50, M2-88]
tip-coins = Münzen von { $seat }, verfügbar
about-tip-coins = Nur mit verfügbaren Münzen kann man bezahlen: { $ready } von { $coins }. Ausgegebene sind es im nächsten Zug wieder; am Ende ist jede 1 Punkt wert. [M2-21, M2-41, M2-88]
tip-reserve = Reserve von { $seat }
about-tip-reserve = Nur { $seat } sieht diese Karten. Spielen kann man sie nach einem Tausch gegen die ganze Hand. [M2-3, M2-22, M2-24]
tip-start = Startspieler
about-tip-start = { $seat } hat begonnen. Bei Gleichstand gewinnt die andere Seite. [M2-4, M2-89]
tip-factions = Fertige Fraktionen von { $seat }
about-tip-factions = Jede bringt die Punkte ihrer Karte. Hat jemand { $end }, ist das Spiel bald zu Ende. [M2-19, M2-45]
tip-free-place = Eine Fraktion, die noch kommt
about-tip-free-place = Hier wird die Karte liegen, die die nächste Fraktion repräsentiert. [M2-19, M2-35]
tip-phase-exchange = { board-phase-exchange }
about-tip-phase-exchange = Du darfst deine ganze Hand gegen deine ganze Reserve tauschen. [M2-22, M2-23]
tip-phase-draw = { board-phase-draw }
about-tip-phase-draw = Du darfst ziehen; je mehr Fraktionen dein Gegner hat, desto mehr Karten. Dann zieht dein Gegner eine in die Reserve. [M2-25, M2-26]
tip-phase-free = { board-phase-free }
about-tip-phase-free = Du darfst eine Karte kostenlos spielen. Ihre Fähigkeit wirkt dann nicht. [M2-30, M2-31]
tip-phase-standard = { board-phase-standard }
about-tip-phase-standard = Bezahle so viele Karten, wie du willst. Jede wirkt sofort. [M2-40, M2-41, M2-43]
tip-column = Spalte { $column } von { $seat }
about-tip-column = Hierhin kommt die nächste Karte. Bei fünf Karten bilden drei oder mehr einer Farbe eine Fraktion; sonst werden alle abgeworfen. [M2-32, M2-33, M2-34, M2-35]
tip-pile = Nachziehstapel
about-tip-pile = Ist er leer, werden die abgelegten Karten zu einem neuen gemischt. [M2-14]
tip-discards = Ablage
about-tip-discards = Zu sehen ist nur die oberste der zuletzt abgelegten Karten. [M2-14, M2-15]
tip-keep-hand = Die Hand
about-tip-keep-hand = Behalte sie, wie sie ist, ohne zu tauschen. [M2-22]
tip-back = Eine Karte, die du nicht kennst
about-tip-back = Es gibt nur eine Hand, und jetzt hat sie dein Gegner. Was davon übrig bleibt, bekommst du. [M2-6, M2-44]
about-colour-blue = Die Farbe der Hexen. [M2-1, M2-10]
about-colour-green = Die Farbe der Dämonen. [M2-1, M2-10]
about-colour-red = Die Farbe der Drachen. [M2-1, M2-10]
about-colour-pink = Die Farbe der Engel. [M2-1, M2-10]
about-colour-black = Die Farbe der Sensenmänner. [M2-1, M2-10]

# What an evaluation is made of: a hint says why by these
term-score = Punkte
term-factions = Fraktionen, die noch kommen
term-time = verbleibende Zeit
term-coins = Münzen zum Ausgeben
term-columns = Spalten
