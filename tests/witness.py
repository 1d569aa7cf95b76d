"""Play random games with a witness who looks at the table itself at every beat.

python tests/witness.py luna 100 7: a game, how many games, the first seed. Interpreted
(`PYTHONPATH=src`), because nobody can look into a compiled beat. Prints how many frames were
compared.

A view follows from the position alone. The first game takes every view afresh; after it, positions
that are the same to the last byte are looked at once, since that is nearly all the time it takes.
"""

from __future__ import annotations

import io
import pickle
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
LISTENERS = {"listening", "events", "beats"}  # of a state: who hears of it, which nobody sees


class Moment:
    """The table at a beat, kept by value; an eye's view of it is taken when it is needed."""

    def __init__(self, witness: Witness, state: State) -> None:
        self.witness = witness
        self.kind = type(state)
        self.content = content(state)

    def known(self, eye: int) -> bool:
        return (self.content, eye) in self.witness.views

    def picture(self, eye: int) -> Picture:
        if self.known(eye):
            return picture(unasked(self.witness.views[self.content, eye]))
        state = self.kind.__new__(self.kind)
        vars(state).update(pickle.loads(self.content), listening=False, events=[], beats=None)
        return picture(unasked(self.witness.game.reader.view(state, eye)))


class Witness:
    """Notes the table itself whenever a beat is marked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[Moment] = []
        self.views: dict[tuple[bytes, int], GameView] = {}
        marked = State.beat

        def beat(state: State) -> None:
            if state.beats is not None and state.events:
                self.seen.append(Moment(self, state))
            marked(state)

        State.beat = beat  # type: ignore[method-assign, assignment]  # interpreted only

    def saw(self, frame: GameView, eye: int, after: int) -> int:
        """The first moment, after so many, at which the table looked like that; -1 = none. An
        earlier one than the frame's own does no harm, a later one would skip some."""
        shown = picture(frame)
        places = range(after, len(self.seen))
        return next((at for at in places if self.seen[at].picture(eye) == shown), -1)

    def reuse(self) -> None:
        """From now on the reader looks only once at positions of a decision that are the same."""
        look = self.game.reader.view

        def view(state: State, seat: int) -> GameView:
            key = (content(state), seat)
            if key not in self.views:
                self.views[key] = look(state, seat)
            return self.views[key]

        self.game.reader.view = view  # type: ignore[method-assign]  # interpreted only

    def forget(self) -> None:
        """Before the next decision."""
        self.seen.clear()
        self.views.clear()


def content(state: State) -> bytes:
    """Everything that a position holds, by value: without the pickler's memory, which would tell
    whether two equal things are one and the same."""
    page = io.BytesIO()
    pickler = pickle.Pickler(page)
    pickler.fast = True
    pickler.dump({name: part for name, part in vars(state).items() if name not in LISTENERS})
    return page.getvalue()


def picture(view: GameView) -> Picture:
    return msgspec.json.encode(view)


def check_game(game: Game, seats: int, options: Options, seed: int, witness: Witness) -> int:
    """One game: every frame shows what the witness saw, in order, and the last one the present."""
    table = Table(game, seats, seed, options)
    table.watched = True
    luck = chance.from_seed(seed + 1)
    compared = 0
    while not table.over():
        witness.forget()
        seat, action = decide(game, table.state, luck, propose=seed % 2 == 1)
        events = table.play(seat, action)
        for eye in (SPECTATOR, *range(seats)):
            frames = table.frames_for(eye)
            assert len(frames) <= MOST_FRAMES
            now = game.reader.view(table.state, eye)
            assert picture(frames[-1].view) == picture(now), "the last frame is the present"
            heard = [event for frame in frames for event in frame.events]
            assert heard == [event for event in events if event.visible_to(eye)]
            at = -1
            for frame in frames[:-1]:
                assert frame.events, "a frame before the last one tells something"
                at = witness.saw(frame.view, eye, at + 1)
                assert at >= 0, (
                    f"{game.id} {seed}: a frame that was never on the table\n{table.record.text()}"
                )
            compared += len(frames)
    return compared


def decide(game: Game, state: State, luck: Chance, *, propose: bool) -> tuple[int, int]:
    seat = state.to_act()[luck.below(len(state.to_act()))]
    legal = state.legal(seat)
    if propose:
        return int(seat), int(game.reader.propose(state, seat, state.options(seat), luck))
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
        if seed == first:
            witness.reuse()
    print(compared)


if __name__ == "__main__":
    main()
