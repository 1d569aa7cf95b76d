"""Play random games with a witness who looks at the table itself at every beat.

python tests/witness.py luna 100 7: a game, how many games, the first seed. Interpreted
(`PYTHONPATH=src`), because nobody can look into a compiled beat. Prints how many frames were
compared.
"""

from __future__ import annotations

import sys

import msgspec

from augury.core import chance, registry
from augury.core.chance import Chance
from augury.core.frames import MOST_FRAMES
from augury.core.game import Game, Options
from augury.core.state import SPECTATOR, State
from augury.core.table import Table
from augury.core.variants import all_variants
from augury.core.view import GameView, unasked

Picture = bytes  # a view as it goes over the wire, which no later move can change


class Witness:
    """Notes what every eye sees whenever a beat is marked, straight from the table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[dict[int, Picture]] = []
        marked = State.beat

        def beat(state: State) -> None:
            shows = state.beats is not None and bool(state.events)
            if shows:
                self.seen.append(self.look(state, asking=False))
            marked(state)

        State.beat = beat  # type: ignore[method-assign, assignment]  # interpreted only

    def look(self, state: State, *, asking: bool) -> dict[int, Picture]:
        """What every eye sees now; before the present nobody is asked anything."""
        views = {eye: self.game.reader.view(state, eye) for eye in (SPECTATOR, *range(state.seats))}
        return {eye: picture(view if asking else unasked(view)) for eye, view in views.items()}


def picture(view: GameView) -> Picture:
    return msgspec.json.encode(view)


def check_game(game: Game, seats: int, options: Options, seed: int, witness: Witness) -> int:
    """One game: every frame shows what the witness saw, in order, and the last one the present."""
    table = Table(game, seats, seed, options)
    table.watched = True
    luck = chance.from_seed(seed + 1)
    compared = 0
    while not table.over():
        witness.seen.clear()
        seat, action = decide(game, table.state, luck, propose=seed % 2 == 1)
        events = table.play(seat, action)
        present = witness.look(table.state, asking=True)
        for eye, now in present.items():
            frames = table.frames_for(eye)
            assert len(frames) <= MOST_FRAMES
            assert picture(frames[-1].view) == now, "the last frame is the present"
            heard = [event for frame in frames for event in frame.events]
            assert heard == [event for event in events if event.visible_to(eye)]
            beats = iter(witness.seen)
            for frame in frames[:-1]:
                assert frame.events, "a frame before the last one tells something"
                shown = picture(frame.view)
                assert any(views[eye] == shown for views in beats), (
                    f"{game.id} {seed}: a frame that was never on the table\n{table.record.text()}"
                )
            compared += len(frames)
    return compared


def decide(game: Game, state: State, luck: Chance, *, propose: bool) -> tuple[int, int]:
    seat = state.to_act()[luck.below(len(state.to_act()))]
    legal = state.legal(seat)
    if propose:
        return int(seat), int(game.reader.propose(state, seat, legal, luck))
    return int(seat), int(legal[luck.below(len(legal))])


def main() -> None:
    name, games, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    game = registry.load(name)
    variants = list(all_variants(game))
    witness = Witness(game)
    compared = 0
    for seed in range(first, first + games):
        seats, options = variants[seed * 7 % len(variants)]
        compared += check_game(game, seats, options, seed, witness)
    print(compared)


if __name__ == "__main__":
    main()
