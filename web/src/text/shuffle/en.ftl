shuffle-yes = Verified: the shuffle matches its fingerprint. Your browser checked it.
shuffle-no = The shuffle was not fair: something does not match its fingerprint.
shuffle-unknown = As far as this browser can tell, the shuffle was fair.
shuffle-promise-yes = The fingerprint is the one your browser saved before the game.
shuffle-promise-no = The fingerprint is not the one your browser saved before the game.
shuffle-promise-unknown = This browser did not see the fingerprint before the game.
shuffle-secret-yes = The server’s secret matches the fingerprint.
shuffle-secret-no = The server’s secret does not match the fingerprint.
shuffle-number-yes = The number from your browser went into the shuffle.
shuffle-number-no = The number from your browser did not go into the shuffle.
shuffle-number-unknown = This browser sent no number: you joined on another device, joined later, or another player started the rematch.
shuffle-seed-yes = The deal follows from the secret and everyone’s numbers.
shuffle-seed-no = The deal does not follow from the secret and the numbers.
shuffle-stood-in = { $count ->
    [one] One player sent no number. The server used one it had already committed to.
   *[other] { $count } players sent no number. The server used numbers it had already committed to.
}
shuffle-offline = To check the whole game, download the record and run this on your own computer:
shuffle-open = The deal was open from the start, so there is nothing to verify.
shuffle-old = This game is older than the check: the server shuffled alone.
