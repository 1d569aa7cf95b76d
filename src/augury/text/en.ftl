player = Player { $number }

## Data that no source prints

reconstructed-title = Some data is reconstructed.
reconstructed-why = No public source prints it, so we worked it out to fit everything that is known; a boxed copy may differ. It concerns

## Why something cannot be taken back: the end of a sentence

undo-nothing = there is nothing to undo
undo-others = another player has already moved
undo-chance = cards or tiles were drawn
undo-revealed = this reveals hidden information
undo-shown = your cards have been shown
undo-over = the game is over
undo-watching = you are only watching

## Refusals of the table

refusal-sentence = { $text }
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn: waiting for { $names }.
refusal-turn-ends = Your turn ends before that.
refusal-sealed = Confirm this step first; then you can plan the rest.
refusal-stale = The game has changed since you last saw it.
refusal-undo-nothing = You cannot undo: { undo-nothing }.
refusal-undo-others = You cannot undo: { undo-others }.
refusal-undo-chance = You cannot undo: { undo-chance }.
refusal-undo-revealed = You cannot undo: { undo-revealed }.
refusal-undo-shown = You cannot undo: { undo-shown }.
refusal-undo-over = You cannot undo: { undo-over }.
refusal-undo-watching = You cannot undo: { undo-watching }.
refusal-back-too-far = { $decisions ->
    [one] There is only 1 decision to take back.
   *[other] There are only { $decisions } decisions to take back.
}
refusal-table-waiting = The game has not begun: the table is waiting for players.
refusal-table-closed = The table has been closed.
refusal-table-aside = The table has been set aside.
refusal-table-paused = The game is paused.

## Refusals of words that make no sense

refusal-malformed = Invalid input: { $detail }
refusal-not-json = Messages are JSON texts.
refusal-query-number = “{ $name }” is a whole number, { $lowest } or more.
refusal-version-number = The version of the table is a whole number.
refusal-uuid-used = This uuid has been used for something else.
refusal-no-nul = It contains a character that cannot be stored.
refusal-no-such-seat = There is no seat “{ $seat }” at this table.
refusal-no-such-thing = There is no such thing on the table.
refusal-action-list = Give a list of one or more actions.
refusal-too-many-actions = That is more than { $most } decisions at once.
refusal-action-ids = The numbers of actions run from 0 to { $last }.
refusal-action-text = An action is written as text.
refusal-action-long = That is too long to be an action.
refusal-action-empty = An empty line is not an action.
refusal-action-shape = Write it like this: “{ $shape }”.
refusal-action-object = In JSON an action is an object of texts that says what to do: {"{"}"do": "..."{"}"}.
refusal-action-fields = “{ $action }” takes exactly these fields: { $fields }.
refusal-unknown-action = “{ $word }” is not something you can do in this game.
refusal-unknown-action-near = “{ $word }” is not something you can do in this game. Did you mean “{ $near }”?
refusal-unknown-value = There is no “{ $word }” in this game.
refusal-unknown-value-near = There is no “{ $word }” in this game. Did you mean “{ $near }”?
refusal-unknown-game = There is no game “{ $game }”. There are: { $known }.
refusal-unknown-language = There is no language “{ $language }”. There are: { $known }.
refusal-seats = { $title } is for { $seats } players, not “{ $given }”.
refusal-unknown-option = { $title } with { $seats } { $seats ->
    [one] player
   *[other] players
} has no option “{ $name }”. There are: { $known }.
refusal-option-twice = The option “{ $name }” is given twice.
refusal-option-value = The option “{ $name }” is one of { $known }, not “{ $given }”.
refusal-seed = A seed is a whole number from 0 to 2^128 - 1, not “{ $given }”.
refusal-generator = A generator is one of { $known }, not “{ $given }”.

## Refusals of records

