## Waar de regels vandaan komen, en wat geen bron afdrukt

source = Spelregels: het boekje van de Complete Edition (2015), hoofdstuk 1 tot en met 3.

# The Majority

blurb = Tweede worden en toch winnen: omkoping, spionnen en verraad in vier rondes.

colour-0 = rood
colour-1 = blauw
colour-2 = geel

card-R0 = rode 0 (omkoping)
card-R2 = rode 2 (huurmoord)
card-R3 = rode 3 (spion)
card-R5 = rode 5
card-R6 = rode 6
card-R7 = rode 7 (verraad)
card-R9 = rode 9
card-R10 = rode 10
card-B0 = blauwe 0 (omkoping)
card-B2 = blauwe 2 (huurmoord)
card-B3 = blauwe 3 (spion)
card-B5 = blauwe 5
card-B6 = blauwe 6
card-B7 = blauwe 7 (verraad)
card-B9 = blauwe 9
card-B10 = blauwe 10
card-Y0 = gele 0 (omkoping)
card-Y2 = gele 2 (huurmoord)
card-Y3 = gele 3 (spion)
card-Y5 = gele 5
card-Y6 = gele 6
card-Y7 = gele 7 (verraad)
card-Y9 = gele 9
card-Y10 = gele 10

do-keep = Houd de { $card }
do-give = Geef de { $card } aan je partner
do-play = Speel de { $card }
do-keep-short = Houden
do-give-short = Geven
do-play-short = Spelen

prompt-keep = Kies een kaart uit je doorgeefstapel om te houden.
prompt-give = Kies een kaart voor je partner.
prompt-play-closed = Kies een kaart om te spelen. Alle kaarten worden tegelijk onthuld.
prompt-play-open = Kies een kaart om te spelen. Iedereen ziet hem meteen.
prompt-wait = Wachten op de anderen.
prompt-over = Het spel is afgelopen.

chapter-dealt = ronde { $round }
event-dealt = Ronde { $round }: iedereen trekt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }.
event-packet = Je doorgeefstapel: { $cards }.
event-kept = Je houdt de { $card }.
event-passed = { $cards ->
    [0] De selectie is klaar.
    [one] Alle stapels gaan naar links, elk met 1 kaart.
   *[other] Alle stapels gaan naar links, elk met { $cards } kaarten.
 }
event-swap = De partners hebben een kaart geruild.
event-swapped = Je gaf de { $gave } en kreeg de { $got }.
event-turn-closed = Beurt { $number }: iedereen kiest in het geheim.
event-turn-open = Open beurt { $number }: { $seat } begint.
event-played = { $seat } speelt de { $card }.
event-bribes-cancel = De omkopingen in { $colour } heffen elkaar op.
event-bribed = { $seat } koopt { $from } om en krijgt de { $card }.
event-killed = De { $card } van { $seat } wordt vermoord.
event-spied = { $seat } krijgt het spionfiche: de volgende beurt is open.
event-betrayed = De { $card } van { $seat } loopt over naar { $to }.
event-paid = { $seat } verdient { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 } in { $colour }.
event-over = Het spel is afgelopen. Winst voor { $seat }.

option-start_player = Wie met het spionfiche begint.
option-start_player-random = een willekeurige plaats
option-start_player-0 = plaats 1
option-start_player-1 = plaats 2
option-start_player-2 = plaats 3
option-start_player-3 = plaats 4
option-spy_duration = Hoe lang beurten open blijven na een spion. De rest van de ronde is een huisregel.
option-spy_duration-next_turn = alleen de volgende beurt
option-spy_duration-rest_of_round = de rest van de ronde

show-round = Ronde { $round } van { $rounds }
show-turn = beurt { $turn } van { $turns }
show-deck = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 } in de trekstapel
show-open = open
show-team = team { $team }
show-coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
 }
show-marker = spion
show-hand = Je hand
show-packet = Je doorgeefstapel
show-kept = Gekozen
show-zone = Deze beurt gespeeld
show-last = Vorige beurt
show-chosen = heeft gekozen
show-removed = Vermoord

