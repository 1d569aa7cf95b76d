player = Player { $number }
sealed-chance = chance has been drawn
sealed-revealed = something hidden was revealed
sealed-over = the game is over