record-line = Line { $line }:
record-decision = Decision { $decision } ({ $wrote }):
refusal-whole-number = “{ $given }” is not a whole number.
refusal-hex-digits = That is not { $digits } hexadecimal digits.
refusal-record-text = A record is UTF-8 text, and this file is not.
refusal-record-lines = The record has more than { $most } lines.
refusal-record-long-line = It is longer than { $most } characters.
refusal-record-begin = A record begins with “{ $begin }”.
refusal-record-header = A line of the header is written “key: value”, and the header ends with “--”.
refusal-record-twice = “{ $name }” appears twice.
refusal-record-cut-header = The header does not end with “--”; the file may be cut off.
refusal-record-missing = “{ $name }” is missing from the header.
refusal-record-name = A name has at most { $most } printable characters.
refusal-record-strange = “{ $name }” does not belong in a header.
refusal-record-after-end = There is text after the end of the record.
refusal-record-no-scores = The scores are missing; the file may be cut off.
refusal-record-position = The record has { $decisions } decisions; there is no position { $asked }.
refusal-record-rules = It was played with version { $noted } of the rules of { $title }; this is version { $present }.
refusal-record-other-end = The decisions lead to another position than the one noted at the end.
refusal-record-other-scores = The decisions lead to other scores than those noted at the end.
refusal-record-not-asked = { $seat } has nothing to decide there.
refusal-record-seats = It is a game for { $seats } players.
refusal-record-over-there = The game is over at that moment; choose an earlier one.
refusal-record-variation = A variation is written “variation { $next } from 0/12: name”, numbered one after the other.
refusal-record-place = A place is written “0/12”: a line and how many decisions were made on it, not “{ $given }”.
refusal-record-no-place = There is no place { $given } before this line.
refusal-record-note = It has at most { $most } printable characters.
refusal-no-such-node = This move is not in the analysis any more.
refusal-tree-full = An analysis holds at most { $most } moves.
refusal-tree-root = The beginning of the game cannot be deleted.
refusal-proof-none = The record carries no proof of its shuffle.
refusal-proof-missing = “{ $name }” is missing from the proof of the shuffle.
refusal-proof-secret = The secret is not the one that was promised before the game.
refusal-proof-server-number = The server chose the number of { $seat }.
refusal-proof-seed = The seed does not follow from the secret and the numbers.
refusal-proof-other-promise = Its promise is not the one you saw before the game.
refusal-proof-other-number = Your number did not go into its shuffle.

## Refusals of the server

refusal-not-found = Page not found.
refusal-broken = Something is broken on our side. Nothing was changed.
refusal-too-big = Request too large.
refusal-origin = This request comes from another site.
refusal-slow-down = Too many requests. Please wait a moment.
refusal-store-down = The server's database cannot be used now. Nothing was lost; please try again in a moment.
refusal-store-full = The server's disk is full. Nothing was lost; please try again later.
refusal-store-readonly = The server's disk is read-only. Nothing was lost; please try again later.
refusal-store-locked = The server's database is locked by another program. Nothing was lost; please try again.
refusal-store-damaged = The server's database is damaged. Its host has to repair it.
refusal-table-busy = The table is very busy. Nothing was changed; please try again.
refusal-table-unopened = This table cannot be opened right now. Nothing was lost; please try again later.
refusal-metrics-of-host = Metrics are for the host of this server.

## Refusals around tables

