"""Self-play as data: one row per decision, in Parquet or JSONL files that do not depend on how many
workers wrote them.

| column | type | |
|---|---|---|
| `seed` | int64 | of the game |
| `decision` | int32 | its number in the game, from 0 |
| `seat` | int8 | who decided |
| `bot` | string | which bot sat there |
| `observation` | float32, fixed length | what the seat knew (`Reader.encode`) |
| `legal` | list of int32 | the action ids it could choose from |
| `action` | int32 | the one it chose |
| `text` | string | the same in words |
| `shares` | list of float32 | of its attention, by action of `legal`; empty if it does not tell |
| `win`, `margin` | float32 | the seat's chance to win, and points ahead; null if it does not tell |
| `utility` | float32 | how the game ended for the seat, by rank, from -1 to 1 |
| `rank` | int8 | its place |
| `score` | int32 | its points |
| `points` | list of int32 | where they came from, heading by heading (`headings` of the file) |
"""

from __future__ import annotations

import importlib
import json
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

import augury
from augury.bots.party import BotFailed, Decider, Party, seated
from augury.bots.protocol import Explains, Player
from augury.core import stepping
from augury.core.errors import AuguryError, Malformed
from augury.core.game import Options
from augury.core.record import LONGEST_NAME, Record
from augury.core.state import State
from augury.envs.variant import Variant, environment_id
from augury.pool import Ray, WorkerPool, in_order, local

FORMATS = ("parquet", "jsonl")


