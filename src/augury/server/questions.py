"""What a game asks, and which kinds of action answer it: as trial games have shown. It helps
somebody who leaves answers in advance to find them; nothing is decided by it."""

from __future__ import annotations

from functools import cache

from augury.core import chance, registry
from augury.server.messages.prepared import QuestionInfo

MOST = 500  # decisions of a trial game


@cache
def asked_in(game: str) -> list[QuestionInfo]:
    """In the order in which they come up."""
    room = registry.load(game)
    kinds: dict[str, set[str]] = {}
    for seats in sorted({min(count for count in room.seats if count > 1), max(room.seats)}):
        luck = chance.from_seed(seats)
        state = room.set_up(seats, room.check_options(seats, {}), chance.from_seed(seats))
        for _ in range(MOST):
            asked = list(state.to_act())
            if not asked:
                break
            seat = asked[luck.below(len(asked))]
            legal = list(state.legal(seat))
            words = kinds.setdefault(room.reader.view(state, seat).prompt, set())
            words.update(room.vocabulary.kind_of[action].word for action in legal)
            state.apply(seat, legal[luck.below(len(legal))])
    order = [kind.word for kind in room.vocabulary.kinds]
    return [
        QuestionInfo(prompt=prompt, kinds=sorted(words, key=order.index))
        for prompt, words in kinds.items()
    ]