refusal-no-puzzle = There is no such puzzle.
refusal-puzzle-unfinished = Play your turn to its end first.
refusal-puzzle-unsolved = Solve the puzzle first, or have its solution shown.
refusal-no-deal = There is no such deal.
refusal-daily-wait = The bots are still deciding. Try again in a moment.
refusal-daily-counts = This is your one try at the deal of the day. What is done is done.
refusal-daily-seats = At the deal of the day everybody has the same seat and the same opponents.
refusal-daily-begun = You have already begun this deal.
refusal-daily-first = Finish your own try first; then you see how the others did.
refusal-no-person = There is nobody by that name here, or they keep to themselves.
refusal-no-table = Table not found, or you do not have access.
refusal-no-game = There is no such game.
refusal-no-lesson = There is no lesson for this game.
refusal-no-book = There is no rulebook for this game yet.
refusal-no-figure = There is no such figure in the rulebook.
refusal-no-language = There are texts in { $known }.
refusal-no-seat = There is no such seat.
refusal-no-link = This link has been used or withdrawn. Ask the host for a new one.
refusal-nothing-to-withdraw = There is no link to withdraw.
refusal-host-only = Only the host of the table can do that.
refusal-players-only = Only players of this table can do that.
refusal-share-players = Only players and the host can share this game.
refusal-no-seat-here = You do not sit at this table.
refusal-other-seat = This is not your seat.
refusal-which-seat = You have several seats here; say which one you mean.
refusal-seat-taken = This seat is not free.
refusal-seat-kept = This seat cannot be given away now.
refusal-away = A bot is playing for you. Resume playing first.
refusal-not-away = You are at your seat.
refusal-begun = The game has begun.
refusal-not-begun = The game has not begun.
refusal-still-on = The game is still on.
refusal-ended = The game at this table has ended.
refusal-not-paused = The game is not paused.
refusal-record-of-players = The record of a running game is for its players.
refusal-proposal-open = There is already a proposal on the table.
refusal-proposal-gone = This proposal is no longer on the table.
refusal-empty = The message is empty.
refusal-no-hints = Hints are for games against bots alone, and for tables with hints for everybody.
refusal-hint-not-asked = You have nothing to decide right now.
refusal-hints-off = This server gives no hints.
refusal-no-hint = No hint could be found. Try again.
refusal-analysis-off = This server does not analyse games.
refusal-no-analysis = That could not be analysed. Try again.
refusal-review-unfinished = Only games played to the end can be reviewed.
refusal-same-deal-unfinished = Bots play the deal of a game once it has been played to the end.
refusal-many-thoughts = You have too much being analysed at once. Wait for some of it to finish.
refusal-muted = The host has muted the spectators.
refusal-chat-busy = Too many people are talking at once. Please try again.
refusal-clock-empty = A clock needs some time on it.
refusal-open-deal = This deal is open: the person who started the table can know every card, so nobody else can join.
refusal-promise = This promise about the shuffle has been used or has run out. Please try again.
refusal-many-tables = { $who ->
    [network] Your network has
   *[other] You host
} { $count } { $doing ->
    [waiting] tables waiting for players
   *[other] tables being played
} already. Finish or close one of them first.
refusal-many-windows = You have too many tables open at once. Close a window and try again.
refusal-many-replays = You are already looking through other games. Please wait a moment.

## Refusals about people

refusal-nobody = Choose a name first.
refusal-name-length = A name has 1 to { $most } characters.
refusal-name-signs = A name is made of letters, digits and signs that can be seen.
refusal-name-letter = A name has at least one letter or digit.
refusal-name-taken = There is already a player called { $name } at this table. Please choose another name.
refusal-account-name = The name of an account cannot be changed.
refusal-account-taken = There is already an account with this name, or one that looks like it.
refusal-has-account = You already have an account.
refusal-login = Name and password do not match.
refusal-wrong-password = The password is not right.
refusal-guest-password = A guest has no password.
refusal-same-password = That is the password you have.
refusal-password-changed = The password was changed in the meantime.
refusal-password-common = Many people use this password, so it is among the first to be tried. Please choose another one.
refusal-password-short-alphabet = This password has too few different characters. Please choose another one.
refusal-password-name = A password should not be made of a name that is known here. Please choose another one.
refusal-no-device = You have no such device.
refusal-no-webhook = You have no such webhook.
refusal-many-webhooks = You can have { $most } webhooks.
refusal-webhook-address = This is not an address we can call.
refusal-webhook-https = The address must begin with https://.
refusal-webhook-inside = { $host } is not an address in the open internet.
refusal-no-push = You have no such subscription.
refusal-push-keys = These are not the keys of a browser's subscription.
refusal-many-browsers = You can have { $most } browsers.
refusal-passkey-refused = This passkey was not accepted. Please try again.
refusal-passkey-known = This passkey is already in use.
refusal-passkey-site = Passkeys need a server with a name. This one was called by its number.
refusal-no-passkey = You have no such passkey.
refusal-many-passkeys = You can have { $most } passkeys.
refusal-last-way-in = This is the only way into your account. Add another passkey or a password first.
refusal-guest-recovery = Recovery codes are for accounts. Claim your name first.
refusal-recovery = Name and recovery code do not match, or the code has been used.
refusal-no-mail = This server sends no mail. Use a recovery code instead.
refusal-no-address = Give a mail address first.
refusal-mail-address = This does not look like a mail address.
refusal-mail-link = This link has been used or has run out.
refusal-unknown-zone = This server does not know your time zone.
refusal-hours-few = Leave your clock at least { $hours } hours a week.
refusal-no-date = That is not a date.
refusal-vacation-dates = A vacation begins today or later and ends within two years.
refusal-vacation-overlaps = You have announced a vacation for some of these days already.
refusal-vacation-days = { $days ->
    [0] There is no vacation here.
   *[other] There are { $days } days of vacation a year.
}
refusal-no-vacation = There is no such vacation.
refusal-no-question = Nobody is ever asked that in this game.

