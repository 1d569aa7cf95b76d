player = Spieler { $number }
sealed-chance = der Zufall hat entschieden
sealed-revealed = etwas Verdecktes wurde aufgedeckt
sealed-shown = eigene Karten wurden gezeigt
sealed-over = das Spiel ist zu Ende
