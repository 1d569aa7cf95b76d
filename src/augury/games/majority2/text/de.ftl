# The Majority 2

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
card-witch_senior_p = Hexen-Senior (promo)
card-demon_veteran_p = Dämonen-Veteran (promo)
card-dragon_junior_p = Drachen-Junior (promo)
card-angel_veteran_p = Engel-Veteran (promo)
card-reaper_aristocrat_p = Sensenmann-Aristokrat (promo)
card-ghost = Geist

about-card-witch_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
about-card-witch_junior = 2 Karten vom Stapel in die eigene Reserve.
about-card-witch_senior = Gegner verliert 2 zufällige Reservekarten.
about-card-witch_veteran = Nimm eine beliebige Karte aus einer Spalte in deine Reserve.
about-card-witch_aristocrat = Alle eigenen Münzen sind wieder verfügbar.
about-card-demon_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
about-card-demon_junior = 3 ziehen, dann 1 Handkarte in die Reserve.
about-card-demon_senior = Gegner muss im nächsten Zug tauschen.
about-card-demon_veteran = Nicht als freie Karte.
about-card-demon_aristocrat = +2 gebrauchte Münzen.
about-card-dragon_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
about-card-dragon_junior = 4. Karte dieser Bahn, vom Gegner aus gezählt, abwerfen.
about-card-dragon_senior = Eigene Hand abwerfen.
about-card-dragon_veteran = Beide nennen je eine Farbe; diese verschwinden aus allen Spalten.
about-card-dragon_aristocrat = Gegner gibt eine fertige Fraktion auf (Sekretärin zuerst).
about-card-angel_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
about-card-angel_junior = Deine Karten dieser Spalte sind vor Abwurf durch Fähigkeiten sicher. Nicht als freie Karte.
about-card-angel_senior = 2 Scheiben auf 2 eigene Karten.
about-card-angel_veteran = 2 Karten vom Stapel an diese Spalte anlegen.
about-card-angel_aristocrat = Wird sofort fertige Fraktion, +1 gebrauchte Münze; Rest der Spalte weg.
about-card-reaper_secretary = Spielende: je weitere eigene Sekretärin dieser Fraktion +2 SP.
about-card-reaper_junior = Scheibe auf eine gegnerische Karte.
about-card-reaper_senior = Durch eine Karte vom Stapel ersetzen und deren Fähigkeit nutzen.
about-card-reaper_veteran = Scheibe auf eine fertige Fraktion.
about-card-reaper_aristocrat = Gegner verliert 1 Münze (mindestens 3 bleiben).
about-card-witch_senior_p = Gegner verliert so viele zufällige Reservekarten, wie du Fraktionen hast.
about-card-demon_veteran_p = Spielende: +1 SP je Farbe deiner Fraktionen. Nicht als freie Karte.
about-card-dragon_junior_p = Karte dieser Bahn wählen: weg, falls der Gegner eine Fraktion dieser Farbe hat.
about-card-angel_veteran_p = Alle Scheiben entfernen; ab 4 Stück +1 gebrauchte Münze.
about-card-reaper_aristocrat_p = Alle Scheiben des Vorrats auf Karten ohne Scheibe.
about-card-ghost = In eine gegnerische Spalte ziehen. Ohne Scheibe zieht er die nächste Scheibe seiner Bahn an.

do-keep-hand = Die Hand behalten
do-swap = Hand und Reserve tauschen
do-draw = Karten ziehen
do-no-draw = Nichts ziehen
do-free-play = { $card } umsonst in Spalte { $column } spielen
do-no-free-play = Keine freie Karte
do-play = { $card } bezahlt in Spalte { $column } spielen
do-haunt = Einen Geist in Spalte { $column } des Gegners schicken
do-end-standard = Den Zug beenden
do-form = Die Fraktion { $colour } bilden
do-represent = Karte { $place } zum Repräsentanten machen
do-take = { $side } Karte { $place } in die Reserve nehmen
do-lay-aside = { $card } in die Reserve legen
do-name = { $colour } nennen
do-give-up = { $card } aufgeben ({ $worn })
do-disc = { $disc } auf { $side } Karte { $place } legen
do-recolour = { $disc } auf die { $side } Fraktion { $card } legen
do-strike = { $side } Karte { $place } wählen

