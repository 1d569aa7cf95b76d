player = Speler { $number }

## Gegevens die geen bron afdrukt

reconstructed-title = Sommige gegevens zijn gereconstrueerd.
reconstructed-why = Geen openbare bron drukt ze af; we hebben ze zo bedacht dat ze kloppen met alles wat bekend is, en een spel uit de doos kan afwijken. Het gaat om

## Waarom iets niet terug kan: het slot van een zin

undo-nothing = er is niets om ongedaan te maken
undo-others = een ander is al geweest
undo-chance = er is getrokken
undo-revealed = dit onthult iets verborgens
undo-shown = je kaarten zijn getoond
undo-over = het spel is afgelopen
undo-watching = je kijkt alleen mee

## Weigeringen aan tafel

refusal-sentence = { $text }
refusal-over = Het spel is afgelopen.
refusal-not-your-turn = Jij bent niet aan de beurt: wachten op { $names }.
refusal-turn-ends = Je beurt eindigt daarvoor.
refusal-sealed = Bevestig eerst deze stap; daarna kun je de rest plannen.
refusal-stale = Het spel is veranderd sinds je het laatst zag.
refusal-undo-nothing = Je kunt niet terug: { undo-nothing }.
refusal-undo-others = Je kunt niet terug: { undo-others }.
refusal-undo-chance = Je kunt niet terug: { undo-chance }.
refusal-undo-revealed = Je kunt niet terug: { undo-revealed }.
refusal-undo-shown = Je kunt niet terug: { undo-shown }.
refusal-undo-over = Je kunt niet terug: { undo-over }.
refusal-undo-watching = Je kunt niet terug: { undo-watching }.
refusal-back-too-far = { $decisions ->
    [one] Er is maar 1 beslissing om terug te nemen.
   *[other] Er zijn maar { $decisions } beslissingen om terug te nemen.
}
refusal-table-waiting = Het spel is nog niet begonnen: de tafel wacht op spelers.
refusal-table-closed = De tafel is gesloten.
refusal-table-aside = De tafel is opzijgezet.
refusal-table-paused = Het spel is gepauzeerd.

## Weigeringen van wat geen zin heeft

refusal-malformed = Ongeldige invoer: { $detail }
refusal-not-json = Berichten zijn JSON-teksten.
refusal-query-number = “{ $name }” is een geheel getal, { $lowest } of meer.
refusal-version-number = De versie van de tafel is een geheel getal.
refusal-uuid-used = Deze uuid is al voor iets anders gebruikt.
refusal-no-nul = Er staat een teken in dat niet bewaard kan worden.
refusal-no-such-seat = Er is geen plaats “{ $seat }” aan deze tafel.
refusal-no-such-thing = Zoiets ligt er niet op tafel.
refusal-action-list = Geef een lijst van een of meer acties.
refusal-too-many-actions = Dat zijn meer dan { $most } beslissingen tegelijk.
refusal-action-ids = De nummers van acties lopen van 0 tot { $last }.
refusal-action-text = Een actie wordt als tekst geschreven.
refusal-action-long = Dat is te lang voor een actie.
refusal-action-empty = Een lege regel is geen actie.
refusal-action-shape = Je schrijft het zo: “{ $shape }”.
refusal-action-object = In JSON is een actie een object van teksten dat zegt wat je doet: {"{"}"do": "..."{"}"}.
refusal-action-fields = “{ $action }” heeft precies deze velden: { $fields }.
refusal-unknown-action = “{ $word }” kun je in dit spel niet doen.
refusal-unknown-action-near = “{ $word }” kun je in dit spel niet doen. Bedoel je “{ $near }”?
refusal-unknown-value = Er is geen “{ $word }” in dit spel.
refusal-unknown-value-near = Er is geen “{ $word }” in dit spel. Bedoel je “{ $near }”?
refusal-unknown-game = Er is geen spel “{ $game }”. Dit zijn ze: { $known }.
refusal-unknown-language = Er is geen taal “{ $language }”. Dit zijn ze: { $known }.
refusal-seats = { $title } is voor { $seats } spelers, niet “{ $given }”.
refusal-unknown-option = { $title } met { $seats } { $seats ->
    [one] speler
   *[other] spelers
} heeft geen optie “{ $name }”. Dit zijn ze: { $known }.
refusal-option-twice = De optie “{ $name }” is twee keer opgegeven.
refusal-option-value = De optie “{ $name }” is een van { $known }, niet “{ $given }”.
refusal-seed = Een startgetal is een geheel getal van 0 tot 2^128 - 1, niet “{ $given }”.
refusal-generator = Een generator is een van { $known }, niet “{ $given }”.