# The board
board-your-turn = jouw beurt
board-partner = partner
board-left = links
board-right = rechts
board-area = Scoregebied van { $seat }
board-if-now = Als de ronde nu eindigt
board-first = 1e
board-second = 2e
board-steps = Wat er gebeurt
board-last-steps = De vorige beurt
board-nothing = heeft geen effect
board-scored = De kaarten die over zijn, gaan naar het scoregebied van hun speler.
board-ability-0 = Omkoping
board-ability-2 = Huurmoord
board-ability-3 = Spion
board-ability-7 = Verraad
board-passing = De stapels gaan naar { $seat }
board-deck = trekstapel
board-hidden = Je kunt geen hand zien.
board-passed-on = Doorgegeven
board-swap = Geruild
board-phase-draft = selectie
board-phase-swap = ruil
board-players = Spelers

about-power-0 = Is dit de enige 0 van zijn kleur in deze beurt, dan krijgt hij alle andere kaarten van die kleur. Die kaarten verliezen hun vaardigheid. Twee of meer nullen van een kleur heffen elkaar op. [MJ-28, MJ-29, MJ-30]
about-power-2 = Haalt alle kaarten van een andere kleur in deze beurt uit het spel. [MJ-33, MJ-34, MJ-35]
about-power-3 = Krijgt het spionfiche en maakt de volgende beurt open. In de laatste beurt van een ronde heeft hij geen effect. [MJ-36, MJ-37, MJ-38]
about-power-7 = Gaat naar het scoregebied van de rechterbuur. [MJ-40]
about-power-plain = Geen vaardigheid: telt zijn getal voor de speler bij wie hij scoort. [MJ-40a]
about-card-R0 = { about-power-0 }
about-card-R2 = { about-power-2 }
about-card-R3 = { about-power-3 }
about-card-R5 = { about-power-plain }
about-card-R6 = { about-power-plain }
about-card-R7 = { about-power-7 }
about-card-R9 = { about-power-plain }
about-card-R10 = { about-power-plain }
about-card-B0 = { about-power-0 }
about-card-B2 = { about-power-2 }
about-card-B3 = { about-power-3 }
about-card-B5 = { about-power-plain }
about-card-B6 = { about-power-plain }
about-card-B7 = { about-power-7 }
about-card-B9 = { about-power-plain }
about-card-B10 = { about-power-plain }
about-card-Y0 = { about-power-0 }
about-card-Y2 = { about-power-2 }
about-card-Y3 = { about-power-3 }
about-card-Y5 = { about-power-plain }
about-card-Y6 = { about-power-plain }
about-card-Y7 = { about-power-7 }
about-card-Y9 = { about-power-plain }
about-card-Y10 = { about-power-plain }