prompt-exchange = Tausche die ganze Hand gegen die ganze Reserve, oder behalte sie.
prompt-draw = Ziehe Karten, oder nicht.
prompt-free = Spiele eine Karte umsonst, ohne Fähigkeit, oder keine.
prompt-standard = Bezahle eine Karte, oder beende den Zug; die Hand geht dann an den Gegner.
prompt-form = Zwei Farben haben eine Mehrheit: wähle die Fraktion.
prompt-represent = Wähle den Repräsentanten deiner Fraktion.
prompt-take = Wähle eine Karte einer Spalte; sie kommt in deine Reserve.
prompt-lay-aside = Wähle eine Handkarte für deine Reserve.
prompt-name = Nenne eine Farbe; ihre Karten verlassen die Spalten.
prompt-give-up = Wähle eine fertige Fraktion, die du aufgibst.
prompt-disc = Lege eine Scheibe auf eine Karte.
prompt-recolour = Lege eine Scheibe auf eine fertige Fraktion.
prompt-strike = Wähle eine Karte dieser Bahn; sie geht, wenn der Gegner eine Fraktion ihrer Farbe hat.
prompt-haunt = Wähle eine Spalte des Gegners für den Geist.
prompt-wait = Warten auf den Gegner.
prompt-over = Das Spiel ist zu Ende.

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
event-reserve-drew = Die Reserve von { $seat } bekommt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-reserve-drawn = Deine Reserve bekommt { $cards }.
event-reshuffled = Die abgelegten Karten werden ein neuer Stapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-free-played = { $seat } spielt { $card } umsonst in Spalte { $column }.
event-played = { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für { $card } in Spalte { $column }.
event-ghost-played = { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für { $card }.
event-ability = { $card } wirkt für { $seat }.
event-column-lost = Spalte { $column } von { $seat } hat keine Mehrheit: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } abgelegt.
event-formed = { $seat } bildet in Spalte { $column } die Fraktion { $colour } mit { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }; { $card } vertritt sie.
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
event-reserve-lost = Die Reserve von { $seat } verliert { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }; { $card } liegt oben.
event-reserve-gone = Deine Reserve verliert { $cards }.
event-hand-discarded = { $seat } wirft die Hand ab, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }; { $card } liegt oben.
event-discarded = { $card } in Spalte { $column } von { $seat } wird abgelegt.
event-protected = Ein Engel-Junior schützt { $card } in Spalte { $column } von { $seat }.
event-unharmed = { $card } in Spalte { $column } von { $seat } bleibt: keine Fraktion ihrer Farbe.
event-named = { $seat } nennt { $colour }.
event-wiped = Spalte { $column } von { $seat } verliert { $cards }.
event-gave-up = { $seat } gibt die Fraktion von { $card } auf.
event-joined = { $card } kommt in Spalte { $column } von { $seat }.
event-ascended = { $card } wird eine fertige Fraktion von { $seat }.
event-column-cleared = Der Rest von Spalte { $column } von { $seat } wird abgelegt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-replaced = { $card } ersetzt den Sensenmann-Senior in Spalte { $column } von { $seat }.
event-disc-placed = { $disc }: auf { $card } in Spalte { $column } von { $seat }.
event-ghost-attracted = { $card } in Spalte { $column } von { $seat } nimmt: { $disc }.
event-recoloured = { $disc }: auf die Fraktion von { $card } von { $seat }.
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
event-end-factions = { $seat } hat { $cards } fertige Fraktionen: das Spiel endet.
event-end-idle = Zug { $number }: sechs Züge lang geschah nichts, das Spiel endet.
event-end-long = Nach Zug { $number } endet das Spiel.
event-scored = { $seat }: { $card } zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-total = { $seat }: mit { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } macht das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-over = Das Spiel ist zu Ende; { $seat } hat gewonnen.

