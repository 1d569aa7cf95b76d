## Waar de regels vandaan komen, en wat geen bron afdrukt

source = Spelregels: het boekje van de Complete Edition (2015), hoofdstuk 4 tot en met 6.
reconstructed = de prijs van de geest, en de overwinningspunten van de engelensenior, de engelenveteraan en vier maaiers.

# The Majority 2

blurb = Een duel om drie kolommen. Wat je niet speelt, krijgt je tegenstander.

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

about-card-witch_secretary = Aan het einde: +2 punten voor elke andere secretaresse van deze factie in je scoregebied. [M2-50]
about-card-witch_junior = Trek 2 kaarten naar je reserve. [M2-51]
about-card-witch_senior = Je tegenstander legt 2 willekeurige kaarten uit de reserve af. [M2-52]
about-card-witch_veteran = Neem een kaart uit een kolom, aan welke kant ook, in je reserve. [M2-53]
about-card-witch_aristocrat = Al je munten zijn weer beschikbaar. [M2-54]
about-card-demon_secretary = Aan het einde: +2 punten voor elke andere secretaresse van deze factie in je scoregebied. [M2-50]
about-card-demon_junior = Trek 3 kaarten en leg daarna 1 handkaart in je reserve. [M2-55]
about-card-demon_senior = Je tegenstander moet volgende beurt hand en reserve ruilen. [M2-56]
about-card-demon_veteran = Geen vaardigheid. Kan niet je gratis kaart zijn. [M2-57]
about-card-demon_aristocrat = Krijg 2 gebruikte munten. [M2-58]
about-card-dragon_secretary = Aan het einde: +2 punten voor elke andere secretaresse van deze factie in je scoregebied. [M2-50]
about-card-dragon_junior = Leg de 4e kaart van deze kolom af, over beide kanten geteld vanaf de tegenstander. [M2-59]
about-card-dragon_senior = Leg je hele hand af. [M2-60]
about-card-dragon_veteran = Jij noemt een kleur, je tegenstander een andere: alle kaarten in die kleuren verdwijnen uit de kolommen. [M2-61]
about-card-dragon_aristocrat = Je tegenstander legt een eigen voltooide factie af: een secretaresse, als die er is. [M2-62]
about-card-angel_secretary = Aan het einde: +2 punten voor elke andere secretaresse van deze factie in je scoregebied. [M2-50]
about-card-angel_junior = Vaardigheden kunnen je kaarten in deze kolom niet afleggen. Kan niet je gratis kaart zijn. [M2-63]
about-card-angel_senior = Leg 2 schijven op 2 van je kaarten in kolommen die er geen hebben. Een schijf mag van een andere kaart komen. [M2-64]
about-card-angel_veteran = Leg de bovenste 2 kaarten van de trekstapel in deze kolom. [M2-65]
about-card-angel_aristocrat = Wordt meteen een voltooide factie. Krijg 1 gebruikte munt; de rest van de kolom wordt afgelegd. [M2-65a]
about-card-reaper_secretary = Aan het einde: +2 punten voor elke andere secretaresse van deze factie in je scoregebied. [M2-50]
about-card-reaper_junior = Leg een schijf op een kaart zonder schijf in een kolom van je tegenstander. De schijf mag van een andere kaart komen. [M2-67]
about-card-reaper_senior = Trek een kaart: die neemt deze plaats in en de vaardigheid ervan werkt. Deze kaart gaat terug naar je hand. [M2-66]
about-card-reaper_veteran = Leg een schijf op een voltooide factie zonder schijf, van jou of je tegenstander. De schijf mag van een andere kaart komen. [M2-68]
about-card-reaper_aristocrat = Je tegenstander verliest een munt, maar houdt er altijd 3. [M2-69]
about-card-witch_senior_p = Je tegenstander legt evenveel willekeurige reservekaarten af als jij voltooide facties hebt. [M2-71]
about-card-demon_veteran_p = Aan het einde: +1 punt per kleur in je scoregebied. Kan niet je gratis kaart zijn. [M2-72]
about-card-dragon_junior_p = Kies een kaart in deze kolom, aan welke kant ook: die wordt afgelegd als je tegenstander een voltooide factie van die kleur heeft. [M2-73]
about-card-angel_veteran_p = Alle schijven gaan terug naar de voorraad. Waren het er 4 of meer, dan krijg je 1 gebruikte munt. [M2-74]
about-card-reaper_aristocrat_p = Leg alle schijven uit de voorraad op kaarten zonder schijf in kolommen, aan welke kant ook. [M2-75]
about-card-ghost = Gaat naar een kolom van je tegenstander. Zonder schijf trekt de geest de volgende schijf voor die kolom aan, aan welke kant ook. [M2-80, M2-83]
about-disc-blue = Een kaart met deze schijf is blauw en een heks, wat er ook op staat. [M2-10]
about-disc-green = Een kaart met deze schijf is groen en een demon, wat er ook op staat. [M2-10]
about-disc-red = Een kaart met deze schijf is rood en een draak, wat er ook op staat. [M2-10]
about-disc-pink = Een kaart met deze schijf is roze en een engel, wat er ook op staat. [M2-10]
about-disc-black = Een kaart met deze schijf is zwart en een maaier, wat er ook op staat. [M2-10]

