"""Fit the constants of a room's evaluation to how games ended.

python tools/fit.py luna --games 500 --bot mcts@32: lets a bot play itself (now and then it does
something at random, so that what nobody would do is judged as well), keeps some positions of every
game, and changes the numbers in `evaluate.py` that are `Final` so that the points it expects come
true as far as they differ between the sides. It prints the new numbers and how well both foretell
games that nothing was learnt from, having learnt from an eighth of the others, a quarter, half and
all of them; with `--out` it keeps that, and draws the curve. It changes no number: a better
forecast is not yet a better player, so let the new ones play the old ones.

One step of Gauss-Newton: the evaluation runs interpreted beside the compiled game, each number is
changed a little, and a ridge keeps those where they are that the games say nothing about.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from evidence import (
    SHARES,
    Evidence,
    Fit,
    Forecast,
    Position,
    curve,
    fit,
    forecast,
    gather,
    interpreted,
    look,
    places,
    written,
)

from augury import chart
from augury.bots.find import make
from augury.bots.party import Party
from augury.bots.protocol import Player
from augury.core import chance, registry
from augury.core.chance import Chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State
from augury.progress import Progress

ROOMS = Path(__file__).resolve().parent.parent / "src" / "augury" / "games"
BOLD = 0.1  # share of decisions at random


class BoldPlayer:
    """A bot at its seat that now and then does anything."""

    listens = True

    def __init__(self, player: Player, luck: Chance) -> None:
        self.player = player
        self.luck = luck

    def hear(self, events: list[Event]) -> None:
        """As the bot hears it."""
        self.player.hear(events)

    def decide(self, state: State) -> int:
        """The bot's decision, or any."""
        if self.luck.real() >= BOLD:
            return self.player.decide(state)
        legal = state.legal(self.player.seat)
        return int(legal[self.luck.below(len(legal))])


def play(game: Game, seats: int, bot: str, number: int, each: int) -> list[Position]:
    """A game of self-play; about `each` of its positions."""
    state = game.start(seats, number)
    luck = chance.from_seed(number * 2 + 1)
    players = [
        Player(
            game, make(bot, game, number * 100 + seat, clock=False), seat, number * 100 + 50 + seat
        )
        for seat in range(seats)
    ]
    party = Party({player.seat: BoldPlayer(player, luck) for player in players})
    party.sit(state)
    kept: list[State] = []
    for made, _ in enumerate(party.play_on(state)):
        place = len(kept) if len(kept) < 4 * each else int(luck.below(made))
        if made and place < 4 * each and luck.real() < 0.5:
            copy = state.clone()
            copy.listening = False
            kept[place : place + 1] = [copy]
    final = [float(points) for points in game.reader.evaluate(state)]
    chosen = sorted({int(luck.below(len(kept))) for _ in range(each)}) if kept else []
    return [Position(number, kept[place], final) for place in chosen]


# What is kept of it


@dataclass
class Kept:
    """Games of self-play, and what they cost."""

    positions: list[Position]
    seconds: float  # of the processor


def keep(
    folder: Path,
    asked: argparse.Namespace,
    evidence: Evidence,
    found: Fit,
    row: Sequence[Forecast],
    seconds: tuple[float, float],
) -> None:
    """Write down how it was done and what came of it, and draw the curves of the game."""
    words = [word for word in sys.argv[1:] if word not in ("--out", str(asked.out))]
    if asked.keep:
        words = [word for word in words if word not in ("--keep", str(asked.keep))]
    told = {
        "command": " ".join(["tools/fit.py", *words]),
        "game": asked.game,
        "seats": asked.seats,
        "bot": asked.bot,
        "seed": asked.seed,
        "games": asked.games,
        "held_out": len(evidence.games(apart=True)),
        "positions": len(evidence.positions),
        "seconds": {"games": round(seconds[0], 3), "fit": round(seconds[1], 3)},
        "curve": [asdict(each) for each in row],
        "numbers": {
            written(place): [round(float(old), 4), round(found.fresh[place], 4)]
            for place, old in zip(evidence.numbers, evidence.start, strict=True)
        },
    }
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{asked.game}-{'-'.join(map(str, asked.seats))}"
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    (folder / f"{asked.game}.svg").write_text(picture(folder, asked.game), encoding="utf-8")


def picture(folder: Path, game: str) -> str:
    """The learning curves of a game, one for every number of players that was fitted."""
    known = [
        json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob(f"{game}-*.json"))
    ]
    names = [f"{' and '.join(map(str, told['seats']))} players" for told in known]
    rows = [
        [told["curve"][-1]["before"], *(each["after"] for each in told["curve"])] for told in known
    ]
    steps = ["in place", *(f"1/{share}" for share in SHARES[:-1]), "all"]
    return chart.curves(
        f"{game}: how much is foretold of games not learnt from, by how many were learnt from",
        names,
        rows,
        steps=steps,
        close=True,
    )


def collect(game: Game, asked: argparse.Namespace) -> Kept:
    """Games of self-play: those of the file, and as many more as are wanted."""
    kept = Kept([], 0.0)
    if asked.keep and asked.keep.exists():
        kept = pickle.loads(asked.keep.read_bytes())  # our own file
    first = asked.seed * 1_000_000
    done = len({position.game for position in kept.positions})
    progress = Progress("games", asked.games - done)
    begin = time.process_time()
    for number in range(first + done, first + asked.games):
        seats = asked.seats[number % len(asked.seats)]
        kept.positions += play(game, seats, asked.bot, number, asked.each)
        progress.step()
    kept.seconds += time.process_time() - begin
    if asked.keep:
        asked.keep.write_bytes(pickle.dumps(kept))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[game.id for game in registry.games()])
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="tables in turn")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="mcts@32")
    parser.add_argument("--each", type=int, default=10, help="positions kept of a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--firm", type=float, default=4.0, help="how firmly numbers stay")
    parser.add_argument("--fixed", nargs="*", default=[], help="constants that do not change")
    parser.add_argument("--keep", type=Path, help="a file for the games, to use them again")
    parser.add_argument("--out", type=Path, help="a folder for the numbers and their curve")
    asked = parser.parse_args()
    kept = collect(registry.load(asked.game), asked)
    begin = time.process_time()
    module = interpreted(ROOMS / asked.game / "evaluate.py")
    evidence = gather(module, kept.positions, places(module, asked.fixed))
    taught = evidence.games(apart=False)
    found = fit(evidence, taught, asked.firm)
    row = curve(evidence, asked.firm)
    spent = time.process_time() - begin
    for place, value in found.fresh.items():
        print(f"{written(place):28} {look(module, place):8.3f} {value:8.3f}")
    print("foretold of games learnt from:")
    print(" ", forecast(evidence, found, len(taught), taught).text())
    print("foretold of games not learnt from:")
    for each in row:
        print(" ", each.text())
    print(f"seconds of the processor: {kept.seconds:.0f} to play, {spent:.0f} to learn")
    if asked.out:
        keep(asked.out, asked, evidence, found, row, (kept.seconds, spent))


if __name__ == "__main__":
    main()
