"""Luna: what can be done. Helped actions spend the NOVICE favour as a replacement novice (RULES.md
7.13)."""

from __future__ import annotations

from typing import Final

from augury.core.vocabulary import Domain, Kind, Vocabulary, check_bases, numbers
from augury.games.luna.components import ISLAND_NAMES, NOVICES, TILES

ISLAND: Final = Domain("island", ISLAND_NAMES)
TILE: Final = Domain("tile", [str(tile) for tile in range(1, TILES + 1)])
PATH_TILE: Final = Domain("tile", [str(tile) for tile in range(5, TILES + 1)])
ONE_OR_TWO: Final = numbers("number", 1, 2)
REPLACEMENT: Final = ["favour/novice"]  # the thing one touches to be helped

FIRST_PATH_TILE: Final = 5

PLACE_SHRINE: Final = 0  # + island
PLACE_PAIR: Final = 7  # + island
PICK: Final = 14  # + island: solo, where the automaton's novices go to the Council
FAVOUR: Final = 21  # + island
FAVOUR_HELPED: Final = 28  # + island
RECRUIT: Final = 35  # + island
RECRUIT_HELPED: Final = 42  # + island
BUILD: Final = 49
BUILD_HELPED: Final = 50
HERBS: Final = 51  # + 2 * island + number - 1
TRAVEL: Final = 65
TIDE_MOVE: Final = 66
SAIL_MOVE: Final = 67  # + 14 * source + 7 * (number - 1) + destination
SAIL_LANDING: Final = 165  # + 7 * (number - 1) + destination
APPOINT: Final = 179  # + tile - 5
APPOINT_HELPED: Final = 203  # + tile - 5
INDUCT: Final = 227  # + tile - 5
BOOK_MOVE: Final = 251  # + tile - 1: one's own novice that gets a book
COUNCIL: Final = 279  # + island
COUNCIL_HELPED: Final = 286  # the replacement novice alone
BANISH: Final = 287
MEDITATE: Final = 288
END_PHASE: Final = 289
LIFT: Final = 290  # + island: an active novice (RULES.md 13)
LIFT_BESIDE: Final = 297  # + island: an inactive one
LIFT_LANDING: Final = 304
LIFT_DONE: Final = 305
DROP: Final = 306  # + island
TAKE: Final = 313  # + tile - 1: where the book comes from
DEPLOY: Final = 341  # + number - 1: how many novices go to the Council or chase the Apostate
DEPLOY_HELPED: Final = 354  # + number, beside the replacement novice
SIZE: Final = 368

VOCABULARY: Final = Vocabulary(
    [
        Kind("place-shrine", [ISLAND]),
        Kind("place-pair", [ISLAND]),
        Kind("pick", [ISLAND]),
        Kind("favour", [ISLAND]),
        Kind("favour-helped", [ISLAND], REPLACEMENT),
        Kind("recruit", [ISLAND]),
        Kind("recruit-helped", [ISLAND], REPLACEMENT),
        Kind("build", [], ["figure/builder"]),
        Kind("build-helped", [], ["figure/builder", *REPLACEMENT]),
        Kind("herbs", [ISLAND, ONE_OR_TWO], ["favour/herb"]),
        Kind("travel"),
        Kind("tide", [], ["favour/tide"]),
        Kind("sail", [ISLAND, ONE_OR_TWO, ISLAND], ["favour/sail"]),
        Kind("sail-landing", [ONE_OR_TWO, ISLAND], ["favour/sail", "place/landing"]),
        Kind("appoint", [PATH_TILE]),
        Kind("appoint-helped", [PATH_TILE], REPLACEMENT),
        Kind("induct", [PATH_TILE]),
        Kind("book", [TILE], ["favour/book"]),
        Kind("council", [ISLAND], ["place/council"]),
        Kind("council-helped", [], ["place/council", *REPLACEMENT]),
        Kind("banish", [], ["figure/apostate"]),
        Kind("meditate", [], ["place/meditation"]),
        Kind("end-phase"),
        Kind("lift", [ISLAND]),
        Kind("lift-beside", [Domain("island", ISLAND_NAMES, "beside")]),
        Kind("lift-landing", [], ["place/landing"]),
        Kind("lift-done"),
        Kind("drop", [ISLAND]),
        Kind("take", [TILE]),
        Kind("deploy", [numbers("number", 1, NOVICES)]),
        Kind("deploy-helped", [numbers("number", 0, NOVICES)], REPLACEMENT),
    ]
)

assert VOCABULARY.size == SIZE

check_bases(
    VOCABULARY,
    {
        "place-shrine": PLACE_SHRINE,
        "place-pair": PLACE_PAIR,
        "pick": PICK,
        "favour": FAVOUR,
        "favour-helped": FAVOUR_HELPED,
        "recruit": RECRUIT,
        "recruit-helped": RECRUIT_HELPED,
        "build": BUILD,
        "build-helped": BUILD_HELPED,
        "herbs": HERBS,
        "travel": TRAVEL,
        "tide": TIDE_MOVE,
        "sail": SAIL_MOVE,
        "sail-landing": SAIL_LANDING,
        "appoint": APPOINT,
        "appoint-helped": APPOINT_HELPED,
        "induct": INDUCT,
        "book": BOOK_MOVE,
        "council": COUNCIL,
        "council-helped": COUNCIL_HELPED,
        "banish": BANISH,
        "meditate": MEDITATE,
        "end-phase": END_PHASE,
        "lift": LIFT,
        "lift-beside": LIFT_BESIDE,
        "lift-landing": LIFT_LANDING,
        "lift-done": LIFT_DONE,
        "drop": DROP,
        "take": TAKE,
        "deploy": DEPLOY,
        "deploy-helped": DEPLOY_HELPED,
    },
)
