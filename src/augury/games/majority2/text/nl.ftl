# The Majority 2

colour-blue = blauw
colour-green = groen
colour-red = rood
colour-pink = roze
colour-black = zwart

disc-blue = blauwe schijf
disc-green = groene schijf
disc-red = rode schijf
disc-pink = roze schijf
disc-black = zwarte schijf

side-own = van jou
side-opposing = van de tegenstander
place = { $name }
worn-plain = zonder schijf
worn-blue = met de blauwe schijf
worn-green = met de groene schijf
worn-red = met de rode schijf
worn-pink = met de roze schijf
worn-black = met de zwarte schijf

card-witch_secretary = heksensecretaresse
card-witch_junior = heksenjunior
card-witch_senior = heksensenior
card-witch_veteran = heksenveteraan
card-witch_aristocrat = heksenaristocraat
card-demon_secretary = demonensecretaresse
card-demon_junior = demonenjunior
card-demon_senior = demonensenior
card-demon_veteran = demonenveteraan
card-demon_aristocrat = demonenaristocraat
card-dragon_secretary = drakensecretaresse
card-dragon_junior = drakenjunior
card-dragon_senior = drakensenior
card-dragon_veteran = drakenveteraan
card-dragon_aristocrat = drakenaristocraat
card-angel_secretary = engelensecretaresse
card-angel_junior = engelenjunior
card-angel_senior = engelensenior
card-angel_veteran = engelenveteraan
card-angel_aristocrat = engelenaristocraat
card-reaper_secretary = maaiersecretaresse
card-reaper_junior = maaierjunior
card-reaper_senior = maaiersenior
card-reaper_veteran = maaierveteraan
card-reaper_aristocrat = maaieraristocraat
card-witch_senior_p = heksensenior (promo)
card-demon_veteran_p = demonenveteraan (promo)
card-dragon_junior_p = drakenjunior (promo)
card-angel_veteran_p = engelenveteraan (promo)
card-reaper_aristocrat_p = maaieraristocraat (promo)
card-ghost = geest

about-card-witch_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
about-card-witch_junior = 2 kaarten van de stapel naar je reserve.
about-card-witch_senior = Tegenstander verliest 2 willekeurige reservekaarten.
about-card-witch_veteran = Neem een kaart uit een kolom in je reserve.
about-card-witch_aristocrat = Al je munten zijn weer beschikbaar.
about-card-demon_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
about-card-demon_junior = Trek 3, leg dan 1 handkaart in je reserve.
about-card-demon_senior = Tegenstander moet volgende beurt ruilen.
about-card-demon_veteran = Niet als vrije kaart.
about-card-demon_aristocrat = +2 gebruikte munten.
about-card-dragon_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
about-card-dragon_junior = Leg de 4e kaart van deze baan af, geteld vanaf de tegenstander.
about-card-dragon_senior = Leg je hand af.
about-card-dragon_veteran = Beiden noemen een kleur; die verdwijnen uit alle kolommen.
about-card-dragon_aristocrat = Tegenstander geeft een voltooide factie op (secretaresse eerst).
about-card-angel_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
about-card-angel_junior = Je kaarten in deze kolom kunnen niet door vaardigheden worden afgelegd. Niet als vrije kaart.
about-card-angel_senior = 2 schijven op 2 eigen kaarten.
about-card-angel_veteran = Leg 2 kaarten van de stapel in deze kolom.
about-card-angel_aristocrat = Wordt meteen voltooide factie, +1 gebruikte munt; rest van de kolom weg.
about-card-reaper_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
about-card-reaper_junior = Schijf op een kaart van de tegenstander.
about-card-reaper_senior = Vervang door een kaart van de stapel en gebruik die vaardigheid.
about-card-reaper_veteran = Schijf op een voltooide factie.
about-card-reaper_aristocrat = Tegenstander verliest 1 munt (minimaal 3 over).
about-card-witch_senior_p = Tegenstander verliest evenveel willekeurige reservekaarten als jij facties hebt.
about-card-demon_veteran_p = Einde spel: +1 punt per kleur van je facties. Niet als vrije kaart.
about-card-dragon_junior_p = Kies een kaart in deze baan: weg als de tegenstander een factie van die kleur heeft.
about-card-angel_veteran_p = Verwijder alle schijven; bij 4 of meer +1 gebruikte munt.
about-card-reaper_aristocrat_p = Leg alle schijven van de voorraad op kaarten zonder schijf.
about-card-ghost = Verplaats naar een kolom van de tegenstander. Zonder schijf trekt hij de volgende schijf in zijn baan aan.

