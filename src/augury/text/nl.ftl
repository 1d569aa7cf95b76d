player = Speler { $number }
sealed-chance = het toeval heeft gesproken
sealed-revealed = iets verborgens is onthuld
sealed-shown = eigen kaarten zijn getoond
sealed-over = het spel is afgelopen
