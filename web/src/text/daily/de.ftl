# Die Partie des Tages; kommt mit ihrer Seite

daily = Partien des Tages
daily-line = Für jedes Spiel eine Partie, für alle dieselbe. Dein erster Versuch zählt.
past-line = Ein vergangener Tag: Spiel ihn, so oft du magst, er zählt nicht.
new-in = Neue Partien in { $hours } Std. { $minutes } Min.
streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
alone = Allein gegen den Automaten, Stufe { $level }
against = { $count ->
    [one] Gegen 1 Bot der Stufe { $level }, du auf Platz { $seat }
   *[other] Gegen { $count } Bots der Stufe { $level }, du auf Platz { $seat }
}
score = { $mine } zu { $other }
place = Platz
player = Spieler
points = Punkte
place-of = Platz { $place } von { $all }
given-up = Diese hast du aufgegeben.
play = Spielen
play-free = Zum Spaß spielen
no-result-yet = Spiel eine Partie zu Ende, dann siehst du hier, wie es den anderen und den Bots ging.
better-than = { $all ->
    [0] Du bist als Erstes fertig.
    [one] Sonst ist bisher eine Person fertig; du warst besser als { $count }.
   *[other] Du warst besser als { $count } von { $all } anderen.
}
better-than-bot = Auch besser als der Bot der Stufe { $level }.
final-points = Endpunkte auf deinem Platz
you = Du { $points }
me = Du
legend = Ein Punkt ist eine Person, eine Zahl der Bot dieser Stufe; abgehakt, wenn du besser warst.
dots-told = Deine Punkte: { $points }; die Hälfte der Spieler hat { $median } oder weniger.
no-bots = Auf diesem Server spielen keine Bots die Partie.
bots-play = Die Bots spielen diese Partie noch; es fehlen die Stufen { $levels }.
turn-by-turn = Punkte, Zug für Zug
bot-of-level = Bot, Stufe { $level }
all-results = Alle Ergebnisse
share = Teilen
share-line = Keine Karten, keine Züge
share-head = Augury, Partie vom { $date }
share-level = Vor dem Bot der Stufe { $level }
copy-result = Ergebnis kopieren
calendar = Kalender
month-before = Der Monat davor
month-after = Der Monat danach
day-told = { $count ->
    [0] { $day }
    [one] { $day }, 1 Partie beendet
   *[other] { $day }, { $count } Partien beendet
}
public-seed = Die Partie folgt aus dem Datum, damit sie überall dieselbe ist. Wer will, kann sie ausrechnen; Ergebnisse des Tages zählen deshalb nie für Wertungen. Beendete Versuche kann ansehen, wer dieselbe Partie beendet hat.
today = Die Partie von heute
play-it = Spielen
all-deals = Alle Partien
played-by = { $count ->
    [one] 1 Person ist schon fertig.
   *[other] { $count } sind schon fertig.
}
this-week = Die letzten sieben Tage
day-done = zu Ende gespielt
median = Median
level = Stufe { $level }
review = Nachbesprechen