# What a card shows: the short form of its text
face-card-witch_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
face-card-witch_junior = 2 kaarten van de stapel naar je reserve.
face-card-witch_senior = Tegenstander verliest 2 willekeurige reservekaarten.
face-card-witch_veteran = Neem een kaart uit een kolom in je reserve.
face-card-witch_aristocrat = Al je munten zijn weer beschikbaar.
face-card-demon_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
face-card-demon_junior = Trek 3, leg dan 1 handkaart in je reserve.
face-card-demon_senior = Tegenstander moet volgende beurt ruilen.
face-card-demon_veteran = Niet als gratis kaart.
face-card-demon_aristocrat = +2 gebruikte munten.
face-card-dragon_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
face-card-dragon_junior = Leg de 4e kaart van deze kolom af, geteld vanaf de tegenstander.
face-card-dragon_senior = Leg je hand af.
face-card-dragon_veteran = Beiden noemen een kleur; die verdwijnen uit alle kolommen.
face-card-dragon_aristocrat = Tegenstander geeft een voltooide factie op (secretaresse eerst).
face-card-angel_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
face-card-angel_junior = Je kaarten in deze kolom kunnen niet door vaardigheden worden afgelegd. Niet als gratis kaart.
face-card-angel_senior = 2 schijven op 2 eigen kaarten.
face-card-angel_veteran = Leg 2 kaarten van de stapel in deze kolom.
face-card-angel_aristocrat = Wordt meteen voltooide factie, +1 gebruikte munt; rest van de kolom weg.
face-card-reaper_secretary = Einde spel: +2 punten per andere eigen secretaresse van deze factie.
face-card-reaper_junior = Schijf op een kaart van de tegenstander.
face-card-reaper_senior = Ruil deze voor een kaart van de stapel en gebruik die vaardigheid.
face-card-reaper_veteran = Schijf op een voltooide factie.
face-card-reaper_aristocrat = Tegenstander verliest 1 munt (minimaal 3 over).
face-card-witch_senior_p = Tegenstander verliest evenveel willekeurige reservekaarten als jij facties hebt.
face-card-demon_veteran_p = Einde spel: +1 punt per kleur van je facties. Niet als gratis kaart.
face-card-dragon_junior_p = Kies een kaart in deze kolom: weg als de tegenstander een factie van die kleur heeft.
face-card-angel_veteran_p = Verwijder alle schijven; bij 4 of meer +1 gebruikte munt.
face-card-reaper_aristocrat_p = Leg alle schijven van de voorraad op kaarten zonder schijf.
face-card-ghost = Verplaats naar een kolom van de tegenstander. Zonder schijf trekt die de volgende schijf in die kolom aan.

do-keep-hand = Houd je hand
do-keep-hand-short = Houden
do-swap = Ruil hand en reserve
do-swap-short = Ruilen
do-draw = Trek kaarten
do-draw-short = Trekken
do-no-draw = Trek geen kaarten
do-no-draw-short = Niet trekken
do-free-play = Speel de { $card } gratis in kolom { $column }
do-free-play-short = Gratis spelen
do-no-free-play = Geen gratis kaart
do-no-free-play-short = Geen kaart
do-play = Betaal voor de { $card } in kolom { $column }
do-play-short = Betalen
do-haunt = Stuur de geest naar kolom { $column } van je tegenstander
do-haunt-short = Spoken
do-end-standard = Beëindig je beurt
do-end-standard-short = Beurt klaar
do-form = Vorm de factie { $colour }
do-form-short = Vormen
do-represent = Maak kaart { $place } de vertegenwoordiger
do-represent-short = Kiezen
do-take = Neem kaart { $place } { $side } in je reserve
do-take-short = Nemen
do-lay-aside = Leg de { $card } in je reserve
do-lay-aside-short = Wegleggen
do-name = Noem { $colour }
do-name-short = Noemen
do-give-up = Geef de { $card } op ({ $worn })
do-give-up-short = Opgeven
do-disc = Leg de { $disc } op kaart { $place } { $side }
do-disc-short = Schijf leggen
do-recolour = Leg de { $disc } op de factie { $card } { $side }
do-recolour-short = Schijf leggen
do-strike = Kies kaart { $place } { $side }
do-strike-short = Kiezen

