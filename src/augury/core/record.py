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
carries the proof of its shuffle (`core/fair.py`). Version 2 has variations behind the game
(`core/variations.py`); without them a record is of version 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from augury.core import registry
from augury.core.errors import AuguryError, BrokenRecord, broken
from augury.core.events import Fact
from augury.core.fair import PROOF, Proof, read_proof
from augury.core.game import FAST, Game, Options, check_generator, check_seed
from augury.core.options import spell
from augury.core.reason import Reason, given, quote
from augury.core.state import Beat, State
from augury.core.variations import WORDS, VariationReader, Variations, read_decision

FIRST_LINE, WITH_VARIATIONS = "augury record 1", "augury record 2"
LONGEST_LINE = 400
LONGEST_NAME = 60
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
        self.variations: Variations = Variations()
        self.rules_version: str = game.rules_version
        self.digest: str = ""
        self.scores: list[int] = []

    def along(self, decisions: list[tuple[int, int]]) -> Record:
        """The same deal with these decisions, without proof, result or variations."""
        return Record(
            self.game,
            self.seats,
            self.seed,
            self.options,
            self.names,
            decisions,
            self.generator,
        )

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
        """The position after this many decisions."""
        if not 0 <= decisions <= len(self.decisions):
            raise no_position(len(self.decisions), decisions)
        state = self.start()
        for number in range(decisions):
            seat, action = self.decisions[number]
            self._step(state, number, seat, action)
        return state

    def close(self, state: State) -> None:
        """Note how the game stands, so that `verify` can tell whether the record still replays."""
        self.digest = f"{state.digest():016x}"
        self.scores = [int(score) for score in state.scores()]

    def check_rules(self) -> None:
        """It can be replayed only with the rules it was played by."""
        if self.rules_version != self.game.rules_version:
            noted, present = quote(self.rules_version), quote(self.game.rules_version)
            title = quote(self.game.title)
            raise broken("record-rules", title=title, noted=noted, present=present)

    def verify(self) -> State:
        """Replay all of it and compare with what was noted, the proof of the shuffle included;
        returns the last position."""
        self.check_rules()
        if self.proof is not None:
            self.proof.check(self.seed)
        state = self.at(len(self.decisions))
        if self.digest and self.digest != f"{state.digest():016x}":
            raise broken("record-other-end")
        if self.scores and self.scores != list(state.scores()):
            raise broken("record-other-scores")
        self.verify_variations()
        return state

    def verify_variations(self) -> None:
        """Play every variation; a wrong decision is refused with its line."""
        lines = self.variations.lines
        waiting = [(0, self.start())] if lines else []
        for line, state in waiting:
            decisions = lines[line - 1].decisions if line else self.decisions
            leaving = self.variations.leaving(line)
            for number in range(len(decisions) + 1):
                waiting += [(other, state.clone()) for other in leaving.get(number, [])]
                if number < len(decisions):
                    written = lines[line - 1].written[number] if line else 0
                    self._step(state, number, *decisions[number], written)

    def text(self) -> str:
        """The record as text; `parse` is its inverse."""
        lines = [
            WITH_VARIATIONS if self.variations else FIRST_LINE,
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
        lines += self.variations.text(vocabulary)
        return "\n".join(lines) + "\n"

    def _step(self, state: State, number: int, seat: int, action: int, line: int = 0) -> None:
        if seat in state.to_act() and action in state.legal(seat):
            state.apply(seat, action)
            return
        reason = (
            given(state.why_not(seat, action))
            if seat in state.to_act()
            else Reason("record-not-asked", "", {"seat": f"seat/{seat}"})
        )
        text = quote(f"{seat} {self.game.vocabulary.text(action)}")
        facts: dict[str, Fact] = {**reason.facts, "decision": number + 1, "wrote": text}
        error = BrokenRecord(line, Reason(reason.key, reason.rule, facts))
        error.game = self.game.id
        raise error


def parse(text: object) -> Record:
    """Read a record. Whatever is wrong is refused with the line and the reason; nothing is
    guessed."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise broken("record-text") from error
    if not isinstance(text, str):
        raise broken("record-text")
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if len(lines) > MOST_LINES:
        raise broken("record-lines", most=MOST_LINES)
    lines = [line.rstrip("\r") for line in lines]
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise broken("record-long-line", number, most=LONGEST_LINE)
    if not lines or lines[0].strip() not in (FIRST_LINE, WITH_VARIATIONS):
        raise broken("record-begin", 1, begin=quote(FIRST_LINE))
    record, begin = _header(lines)
    end = _decisions(record, lines, begin)
    if end < len(lines):
        _variations(record, lines, end)
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
            raise broken("record-header", number)
        if key in fields:
            raise broken("record-twice", number, name=quote(key))
        fields[key] = value.strip()
        places[key] = number
    raise broken("record-cut-header", len(lines))


def _read_header(fields: dict[str, str], places: dict[str, int]) -> Record:
    for needed in ("game", "rules", "seats", "seed"):
        if needed not in fields:
            raise broken("record-missing", name=quote(needed))
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    for key, value in fields.items():
        if key.startswith("option "):
            options[key[7:].strip()] = value
        elif key.startswith("name "):
            seat = _whole(places[key], key[5:].strip())
            if len(value) > LONGEST_NAME or not value.isprintable():
                raise broken("record-name", places[key], most=LONGEST_NAME)
            names[seat] = value
        elif key not in HEADER and key.partition(" ")[0] not in PROOF:
            raise broken("record-strange", places[key], name=quote(key))
    where = "game"
    try:
        game = registry.load(fields["game"])
        where = "seats"
        seats = game.check_seats(_whole(places["seats"], fields["seats"]))
        where = "seed"
        seed = check_seed(_whole(places["seed"], fields["seed"]))
        where = "generator"
        generator = check_generator(fields.get("generator", FAST))
        where = next((key for key in fields if key.startswith("option ")), "seats")
        checked = game.check_options(seats, options)
    except BrokenRecord:
        raise
    except AuguryError as error:
        raise BrokenRecord(places[where], error.reason) from error
    for seat in names:
        if not 0 <= seat < game.chairs(seats):
            raise broken("no-such-seat", places[f"name {seat}"], seat=quote(seat))
    proof = read_proof(fields, places, game.chairs(seats))
    record = Record(game, seats, seed, checked, names, generator=generator, proof=proof)
    record.rules_version = fields["rules"]
    return record


def _decisions(record: Record, lines: list[str], begin: int) -> int:
    """The game itself; returns the line behind it."""
    chairs = record.game.chairs(record.seats)
    varied = lines[0].strip() == WITH_VARIATIONS
    closed = 0
    for number, line in enumerate(lines[begin:], begin + 1):
        if varied and closed != 1 and line.startswith(WORDS):
            return number - 1
        if closed == 2:
            raise broken("record-after-end", number)
        if closed == 1:
            if not line.startswith("scores:"):
                raise broken("record-no-scores", number)
            record.scores = [_whole(number, word, negative=True) for word in line[7:].split()]
            closed = 2
        elif line.startswith("== "):
            record.digest = line[3:].strip()
            if len(record.digest) != 16 or any(c not in "0123456789abcdef" for c in record.digest):
                raise broken("hex-digits", number, digits=16)
            closed = 1
        else:
            record.decisions.append(read_decision(number, line, record.game.vocabulary, chairs))
    if closed == 1:
        raise broken("record-no-scores", len(lines))
    return len(lines)


def _variations(record: Record, lines: list[str], begin: int) -> None:
    chairs = record.game.chairs(record.seats)
    reader = VariationReader(record.game.vocabulary, chairs, len(record.decisions))
    for number, line in enumerate(lines[begin:], begin + 1):
        reader.read(number, line)
    record.variations = reader.found


def _whole(line: int, word: str, *, negative: bool = False) -> int:
    digits = word[1:] if negative and word.startswith("-") else word
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 40:
        raise broken("whole-number", line, given=quote(word))
    return int(word)


def no_position(decisions: int, asked: int) -> BrokenRecord:
    """The record is shorter than somebody thinks."""
    return broken("record-position", decisions=decisions, asked=asked)
