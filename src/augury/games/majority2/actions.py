"""The Majority 2: what can be done. Columns and places are counted from 1; a place is
`column.card`, the oldest card of a column first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action
from augury.core.vocabulary import Domain, Kind, Vocabulary, check_bases
from augury.games.majority2.components import COLOUR_NAMES, COLOURS, COLUMNS, KINDS, NAMES

OWN: Final = 0
OPPOSING: Final = 1
SIDES: Final = ["own", "opposing"]
LONGEST: Final = 7  # cards in a column, just before it is resolved
PLACES: Final = 21
SPOTS: Final = 42  # places of both sides
WEARING: Final = 6  # no disc, or one of five

CARD: Final = Domain("card", NAMES)
COLUMN: Final = Domain("column", ["1", "2", "3"])
OPPOSING_COLUMN: Final = Domain("column", ["1", "2", "3"], "opposing_column")
COLOUR: Final = Domain("colour", COLOUR_NAMES)
DISC_COLOUR: Final = Domain("disc", COLOUR_NAMES)
SIDE: Final = Domain("side", SIDES, "")
PLACE: Final = Domain(
    "place",
    [f"{column + 1}.{card + 1}" for column in range(COLUMNS) for card in range(LONGEST)],
    "",
)
FACTION: Final = Domain("card", NAMES, "")
WORN: Final = Domain("worn", ["plain", *COLOUR_NAMES], "")

KEEP_HAND: Final = 0  # M2-22
SWAP: Final = 1
DRAW: Final = 2  # M2-25
NO_DRAW: Final = 3
FREE_PLAY: Final = 4  # + card * 3 + column (M2-30)
NO_FREE_PLAY: Final = FREE_PLAY + KINDS * COLUMNS
PLAY: Final = NO_FREE_PLAY + 1  # + card * 3 + column (M2-40)
HAUNT: Final = PLAY + KINDS * COLUMNS  # + column of the opponent (M2-80)
END_STANDARD: Final = HAUNT + COLUMNS
FORM: Final = END_STANDARD + 1  # + colour (M2-35)
REPRESENT: Final = FORM + COLOURS  # + place
TAKE: Final = REPRESENT + PLACES  # + spot (M2-53)
LAY_ASIDE: Final = TAKE + SPOTS  # + card (M2-55)
NAME: Final = LAY_ASIDE + KINDS  # + colour (M2-61)
GIVE_UP: Final = NAME + COLOURS  # + card * 6 + disc (M2-62)
DISC: Final = GIVE_UP + KINDS * WEARING  # + disc * 42 + spot (M2-64, M2-67, M2-75)
RECOLOUR: Final = DISC + COLOURS * SPOTS  # + (disc * 2 + side) * 31 + card (M2-68)
STRIKE: Final = RECOLOUR + COLOURS * 2 * KINDS  # + spot (M2-73)


class Deeds(Vocabulary):
    """A card on the table is one thing to touch, `spot/own-1.3` or
    `faction/own-witch_junior-plain`, though two words name it."""

    def targets(self, action: i64) -> list[str]:
        touched = super().targets(action)
        word = self.kind_of[action].word
        named = self.arguments(action)
        if word in ("take", "strike", "disc"):
            touched.append(f"spot/{named[-2]}-{named[-1]}")
        elif word == "represent":
            touched.append(f"spot/own-{named[0]}")
        elif word == "give-up":
            touched.append(f"faction/own-{named[0]}-{named[1]}")
        elif word == "recolour":
            touched.append(f"faction/{named[1]}-{named[2]}-plain")
        return touched


VOCABULARY: Final = Deeds(
    [
        Kind("keep-hand", at=["zone/hand"]),
        Kind("swap", at=["zone/reserve"]),
        Kind("draw", at=["zone/pile"]),
        Kind("no-draw"),
        Kind("free-play", [CARD, COLUMN]),
        Kind("no-free-play"),
        Kind("play", [CARD, COLUMN]),
        Kind("haunt", [OPPOSING_COLUMN], ["card/ghost"]),
        Kind("end-standard"),
        Kind("form", [COLOUR]),
        Kind("represent", [PLACE]),
        Kind("take", [SIDE, PLACE]),
        Kind("lay-aside", [CARD], ["zone/reserve"]),
        Kind("name", [COLOUR]),
        Kind("give-up", [FACTION, WORN]),
        Kind("disc", [DISC_COLOUR, SIDE, PLACE]),
        Kind("recolour", [DISC_COLOUR, SIDE, FACTION]),
        Kind("strike", [SIDE, PLACE]),
    ]
)


def spot(side: i64, column: i64, place: i64) -> i64:
    """A card on the table, seen by the one who decides: their side or the other, the column there,
    its place in it; all from 0."""
    return (side * COLUMNS + column) * LONGEST + place


def kind_word(action: Action) -> str:
    return VOCABULARY.kind_of[action].word


check_bases(
    VOCABULARY,
    {
        "keep-hand": KEEP_HAND,
        "swap": SWAP,
        "draw": DRAW,
        "no-draw": NO_DRAW,
        "free-play": FREE_PLAY,
        "no-free-play": NO_FREE_PLAY,
        "play": PLAY,
        "haunt": HAUNT,
        "end-standard": END_STANDARD,
        "form": FORM,
        "represent": REPRESENT,
        "take": TAKE,
        "lay-aside": LAY_ASIDE,
        "name": NAME,
        "give-up": GIVE_UP,
        "disc": DISC,
        "recolour": RECOLOUR,
        "strike": STRIKE,
    },
)