## Weigeringen van partijverslagen

record-line = Regel { $line }:
record-decision = Beslissing { $decision } ({ $wrote }):
refusal-whole-number = “{ $given }” is geen geheel getal.
refusal-hex-digits = Dat zijn geen { $digits } hexadecimale cijfers.
refusal-record-text = Een verslag is UTF-8-tekst, en dit bestand niet.
refusal-record-lines = Het verslag heeft meer dan { $most } regels.
refusal-record-long-line = Langer dan { $most } tekens.
refusal-record-begin = Een verslag begint met “{ $begin }”.
refusal-record-header = Een regel van de kop is “sleutel: waarde”, en de kop eindigt met “--”.
refusal-record-twice = “{ $name }” komt twee keer voor.
refusal-record-cut-header = De kop heeft geen einde (“--”); misschien is het bestand afgekapt.
refusal-record-missing = In de kop ontbreekt “{ $name }”.
refusal-record-name = Een naam heeft hoogstens { $most } afdrukbare tekens.
refusal-record-strange = “{ $name }” hoort niet in een kop.
refusal-record-after-end = Er staat nog iets na het einde.
refusal-record-no-scores = De scores ontbreken; misschien is het bestand afgekapt.
refusal-record-position = Het verslag heeft { $decisions } beslissingen; er is geen stelling { $asked }.
refusal-record-rules = Het is gespeeld met versie { $noted } van de regels van { $title }, en dit is versie { $present }.
refusal-record-other-end = De beslissingen leiden tot een andere stelling dan aan het eind genoteerd is.
refusal-record-other-scores = De beslissingen leiden tot andere scores dan aan het eind genoteerd zijn.
refusal-record-not-asked = { $seat } heeft daar niets te beslissen.
refusal-record-seats = Het is een spel voor { $seats } spelers.
refusal-record-over-there = Op dat moment is het spel afgelopen; kies een eerder moment.
refusal-record-variation = Een variant schrijf je als “variation { $next } from 0/12: naam”, doorlopend genummerd.
refusal-record-place = Een plek schrijf je als “0/12”: een lijn en hoeveel beslissingen daarop zijn genomen, niet “{ $given }”.
refusal-record-no-place = Vóór deze regel is er geen plek { $given }.
refusal-record-note = Hier passen hoogstens { $most } afdrukbare tekens.
refusal-no-such-node = Deze zet staat niet meer in de analyse.
refusal-tree-full = Een analyse bevat hoogstens { $most } zetten.
refusal-tree-root = Het begin van het spel kun je niet verwijderen.
refusal-proof-none = Het verslag draagt geen bewijs van het schudden.
refusal-proof-missing = In het bewijs van het schudden ontbreekt “{ $name }”.
refusal-proof-secret = Het geheim is niet het geheim dat voor het spel beloofd was.
refusal-proof-server-number = De server koos het getal van { $seat }.
refusal-proof-seed = Het startgetal volgt niet uit het geheim en de getallen.
refusal-proof-other-promise = De belofte is niet die je voor het spel zag.
refusal-proof-other-number = Jouw getal is niet meegeschud.

## Weigeringen van de server

refusal-not-found = Pagina niet gevonden.
refusal-broken = Bij ons is iets stuk. Er is niets veranderd.
refusal-too-big = De aanvraag is te groot.
refusal-origin = Dit verzoek komt van een andere site.
refusal-slow-down = Te veel verzoeken. Wacht even.
refusal-store-down = De database van de server is nu niet bruikbaar. Er is niets verloren; probeer het zo nog eens.
refusal-store-full = De schijf van de server is vol. Er is niets verloren; probeer het later nog eens.
refusal-store-readonly = De schijf van de server kan niet beschreven worden. Er is niets verloren; probeer het later nog eens.
refusal-store-locked = De database van de server wordt door een ander programma vastgehouden. Er is niets verloren; probeer het nog eens.
refusal-store-damaged = De database van de server is beschadigd. De beheerder moet die herstellen.
refusal-table-busy = Het is erg druk aan deze tafel. Er is niets veranderd; probeer het nog eens.
refusal-table-unopened = Deze tafel kan nu niet worden geopend. Er is niets verloren; probeer het later nog eens.
refusal-metrics-of-host = Metingen zijn voor de beheerder van deze server.

## Weigeringen rond tafels