prompt-exchange = Ruil je hele hand voor je hele reserve, of houd je hand.
prompt-draw = Trek je kaarten? Je tegenstander trekt dan 1 kaart naar de reserve.
prompt-free = Je mag één kaart gratis spelen, zonder de vaardigheid.
prompt-standard = Betaal voor een kaart, of beëindig je beurt en geef de hand door.
prompt-form = Twee kleuren hebben drie kaarten of meer: welke factie vorm je?
prompt-represent = Kies de kaart die je factie vertegenwoordigt.
prompt-take = Kies een kaart uit een kolom. Die gaat naar je reserve.
prompt-lay-aside = Kies een handkaart voor je reserve.
prompt-name = Noem een kleur. Kaarten in die kleur verdwijnen uit de kolommen.
prompt-give-up = Kies de voltooide factie die je opgeeft.
prompt-disc = Leg een schijf op een kaart.
prompt-recolour = Leg een schijf op een voltooide factie.
prompt-strike = Kies een kaart in deze kolom. Die wordt afgelegd als je tegenstander een factie van die kleur heeft.
prompt-haunt = Naar welke kolom van je tegenstander gaat de geest?
prompt-wait = Wachten op je tegenstander.
prompt-over = Het spel is afgelopen.

chapter-turn = beurt { $number }
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
event-reserve-drew = { $seat } trekt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 } naar de reserve.
event-reserve-drawn = Je trekt naar je reserve: { $cards }.
event-reshuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-free-played = { $seat } speelt de { $card } gratis in kolom { $column }.
event-played = { $seat } betaalt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } voor de { $card } in kolom { $column }.
event-ghost-played = { $seat } betaalt { $coins ->
    [one] één munt
   *[other] { $coins } munten
 } voor de { $card }.
event-ability = De { $card } werkt voor { $seat }.
event-column-lost = Kolom { $column } van { $seat } heeft geen drie kaarten van één kleur: { $cards ->
    [one] één kaart wordt
   *[other] { $cards } kaarten worden
 } afgelegd.
event-formed = { $seat } vormt in kolom { $column } de factie { $colour } met { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }; vertegenwoordiger is de { $card }.
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
event-laid = Je legt de { $card } in je reserve.
event-taken = { $seat } neemt de { $card } uit kolom { $column } van { $from } in de reserve.
event-reserve-lost = { $seat } verliest { $cards ->
    [one] één reservekaart
   *[other] { $cards } reservekaarten
 }; bovenop ligt de { $card }.
event-reserve-gone = Je verliest uit je reserve: { $cards }.
event-hand-discarded = { $seat } legt de hand af, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }; bovenop ligt de { $card }.
event-discarded = De { $card } in kolom { $column } van { $seat } wordt afgelegd.
event-protected = Een engelenjunior beschermt de { $card } in kolom { $column } van { $seat }.
event-unharmed = De { $card } in kolom { $column } van { $seat } blijft: de tegenstander heeft geen factie van die kleur.
event-named = { $seat } noemt { $colour }.
event-wiped = Kolom { $column } van { $seat } verliest { $cards }.
event-gave-up = { $seat } geeft de factie van de { $card } op.
event-joined = De { $card } komt in kolom { $column } van { $seat }.
event-ascended = De { $card } wordt een voltooide factie van { $seat }.
event-column-cleared = De rest van kolom { $column } van { $seat } wordt afgelegd: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-replaced = De { $card } neemt de plaats in van de maaiersenior in kolom { $column } van { $seat }.
event-disc-placed = De { $disc } gaat op de { $card } in kolom { $column } van { $seat }.
event-ghost-attracted = De { $card } in kolom { $column } van { $seat } trekt de { $disc } aan.
event-recoloured = De { $disc } gaat op de factie van de { $card } van { $seat }.
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
event-end-factions = { $seat } heeft { $cards ->
    [one] één voltooide factie
   *[other] { $cards } voltooide facties
 }: het spel is afgelopen.
