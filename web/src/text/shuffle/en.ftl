shuffle-yes = The shuffle was honest: your browser checked it.
shuffle-no = The shuffle was not honest: something is not as promised.
shuffle-unknown = As far as this browser can tell, the shuffle was honest.
shuffle-promise-yes = The promise is the one your browser kept before the game.
shuffle-promise-no = The promise is not the one your browser kept before the game.
shuffle-promise-unknown = This browser did not see the promise before the game.
shuffle-secret-yes = The server’s secret is the one it promised.
shuffle-secret-no = The server’s secret is not the one it promised.
shuffle-number-yes = The number from your browser went into the shuffle.
shuffle-number-no = The number from your browser did not go into the shuffle.
shuffle-number-unknown = This browser sent no number: you sat down elsewhere, came later, or somebody else started the rematch.
shuffle-seed-yes = The deal follows from the secret and everybody’s numbers.
shuffle-seed-no = The deal does not follow from the secret and the numbers.
shuffle-stood-in = { $count ->
    [one] One player sent no number. The server used one that it had already promised.
   *[other] { $count } players sent no number. The server used numbers that it had already promised.
}
shuffle-offline = To check the whole game as well, download the record and run this on your own computer:
shuffle-open = The deal was open from the start, so there is nothing to verify.
shuffle-old = This game is older than the check: the server shuffled alone.