# De les
lesson-0 = Welkom! Je partner zit tegenover je; links en rechts zitten je tegenstanders. Elke ronde begint met de selectie: je houdt één kaart uit je doorgeefstapel en geeft de rest door naar links. [MJ-10] Hoge getallen maken je sterk in hun kleur.
lesson-4 = Deze kaarten heeft je rechterbuur doorgegeven. De beste in een kleur krijgt 2 munten, maar de tweede krijgt vaak meer. [MJ-44, MJ-45] Het loont dus om in meer kleuren goed te zijn.
lesson-8 = Elke kleur telt apart, en de kaarten die je scoort blijven tot het einde van jou. [MJ-41] Met een blauwe 6 doe je ook in de derde kleur mee.
lesson-12 = Kleine getallen hebben een vaardigheid. Een 3 is een spion: hij krijgt het spionfiche en maakt de volgende beurt open; zijn kant speelt dan laat en ziet meer. [MJ-36]
lesson-16 = Er zitten nog twee kaarten in je stapel. De laatste kaart van elke stapel blijft bij de speler die hem krijgt. [MJ-14]
lesson-20 = Dat was de selectie. Nu ruilen de partners elk één kaart; ze kiezen allebei voordat iemand kijkt. [MJ-16] Geef een kaart weg in een kleur waarin je toch niet de sterkste bent.
lesson-24 = Je partner gaf je een blauwe 10! Nu volgen vijf beurten. Iedereen kiest in het geheim een kaart, alles wordt tegelijk onthuld en dan werken de vaardigheden: eerst elke 0, dan 2, 3 en 7. [MJ-20, MJ-22] Begin met je spion.
lesson-31 = Twee spionnen: de spion die het verst van het fiche zit wint, en dat is die van je partner. [MJ-38] En een rode 7 liep van je linkerbuur naar jou over. [MJ-40] Deze beurt is open en jij speelt als laatste. De rode 2 vermoordt elke kaart die niet rood is. [MJ-33] Je blauwe 2 slaat terug: huurmoordenaars van twee kleuren laten niets over. [MJ-34]
lesson-32 = Alle vier de kaarten zijn voorgoed uit het spel, en je tegenstanders hebben er niets aan. [MJ-35] Nu kiest iedereen weer in het geheim. Wat de vaardigheden overleeft, komt in je scoregebied.
lesson-36 = Jouw 9 tegen een 10: je bent tweede in geel, en dat is een mooie plaats. De tafel toont wat elke kleur nu zou uitbetalen. Probeer nu rood.
lesson-40 = Omgekocht! Een enkele 0 krijgt alle andere kaarten van zijn kleur, en nu staat je buur voor in rood. [MJ-28] Het had erger gekund: je 3 en de overgelopen 7 zijn samen 10, dus je bent tweede. Speel de laatste beurt van de ronde.
lesson-44 = Je hebt 9 munten verdiend: 2 voor de eerste plaats in blauw, 3 voor de tweede plaats in rood (een vijfde van de 15 van de winnaar) en 4 voor de tweede plaats in geel, waar twee spelers met 10 winnen en elk voor 2 telt. [MJ-44, MJ-45] Ronde 2: je laatste kaart en vier nieuwe vormen je doorgeefstapel. [MJ-13]
lesson-free = Vanaf hier speel je zelf verder. Na vier rondes tellen partners hun munten op, en het rijkste team wint. [MJ-49] Houd de muis op een kaart, of druk er lang op, om te lezen wat hij doet; de regels staan achter het vraagteken.

# Where points come from
heading-red = Rood
heading-blue = Blauw
heading-yellow = Geel
about-heading-red = De munten voor eerste en tweede plaatsen in rood. [MJ-44, MJ-45]
about-heading-blue = De munten voor eerste en tweede plaatsen in blauw. [MJ-44, MJ-45]
about-heading-yellow = De munten voor eerste en tweede plaatsen in geel. [MJ-44, MJ-45]

## Wat de doorslag gaf

verdict-teams =
    { $team }: samen { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }; { $others }: { $less }.
verdict-teams-tie =
    Beide teams hebben { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }. { $team } winnen, want { $marker } heeft het spionfiche.
verdict-tie-marker =
    { $seat } en { $other } hebben elk { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }. { $seat } gaat voor: met de klok mee dichter bij { $marker }, die het spionfiche heeft.
verdict-tie-own-marker =
    { $seat } en { $other } hebben elk { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }. { $seat } gaat voor, als houder van het spionfiche.

## Weigeringen

refusal-open-order = In een open beurt speelt iedereen op volgorde; jij bent nog niet aan de beurt.
refusal-chosen = Je hebt al gekozen; de anderen zijn nog bezig.
refusal-asked-keep = Kies eerst een kaart uit je doorgeefstapel om te houden.
refusal-asked-give = Kies eerst een kaart voor je partner.
refusal-asked-play = Speel nu een kaart uit je hand.
refusal-not-in-packet = De { $card } zit niet in je doorgeefstapel.
refusal-not-in-hand = De { $card } zit niet in je hand.

## What is this?