event-end-idle = Beurt { $number }: zes beurten lang is er geen kaart getrokken of gespeeld, dus het spel is afgelopen.
event-end-long = Het spel is afgelopen na beurt { $number }.
event-scored = { $seat }: de { $card } telt voor { $points ->
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
event-over = Het spel is afgelopen. { $seat } wint!

option-promo_witch_senior = De promo-heksensenioren vervangen de gewone.
option-promo_demon_veteran = De promo-demonenveteranen vervangen de gewone.
option-promo_dragon_junior = De promo-drakenjunioren vervangen de gewone.
option-promo_angel_veteran = De promo-engelenveteranen vervangen de gewone.
option-promo_reaper_aristocrat = De promo-maaieraristocraten vervangen de gewone.
option-ghosts = Er doen twee geesten mee.
option-start_player = Wie begint.
option-start_player-random = een willekeurige plaats
option-start_player-0 = plaats 1
option-start_player-1 = plaats 2

show-turn = Beurt { $number }, { $seat }
show-pile = trekstapel { $cards }
show-discards = aflegstapel { $cards }, bovenop { $card }
show-supply = schijven in de voorraad
show-coins = munten: { $ready } van { $coins } beschikbaar
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
board-disc-away = { $disc }, van de kaart waarop die ligt
board-pile = trekstapel
board-discard = aflegstapel
board-draws = { $seat } mag { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 } trekken.
board-just-now = Zojuist
board-lane = Kolom { $lane }
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
board-phase-standard = Betaald spelen
board-rank-secretary = Secretaresse
board-rank-junior = Junior
board-rank-senior = Senior
board-rank-veteran = Veteraan
board-rank-aristocrat = Aristocraat
board-rank-ghost = Geest
board-rank-secretary-short = Secr.
board-rank-junior-short = Junior
board-rank-senior-short = Senior
board-rank-veteran-short = Vet.
board-rank-aristocrat-short = Arist.
board-rank-ghost-short = Geest
board-faction-witch = Heks
board-faction-demon = Demon
board-faction-dragon = Draak
board-faction-angel = Engel
board-faction-reaper = Maaier
board-faction-ghost = onafhankelijk

# De les
lesson-3 = Welkom! Jij en je tegenstander bouwen elk aan drie kolommen. Er is maar één hand: wie aan de beurt is, heeft die, en wat overblijft gaat naar de ander. [M2-6, M2-44] Nu is de hand leeg, dus je gaat trekken. Bewaar je reserve voor later. [M2-22, M2-26]
lesson-4 = Eén keer per beurt mag je een kaart gratis spelen; de vaardigheid werkt dan niet. [M2-30, M2-31] Precies goed voor een dure veteraan. Je doel: vijf kaarten in een kolom, met drie of meer van één kleur, vormen een factie. [M2-33, M2-35]
lesson-5 = De andere veteraan kun je niet betalen: die kost vier munten en vraagt een factie van dezelfde kleur. [M2-41, M2-42] Beëindig je beurt. De hand gaat naar je tegenstander.
lesson-10 = De demonensenior dwong je te ruilen: je reserve is nu je hand. [M2-56] Je zou twee kaarten kunnen trekken, maar dan trekt je tegenstander er een naar de reserve. [M2-25] Vijf kaarten zijn genoeg.
lesson-11 = Er wordt pas iets gespeeld als je het bevestigt; probeer dus gerust. Speel nog een veteraan gratis, in een eigen kolom.
lesson-12 = Geef nu je munten uit. Een betaalde kaart werkt meteen: de maaierjunior legt een schijf op een kaart van je tegenstander. [M2-43, M2-67] In kolom 1 komt hij bij je andere zwarte kaart.
lesson-13 = Een kaart met een schijf heeft de kleur van die schijf. [M2-10] Je tegenstander verzamelt groen in kolom 2: maak een van die kaarten blauw.
lesson-20 = Deze hand heeft weinig voor je zwarte kolom, maar in je reserve liggen twee maaieraristocraten. Ruil: de hele hand voor de hele reserve. [M2-22]
lesson-21 = Trek nu. Hoe meer facties je tegenstander heeft, hoe meer kaarten je trekt; nu twee. [M2-25] Getrokken is getrokken, dus dit bevestig je samen met de ruil.
lesson-22 = Om voor een aristocraat te betalen heb je twee facties van die kleur nodig; als gratis kaart geen enkele. [M2-30, M2-42] Dat maakt drie zwarte kaarten in kolom 1.
lesson-23 = Je tegenstander heeft vier kaarten in kolom 2: nog één en er ontstaat een factie. De drakenjunior verbrandt de vierde kaart van de kolom, geteld vanaf de tegenstander. [M2-59] Speel hem dus in kolom 2.
lesson-29 = Je tegenstander heeft de groene factie gevormd: één kaart vertegenwoordigt die en telt, de andere worden afgelegd, en er komen munten bij. [M2-35, M2-36, M2-37] Nu jij: in de hand zit een maaierjunior, je vierde zwarte kaart. Houd je hand.
lesson-30 = Je tegenstander heeft een factie, dus je trekt drie kaarten. [M2-25]
lesson-31 = De vierde zwarte kaart, gratis. Nog één kaart, van welke kleur ook, en de kolom is vol.
lesson-32 = Met de vijfde kaart vormt de kolom een factie: zwart heeft drie kaarten of meer. [M2-33] De secretaresse is de goedkoopste, twee munten.
lesson-33 = Kies wie de factie vertegenwoordigt. De veteraan is vier punten waard, meer dan de anderen, en vier kaarten van één kleur leveren een munt op. [M2-35, M2-36]
lesson-free = Vanaf hier speel je zelf verder. Zodra iemand vijf facties heeft, is het spel snel afgelopen, en wie de meeste punten heeft, wint. [M2-45] Houd de muis op een kaart, of druk er lang op, om te lezen wat hij doet; de regels staan achter het vraagteken.

# Where points come from
heading-members = Facties
heading-secretaries = Secretaresses
heading-demon-veteran = Demonenveteraan
heading-coins = Munten
about-heading-members = De sterren op de kaarten van het scoregebied. [M2-88]
about-heading-secretaries = 2 extra voor elke secretaresse van dezelfde kleur ernaast. [M2-50]
about-heading-demon-veteran = 1 extra voor elke kleur in het scoregebied. [M2-72]
about-heading-coins = 1 punt per munt, uitgegeven of niet. [M2-88]

## Wat de doorslag gaf

verdict-tie-start =
    { $seat } en { $other } hebben elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $seat } wint, want { $other } heeft het startspelersfiche.

