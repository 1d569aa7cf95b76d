player = Player { $number }
sealed-chance = chance has been drawn
sealed-revealed = something hidden was revealed
sealed-shown = your own cards have been shown
sealed-over = the game is over