@dataclass(frozen=True)
class Part:
    """One file of a dataset: some games with consecutive seeds. Everything that decides its content
    is in here."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int  # of the first game
    games: int
    format: str = "parquet"

    def variant(self) -> Variant:
        """The game, its players and options."""
        return Variant(self.game, self.seats, self.options)

    def seated(self, seed: int) -> list[str]:
        """Who sits where: the bots in the order given, one seat further with every game."""
        return [self.bots[(seat + seed) % len(self.bots)] for seat in range(self.seats)]

    def about(self) -> dict[str, object]:
        """What the part says of itself."""
        game = self.variant().game
        return {
            "environment": environment_id(game),
            "game": game.id,
            "rules_version": game.rules_version,
            "observations_version": game.observations_version,
            "augury": augury.__version__,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots),
            "headings": [heading for heading, _ in self.variant().start(0).breakdown()[0]],
        }


class GameFailed(AuguryError):
    """A bot failed: who and why, where in its program, and the record of the game until then."""

    def __init__(self, why: str = "", trace: str = "", record: str = "") -> None:
        super().__init__(why)
        self.args = (why, trace, record)  # what comes from another process is made of these
        self.trace = trace
        self.record = record


@dataclass
class Row:
    """One decision."""

    seed: int
    decision: int
    seat: int
    bot: str
    observation: list[float]
    legal: list[int]
    action: int
    text: str
    shares: list[float]
    win: float | None
    margin: float | None
    utility: float = 0.0
    rank: int = 0
    score: int = 0
    points: list[int] = field(default_factory=list)


def play(part: Part, variant: Variant, seed: int) -> list[Row]:
    """One game."""
    names = part.seated(seed)
    players: dict[int, Decider] = {
        seat: seated(name, variant.game, seat, (seed * 1000 + seat) * 2 + 1)
        for seat, name in enumerate(names)
    }
    party = Party(players)
    state: State = variant.start(seed)
    party.sit(state)
    rows: list[Row] = []
    try:
        for decision in party.play_on(state):
            seat, action = decision.seat, decision.action
            legal = [int(choice) for choice in state.legal(seat)]
            rows.append(
                Row(
                    seed,
                    len(rows),
                    seat,
                    names[seat],
                    variant.reader.encode(state, seat),
                    legal,
                    action,
                    variant.game.vocabulary.text(action),
                    *thoughts(players[seat], legal),
                )
            )
    except BotFailed as failed:
        raise stopped(variant, seed, names, rows, failed) from failed
    utilities, ranks, scores = stepping.utilities(state), state.ranks(), state.scores()
    breakdown = [[int(points) for _, points in rows] for rows in state.breakdown()]
    for row in rows:
        row.utility, row.rank, row.score = (
            utilities[row.seat],
            int(ranks[row.seat]),
            int(scores[row.seat]),
        )
        row.points = breakdown[row.seat]
    return rows


def stopped(
    variant: Variant, seed: int, names: list[str], rows: list[Row], failed: BotFailed
) -> GameFailed:
    """What the author of a bot that failed has to know."""
    who = f"The bot {names[failed.seat]} at seat {failed.seat} failed"
    when = f"at decision {len(rows) + 1} of the game with seed {seed}"
    made = [(row.seat, row.action) for row in rows]
    sitting = {seat: name[:LONGEST_NAME] for seat, name in enumerate(names)}
    kept = Record(variant.game, variant.seats, seed, variant.options, sitting, made)
    why = f"{who} {when}: {failed.why()}"
    return GameFailed(why, failed.trace(), kept.text())


def thoughts(player: Decider, legal: list[int]) -> tuple[list[float], float | None, float | None]:
    """What a bot thought at its last decision: its attention by action, and what it expected on
    average."""
    if not isinstance(player, Player) or not isinstance(player.bot, Explains):
        return [], None, None
    choices = {choice.action: choice for choice in player.bot.choices()}
    shares = [choices[action].share if action in choices else 0.0 for action in legal]
    win = sum(choice.share * choice.win for choice in choices.values())
    margin = sum(choice.share * choice.margin for choice in choices.values())
    if len(legal) == 1:
        return [1.0], None, None  # nobody thinks about the only way
    return shares, win, margin


def content(part: Part) -> bytes:
    """Play the games of a part; the file that holds them."""
    variant = part.variant()
    rows = [row for number in range(part.games) for row in play(part, variant, part.seed + number)]
    return parquet(part, rows) if part.format == "parquet" else jsonl(rows)


def jsonl(rows: list[Row]) -> bytes:
    """Write the rows as lines of JSON."""
    return "".join(json.dumps(row.__dict__) + "\n" for row in rows).encode()


def parquet(part: Part, rows: list[Row]) -> bytes:
    """Write the rows as Parquet."""
    arrow = importlib.import_module("pyarrow")
    files = importlib.import_module("pyarrow.parquet")
    flat = array("f", [number for row in rows for number in row.observation])
    numbers = arrow.Array.from_buffers(arrow.float32(), len(flat), [None, arrow.py_buffer(flat)])
    types = {
        "seed": arrow.int64(),
        "decision": arrow.int32(),
        "seat": arrow.int8(),
        "bot": arrow.string(),
    }
    types |= {
        "observation": None,
        "legal": arrow.list_(arrow.int32()),
        "action": arrow.int32(),
        "text": arrow.string(),
    }
    types |= {
        "shares": arrow.list_(arrow.float32()),
        "win": arrow.float32(),
        "margin": arrow.float32(),
    }
    types |= {"utility": arrow.float32(), "rank": arrow.int8(), "score": arrow.int32()}
    types |= {"points": arrow.list_(arrow.int32())}
    columns = {
        name: arrow.array([getattr(row, name) for row in rows], kind)
        for name, kind in types.items()
        if kind is not None
    }
    columns["observation"] = arrow.FixedSizeListArray.from_arrays(numbers, part.variant().size)
    table = arrow.table({name: columns[name] for name in types}).replace_schema_metadata(
        {"augury": json.dumps(part.about())}
    )
    out = arrow.BufferOutputStream()
    files.write_table(table, out, compression="zstd")
    found: bytes = out.getvalue().to_pybytes()
    return found


# Writing


def parts(whole: Part, each: int) -> list[Part]:
    """A dataset cut into files of `each` games."""
    return [
        Part(
            whole.game,
            whole.seats,
            whole.options,
            whole.bots,
            whole.seed + first,
            min(each, whole.games - first),
            whole.format,
        )
        for first in range(0, whole.games, each)
    ]


def check(part: Part) -> None:
    """Refuse now what would fail later."""
    if part.format not in FORMATS:
        raise Malformed(f"The format is one of {', '.join(FORMATS)}; not {part.format!r}.")
    if part.games < 1 or not 0 <= part.seed < 1 << 62:
        raise Malformed("A dataset has at least one game, and seeds from 0 to 2**62.")
    if part.format == "parquet" and find_spec("pyarrow") is None:
        raise Malformed("Parquet needs pyarrow: pip install 'augury[data]', or use --format jsonl.")
    variant = part.variant()
    for seat, name in enumerate(part.seated(part.seed)):
        seated(name, variant.game, seat, 1)


def write(
    whole: Part, folder: Path, each: int = 50, workers: int = 1, ray: str | None = None
) -> Iterator[Path]:
    """Play all games and write them into a folder, file by file; `dataset.json` beside them says
    what they are."""
    check(whole)
    folder.mkdir(parents=True, exist_ok=True)
    about = {
        **whole.about(),
        "first_seed": whole.seed,
        "games": whole.games,
        "columns": list(Row.__dataclass_fields__),
    }
    (folder / "dataset.json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    for number, data in enumerate(_contents(parts(whole, each), workers, ray)):
        file = folder / f"part-{number:05}.{whole.format}"
        file.write_bytes(data)
        yield file


def contents(jobs: list[tuple[int, Part]]) -> list[bytes]:
    """The contents of the files of a batch, as a worker makes them."""
    return [content(part) for _, part in jobs]


def _contents(jobs: list[Part], workers: int, ray: str | None) -> Iterator[bytes]:
    """The contents of the files, in order, wherever they are made."""
    workers_at: WorkerPool[tuple[int, Part], bytes] = (
        local(contents, workers) if ray is None else Ray(contents, ray or None)
    )
    try:
        yield from in_order(jobs, workers_at)
    finally:
        workers_at.close()