## Refusals

refusal-asked = Eerst iets anders: { $asked }
refusal-exchange-over = Je kunt deze beurt niet meer ruilen.
refusal-draw-over = Je kunt deze beurt niet meer trekken.
refusal-free-over = Je kunt deze beurt geen gratis kaart meer spelen.
refusal-in-reserve = Deze kaart ligt in je reserve; je speelt alleen handkaarten: { $card }.
refusal-not-in-hand = Deze kaart zit niet in je hand: { $card }.
refusal-no-free = Deze kaart kan niet je gratis kaart zijn: { $card }.
refusal-coins =
    { $needed ->
        [one] Dat kost 1 munt
       *[other] Dat kost { $needed } munten
    }; je hebt er { $held } beschikbaar: { $card }.
refusal-factions =
    { $needed ->
        [one] Er is 1 voltooide factie
       *[other] Er zijn { $needed } voltooide facties
    } van die kleur nodig ({ $colour }); je hebt er { $held }: { $card }.
refusal-ghost-haunts = Een betaalde geest gaat naar een kolom van de tegenstander: kies er daar een.
refusal-place-empty = Op die plek ligt geen kaart.
refusal-like-cards = Deze kaart is gelijk aan een oudere in deze kolom: kies die.
refusal-other-lane = Kies een kaart in kolom { $lane }, waar de draak ligt.
refusal-colour-named = Deze kleur is al genoemd; kies een andere: { $colour }.
refusal-secretary-first = Je hebt een secretaresse; die gaat voor.
refusal-no-faction = Zo’n voltooide factie heb je niet.
refusal-form-few =
    { $cards ->
        [one] Maar 1 kaart in de kolom heeft deze kleur
       *[other] Maar { $cards } kaarten in de kolom hebben deze kleur
    } ({ $colour }); voor een factie zijn er { $needed } nodig.