about-show-round = Er zijn vier rondes. Elke ronde heeft een selectie, dan beurten waarin iedereen een kaart speelt, en dan munten. [MJ-21, MJ-48]
about-show-turn = In een beurt speelt iedereen één kaart. Heeft iedereen nog één kaart over, dan is de ronde afgelopen. [MJ-20, MJ-21]
about-show-open = Vorige beurt werkte een spion: de kaarten worden open gespeeld, één voor één. [MJ-23]
about-board-phase-draft = Iedereen houdt één kaart uit de doorgeefstapel en geeft de rest door naar links, tot de stapels leeg zijn. [MJ-10, MJ-11]
about-board-phase-swap = Partners geven elkaar één kaart. Beiden kiezen voordat een van hen kijkt. [MJ-16]
tip-coins = Munten van { $seat }
about-tip-coins = Wie na vier rondes de meeste munten heeft, wint. [MJ-50]
tip-team-coins = Munten van { $seat }
about-tip-team-coins = Na vier rondes tellen partners hun munten op; het rijkste team wint. [MJ-49]
tip-hand = Kaarten in de hand van { $seat }
about-tip-hand = Niemand anders ziet ze, ook de partner niet. De laatste wordt niet gespeeld. [MJ-6, MJ-48]
tip-packet = Doorgeefstapel van { $seat }
about-tip-packet = { $seat } houdt een van deze kaarten; de rest gaat naar links. [MJ-10, MJ-11]
tip-marker = Spionfiche
about-tip-marker = { $seat } heeft het. In een open beurt speelt deze kant laat en ziet meer, en bij gelijke stand beslist het fiche. [MJ-23, MJ-36, MJ-49]
tip-chosen = { $seat } heeft gekozen
about-tip-chosen = De keuze is gemaakt. Alle kaarten worden tegelijk onthuld. [MJ-10, MJ-22]
tip-back = Gedekte kaart van { $seat }
about-tip-back = Alle kaarten worden tegelijk omgedraaid als iedereen gekozen heeft. [MJ-22]
tip-order = Volgorde
about-tip-order = In een open beurt spelen jullie in deze volgorde. [MJ-23]
tip-sum = { $seat }, { $colour }
about-tip-sum = De getallen van alle kaarten van deze kleur in het scoregebied. Ze blijven tot het einde liggen en tellen elke ronde mee. [MJ-41]
tip-deck = Trekstapel
about-tip-deck = Hieruit trekt iedereen nieuwe kaarten aan het begin van een ronde. In de laatste ronde is hij op. [MJ-3, MJ-13]
tip-removed = Vermoorde kaarten
about-tip-removed = Ze komen niet meer terug in het spel. [MJ-35]
tip-team = Munten van het team
about-tip-team = { $seats } winnen of verliezen samen. [MJ-49]
tip-ladder = { $colour }
about-tip-ladder = Na elke ronde verdient de beste in een kleur 2 munten; de tweede krijgt een vijfde van het totaal van de eerste, vaak meer. [MJ-44, MJ-45]
tip-place-1 = { $seat }, { $colour }
about-tip-place-1 = Eerste in deze kleur. Munten als de ronde nu eindigt: { $coins }. [MJ-42, MJ-44]
tip-place-2 = { $seat }, { $colour }
about-tip-place-2 = Tweede in deze kleur. Munten als de ronde nu eindigt: { $coins }. Dat is een vijfde van het totaal van de eerste, voor elke eerste. [MJ-43, MJ-45]
tip-place-none = { $seat }, { $colour }
about-tip-place-none = Niet eerste en niet tweede in deze kleur: nu geen munten. [MJ-42, MJ-43]
tip-scored = Scoregebieden
about-tip-scored = Aan het einde van een beurt gaan de overgebleven kaarten naar het scoregebied van hun speler. [MJ-40a]

# What an evaluation is made of: a hint says why by these
term-score = munten
term-red = rood
term-blue = blauw
term-yellow = geel
