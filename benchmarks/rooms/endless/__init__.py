"""Not a game, a yardstick: two seats put a mark on one of nine squares in turn, for as many
decisions as you like."""

from __future__ import annotations

import hashlib
from types import SimpleNamespace

from augury.core.chance import Chance
from augury.core.events import Event
from augury.core.game import Game, Options
from augury.core.options import Option
from augury.core.reason import Reason
from augury.core.vocabulary import Domain, Kind, Vocabulary

VOCABULARY = Vocabulary([Kind("put", [Domain("square", [str(n) for n in range(9)])])])


class Endless:
    """Fulfils the contract of `augury.core.state.State` without inheriting from the compiled
    class."""

    def __init__(self, length: int = 100, chance: Chance | None = None) -> None:
        self.seats = 2
        self.chance = chance or Chance()
        self.length = length
        self.squares = [-1] * 9
        self.made = 0
        self.turn = 0
        self.epoch = 0
        self.sealed = ""
        self.listening = False
        self.events: list[Event] = []

    def side(self, seat: int) -> int:
        return seat

    def to_act(self) -> list[int]:
        return [] if self.made >= self.length else [self.made % 2]

    def legal(self, seat: int) -> list[int]:
        return list(range(9)) if seat in self.to_act() else []

    def apply(self, seat: int, action: int) -> None:
        self.squares[action] = seat
        self.made += 1
        self.turn += 1
        self.epoch += 1
        self.sealed = "over" if self.made >= self.length else "chance"
        if self.listening:
            self.events.append(Event("put", {"seat": f"seat/{seat}", "square": f"square/{action}"}))

    def why_not(self, seat: int, action: int) -> Reason | None:
        return None if action in self.legal(seat) else Reason("not-your-turn", "E-1", {"names": ""})

    def clone(self) -> Endless:
        other = Endless(self.length, self.chance.clone())
        other.squares = list(self.squares)
        other.made, other.turn, other.epoch, other.sealed = (
            self.made,
            self.turn,
            self.epoch,
            self.sealed,
        )
        return other

    def scores(self) -> list[int]:
        return [self.squares.count(0), self.squares.count(1)]

    def ranks(self) -> list[int]:
        return [1, 1]

    def digest(self) -> int:
        text = f"{self.squares} {self.made}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "little")

    def hear(self) -> list[Event]:
        heard, self.events = self.events, []
        return heard

    def watch(self) -> None:
        self.listening = True

    def watched(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(events=self.hear(), state=self)]


class EndlessReader:
    """Reads its positions, likewise without inheriting from the compiled
    `augury.core.reader.Reader`."""

    def view(self, state: Endless, seat: int) -> object:
        from augury.games.endless.view import view

        return view(state, seat)

    def redeal(self, state: Endless, seat: int, chance: Chance) -> None:
        state.chance = chance.fork()


def set_up(seats: int, options: Options, chance: Chance) -> Endless:
    return Endless(int(options["length"]), chance)


GAME = Game(
    id="endless",
    title="Endless",
    designer="nobody",
    year=2026,
    seats=(2,),
    rules_version="1",
    source="A yardstick for the server.",
    vocabulary=VOCABULARY,
    # like the compiled classes, not one of them
    set_up=set_up,  # type: ignore[arg-type]
    # likewise
    reader=EndlessReader(),  # type: ignore[arg-type]
    options=(
        Option("length", "choice", "1000000", "How many decisions.", ("100", "10000", "1000000")),
    ),
    secrets=False,
)
