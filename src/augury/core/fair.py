"""The proof that nobody chose the shuffle: neither the server nor any one player.

Before anybody sends a number, the server draws a secret and shows the commitment to it. Everybody
who sits down sends a number of their own. When the game begins the seed follows from the secret,
the table and the numbers; after the game all of them are shown::

    commitment = sha256("augury promise 1\\n<table>\\n<secret>\\n<salt>")
    number     = of a player without one: the first 128 bits of
                 sha256("augury number 1\\n<table>\\n<secret>\\n<seat>")
    seed       = the first 128 bits of
                 sha256("augury seed 1\\n<table>\\n<secret>\\n<number of seat 0>\\n<of seat 1>...")

Everything is written in lower-case hexadecimal; the seats of bots and automata have the empty
number. The table's id is part of the promise, so that it cannot be chosen afterwards either. A
number that the server stands in with follows from the secret: there is nothing to choose.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from augury.core.errors import broken
from augury.core.reason import quote

PROOF = ("table", "commitment", "secret", "salt", "number")
NUMBER_DIGITS = 32
HASH_DIGITS = 64
BY_SERVER = " (drawn by the server)"


def commitment(table: str, secret: str, salt: str) -> str:
    """What the server shows before anybody sends a number."""
    return _hash(f"augury promise 1\n{table}\n{secret}\n{salt}")


def stand_in(table: str, secret: str, seat: int) -> str:
    """The number of a player who sent none."""
    return _hash(f"augury number 1\n{table}\n{secret}\n{seat}")[:NUMBER_DIGITS]


def seed(table: str, secret: str, numbers: list[str]) -> int:
    """What the cards are shuffled by. `numbers` by seat, empty for bots."""
    return int(_hash("\n".join(["augury seed 1", table, secret, *numbers]))[:NUMBER_DIGITS], 16)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Proof:
    """Everything that went into a seed."""

    def __init__(
        self,
        table: str,
        commitment: str,
        secret: str,
        salt: str,
        numbers: list[str],
        by_server: list[int],
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.secret = secret
        self.salt = salt
        self.numbers = numbers  # by seat; empty for bots
        self.by_server = by_server  # seats of players for whom the server stood in

    def check(self, drawn: int) -> None:
        """Does this seed follow from what was promised and sent?"""
        if commitment(self.table, self.secret, self.salt) != self.commitment:
            raise broken("proof-secret")
        for seat in self.by_server:
            if stand_in(self.table, self.secret, seat) != self.numbers[seat]:
                raise broken("proof-server-number", seat=f"seat/{seat}")
        if seed(self.table, self.secret, self.numbers) != drawn:
            raise broken("proof-seed")

    def lines(self) -> list[str]:
        """For the header of a record; `read_proof` is the inverse."""
        found = [
            f"table: {self.table}",
            f"commitment: {self.commitment}",
            f"secret: {self.secret}",
            f"salt: {self.salt}",
        ]
        for seat, number in enumerate(self.numbers):
            if number:
                mark = BY_SERVER if seat in self.by_server else ""
                found.append(f"number {seat}: {number}{mark}")
        return found


def read_proof(fields: Mapping[str, str], places: Mapping[str, int], chairs: int) -> Proof | None:
    """The proof in the header of a record, or None if it has none."""
    given = [key for key in fields if key.partition(" ")[0] in PROOF]
    if not given:
        return None
    for needed in ("table", "commitment", "secret", "salt"):
        if needed not in fields:
            raise broken("proof-missing", name=quote(needed))
    for key in ("commitment", "secret"):
        _check_hex(places[key], fields[key], HASH_DIGITS)
    _check_hex(places["salt"], fields["salt"], NUMBER_DIGITS)
    numbers, by_server = [""] * chairs, []
    for key in given:
        word, _, where = key.partition(" ")
        if word != "number":
            if where:
                raise broken("record-strange", places[key], name=quote(key))
            continue
        if where not in [str(seat) for seat in range(chairs)]:
            raise broken("no-such-seat", places[key], seat=quote(where))
        if fields[key].endswith(BY_SERVER):
            by_server.append(int(where))
        numbers[int(where)] = fields[key].removesuffix(BY_SERVER)
        _check_hex(places[key], numbers[int(where)], NUMBER_DIGITS)
    return Proof(
        fields["table"], fields["commitment"], fields["secret"], fields["salt"], numbers, by_server
    )


def _check_hex(line: int, word: str, digits: int) -> None:
    if len(word) != digits or any(c not in "0123456789abcdef" for c in word):
        raise broken("hex-digits", line, digits=digits)
