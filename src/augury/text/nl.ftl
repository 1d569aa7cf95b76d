player = Speler { $number }
sealed-chance = er is getrokken
sealed-revealed = er is iets verborgens onthuld
sealed-shown = je kaarten zijn getoond
sealed-over = het spel is afgelopen
