"""A game as text: a header, the seed, one decision per line. A record is the game: it replays to
the same digest.

augury record 1
game: majority
rules: 1
seats: 4
option start_player: random
generator: chacha8
seed: 42
name 0: Anna
--
0 keep R7
2 keep B3
...
== 9f4e2c60c1d2a7b3
scores: 21 14 30 9

A record without `generator` was played with the fast one. The record of a table with people also
carries the proof of its shuffle (`core/fair.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from augury.core import registry
from augury.core.errors import AuguryError, BrokenRecord
from augury.core.fair import PROOF, Proof, read_proof
from augury.core.game import FAST, Game, Options, check_generator, check_seed
from augury.core.options import spell
from augury.core.state import Beat, State

FIRST_LINE = "augury record 1"
LONGEST_LINE = 400
MOST_LINES = 1_000_000
HEADER = ("game", "rules", "seats", "generator", "seed")


class Record:
    """Header and decisions. `digest` and `scores` are there once the game was closed properly."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Options,
        names: Mapping[int, str] | None = None,
        decisions: list[tuple[int, int]] | None = None,
        generator: str = FAST,
        proof: Proof | None = None,
    ) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.seed: int = seed
        self.options: Options = options
        self.names: dict[int, str] = dict(names or {})
        self.decisions: list[tuple[int, int]] = [] if decisions is None else decisions
        self.generator: str = generator
        self.proof: Proof | None = proof
        self.rules_version: str = game.rules_version
        self.digest: str = ""
        self.scores: list[int] = []

    def start(self) -> State:
        """The first position."""
        return self.game.start(self.seats, self.seed, self.options, self.generator)

    def replay(self) -> Iterator[State]:
        """The position after 0, 1, 2, ... decisions. It is one and the same object; every decision
        is checked."""
        state = self.start()
        yield state
        for number, (seat, action) in enumerate(self.decisions):
            self._step(state, number, seat, action)
            yield state

    def beats(self, first: int = 0) -> Iterator[list[Beat]]:
        """What there is to see of 0, 1, 2, ... decisions: before `first` only how it ends. The last
        beat is the present; it is one and the same object every time."""
        state = self.start()
        yield [Beat([], state)]
        for number, (seat, action) in enumerate(self.decisions, 1):
            if number >= first:
                state.watch()
            self._step(state, number - 1, seat, action)
            yield state.watched()

    def at(self, decisions: int) -> State:
        """The position after so many decisions."""
        if not 0 <= decisions <= len(self.decisions):
            raise BrokenRecord(
                0,
                f"the record has {len(self.decisions)} decisions; there is no position {decisions}",
            )
        state = self.start()
        for number in range(decisions):
            seat, action = self.decisions[number]
            self._step(state, number, seat, action)
        return state

    def close(self, state: State) -> None:
        """Note how the game stands, so that `verify` can tell whether the record still replays."""
        self.digest = f"{state.digest():016x}"
        self.scores = [int(score) for score in state.scores()]

    def verify(self) -> State:
        """Replay all of it and compare with what was noted, the proof of the shuffle included;
        returns the last position."""
        if self.rules_version != self.game.rules_version:
            raise BrokenRecord(
                0,
                f"it was played by rules version {self.rules_version} of {self.game.title}, and "
                f"this is version {self.game.rules_version}",
            )
        if self.proof is not None:
            self.proof.check(self.seed)
        state = self.at(len(self.decisions))
        if self.digest and self.digest != f"{state.digest():016x}":
            raise BrokenRecord(
                0, "the decisions lead to another position than the one noted at the end"
            )
        if self.scores and self.scores != list(state.scores()):
            raise BrokenRecord(0, "the decisions lead to other scores than those noted at the end")
        return state

    def text(self) -> str:
        """The record as text; `parse` is its inverse."""
        lines = [
            FIRST_LINE,
            f"game: {self.game.id}",
            f"rules: {self.rules_version}",
            f"seats: {self.seats}",
        ]
        lines += [f"option {name}: {spell(value)}" for name, value in self.options.items()]
        if self.generator != FAST:
            lines.append(f"generator: {self.generator}")
        lines.append(f"seed: {self.seed}")
        if self.proof is not None:
            lines += self.proof.lines()
        lines += [f"name {seat}: {name}" for seat, name in sorted(self.names.items())]
        lines.append("--")
        vocabulary = self.game.vocabulary
        lines += [f"{seat} {vocabulary.text(action)}" for seat, action in self.decisions]
        if self.digest:
            lines.append(f"== {self.digest}")
            lines.append("scores: " + " ".join(str(score) for score in self.scores))
        return "\n".join(lines) + "\n"

    def _step(self, state: State, number: int, seat: int, action: int) -> None:
        where = f"decision {number + 1} ({seat} {self.game.vocabulary.text(action)})"
        if seat not in state.to_act():
            raise BrokenRecord(0, f"{where}: seat {seat} has nothing to decide there")
        if action not in state.legal(seat):
            raise BrokenRecord(0, f"{where}: {state.why_not(seat, action)}")
        state.apply(seat, action)