refusal-no-puzzle = Deze puzzel bestaat niet.
refusal-puzzle-unfinished = Speel je beurt eerst tot het einde.
refusal-puzzle-unsolved = Los de puzzel eerst op, of laat de oplossing zien.
refusal-no-deal = Deze partij van de dag bestaat niet.
refusal-daily-wait = De bots zijn nog aan het beslissen. Probeer het zo weer.
refusal-daily-counts = Dit is je enige poging voor de partij van de dag. Gedaan is gedaan.
refusal-daily-seats = Bij de partij van de dag heeft iedereen dezelfde plaats en dezelfde tegenstanders.
refusal-daily-begun = Je bent al aan deze partij begonnen.
refusal-daily-first = Maak eerst je eigen poging af; daarna zie je hoe de anderen het deden.
refusal-no-person = Deze speler is hier niet te vinden, of wil niet gezien worden.
refusal-no-table = Deze tafel bestaat niet, of je hebt geen toegang.
refusal-no-game = Zo'n spel is er niet.
refusal-no-lesson = Voor dit spel is er geen les.
refusal-no-book = Voor dit spel zijn er nog geen spelregels.
refusal-no-figure = Die afbeelding staat niet in de spelregels.
refusal-no-language = Er zijn teksten in { $known }.
refusal-no-seat = Zo'n plaats is er niet.
refusal-no-link = Deze link is gebruikt of ingetrokken. Vraag de host om een nieuwe.
refusal-nothing-to-withdraw = Er is geen link om in te trekken.
refusal-host-only = Dat kan alleen de host van de tafel.
refusal-players-only = Dat kunnen alleen spelers aan deze tafel.
refusal-share-players = Alleen spelers en de host kunnen dit spel delen.
refusal-no-seat-here = Je zit niet aan deze tafel.
refusal-other-seat = Dit is niet jouw plaats.
refusal-which-seat = Je hebt hier meer plaatsen; zeg welke je bedoelt.
refusal-seat-taken = Deze plaats is niet vrij.
refusal-seat-kept = Deze plaats kan nu niet worden weggegeven.
refusal-away = Een bot speelt voor je. Neem eerst je plaats weer in.
refusal-not-away = Je zit op je plaats.
refusal-begun = Het spel is begonnen.
refusal-not-begun = Het spel is nog niet begonnen.
refusal-still-on = Het spel is nog bezig.
refusal-ended = Het spel aan deze tafel is afgelopen.
refusal-not-paused = Het spel is niet gepauzeerd.
refusal-record-of-players = Het verslag van een lopend spel is voor de spelers.
refusal-proposal-open = Er ligt al een voorstel op tafel.
refusal-proposal-gone = Dit voorstel ligt niet meer op tafel.
refusal-empty = Het bericht is leeg.
refusal-no-hints = Hints zijn er als je alleen met bots speelt, en aan tafels met hints voor iedereen.
refusal-hint-not-asked = Je hebt nu niets te beslissen.
refusal-hints-off = Deze server geeft geen hints.
refusal-no-hint = Er is geen hint gevonden. Probeer het nog eens.
refusal-analysis-off = Deze server analyseert geen partijen.
refusal-no-analysis = Dat kon niet worden geanalyseerd. Probeer het nog eens.
refusal-review-unfinished = Alleen uitgespeelde partijen kunnen worden nabesproken.
refusal-same-deal-unfinished = Bots spelen een deling pas na als de partij is uitgespeeld.
refusal-many-thoughts = Je laat te veel tegelijk analyseren. Wacht tot er iets klaar is.
refusal-muted = De host heeft de toeschouwers gedempt.
refusal-chat-busy = Te veel mensen praten tegelijk. Probeer het nog eens.
refusal-clock-empty = Op een klok hoort tijd te staan.
refusal-open-deal = Deze deling is open: wie de tafel heeft gemaakt, kan alle kaarten kennen. Niemand anders kan meedoen.
refusal-promise = Deze belofte over het schudden is gebruikt of verlopen. Probeer het opnieuw.
refusal-many-tables = { $who ->
    [network] Vanaf jouw netwerk zijn er al
   *[other] Je bent al host van
} { $count } { $doing ->
    [waiting] tafels die op spelers wachten
   *[other] tafels waar gespeeld wordt
}. Speel er eerst een uit of sluit er een.
refusal-many-windows = Je hebt te veel tafels tegelijk open. Sluit een venster en probeer het opnieuw.
refusal-many-replays = Je bekijkt al andere partijen. Wacht even.

## Weigeringen over mensen

