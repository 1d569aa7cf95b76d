"""Pantheon: what can be done. An action of a turn is chosen by taking its first small step
(RULES.md 6.1)."""

from __future__ import annotations

from typing import Final

from augury.core.vocabulary import Domain, Kind, Vocabulary, check_bases, numbers
from augury.games.pantheon.components import BONUSES, CARDS, FEET, GODS, LOOTS, PIECES, SACRIFICES
from augury.games.pantheon.map import COLUMN_NAMES, NODES

CARD: Final = Domain("card", CARDS)
OPEN: Final = Domain("card", CARDS, "display")
MONEY: Final = Domain("card", CARDS[5:])
SACRIFICE: Final = Domain("sacrifice", SACRIFICES)
GOD: Final = Domain("god", GODS)
LOOT: Final = Domain("loot", LOOTS)
BONUS: Final = Domain("bonus", BONUSES)
PIECE: Final = Domain("piece", PIECES)
FOOT_NODE: Final = Domain("node", NODES)
COLUMN_NODE: Final = Domain("node", COLUMN_NAMES)

FOOT: Final = 0  # + node: put a foot there (P-45)
COLUMN: Final = 271  # + place in COLUMN_NODES: put a column there (P-46)
STOP: Final = 303  # end a movement, a purchase, or the drawing of further cards
MOVE: Final = 304  # + number of movement cards: Move, or move along (P-40, P-60)
MONEY_CARD: Final = 321  # + card - m1: lay a money card for Buy (P-70)
SPEND: Final = 326  # Buy with the money of Stonkus alone (P-72)
PURCHASE: Final = 327  # + piece: from the general supply (P-75)
RAISE: Final = 329  # + kind: one level up (P-73, P-74, P-164)
ACQUIRE: Final = 333  # + god: one of the open god tiles (P-90)
BRING: Final = 344  # + kind: it serves the next number of the god tile (P-91)
OPEN_CARD: Final = 348  # + card: take an open card (P-110)
DECK: Final = 358  # draw from the deck (P-110, P-60, P-20)
TAKE: Final = 359  # the loot tile under the foot (P-54)
LEAVE: Final = 360
RESOLVE: Final = 361  # + loot: which tile is next (P-55)
SUPPLY: Final = 374  # + piece: what L_CHOICE2 gives (P-160)
REVEAL: Final = 376  # Gallia: turn up a god tile (P-20)
DECLINE: Final = 377  # Gallia: do not buy it
DISCARD: Final = 378  # + card: down to seven (P-21)
SWAP: Final = 388  # + piece given * 12 + number - 1: Aegyptus (P-22)
PASS: Final = 412  # Aegyptus: swap nothing
CHOOSE: Final = 413  # + bonus (V-1)
TRAITERA: Final = 419  # use a tile for another action (P-149)
END: Final = 420  # end the turn

VOCABULARY: Final = Vocabulary(
    [
        Kind("foot", [FOOT_NODE]),
        Kind("column", [COLUMN_NODE]),
        Kind("stop"),
        Kind("move", [numbers("cards", 0, 16)], ["action/move"]),
        Kind("money", [MONEY], ["action/buy"]),
        Kind("spend", [], ["action/buy"]),
        Kind("purchase", [PIECE]),
        Kind("raise", [SACRIFICE]),
        Kind("acquire", [GOD]),
        Kind("bring", [SACRIFICE]),
        Kind("open", [OPEN]),
        Kind("deck", [], ["deck/cards"]),
        Kind("take"),
        Kind("leave"),
        Kind("resolve", [LOOT]),
        Kind("supply", [PIECE]),
        Kind("reveal", [], ["deck/gods"]),
        Kind("decline"),
        Kind("discard", [CARD]),
        Kind("swap", [PIECE, numbers("number", 1, FEET)]),
        Kind("pass"),
        Kind("choose", [BONUS]),
        Kind("traitera", [], ["god/traitera"]),
        Kind("end"),
    ]
)

check_bases(
    VOCABULARY,
    {
        "foot": FOOT,
        "column": COLUMN,
        "stop": STOP,
        "move": MOVE,
        "money": MONEY_CARD,
        "spend": SPEND,
        "purchase": PURCHASE,
        "raise": RAISE,
        "acquire": ACQUIRE,
        "bring": BRING,
        "open": OPEN_CARD,
        "deck": DECK,
        "take": TAKE,
        "leave": LEAVE,
        "resolve": RESOLVE,
        "supply": SUPPLY,
        "reveal": REVEAL,
        "decline": DECLINE,
        "discard": DISCARD,
        "swap": SWAP,
        "pass": PASS,
        "choose": CHOOSE,
        "traitera": TRAITERA,
        "end": END,
    },
)