def parse(text: object) -> Record:
    """Read a record. Whatever is wrong is refused with the line and the reason; nothing is
    guessed."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BrokenRecord(0, "a record is UTF-8 text, and this file is not") from error
    if not isinstance(text, str):
        raise BrokenRecord(0, f"a record is text, not {type(text).__name__}")
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if len(lines) > MOST_LINES:
        raise BrokenRecord(0, f"it has more than {MOST_LINES} lines")
    lines = [line.rstrip("\r") for line in lines]
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BrokenRecord(number, f"longer than {LONGEST_LINE} characters")
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BrokenRecord(1, f"a record begins with {FIRST_LINE!r}")
    record, begin = _header(lines)
    _decisions(record, lines, begin)
    return record


def _header(lines: list[str]) -> tuple[Record, int]:
    fields: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        if line == "--":
            return _read_header(fields, places), number
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            raise BrokenRecord(
                number, "a header line is written 'key: value', and the header ends with '--'"
            )
        if key in fields:
            raise BrokenRecord(number, f"{key!r} stands there twice")
        fields[key] = value.strip()
        places[key] = number
    raise BrokenRecord(len(lines), "the header has no end ('--'); the file may be cut off")


def _read_header(fields: dict[str, str], places: dict[str, int]) -> Record:
    for needed in ("game", "rules", "seats", "seed"):
        if needed not in fields:
            raise BrokenRecord(0, f"the header does not say the {needed}")
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    for key, value in fields.items():
        if key.startswith("option "):
            options[key[7:].strip()] = value
        elif key.startswith("name "):
            seat = _whole(places[key], "a seat", key[5:].strip())
            if len(value) > 60 or not value.isprintable():
                raise BrokenRecord(places[key], "a name has at most 60 printable characters")
            names[seat] = value
        elif key not in HEADER and key.partition(" ")[0] not in PROOF:
            raise BrokenRecord(places[key], f"{key[:40]!r} does not belong in a header")
    where = "game"
    try:
        game = registry.load(fields["game"])
        where = "seats"
        seats = game.check_seats(_whole(places["seats"], "the number of seats", fields["seats"]))
        where = "seed"
        seed = check_seed(_whole(places["seed"], "the seed", fields["seed"]))
        where = "generator"
        generator = check_generator(fields.get("generator", FAST))
        where = next((key for key in fields if key.startswith("option ")), "seats")
        checked = game.check_options(seats, options)
    except BrokenRecord:
        raise
    except AuguryError as error:
        raise BrokenRecord(places[where], str(error)) from error
    for seat in names:
        if not 0 <= seat < game.chairs(seats):
            raise BrokenRecord(places[f"name {seat}"], f"there is no seat {seat}")
    proof = read_proof(fields, places, game.chairs(seats))
    record = Record(game, seats, seed, checked, names, generator=generator, proof=proof)
    record.rules_version = fields["rules"]
    return record


def _decisions(record: Record, lines: list[str], begin: int) -> None:
    closed = 0
    for number, line in enumerate(lines[begin:], begin + 1):
        if closed == 2:
            raise BrokenRecord(number, "there is something after the end")
        if closed == 1:
            if not line.startswith("scores:"):
                raise BrokenRecord(number, "after the digest the scores follow")
            record.scores = [
                _whole(number, "a score", word, negative=True) for word in line[7:].split()
            ]
            closed = 2
        elif line.startswith("== "):
            record.digest = line[3:].strip()
            if len(record.digest) != 16 or any(c not in "0123456789abcdef" for c in record.digest):
                raise BrokenRecord(number, "a digest is 16 hexadecimal digits")
            closed = 1
        else:
            word, _, rest = line.partition(" ")
            seat = _whole(number, "a seat", word)
            if seat >= record.game.chairs(record.seats):
                raise BrokenRecord(number, f"there is no seat {seat}")
            try:
                record.decisions.append((seat, record.game.vocabulary.parse(rest)))
            except AuguryError as error:
                raise BrokenRecord(number, str(error)) from error
    if closed == 1:
        raise BrokenRecord(len(lines), "the scores are missing; the file may be cut off")


def _whole(line: int, what: str, word: str, *, negative: bool = False) -> int:
    digits = word[1:] if negative and word.startswith("-") else word
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 40:
        raise BrokenRecord(line, f"{what} is a whole number, not {word[:40]!r}")
    return int(word)
