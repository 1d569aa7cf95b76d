"""Goetia: what can be done. Every decision names one thing: a hex, a cube, a card, a stack."""

from __future__ import annotations

from typing import Final

from augury.core.state import Action
from augury.core.vocabulary import Domain, Kind, Vocabulary, check_bases, numbers
from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.components import KING_CODES, ROW_NAMES, SLOTS
from augury.games.goetia.demons import CARD_NAMES, FIRST_PACT
from augury.games.goetia.hexes import HEX_NAMES, RELIC_FIRST, WORLD_HEXES

HEX: Final = Domain("hex", HEX_NAMES)
TABLE_HEX: Final = Domain("hex", HEX_NAMES[:RELIC_FIRST])
WORLD_HEX: Final = Domain("hex", HEX_NAMES[:WORLD_HEXES])
EDGE: Final = Domain("edge", SLOTS)
COLOUR: Final = Domain("cube", list(LETTERS[:4]))
CUBE: Final = Domain("cube", list(LETTERS[:5]))
TOKEN: Final = Domain("cube", list(LETTERS[:6]))
PAWN: Final = Domain("cube", [*LETTERS[:5], "A"])
KING: Final = Domain("king", KING_CODES)
DEMON: Final = Domain("demon", CARD_NAMES[:FIRST_PACT])
PACT: Final = Domain("pact", CARD_NAMES[FIRST_PACT:])
STACK: Final = Domain("stack", ["1", "2", "3", "4"])
ROW: Final = Domain("row", ROW_NAMES)

PLACE: Final = 0  # + hex: put a follower there (G-206)
FETCH: Final = 297  # + slot: take an own follower from an edge card (G-115, G-332)
WAIVE: Final = 306  # + token: not paid because of a discount (G-314)
PAY: Final = 312  # + cube: it pays the next token (G-312)
SETTLE: Final = 317  # pay the rest in the usual way (G-320)
CHOOSE: Final = 318  # + colour (G-323)
EXCHANGE: Final = 322  # + number: this many cubes, in the usual order (G-347)
EXCHANGE_CUBE: Final = 333  # + cube: exchange this one (G-347)
DECK: Final = 338  # + King: take the top card of his deck (G-349)
PICK: Final = 347  # + Demon card: take it of those drawn (G-602)
PACT_CARD: Final = 410  # + Pact (G-345, G-351)
COVER: Final = 424  # + stack: put the new card on it (G-512)
HIDE: Final = 428  # + World hex: a token will hide it (G-532)
HIDE_WITH: Final = 551  # + cube or Attention: the token (G-532)
RECALL: Final = 557  # + hex: take the follower back (G-530)
LEAVE: Final = 836  # + row: it stays visible under the King (G-609)
ROB: Final = 838  # + cube: take it from the opponent's stock (G-530)
RELEASE: Final = 843  # + cube: take it from a Treasure (G-521)
REARRANGE: Final = 848  # + stack + stack: the top card of one onto the other (G-531)
RANSOM: Final = 864  # pay all cubes for all followers (G-204)
USE: Final = 865  # pay for a Power at the start of a round (G-202)
PASS: Final = 866  # no, or no more

# These words stand in records, which must replay for ever: `swap` exchanges one cube, `demon` picks
# a Demon card, `token` says what hides a hex, `move` rearranges.
VOCABULARY: Final = Vocabulary(
    [
        Kind("place", [HEX]),
        Kind("fetch", [EDGE]),
        Kind("waive", [TOKEN]),
        Kind("pay", [CUBE]),
        Kind("settle"),
        Kind("choose", [COLOUR]),
        Kind("exchange", [numbers("number", 0, 10)]),
        Kind("swap", [CUBE]),
        Kind("deck", [KING]),
        Kind("demon", [DEMON]),
        Kind("pact", [PACT]),
        Kind("cover", [STACK]),
        Kind("hide", [WORLD_HEX]),
        Kind("token", [PAWN]),
        Kind("recall", [TABLE_HEX]),
        Kind("leave", [ROW]),
        Kind("rob", [CUBE]),
        Kind("release", [CUBE]),
        Kind("move", [STACK, STACK]),
        Kind("ransom"),
        Kind("use"),
        Kind("pass"),
    ]
)

check_bases(
    VOCABULARY,
    {
        "place": PLACE,
        "fetch": FETCH,
        "waive": WAIVE,
        "pay": PAY,
        "settle": SETTLE,
        "choose": CHOOSE,
        "exchange": EXCHANGE,
        "swap": EXCHANGE_CUBE,
        "deck": DECK,
        "demon": PICK,
        "pact": PACT_CARD,
        "cover": COVER,
        "hide": HIDE,
        "token": HIDE_WITH,
        "recall": RECALL,
        "leave": LEAVE,
        "rob": ROB,
        "release": RELEASE,
        "move": REARRANGE,
        "ransom": RANSOM,
        "use": USE,
        "pass": PASS,
    },
)


def word(action: Action) -> str:
    """The word with which the text of an action begins."""
    return VOCABULARY.kind_of[int(action)].word