refusal-nobody = Kies eerst een naam.
refusal-name-length = Een naam heeft 1 tot { $most } tekens.
refusal-name-signs = Een naam bestaat uit letters, cijfers en tekens die te zien zijn.
refusal-name-letter = Een naam heeft ten minste één letter of cijfer.
refusal-name-taken = Er zit al een speler die { $name } heet aan deze tafel. Kies een andere naam.
refusal-account-name = De naam van een account kan niet worden veranderd.
refusal-account-taken = Er is al een account met deze naam, of een die erop lijkt.
refusal-has-account = Je hebt al een account.
refusal-login = Naam en wachtwoord horen niet bij elkaar.
refusal-wrong-password = Het wachtwoord klopt niet.
refusal-guest-password = Een gast heeft geen wachtwoord.
refusal-same-password = Dat is het wachtwoord dat je al hebt.
refusal-password-changed = Het wachtwoord is intussen veranderd.
refusal-password-common = Veel mensen gebruiken dit wachtwoord; het wordt als een van de eerste geprobeerd. Kies een ander.
refusal-password-short-alphabet = Dit wachtwoord heeft te weinig verschillende tekens. Kies een ander.
refusal-password-name = Een wachtwoord kan beter niet bestaan uit een naam die hier bekend is. Kies een ander.
refusal-no-device = Zo'n apparaat heb je niet.
refusal-no-webhook = Zo'n webhook heb je niet.
refusal-many-webhooks = Je kunt { $most } webhooks hebben.
refusal-webhook-address = Dit is geen adres dat we kunnen aanroepen.
refusal-webhook-https = Het adres moet met https:// beginnen.
refusal-webhook-inside = { $host } is geen adres op het open internet.
refusal-no-push = Zo'n aanmelding heb je niet.
refusal-push-keys = Dit zijn niet de sleutels van een aanmelding van een browser.
refusal-many-browsers = Je kunt { $most } browsers aanmelden.
refusal-passkey-refused = Deze passkey is niet aangenomen. Probeer het opnieuw.
refusal-passkey-known = Deze passkey is al in gebruik.
refusal-passkey-site = Passkeys werken alleen op een server met een naam. Deze is met zijn nummer aangeroepen.
refusal-no-passkey = Die passkey heb je niet.
refusal-many-passkeys = Je kunt { $most } passkeys hebben.
refusal-last-way-in = Dit is de enige manier om in je account te komen. Voeg eerst een andere passkey of een wachtwoord toe.
refusal-guest-recovery = Herstelcodes zijn er voor accounts. Leg eerst je naam vast.
refusal-recovery = Naam en herstelcode horen niet bij elkaar, of de code is al gebruikt.
refusal-no-mail = Deze server verstuurt geen mail. Gebruik een herstelcode.
refusal-no-address = Geef eerst een mailadres op.
refusal-mail-address = Dit lijkt geen mailadres.
refusal-mail-link = Deze link is al gebruikt of verlopen.
refusal-unknown-zone = Deze server kent je tijdzone niet.
refusal-hours-few = Laat je klok minstens { $hours } uur per week lopen.
refusal-no-date = Dat is geen datum.
refusal-vacation-dates = Een vakantie begint vandaag of later en eindigt binnen twee jaar.
refusal-vacation-overlaps = Voor een deel van deze dagen heb je al vakantie aangekondigd.
refusal-vacation-days = { $days ->
    [0] Hier is geen vakantie.
   *[other] Er zijn { $days } vakantiedagen per jaar.
}
refusal-no-vacation = Die vakantie bestaat niet.
refusal-no-question = Dat wordt in dit spel nooit gevraagd.

## Weigeringen rond clubs

