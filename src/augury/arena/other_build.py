"""A bot of another build of Augury, in a process and an environment of its own.

The other build runs `door.py`, follows the whole game, and asks its bot through its own honest
door: the bot gets a redealt clone there, as it would here. So the process is trusted with the seed;
for programs that are not Augury's there is `process(COMMAND)`.
"""

from __future__ import annotations

import re

from augury.bots.pipe import NoAnswer, hang_up, pipe
from augury.core.errors import AuguryError
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


def other_build(spec: str) -> tuple[str, str] | None:
    """The command and the bot of `build(COMMAND)BOT`; None for every other text."""
    found = re.fullmatch(r"build\((.+)\)([^()]+)", spec.strip())
    return (found[1], found[2]) if found else None


class OtherBuild:
    """Sits where a `Player` would. It is told decisions instead of events."""

    listens = False

    def __init__(self, game: Game, command: str, seat: int, start: dict[str, object]) -> None:
        self.game = game
        self.command = command
        self.seat = seat
        self.start = start
        self.past: list[tuple[int, str]] = []  # decisions that it has not been told of

    def hear(self, events: list[Event]) -> None:
        """The other build hears what happens by playing along."""

    def note(self, seat: int, action: int) -> None:
        """A decision that was made at the table."""
        self.past.append((seat, self.game.vocabulary.text(action)))

    def decide(self, state: State) -> int:
        """What the other build decides. One that fails is hung up on."""
        try:
            return self.ask(state)
        except AuguryError:
            hang_up(self.command, self.seat)
            raise

    def ask(self, state: State) -> int:
        """Tell it what was decided since, and read its answer."""
        message: dict[str, object] = {"past": self.past, "digest": state.digest()}
        if self.start:
            message["start"], self.start = self.start, {}
        self.past = []
        answer = pipe(self.command, self.seat).ask(message)
        legal = {
            self.game.vocabulary.text(action): int(action) for action in state.legal(self.seat)
        }
        if answer not in legal:
            raise NoAnswer(f"{self.command[:80]} answered {answer[:200]!r}: not possible now.")
        return legal[answer]
