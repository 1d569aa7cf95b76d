"""A bot in another process, in any language. It is told what its seat may know, and nothing else.

Every message is a line of JSON. At the start of a game: {"start": {"game", "rules", "seats",
"seat"}}. For every decision: {"view", "legal", "heard"}, which is answered by a line with one of
the texts in `legal`. After the last game the input ends.

No seed goes out: from a bot's seed the game's could be told.
"""

from __future__ import annotations

from dataclasses import asdict, is_dataclass

from augury.bots.pipe import NoAnswer, hang_up, pipe
from augury.core.errors import AuguryError
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


class ProcessBot:
    """Passes questions on."""

    def __init__(self, game: Game, seed: int, command: str) -> None:
        self.game = game
        self.command = command
        self.started = False

    def decide(self, state: State, seat: int, heard: list[Event]) -> int:
        """What the program answers. One that fails is hung up on."""
        try:
            return self.ask(state, seat, heard)
        except AuguryError:
            hang_up(self.command, seat)
            raise

    def ask(self, state: State, seat: int, heard: list[Event]) -> int:
        """Tell it the position and read its answer."""
        there = pipe(self.command, seat)
        if not self.started:
            self.started = True
            there.tell({"start": self.start(state, seat)})
        words = [self.game.vocabulary.text(action) for action in state.legal(seat)]
        seen = self.game.reader.view(state, seat)
        assert is_dataclass(seen)
        answer = there.ask(
            {
                "view": asdict(seen),
                "legal": words,
                "heard": [{"kind": event.kind, "facts": event.facts} for event in heard],
            }
        )
        if answer not in words:
            raise NoAnswer(f"{self.command[:80]} answered {answer[:80]!r}: not possible now.")
        return int(state.legal(seat)[words.index(answer)])

    def start(self, state: State, seat: int) -> dict[str, object]:
        """What it is told when a game begins."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": int(state.seats),
            "seat": seat,
        }