option-promo_witch_senior = Die Promo-Hexen-Senioren ersetzen die normalen.
option-promo_demon_veteran = Die Promo-Dämonen-Veteranen ersetzen die normalen.
option-promo_dragon_junior = Die Promo-Drachen-Junioren ersetzen die normalen.
option-promo_angel_veteran = Die Promo-Engel-Veteranen ersetzen die normalen.
option-promo_reaper_aristocrat = Die Promo-Sensenmann-Aristokraten ersetzen die normalen.
option-ghosts = Zwei Geister kommen zu den Karten.
option-start_player = Wer beginnt.
option-start_player-random = ein zufälliger Platz
option-start_player-0 = Platz 1
option-start_player-1 = Platz 2

show-turn = Zug { $number }, { $seat }
show-pile = Stapel { $cards }
show-discards = abgelegt { $cards }, oben { $card }
show-supply = Scheiben im Vorrat
show-coins = Münzen { $ready } verfügbar von { $coins }
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
board-pile = Stapel
board-discard = Ablage
board-draws = { $seat } darf { $cards } ziehen.
board-just-now = Eben
board-lane = Bahn { $lane }
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
board-phase-standard = Normales Spiel
board-rank-secretary = Sekretärin
board-rank-junior = Junior
board-rank-senior = Senior
board-rank-veteran = Veteran
board-rank-aristocrat = Aristokrat
board-rank-ghost = Geist
board-faction-witch = Hexe
board-faction-demon = Dämon
board-faction-dragon = Drache
board-faction-angel = Engel
board-faction-reaper = Sensenmann
board-faction-ghost = unabhängig

# Die Lektion
lesson-3 = Willkommen! Du und dein Gegner baut an je drei Spalten. Es gibt nur eine Hand, und wer am Zug ist, hält sie; was übrig bleibt, geht an den anderen. [M2-6, M2-44] Gerade ist sie leer, also wirst du ziehen. Hebe die Reserve für später auf. [M2-22, M2-26]
lesson-4 = Einmal im Zug darfst du eine Karte umsonst spielen; ihre Fähigkeit wirkt dann nicht. [M2-30, M2-31] Genau richtig für einen teuren Veteranen. Das Ziel: Fünf Karten in einer Spalte, drei oder mehr von einer Farbe, bilden eine Fraktion. [M2-33, M2-35]
lesson-5 = Den anderen Veteranen kannst du nicht bezahlen: Er kostet vier Münzen und braucht eine Fraktion seiner Farbe. [M2-41, M2-42] Beende den Zug. Die Hand geht an deinen Gegner.
lesson-10 = Der Dämonen-Senior hat dich zum Tausch gezwungen: Deine Reserve ist jetzt deine Hand. [M2-56] Du könntest zwei Karten ziehen, aber dann zieht dein Gegner eine in die Reserve. [M2-25] Fünf Karten genügen.
lesson-11 = Was du hier planst, wird erst gespielt, wenn du es bestätigst; probier also ruhig. Noch ein Veteran umsonst, in einer eigenen Spalte.
lesson-12 = Gib nun deine Münzen aus. Eine bezahlte Karte wirkt sofort: Der Sensenmann-Junior legt eine Scheibe auf eine gegnerische Karte. [M2-43, M2-67] In Spalte 1 kommt er zu deiner anderen schwarzen Karte.
lesson-13 = Eine Karte mit Scheibe hat die Farbe der Scheibe. [M2-10] Dein Gegner sammelt Grün in Spalte 2: Mach eine davon blau.
lesson-20 = Diese Hand hat wenig für deine schwarze Spalte, aber in deiner Reserve liegen zwei Sensenmann-Aristokraten. Tausche: die ganze Hand gegen die ganze Reserve. [M2-22]
lesson-21 = Zieh nun. Je mehr Fraktionen dein Gegner hat, desto mehr Karten ziehst du; im Moment zwei. [M2-25] Zufall lässt sich nicht zurücknehmen, deshalb bestätigst du das zusammen mit dem Tausch.
lesson-22 = Um einen Aristokraten zu bezahlen, brauchst du zwei Fraktionen seiner Farbe; umsonst braucht er keine. [M2-30, M2-42] Das macht drei schwarze Karten in Spalte 1.
lesson-23 = Dein Gegner hat vier Karten in Spalte 2: noch eine, und eine Fraktion entsteht. Der Drachen-Junior verbrennt die vierte Karte seiner Bahn, vom Gegner aus gezählt. [M2-59] Spiel ihn also in Spalte 2.
lesson-29 = Dein Gegner hat die grüne Fraktion gebildet: Eine Karte repräsentiert sie und zählt, die anderen werden abgeworfen, und es gibt Münzen. [M2-35, M2-36, M2-37] Nun du: In der Hand ist ein Sensenmann-Junior, deine vierte schwarze Karte. Behalte sie.
lesson-30 = Dein Gegner hat eine Fraktion, also ziehst du drei Karten. [M2-25]
lesson-31 = Die vierte schwarze Karte, umsonst. Noch eine Karte, gleich welcher Farbe, und die Spalte ist voll.
lesson-32 = Mit der fünften Karte bildet die Spalte ihre Fraktion: Schwarz hat die Mehrheit. [M2-33] Die Sekretärin ist die billigste, zwei Münzen.
lesson-33 = Wähle, wer die Fraktion repräsentiert. Der Veteran ist vier Punkte wert, mehr als die anderen, und vier Karten der Farbe bringen eine Münze. [M2-35, M2-36]
lesson-free = Von hier an spielst du allein weiter. Sobald jemand fünf Fraktionen hat, endet das Spiel bald, und die meisten Punkte gewinnen. [M2-45] Verweile auf einer Karte, um zu lesen, was sie kann; die Regeln stehen hinter dem Fragezeichen.