do-keep-hand = Houd de hand
do-swap = Ruil hand en reserve
do-draw = Trek kaarten
do-no-draw = Trek niets
do-free-play = Speel { $card } gratis in kolom { $column }
do-no-free-play = Geen vrije kaart
do-play = Betaal { $card } in kolom { $column }
do-haunt = Stuur een geest naar kolom { $column } van de tegenstander
do-end-standard = Beëindig je beurt
do-form = Vorm de factie { $colour }
do-represent = Maak kaart { $place } vertegenwoordiger
do-take = Neem kaart { $place } { $side } in je reserve
do-lay-aside = Leg { $card } in je reserve
do-name = Noem { $colour }
do-give-up = Geef { $card } op ({ $worn })
do-disc = Leg de { $disc } op kaart { $place } { $side }
do-recolour = Leg de { $disc } op de factie { $card } { $side }
do-strike = Kies kaart { $place } { $side }

prompt-exchange = Ruil je hele hand tegen je hele reserve, of houd haar.
prompt-draw = Trek kaarten, of niet.
prompt-free = Speel één kaart gratis, zonder vaardigheid, of geen.
prompt-standard = Betaal een kaart, of beëindig je beurt; de hand gaat dan naar de tegenstander.
prompt-form = Twee kleuren hebben een meerderheid: kies de factie.
prompt-represent = Kies de vertegenwoordiger van je factie.
prompt-take = Kies een kaart uit een kolom; ze gaat naar je reserve.
prompt-lay-aside = Kies een handkaart voor je reserve.
prompt-name = Noem een kleur; haar kaarten verdwijnen uit de kolommen.
prompt-give-up = Kies een voltooide factie om op te geven.
prompt-disc = Leg een schijf op een kaart.
prompt-recolour = Leg een schijf op een voltooide factie.
prompt-strike = Kies een kaart in deze baan; ze gaat weg als de tegenstander een factie van die kleur heeft.
prompt-haunt = Kies een kolom van de tegenstander voor de geest.
prompt-wait = Wachten op de tegenstander.
prompt-over = Het spel is afgelopen.

