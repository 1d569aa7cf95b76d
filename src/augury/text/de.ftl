player = Spieler { $number }
sealed-chance = es wurde gezogen
sealed-revealed = Verdecktes wurde aufgedeckt
sealed-shown = deine Karten wurden gezeigt
sealed-over = das Spiel ist zu Ende