# Where points come from
heading-members = Fraktionen
heading-secretaries = Sekretärinnen
heading-demon-veteran = Dämonen-Veteran
heading-coins = Münzen

## Was entschied

verdict-tie-start = { $seat } und { $other } haben je { $points } Punkte. { $seat } gewinnt, denn { $other } hat den Startspielermarker.

## Refusals

refusal-asked = Jetzt ist etwas anderes gefragt: { $asked }
refusal-exchange-over = Die Tauschphase dieses Zuges ist vorbei.
refusal-draw-over = Die Ziehphase dieses Zuges ist vorbei.
refusal-free-over = Das freie Spiel dieses Zuges ist vorbei.
refusal-in-reserve = Diese Karte ist in deiner Reserve; spielen kannst du nur Handkarten: { $card }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-no-free = Diese Karte darfst du nicht umsonst spielen: { $card }.
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
refusal-like-cards = Sie gleicht einer älteren Karte dieser Spalte: Wähle jene.
refusal-other-lane = Wähle eine Karte in Bahn { $lane }, wo der Drache liegt.
refusal-colour-named = Diese Farbe ist schon genannt; die zweite ist eine andere: { $colour }.
refusal-secretary-first = Du hast eine Sekretärin; sie geht zuerst.
refusal-no-faction = Eine solche fertige Fraktion hast du nicht.
refusal-form-few =
    { $cards ->
        [one] Nur 1 Karte der Spalte hat diese Farbe
       *[other] Nur { $cards } Karten der Spalte haben diese Farbe
    } ({ $colour }); eine Fraktion braucht { $needed }.
refusal-represent-column = Der Repräsentant kommt aus Spalte { $column }.
refusal-represent-colour = Der Repräsentant hat die Farbe der Fraktion: { $colour }.
refusal-disc-just = Diese Scheibe ist gerade gelegt worden; die zweite ist eine andere.
refusal-disc-away = Diese Scheibe liegt auf einer Karte; jetzt legst du nur Scheiben des Vorrats.
refusal-disc-own = Diese Scheiben kommen auf deine eigenen Karten.
refusal-disc-opposing = Diese Scheibe kommt auf eine Karte des Gegners.
refusal-disc-there = Auf dieser Karte liegt schon eine Scheibe.
refusal-disc-ghost = Ein Geist ohne Scheibe nimmt die nächste Scheibe dieser Bahn.
refusal-recolour-none = In jenem Wertungsbereich liegt diese Karte nicht ohne Scheibe: { $card }.