event-turn = Beurt { $number }: { $seat } heeft { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } beschikbaar.
event-swapped = { $seat } ruilt: hand { $hand }, reserve { $reserve }.
event-drew = { $seat } trekt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-drawn = Je trekt { $cards }.
event-reserve-drew = De reserve van { $seat } krijgt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-reserve-drawn = Je reserve krijgt { $cards }.
event-reshuffled = De aflegstapel wordt een nieuwe trekstapel van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-free-played = { $seat } speelt { $card } gratis in kolom { $column }.
event-played = { $seat } betaalt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } voor { $card } in kolom { $column }.
event-ghost-played = { $seat } betaalt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } voor { $card }.
event-ability = { $card } werkt voor { $seat }.
event-column-lost = Kolom { $column } van { $seat } heeft geen meerderheid: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 } afgelegd.
event-formed = { $seat } vormt in kolom { $column } de factie { $colour } met { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }; { $card } vertegenwoordigt haar.
event-gained = { $seat } krijgt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 }.
event-readied = { $seat } maakt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } weer beschikbaar.
event-lost-coin = { $seat } verliest een munt.
event-must-swap = { $seat } moet volgende beurt ruilen.
event-laid-aside = { $seat } legt een handkaart in de reserve.
event-laid = Je legt { $card } in je reserve.
event-taken = { $seat } neemt { $card } uit kolom { $column } van { $from } in de reserve.
event-reserve-lost = De reserve van { $seat } verliest { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }; { $card } ligt boven.
event-reserve-gone = Je reserve verliest { $cards }.
event-hand-discarded = { $seat } legt de hand af, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }; { $card } ligt boven.
event-discarded = { $card } in kolom { $column } van { $seat } wordt afgelegd.
event-protected = Een engelenjunior beschermt { $card } in kolom { $column } van { $seat }.
event-unharmed = { $card } in kolom { $column } van { $seat } blijft: geen factie van die kleur.
event-named = { $seat } noemt { $colour }.
event-wiped = Kolom { $column } van { $seat } verliest { $cards }.
event-gave-up = { $seat } geeft de factie van { $card } op.
event-joined = { $card } komt in kolom { $column } van { $seat }.
event-ascended = { $card } wordt een voltooide factie van { $seat }.
event-column-cleared = De rest van kolom { $column } van { $seat } wordt afgelegd: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-replaced = { $card } neemt de plaats in van de maaiersenior in kolom { $column } van { $seat }.
event-disc-placed = De { $disc } gaat op { $card } in kolom { $column } van { $seat }.
event-ghost-attracted = { $card } in kolom { $column } van { $seat } neemt de { $disc }.
event-recoloured = De { $disc } gaat op de factie van { $card } van { $seat }.
event-discs-removed = { $discs ->
    [one] Eén schijf gaat
   *[other] { $discs } schijven gaan
 } terug naar de voorraad.