## Refusals around clubs

refusal-no-club = There is no such club, or you are not a member.
refusal-club-taken = There is already a club called { $name }, or one that looks like it. Please choose another name.
refusal-club-hosts = Only the hosts of the club can do that.
refusal-club-owner = Only the owner of the club can do that.
refusal-club-members = This table is for the members of a club.
refusal-club-table = A club's table is for its members. It cannot be listed for everybody.
refusal-club-full = This club is full: it has { $most } members.
refusal-many-clubs = You can be a member of { $most } clubs. Leave one of them first.
refusal-many-links = A club can have { $most } invitations at a time. Withdraw one of them first.
refusal-no-club-link = This invitation has run out or was withdrawn. Ask for a new one.
refusal-no-line = That line is not there any more.
refusal-no-member = There is no such member.
refusal-owner-stays = A club needs its owner. Hand it over first.
refusal-tournament-first = A tournament is still running. End it first.
refusal-no-evening = There is no such table.
refusal-evening-full = All seats are taken for that evening.
refusal-many-evenings = A club can have { $most } standing tables.
refusal-no-tournament = There is no such tournament.
refusal-many-tournaments = { $most } tournaments are open already. End one of them first.
refusal-tournament-full = This tournament is full: { $most } players have entered.
refusal-tournament-over = The tournament is over.
refusal-tournament-seats = In a tournament nobody changes seats. The director can enter a result.
refusal-tournament-game = That is not possible in a game of a tournament.
refusal-round-running = The round is still being played.
refusal-round-closed = This round is closed.
refusal-round-robin-pairs = A round robin is for games between two players.
refusal-round-robin-late = In a round robin everybody enters before the first round.
refusal-entered = They are already in the tournament.
refusal-no-entrant = There is no such player in the tournament.
refusal-too-few = It takes at least { $count } players.
refusal-no-pairing = There is no further round without somebody meeting the same opponent again.
refusal-deal-running = Others are still playing this deal. It opens when the round is over.

## Notices and mail

notice-turn = It is your turn in { $game }.
notice-turn-left = It is your turn in { $game }. { $time } left.
left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
left-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
left-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
notice-expected = You are expected for { $game }.
notice-waiting = { $count ->
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
}
notice-test = This is a test from Augury. It works.
mail-digest = { notice-waiting }:

    { $tables }

    You get this because you asked for mail. Change it here:
    { $link }
mail-confirm-subject = Is this your mail address?
mail-confirm = Hello { $name },

    open this link to confirm that Augury may write to you here:
    { $link }

    It works for 24 hours. If you did not ask for this, ignore it.
mail-reset-subject = A new password for Augury
mail-reset = Hello { $name },

    open this link to choose a new password:
    { $link }

    It works once, within an hour. Your other devices will be signed out. If you did not ask for this, ignore it: nothing has changed.

## What is this?

tip-seat = { $seat }
about-tip-seat = This colour and this sign mark everything that belongs to { $seat }.
refusal-still-played = This deal is being played here. It can be looked at once the game has ended.
refusal-no-study = There is no such analysis board.
refusal-many-studies = You have { $most } analysis boards. Delete one you no longer need.
refusal-many-study-links = This analysis has { $most } links already. Withdraw them, then make a new one.
refusal-study-over = The game is over here; there is nothing left to judge.
refusal-study-busy = Another window changed this analysis at the same moment. Try again.

# Why a strong bot prefers a choice: the parts of its evaluation that differ most

why-second = Compared with the second: { $terms }
why-best = Compared with the best: { $terms }
why-term = { $value } { $term }
why-other = { $terms } for { $seat }

## What a link tells before it is opened

bird-1 = Sparrow
bird-2 = Dove
bird-3 = Heron
bird-4 = Raven
bird-5 = Eagle
share-turn = Turn { $turn }
share-over = The game is over
share-waiting = Waiting for players
share-late-turn = One turn late
share-late-minutes = Ten minutes late
share-house = Modern tabletop games, complete and by the rulebook.
share-picture = { $title } as everybody at the table sees it.
