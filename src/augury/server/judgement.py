"""What a strong bot thinks of a position on an analysis board, slice by slice.

Each slice is one task of the queue for analysis, so that whoever waits gets a turn between two of
them. The worker keeps what it has found for the next slice; another worker, or one that has thought
about other things since, begins again.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from augury.bots.explain import Thought, verdict
from augury.bots.protocol import Choice
from augury.bots.reasons import Difference, Line, compared
from augury.core import registry
from augury.core.state import State
from augury.core.vocabulary import Vocabulary
from augury.server.messages.studies import Judgement, LineInfo, LineStep
from augury.server.reasons import term_infos

SHOWN = 3  # lines
LONGEST = 8  # steps of a line that are told
MOST = 120_000  # imagined games, beyond which the trees take too much room
KEPT = 4  # positions that a worker goes on with

thoughts: OrderedDict[str, Thought] = OrderedDict()  # of this worker


class Slice(msgspec.Struct, frozen=True):
    """Think on about a position for a moment."""

    key: str  # what is being thought about, and for whom
    first: bool  # begin again
    game: str
    state: State
    seat: int
    cards_open: bool
    seconds: float

    def run(self) -> Judgement:
        if self.first:
            thoughts.pop(self.key, None)
        thought = thoughts.get(self.key)
        if thought is None:
            game = registry.load(self.game)
            thought = Thought(game, self.state, self.seat, cards_open=self.cards_open)
        thoughts[self.key] = thought
        thoughts.move_to_end(self.key)
        while len(thoughts) > KEPT:
            thoughts.popitem(last=False)
        thought.go_on(self.seconds, MOST)
        return judgement(registry.load(self.game).vocabulary, thought)


def judgement(vocabulary: Vocabulary, thought: Thought) -> Judgement:
    """What there is to tell so far."""
    choices = thought.opinion().choices
    lines = thought.lines(choices[:SHOWN])
    reasons = compared(thought.seat, lines)
    legal = len(thought.state.legal(thought.seat))
    return Judgement(
        node=0,
        seat=thought.seat,
        depth=max(line.turns for line in lines),
        lines=thought.iterations,
        seconds=0.0,
        chances=[round(chance, 4) for chance in thought.chances()],
        best=[
            line_info(vocabulary, thought.seat, choice, line, terms)
            for choice, line, terms in zip(choices, lines, reasons, strict=False)
        ],
        verdict=verdict(choices, legal),
        done=thought.solved or thought.iterations >= MOST or legal == 1,
    )


def line_info(
    vocabulary: Vocabulary, seat: int, choice: Choice, line: Line, terms: list[Difference]
) -> LineInfo:
    return LineInfo(
        steps=[
            LineStep(seat=who, action=vocabulary.text(action), targets=vocabulary.targets(action))
            for who, action in line.steps[:LONGEST]
        ],
        win=round(choice.win, 4),
        points=round(line.points(seat), 1),
        share=round(choice.share, 4),
        terms=term_infos(terms),
    )
