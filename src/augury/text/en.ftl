player = Player { $number }
sealed-chance = cards or tiles were drawn
sealed-revealed = hidden information was revealed
sealed-shown = your cards have been shown
sealed-over = the game is over
