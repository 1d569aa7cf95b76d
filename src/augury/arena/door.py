"""Run by another build of Augury (`python door.py`, in its environment): lets its bots play in a
match of this one.

A line of JSON comes in for every decision of one seat: "start" at the first of a game (the game,
its seed, the bot), "past" with the decisions made at the table since, and the digest of the
position. Out goes the text of the decision. It uses only what every build has.
"""

from __future__ import annotations

import json
import sys

from augury.bots.find import make
from augury.bots.protocol import Player
from augury.core import registry


class Chair:
    """One seat of one game, played along."""

    def __init__(self, start: dict[str, object]) -> None:
        self.game = registry.load(start["game"])
        options = start["options"]
        assert isinstance(options, dict)
        self.state = self.game.start(start["seats"], start["game_seed"], options)
        self.state.listening = True
        seat, seed, spec = start["seat"], start["bot_seed"], start["bot"]
        assert isinstance(seat, int) and isinstance(seed, int) and isinstance(spec, str)
        bot = make(spec, self.game, seed, clock=bool(start["clock"]))
        self.player = Player(self.game, bot, seat, seed + 1)

    def follow(self, seat: int, text: str) -> None:
        """A decision that was made at the table."""
        self.state.apply(seat, self.game.vocabulary.parse(text))
        self.player.hear(self.state.hear())

    def decide(self, digest: int) -> str:
        """The bot's decision in words, if the position here is the same."""
        if self.state.digest() != digest:
            return "other rules: the position here is another one"
        return self.game.vocabulary.text(self.player.decide(self.state))


def main() -> None:
    """Answer line by line until the input ends."""
    chair: Chair | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if "start" in message:
            chair = Chair(message["start"])
        assert chair is not None, "a game begins with its start"
        for seat, text in message["past"]:
            chair.follow(seat, text)
        print(chair.decide(message["digest"]), flush=True)


if __name__ == "__main__":
    main()
