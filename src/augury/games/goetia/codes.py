"""Goetia: the vocabulary of card effects (G-530, RULES.md 7.6), read from the codes on the cards.

A code is `TRIGGER(filter) [cost]: OP; OP`; a part with a trigger of its own begins the next effect
of the card. What an operation does is in rules/effects.py, one function each; here it is only read.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from augury.games.goetia.bundle import LETTERS, NOTHING, PINK, YELLOW, Bundle, Colour, bundle_of
from augury.games.goetia.components import (
    ANY_WORLD,
    ED_2020,
    IN_NEW_WORLD,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
)

Trigger: TypeAlias = i64
PASSIVE: Final = 0
AT_ROUND_START: Final = 1
RELIC_USED: Final = 2
WORSHIPPED: Final = 3  # the six events of G-501
CONTACTED: Final = 4
PAID: Final = 5
HEX_USED: Final = 6
FOE_GAVE: Final = 7
OWN_GAIN: Final = 8
TRIGGERS: Final = [
    "PASSIVE",
    "ROUND_START",
    "RELIC",
    "WORSHIP",
    "CONTACT",
    "PAY",
    "HEX",
    "OPP_GAIN",
    "OWN_GAIN",
]

GAIN: Final = 0
GAIN_SAME: Final = 1
OTHERS: Final = 2
DISCOUNT: Final = 3
NO_ATTENTION: Final = 4
SUBST: Final = 5
SHARE: Final = 6
FOLLOWER: Final = 7
RESURRECT: Final = 8
DECK: Final = 9
PACT: Final = 10
EXCHANGE: Final = 11
HIDE: Final = 12
RECALL: Final = 13
TAKE_EACH: Final = 14
REARRANGE: Final = 15
OPS: Final = [
    "GAIN",
    "GAIN_SAME",
    "OTHERS",
    "DISCOUNT",
    "NO_ATTENTION",
    "SUBST",
    "SHARE",
    "FOLLOWER",
    "RESURRECT",
    "DECK",
    "PACT",
    "EXCHANGE",
    "HIDE",
    "RECALL",
    "TAKE_EACH",
    "REARRANGE",
]

AREAS: Final = {
    "": 0,
    "world": ANY_WORLD,
    "newworld": IN_NEW_WORLD,
    "edge": ON_EDGE,
    "scry": ON_SCRY,
    "king": ON_KING,
    "dark": ON_DARK,
    "any": ANY_WORLD | ON_EDGE | ON_SCRY | ON_KING | ON_DARK,
    "linked": ANY_WORLD | ON_SCRY | ON_KING,
}

PER_CARD: Final = -1  # the letter n: the number of cards in the WORSHIP event

# Which colours stand for each other (SUBST), as flags
PINK_TEAL: Final = 1
YELLOW_BROWN: Final = 2
ALL_COLOURS: Final = 4
SUBSTITUTES: Final = {
    "T<->P": PINK_TEAL,
    "B<->Y": YELLOW_BROWN,
    "any coloured<->any coloured": ALL_COLOURS,
}

# What an EXCHANGE gives up
ANY_COLOURED: Final = -1
CHOSEN_COLOUR: Final = -2
EXCHANGE_COLOUR: Final = -3  # yellow in 2020, red in 2019 (G-347)
GIVEN_UP: Final = {"any": ANY_COLOURED, "one colour": CHOSEN_COLOUR, "xcol": EXCHANGE_COLOUR}


class Op:
    """One operation with its numbers; what they mean depends on the sort."""

    def __init__(self, code: str) -> None:
        word, _, rest = code.partition(" ")
        self.sort: i64 = OPS.index(word)
        self.colour: Colour = NOTHING  # GAIN, OTHERS: what; EXCHANGE: what is given up
        self.into: Colour = NOTHING  # EXCHANGE: what one gets
        self.number: i64 = 1
        self.scope: i64 = 0  # RECALL: areas
        self.linked: bool = False  # RECALL: from linked hexes only
        self.read(rest)

    def read(self, rest: str) -> None:
        words = rest.split()
        if self.sort == OTHERS:
            words = words[1:]
        if self.sort in (GAIN, OTHERS):
            self.colour = LETTERS.index(words[0])
            self.number = PER_CARD if words[1] == "n" else int(words[1])
        elif self.sort == SUBST:
            self.number = SUBSTITUTES[rest]
        elif self.sort == EXCHANGE:
            given, _, taken = rest.partition("->")
            self.colour = GIVEN_UP[given]
            self.into = LETTERS.index(taken[0])
            self.number = int(words[-1])
        elif self.sort == RECALL:
            self.number = int(words[0])
            self.scope = AREAS[words[1]]
            self.linked = words[1] == "linked"
        elif words and words[0].isdigit():
            self.number = int(words[0])


class Effect:
    """A trigger, its filter, its cost and its operations from left to right."""

    def __init__(self, head: str) -> None:
        trigger, _, cost = head.partition("[")
        word, _, filter_ = trigger.strip().rstrip(")").partition("(")
        self.trigger: Trigger = TRIGGERS.index(word.strip())
        self.linked: bool = filter_.endswith(" and linked")
        self.recruit: bool = filter_ == "edge recruit"
        self.sacrificed: bool = filter_ == "with sacrifice"
        self.areas: i64 = 0
        for area in (
            filter_.replace(" and linked", "")
            .replace("edge recruit", "edge")
            .replace("with sacrifice", "")
            .split(" or ")
        ):
            self.areas |= AREAS[area]
        letters = cost.rstrip("] ")
        self.sacrifice: bool = letters == "S"
        self.whole_world: bool = letters == "WORLD"  # Brass Vessel
        self.cost: Bundle = NOTHING if letters in ("S", "WORLD") else bundle_of(letters)
        self.ops: list[Op] = []

    def has_cost(self) -> bool:
        return self.cost != NOTHING or self.sacrifice or self.whole_world


def effects_of(code: str) -> list[Effect]:
    """The effects of a card's code; a Treasure has none."""
    found: list[Effect] = []
    if code.startswith("TREASURE"):
        return found
    for part in code.split("; "):
        head, colon, ops = part.partition(": ")
        if colon:
            found.append(Effect(head))
        else:
            ops = part
        found[-1].ops.append(Op(ops))
    return found


def exchange_colour(edition: i64) -> Colour:
    """G-347: yellow in the 2020 edition, red (pink) in 2019."""
    return YELLOW if edition == ED_2020 else PINK