refusal-represent-column = De vertegenwoordiger komt uit kolom { $column }.
refusal-represent-colour = De vertegenwoordiger heeft de kleur van de factie: { $colour }.
refusal-disc-just = Deze schijf is net gelegd; kies een andere.
refusal-disc-away = Deze schijf ligt op een kaart; nu leg je alleen schijven uit de voorraad.
refusal-disc-own = Deze schijven gaan op je eigen kaarten.
refusal-disc-opposing = Deze schijf gaat op een kaart van de tegenstander.
refusal-disc-there = Op deze kaart ligt al een schijf.
refusal-disc-ghost = Een geest zonder schijf neemt de volgende schijf in deze kolom.
refusal-recolour-none = In dat scoregebied ligt die kaart niet zonder schijf: { $card }.

## What is this?

about-show-turn = De spelers zijn om de beurt. Wie aan de beurt is, heeft de enige hand. [M2-6, M2-44]
tip-points = Punten van { $seat }
about-tip-points = De sterren in het scoregebied plus 1 per munt, alsof het spel nu afgelopen is. [M2-50, M2-88]
tip-coins = Munten van { $seat }, beschikbaar
about-tip-coins = Alleen met beschikbare munten kun je betalen: { $ready } van { $coins }. Uitgegeven munten komen in de volgende beurt terug; aan het einde is elke munt 1 punt waard. [M2-21, M2-41, M2-88]
tip-reserve = Reserve van { $seat }
about-tip-reserve = Alleen { $seat } ziet deze kaarten. Spelen kan na een ruil met de hele hand. [M2-3, M2-22, M2-24]
tip-start = Startspeler
about-tip-start = { $seat } begon. Bij gelijke stand wint de ander. [M2-4, M2-89]
tip-factions = Voltooide facties van { $seat }
about-tip-factions = Elke factie levert de punten van de kaart op. Heeft iemand er { $end }, dan is het spel bijna afgelopen. [M2-19, M2-45]
tip-free-place = Een factie die nog komt
about-tip-free-place = Hier komt de kaart die de volgende factie vertegenwoordigt. [M2-19, M2-35]
tip-phase-exchange = { board-phase-exchange }
about-tip-phase-exchange = Je mag je hele hand ruilen voor je hele reserve. [M2-22, M2-23]
tip-phase-draw = { board-phase-draw }
about-tip-phase-draw = Je mag trekken; hoe meer facties je tegenstander heeft, hoe meer kaarten. Daarna trekt je tegenstander er één naar de reserve. [M2-25, M2-26]
tip-phase-free = { board-phase-free }
about-tip-phase-free = Je mag één kaart gratis spelen. De vaardigheid werkt dan niet. [M2-30, M2-31]
tip-phase-standard = { board-phase-standard }
about-tip-phase-standard = Betaal voor zoveel kaarten als je wilt. Elke kaart werkt meteen. [M2-40, M2-41, M2-43]
tip-column = Kolom { $column } van { $seat }
about-tip-column = Hier komt de volgende kaart. Bij vijf kaarten vormen drie of meer van één kleur een factie; anders worden alle afgelegd. [M2-32, M2-33, M2-34, M2-35]
tip-pile = Trekstapel
about-tip-pile = Is hij leeg, dan wordt de aflegstapel geschud tot een nieuwe trekstapel. [M2-14]
tip-discards = Aflegstapel
about-tip-discards = Je ziet alleen de bovenste kaart van wat het laatst is afgelegd. [M2-14, M2-15]
tip-keep-hand = De hand
about-tip-keep-hand = Houd hem zoals hij is, zonder te ruilen. [M2-22]
tip-back = Een kaart die je niet kent
about-tip-back = Er is maar één hand, en die is nu van je tegenstander. Wat ervan overblijft, krijg jij. [M2-6, M2-44]
about-colour-blue = De kleur van de heksen. [M2-1, M2-10]
about-colour-green = De kleur van de demonen. [M2-1, M2-10]
about-colour-red = De kleur van de draken. [M2-1, M2-10]
about-colour-pink = De kleur van de engelen. [M2-1, M2-10]
about-colour-black = De kleur van de maaiers. [M2-1, M2-10]

# What an evaluation is made of: a hint says why by these
term-score = punten
term-factions = facties die nog komen
term-time = resterende tijd
term-coins = munten om uit te geven
term-columns = kolommen
