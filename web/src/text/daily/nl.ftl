# De partij van de dag; komt met haar pagina

daily = Partijen van de dag
daily-line = Voor elk spel één partij, voor iedereen dezelfde. Je eerste poging telt.
past-line = Een voorbije dag: speel zo vaak je wilt, het telt niet.
new-in = Nieuwe partijen over { $hours } u { $minutes } min
streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
alone = Alleen tegen de automaat, niveau { $level }
against = { $count ->
    [one] Tegen 1 bot van niveau { $level }, jij op plaats { $seat }
   *[other] Tegen { $count } bots van niveau { $level }, jij op plaats { $seat }
}
score = { $mine } tegen { $other }
place = Plaats
player = Speler
points = Punten
place-of = Plaats { $place } van { $all }
given-up = Deze heb je opgegeven.
play = Spelen
play-free = Voor de lol
no-result-yet = Maak een partij af, en je ziet hier hoe de anderen en de bots het deden.
better-than = { $all ->
    [0] Je bent de eerste die klaar is.
    [one] Eén andere speler is klaar; je deed het beter dan { $count }.
   *[other] Je deed het beter dan { $count } van de { $all } andere spelers.
}
better-than-bot = Ook beter dan de bot van niveau { $level }.
final-points = Eindpunten op jouw plaats
you = Jij { $points }
me = Jij
legend = Een stip is een speler, een cijfer de bot van dat niveau; afgevinkt als jij beter was.
dots-told = Jouw punten: { $points }; de helft van de spelers heeft er { $median } of minder.
no-bots = Op deze server spelen geen bots de partij.
bots-play = De bots spelen deze partij nog; nog te komen niveaus: { $levels }.
turn-by-turn = Punten, beurt voor beurt
bot-of-level = Bot, niveau { $level }
all-results = Alle uitslagen
share = Delen
share-line = Geen kaarten, geen zetten
share-head = Augury, partij van { $date }
share-level = Vóór de bot van niveau { $level }
copy-result = Uitslag kopiëren
calendar = Kalender
month-before = De maand ervoor
month-after = De maand erna
day-told = { $count ->
    [0] { $day }
    [one] { $day }, 1 partij afgemaakt
   *[other] { $day }, { $count } partijen afgemaakt
}
public-seed = De partij volgt uit de datum, zodat ze overal dezelfde is. Wie wil, kan haar uitrekenen; uitslagen van de dag tellen daarom nooit mee voor ratings. Afgemaakte pogingen zijn te bekijken door iedereen die dezelfde partij heeft afgemaakt.
today = De partij van vandaag
play-it = Speel mee
all-deals = Alle partijen
played-by = { $count ->
    [one] 1 speler is al klaar.
   *[other] { $count } spelers zijn al klaar.
}
this-week = De laatste zeven dagen
day-done = uitgespeeld
median = mediaan
level = niveau { $level }
review = Nabespreken