refusal-no-club = Die club bestaat niet, of je bent geen lid.
refusal-club-taken = Er is al een club die { $name } heet, of een die er sterk op lijkt. Kies een andere naam.
refusal-club-hosts = Dat kunnen alleen de gastheren van de club.
refusal-club-owner = Dat kan alleen de eigenaar van de club.
refusal-club-members = Deze tafel is voor de leden van een club.
refusal-club-table = Een clubtafel is voor de leden. Die kan niet voor iedereen in de lijst staan.
refusal-club-full = Deze club is vol: er zijn { $most } leden.
refusal-many-clubs = Je kunt lid zijn van { $most } clubs. Zeg er eerst een op.
refusal-many-links = Een club kan { $most } uitnodigingen tegelijk hebben. Trek er eerst een in.
refusal-no-club-link = Deze uitnodiging is verlopen of ingetrokken. Vraag om een nieuwe.
refusal-no-line = Die regel is er niet meer.
refusal-no-member = Dit lid is er niet.
refusal-owner-stays = Een club heeft een eigenaar nodig. Draag de club eerst over.
refusal-tournament-first = Er loopt nog een toernooi. Sluit dat eerst af.
refusal-no-evening = Die vaste tafel is er niet.
refusal-evening-full = Voor die avond zijn alle plaatsen bezet.
refusal-many-evenings = Een club kan { $most } vaste tafels hebben.
refusal-no-tournament = Dat toernooi is er niet.
refusal-many-tournaments = Er zijn al { $most } toernooien open. Sluit er eerst een af.
refusal-tournament-full = Dit toernooi is vol: { $most } spelers doen mee.
refusal-tournament-over = Het toernooi is afgelopen.
refusal-tournament-seats = In een toernooi wisselt niemand van plaats. De leiding kan een uitslag invullen.
refusal-tournament-game = Dat kan niet in een toernooipartij.
refusal-round-running = De ronde wordt nog gespeeld.
refusal-round-closed = Deze ronde is gesloten.
refusal-round-robin-pairs = Een volledige competitie is voor spellen met twee spelers.
refusal-round-robin-late = Bij een volledige competitie meldt iedereen zich voor de eerste ronde aan.
refusal-entered = Die speler doet al mee.
refusal-no-entrant = Deze speler doet niet mee aan het toernooi.
refusal-too-few = Er zijn minstens { $count } spelers nodig.
refusal-no-pairing = Een volgende ronde kan niet zonder dat iemand dezelfde tegenstander nog eens treft.
refusal-deal-running = Anderen spelen deze deling nog. Ze gaat open als de ronde voorbij is.

## Berichten en mail

notice-turn = Je bent aan de beurt in { $game }.
notice-turn-left = Je bent aan de beurt in { $game }. Nog { $time }.
left-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
left-hours = { $hours } uur
left-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
notice-expected = Er wordt op je gewacht voor { $game }.
notice-waiting = { $count ->
    [one] 1 partij wacht op je
   *[other] { $count } partijen wachten op je
}
notice-test = Dit is een proefbericht van Augury. Het werkt.
mail-digest = { notice-waiting }:

    { $tables }

    Je krijgt dit omdat je om mail hebt gevraagd. Hier pas je dat aan:
    { $link }
mail-confirm-subject = Is dit jouw mailadres?
mail-confirm = Hallo { $name },

    open deze link om te bevestigen dat Augury je hier mag schrijven:
    { $link }

    De link werkt 24 uur. Heb je hier niet om gevraagd? Dan hoef je niets te doen.
mail-reset-subject = Een nieuw wachtwoord voor Augury
mail-reset = Hallo { $name },

    open deze link om een nieuw wachtwoord te kiezen:
    { $link }

    De link werkt één keer, binnen een uur. Je andere apparaten worden afgemeld. Heb je hier niet om gevraagd? Dan hoef je niets te doen: er is niets veranderd.

## What is this?

tip-seat = { $seat }
about-tip-seat = Deze kleur en dit teken staan op alles wat van { $seat } is.
refusal-still-played = Deze deling wordt hier nog gespeeld. Bekijken kan zodra het spel is afgelopen.
refusal-no-study = Dat analysebord bestaat niet.
refusal-many-studies = Je hebt { $most } analyseborden. Verwijder er een dat je niet meer nodig hebt.
refusal-many-study-links = Deze analyse heeft al { $most } links. Trek ze in en maak dan een nieuwe.
refusal-study-over = Het spel is hier afgelopen; er valt niets meer te beoordelen.
refusal-study-busy = Een ander venster wijzigde deze analyse op hetzelfde moment. Probeer het opnieuw.

# Waarom een sterke bot iets verkiest: de delen van zijn waardering die het meest verschillen

why-second = Vergeleken met de tweede: { $terms }
why-best = Vergeleken met de beste: { $terms }
why-term = { $value } { $term }
why-other = { $terms } voor { $seat }

## Wat een link vertelt voor je hem opent

bird-1 = Mus
bird-2 = Duif
bird-3 = Reiger
bird-4 = Raaf
bird-5 = Arend
share-turn = Beurt { $turn }
share-over = Het spel is afgelopen
share-waiting = Wacht op spelers
share-late-turn = Eén beurt vertraagd
share-late-minutes = Tien minuten vertraagd
share-house = Moderne bordspellen, compleet en volgens de regels.
share-picture = { $title } zoals iedereen aan tafel het ziet.