event-haunted = De geest gaat naar kolom { $column } van { $seat }.
event-handed-over = De hand gaat naar { $seat }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-received = Je krijgt { $cards }.
event-end-factions = { $seat } heeft { $cards } voltooide facties: het spel eindigt.
event-end-idle = Beurt { $number }: zes beurten lang gebeurde niets, het spel eindigt.
event-end-long = Na beurt { $number } eindigt het spel.
event-scored = { $seat }: { $card } telt { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
event-total = { $seat }: met { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } is dat { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
event-over = Het spel is afgelopen; { $seat } heeft gewonnen.

option-promo_witch_senior = De promo-heksensenioren vervangen de gewone.
option-promo_demon_veteran = De promo-demonenveteranen vervangen de gewone.
option-promo_dragon_junior = De promo-drakenjunioren vervangen de gewone.
option-promo_angel_veteran = De promo-engelenveteranen vervangen de gewone.
option-promo_reaper_aristocrat = De promo-maaieraristocraten vervangen de gewone.
option-ghosts = Twee geesten komen bij de kaarten.
option-start_player = Wie begint.
option-start_player-random = een willekeurige plaats
option-start_player-0 = plaats 1
option-start_player-1 = plaats 2

show-turn = Beurt { $number }, { $seat }
show-pile = trekstapel { $cards }
show-discards = aflegstapel { $cards }, boven { $card }
show-supply = schijven in de voorraad
show-coins = munten { $ready } beschikbaar van { $coins }
show-points = punten { $points }
show-reserve-size = reserve { $cards }
show-start = startspeler
show-area = scoregebied
show-column = Kolom { $column }
show-safe = veilig
show-hand = Je hand
show-reserve = Je reserve
show-hand-size = Hand van { $seat }: { $cards }
show-known-hand = je kent
show-known-reserve = Bekend in de reserve van { $seat }
show-must-swap = De volgende ruil is verplicht.
show-pending = Nog te doen

# The board
board-your-turn = jouw beurt
board-thinks = denkt na
board-coins = Munten
board-reserve = Reserve
board-factions = Facties
board-discs = Schijven
board-disc-away = { $disc }, van de kaart waarop ze ligt
board-pile = trekstapel
board-discard = aflegstapel
board-draws = { $seat } mag { $cards } trekken.
board-just-now = Zojuist
board-lane = Baan { $lane }
board-place = Jouw kolom { $column }, plek { $card }
board-their-place = Kolom { $column } van de tegenstander, plek { $card }
board-of-five = { $card } van 5
board-phases = Fasen van de beurt
board-colours = Kleuren
board-costs = kost { $number }
board-needs = vereist { $number }
board-phase-exchange = Ruil
board-phase-draw = Trekken
board-phase-free = Gratis spelen
board-phase-standard = Gewoon spelen
board-rank-secretary = Secretaresse
board-rank-junior = Junior
board-rank-senior = Senior
board-rank-veteran = Veteraan
board-rank-aristocrat = Aristocraat
board-rank-ghost = Geest
board-faction-witch = Heks
board-faction-demon = Demon
board-faction-dragon = Draak
board-faction-angel = Engel
board-faction-reaper = Maaier
board-faction-ghost = onafhankelijk

# De les
lesson-3 = Welkom! Jij en je tegenstander bouwen elk aan drie kolommen. Er is maar één hand, en wie aan de beurt is heeft haar; wat overblijft gaat naar de ander. [M2-6, M2-44] Nu is ze leeg, dus je gaat trekken. Bewaar je reserve voor later. [M2-22, M2-26]
lesson-4 = Eén keer per beurt mag je een kaart gratis spelen; haar vaardigheid werkt dan niet. [M2-30, M2-31] Dat is precies goed voor een dure veteraan. Het doel: vijf kaarten in een kolom, drie of meer van één kleur, vormen een factie. [M2-33, M2-35]
lesson-5 = De andere veteraan kun je niet betalen: dat kost vier munten en een factie van zijn kleur. [M2-41, M2-42] Beëindig je beurt. De hand gaat naar je tegenstander.
lesson-10 = De demonensenior heeft je gedwongen te ruilen: je reserve is nu je hand. [M2-56] Je zou twee kaarten kunnen trekken, maar dan trekt je tegenstander er een in de reserve. [M2-25] Vijf kaarten zijn genoeg.
lesson-11 = Wat je hier plant, wordt pas gespeeld als je het bevestigt; probeer dus gerust. Nog een veteraan gratis, in een eigen kolom.
lesson-12 = Geef nu je munten uit. Een betaalde kaart werkt meteen: de maaierjunior legt een schijf op een kaart van de tegenstander. [M2-43, M2-67] In kolom 1 komt hij bij je andere zwarte kaart.
lesson-13 = Een kaart met een schijf heeft de kleur van die schijf. [M2-10] Je tegenstander verzamelt groen in kolom 2: maak er een blauw.
lesson-20 = Deze hand heeft weinig voor je zwarte kolom, maar in je reserve liggen twee maaieraristocraten. Ruil: de hele hand tegen de hele reserve. [M2-22]
lesson-21 = Trek nu. Hoe meer facties je tegenstander heeft, hoe meer kaarten je trekt; nu twee. [M2-25] Toeval kun je niet terugnemen, dus dit bevestig je samen met de ruil.
lesson-22 = Om een aristocraat te betalen heb je twee facties van zijn kleur nodig; gratis geen enkele. [M2-30, M2-42] Dat maakt drie zwarte kaarten in kolom 1.
lesson-23 = Je tegenstander heeft vier kaarten in kolom 2: nog één en er ontstaat een factie. De drakenjunior verbrandt de vierde kaart van zijn baan, geteld vanaf de tegenstander. [M2-59] Speel hem dus in kolom 2.
lesson-29 = Je tegenstander heeft de groene factie gevormd: één kaart vertegenwoordigt haar en telt, de andere gaan weg, en er zijn munten. [M2-35, M2-36, M2-37] Nu jij: in de hand zit een maaierjunior, je vierde zwarte kaart. Houd haar.
lesson-30 = Je tegenstander heeft een factie, dus je trekt drie kaarten. [M2-25]
lesson-31 = De vierde zwarte kaart, gratis. Nog één kaart, van welke kleur ook, en de kolom is vol.
lesson-32 = Met een vijfde kaart vormt de kolom haar factie: zwart heeft de meerderheid. [M2-33] De secretaresse is de goedkoopste, twee munten.
lesson-33 = Kies wie de factie vertegenwoordigt. De veteraan is vier punten waard, meer dan de anderen, en vier kaarten van de kleur leveren een munt op. [M2-35, M2-36]
lesson-free = Vanaf hier speel je zelf verder. Zodra iemand vijf facties heeft, eindigt het spel snel, en de meeste punten winnen. [M2-45] Blijf op een kaart staan om te lezen wat ze doet; de regels staan achter het vraagteken.

# Where points come from
heading-members = Facties
heading-secretaries = Secretaresses
heading-demon-veteran = Demonenveteraan
heading-coins = Munten

## Wat de doorslag gaf

verdict-tie-start = { $seat } en { $other } hebben elk { $points } punten. { $seat } wint, want { $other } heeft het startspelersfiche.

## Refusals

refusal-asked = Nu wordt iets anders gevraagd: { $asked }
refusal-exchange-over = De ruilfase van deze beurt is voorbij.
refusal-draw-over = De trekfase van deze beurt is voorbij.
refusal-free-over = Het gratis spelen van deze beurt is voorbij.
refusal-in-reserve = Deze kaart ligt in je reserve; je speelt alleen handkaarten: { $card }.
refusal-not-in-hand = Deze kaart heb je niet op de hand: { $card }.
refusal-no-free = Deze kaart mag je niet gratis spelen: { $card }.
refusal-coins =
    { $needed ->
        [one] Ze kost 1 munt
       *[other] Ze kost { $needed } munten
    }; je hebt er { $held } beschikbaar: { $card }.
refusal-factions =
    { $needed ->
        [one] Er is 1 voltooide factie
       *[other] Er zijn { $needed } voltooide facties
    } van haar kleur nodig ({ $colour }); je hebt er { $held }: { $card }.
refusal-ghost-haunts = Een betaalde geest gaat naar een kolom van de tegenstander: kies er daar een.
refusal-place-empty = Op die plek ligt geen kaart.
refusal-like-cards = Ze is gelijk aan een oudere kaart in deze kolom: kies die.
refusal-other-lane = Kies een kaart in baan { $lane }, waar de draak ligt.
refusal-colour-named = Deze kleur is al genoemd; de tweede is een andere: { $colour }.
refusal-secretary-first = Je hebt een secretaresse; die gaat voor.
refusal-no-faction = Zo’n voltooide factie heb je niet.
refusal-form-few =
    { $cards ->
        [one] Maar 1 kaart in de kolom heeft deze kleur
       *[other] Maar { $cards } kaarten in de kolom hebben deze kleur
    } ({ $colour }); voor een factie zijn er { $needed } nodig.
refusal-represent-column = De vertegenwoordiger komt uit kolom { $column }.
refusal-represent-colour = De vertegenwoordiger heeft de kleur van de factie: { $colour }.
refusal-disc-just = Deze schijf is net gelegd; de tweede is een andere.
refusal-disc-away = Deze schijf ligt op een kaart; nu leg je alleen schijven uit de voorraad.
refusal-disc-own = Deze schijven gaan op je eigen kaarten.
refusal-disc-opposing = Deze schijf gaat op een kaart van de tegenstander.
refusal-disc-there = Op deze kaart ligt al een schijf.
refusal-disc-ghost = Een geest zonder schijf neemt de volgende schijf van deze baan.
refusal-recolour-none = In dat scoregebied ligt deze kaart niet zonder schijf: { $card }.
