"""Positions in which reasons are looked at, and all of them whose numbers can be reckoned again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from guessing import pick

from augury.core import chance, registry
from augury.core.reason import Reason
from augury.core.state import State

SEEN = (1, 4, 15, 50)  # which of the questions of a kind are looked at, in a game
Check = Callable[[State, int, list[str], Reason], bool]


def asked(room: str, options: dict[str, object], seed: int, clever: bool) -> Iterator[State]:
    """Positions of one game: of every question some, early and late."""
    game = registry.load(room)
    luck = chance.from_seed(seed)
    state = game.start(1 if "level" in options else game.seats[-1], seed, options)
    questions: Counter[str] = Counter()
    while state.to_act():
        seat = pick(state.to_act(), luck)
        prompt = game.reader.view(state, seat).prompt
        questions[prompt] += 1
        if questions[prompt] in SEEN:
            yield state.clone()
        legal = state.legal(seat)
        best = (
            game.reader.propose(state, seat, state.options(seat), luck)
            if clever
            else pick(legal, luck)
        )
        state.apply(seat, best)


def counted(room: str, positions: Iterator[State], check: Check) -> set[str]:
    """The keys of all reasons with numbers, which are right."""
    vocabulary = registry.load(room).vocabulary
    found: set[str] = set()
    for state in positions:
        for seat in state.to_act():
            for action in range(vocabulary.size):
                reason = state.why_not(seat, action)
                if reason is not None and any(type(x) is int for x in reason.facts.values()):
                    text = vocabulary.text(action)
                    assert check(state, seat, text.split(), reason), (text, repr(reason))
                    found.add(reason.key)
    return found
