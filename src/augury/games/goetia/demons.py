"""Goetia: the 63 Demon cards and the 14 Pacts (RULES.md 3.8, 3.9).

Sourced are the names and effects of Parseltongue, Power of Ferocity, Holy Chalice, Brass Vessel and
the Ark's ending, the Pact names Powers, Relics, Diplomacy and Exploitation and the values of PACT01
and PACT03; the rest is reconstructed [R].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.games.goetia.bundle import NOTHING, Bundle, bundle_of
from augury.games.goetia.codes import DISCOUNT, NO_ATTENTION, SHARE, SUBST, Effect, effects_of
from augury.games.goetia.components import (
    ED_2019,
    KING_CLASS,
    KING_CODES,
    KING_COUNT,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
    Card,
    King,
    rows_of,
)
from augury.kit.cells import cells_of

# id | title | type | WP | red border, in the 2019 edition | effect code; King by King in the order
# of components.KINGS
DEMON_CARDS: Final = """
BLI1|Favour of Foes            |power   |4|2019    |OPP_GAIN: GAIN K 1
BLI2|Burnt Offerings           |power   |3|2019    |PAY(with sacrifice): GAIN A 3
BLI3|Senator's Seal            |power   |2|        |PAY(edge recruit): NO_ATTENTION
BLI4|Chariot of Fire           |relic   |3|2019    |RELIC [S]: GAIN K 3; GAIN A 2
BLI5|Brazen Altar              |relic   |2|red 2019|RELIC [K]: GAIN A 2; OTHERS GAIN W 1
BLI6|Thirty Pieces of Silver   |treasure|3|2019    |TREASURE P P P K
BLI7|Tribute of Tyre           |treasure|3|        |TREASURE P T Y B
ZAG1|Water into Wine           |power   |1|2019    |PASSIVE: SUBST T<->P
ZAG2|Lead into Gold            |power   |1|2019    |PASSIVE: SUBST B<->Y
ZAG3|Power of Transmutation    |power   |2|        |ROUND_START [W W]: GAIN K 1
ZAG4|Alembic                   |relic   |1|2019    |RELIC: EXCHANGE any->K max 3
ZAG5|Coiner's Die              |relic   |2|2019    |RELIC: EXCHANGE xcol->A max 2
ZAG6|Alchemist's Purse         |treasure|1|2019    |TREASURE Y Y K
ZAG7|Griffin's Nest            |treasure|2|        |TREASURE T T T
BAL1|Power of Ferocity         |power   |1|2019    |HEX(world and linked): GAIN W 1
BAL2|Power of Foresight        |power   |1|2019    |CONTACT: GAIN W 1
BAL3|Eyes of Flame             |power   |2|        |PAY(scry): DISCOUNT 1
BAL4|Goshawk's Jess            |relic   |1|2019    |RELIC: RECALL 1 world; GAIN W 1
BAL5|Ram's Horn                |relic   |2|red 2019|RELIC: GAIN A 1; OTHERS GAIN W 1
BAL6|Golden Calf               |treasure|1|2019    |TREASURE Y Y Y Y
BAL7|Bear's Winter Store       |treasure|2|        |TREASURE P B B
VIN1|Parseltongue              |power   |1|2019    |WORSHIP: GAIN W n
VIN2|Power of Storms           |power   |1|2019    |HEX(newworld): GAIN W 1
VIN3|Breaker of Walls          |power   |2|        |PAY(edge): DISCOUNT 1
VIN4|Holy Chalice              |relic   |1|red 2019|RELIC: GAIN W 3; OTHERS GAIN W 1
VIN5|Hammer of Witches         |relic   |2|2019    |RELIC: HIDE 2; GAIN K 1
VIN6|Viper's Hoard             |treasure|1|2019    |TREASURE Y Y T T
VIN7|Stones of the Tower       |treasure|2|        |TREASURE B B B
ASM1|Raise the Fallen          |power   |3|2019    |ROUND_START [K]: RESURRECT 1
ASM2|Power of Arithmetic       |power   |3|        |PAY(king): DISCOUNT 1; PAY(dark): DISCOUNT 1
ASM3|Power of Geometry         |power   |4|2019    |ROUND_START: REARRANGE
ASM4|Ring of Virtues           |relic   |2|2019    |RELIC [W W]: GAIN A 1; GAIN K 1
ASM5|Sword of Gehenna          |relic   |3|2019    |RELIC: TAKE_EACH 1
ASM6|Golden Astrolabe          |treasure|3|2019    |TREASURE P T T T
ASM7|Dragon's Hoard            |treasure|4|        |TREASURE P Y B
PUR1|Power of Hidden Things    |power   |3|2019    |WORSHIP: GAIN A 1
PUR2|Familiar Spirits          |power   |2|2019    |ROUND_START: GAIN W 1
PUR3|Lion's Face               |power   |3|        |HEX(king): GAIN W 1
PUR4|Aaron's Rod               |relic   |3|2019    |RELIC [A W]: FOLLOWER
PUR5|Trumpet of Purson         |relic   |2|red 2019|RELIC: GAIN K 2; OTHERS GAIN W 1
PUR6|Gold of Ophir             |treasure|3|2019    |TREASURE Y Y Y K
PUR7|Bear Rider's Spoils       |treasure|3|        |TREASURE T T B B
BTH1|Power of Love             |power   |4|2019    |ROUND_START: GAIN A 1
BTH2|Power of Fury             |power   |5|2019    |HEX(king or dark): GAIN K 1
BTH3|Pale Horse                |power   |4|        |PASSIVE: SUBST any coloured<->any coloured
BTH4|Trumpets of Jericho       |relic   |4|2019    |RELIC: HIDE 3; GAIN K 2
BTH5|Silver Ring               |relic   |5|2019    |RELIC: EXCHANGE one colour->A max 3
BTH6|Harp of David             |treasure|5|2019    |TREASURE P P Y Y
BTH7|Hazel Wand                |treasure|6|        |TREASURE B B K
PAI1|Power of Arts and Sciences|power   |4|2019    |CONTACT: GAIN A 1
PAI2|Power of Binding          |power   |5|2019    |PAY(king): DISCOUNT 1; PAY(dark): DISCOUNT 2
PAI3|Power of Dignities        |power   |5|        |PAY(edge): DISCOUNT 2
PAI4|Crown of Paimon           |relic   |4|red 2019|RELIC [K]: GAIN A 3; OTHERS GAIN A 1
PAI5|Dromedary's Saddle        |relic   |5|2019    |RELIC: RECALL 2 any
PAI6|Ark of the Covenant       |treasure|5|2019    |TREASURE Y Y K K
PAI7|Throne of Sheba           |treasure|6|        |TREASURE P P T T
BAE1|Power of Invisibility     |power   |5|2019    |PASSIVE: SHARE world
BAE2|Toad's Head               |power   |4|2019    |OWN_GAIN(world): GAIN_SAME 1
BAE3|Cat's Head                |power   |5|        |ROUND_START: RECALL 1 linked
BAE4|Brass Vessel              |relic   |4|2019    |RELIC [WORLD]: PACT any
BAE5|Seal of Solomon           |relic   |4|2019    |RELIC [K K]: DECK 3
BAE6|Crown of Three Heads      |treasure|5|2019    |TREASURE K K K
BAE7|Spoils of Canaan          |treasure|6|        |TREASURE P T Y B
"""
DEMON_COUNT: Final = 63

# id | title | WP per thing counted, at most; "1/2" = one per two
PACT_CARDS: Final = """
PACT01 | Master of Powers        | 2 powers
PACT02 | Master of Relics        | 2 relics
PACT03 | Master of Treasures     | 2 treasure_cubes
PACT04 | Master of Diplomacy     | 1 kings
PACT05 | Master of Exploitation  | 2 graveyard
PACT06 | Master of Demons        | 1 demons 8
PACT07 | Master of the Flock     | 1 recruited
PACT08 | Master of Darkness      | 2 black 10
PACT09 | Master of Devotion      | 1/2 attention 8
PACT10 | Master of Pacts         | 2 pacts
PACT11 | Master of Abundance     | 1/2 coloured 10
PACT12 | Master of Kings         | 2 class_3 8
PACT13 | Master of the Threshold | 2 class_1 8
PACT14 | Master of the Veil      | 1 covered 6
"""
PACT_COUNT: Final = 14
FIRST_PACT: Final = 63
CARD_COUNT: Final = 77

POWER: Final = 0
RELIC_CARD: Final = 1
TREASURE: Final = 2
PACT_CARD: Final = 3
TYPES: Final = ["power", "relic", "treasure"]


class DemonCard:
    """One small card of a King."""

    def __init__(self, line: str) -> None:
        name, title, sort, points, marks, code = [part.strip() for part in line.split("|")]
        self.name: str = name
        self.title: str = title
        self.king: King = KING_CODES.index(name[:3])
        self.sort: i64 = TYPES.index(sort)
        self.points: i64 = int(points)
        self.red: bool = "red" in marks.split()
        self.in_2019: bool = "2019" in marks.split()
        self.code: str = code
        self.treasure: Bundle = bundle_of(code[9:]) if code.startswith("TREASURE") else NOTHING
        self.effects: list[Effect] = effects_of(code)


class PactCard:
    """One Pact: this many WP per this many things, at most `most` (0 = no limit)."""

    def __init__(self, line: str) -> None:
        name, title, formula = [part.strip() for part in line.split("|")]
        words = formula.split()
        worth, _, per = words[0].partition("/")
        self.name: str = name
        self.title: str = title
        self.worth: i64 = int(worth)
        self.per: i64 = int(per) if per else 1
        self.counts: i64 = COUNTED.index(words[1])
        self.most: i64 = int(words[2]) if len(words) > 2 else 0


POWERS: Final = 0  # what a Pact can count
RELICS: Final = 1
TREASURE_CUBES: Final = 2
KINGS_SERVED: Final = 3
GRAVEYARD: Final = 4
DEMONS_OWNED: Final = 5
RECRUITED: Final = 6
BLACK_CUBES: Final = 7
OWN_ATTENTION: Final = 8
PACTS_OWNED: Final = 9
COLOURED_CUBES: Final = 10
CLASS_3: Final = 11
CLASS_1: Final = 12
COVERED: Final = 13
COUNTED: Final = [
    "powers",
    "relics",
    "treasure_cubes",
    "kings",
    "graveyard",
    "demons",
    "recruited",
    "black",
    "attention",
    "pacts",
    "coloured",
    "class_3",
    "class_1",
    "covered",
]

DEMONS: Final[list[DemonCard]] = [DemonCard(line) for line in rows_of(DEMON_CARDS)]
PACTS: Final[list[PactCard]] = [PactCard(line) for line in rows_of(PACT_CARDS)]
CARD_NAMES: Final[list[str]] = [card.name for card in DEMONS] + [pact.name for pact in PACTS]
CARD_SORT: Final = cells_of([card.sort for card in DEMONS] + [PACT_CARD] * 14)
CARD_POINTS: Final = cells_of([card.points for card in DEMONS] + [0] * 14)
CARD_KING: Final[list[King]] = [card.king for card in DEMONS] + [NONE] * 14
CARD_CLASS: Final[list[i64]] = [KING_CLASS[card.king] for card in DEMONS] + [0] * 14
CARD_INDEX: Final[dict[str, i64]] = {name: number for number, name in enumerate(CARD_NAMES)}

ROUND_START_ORDER: Final[list[Card]] = [  # G-202
    CARD_INDEX["PUR2"],
    CARD_INDEX["BTH1"],
    CARD_INDEX["ZAG3"],
    CARD_INDEX["ASM1"],
    CARD_INDEX["BAE3"],
    CARD_INDEX["ASM3"],
]


def discounts(area: i64) -> list[i64]:
    """By card: by how many cubes it lowers the cost of a placement in an area while it is visible
    (DISCOUNT)."""
    found: list[i64] = [0] * CARD_COUNT
    for number, card in enumerate(DEMONS):
        for effect in card.effects:
            for op in effect.ops:
                if op.sort == DISCOUNT and effect.areas & area:
                    found[number] = found[number] + op.number
    return found


def numbers_of(sort: i64) -> list[i64]:
    """By card: the number of its operation of a sort, 0 = it has none."""
    found: list[i64] = [0] * CARD_COUNT
    for number, card in enumerate(DEMONS):
        for effect in card.effects:
            for op in effect.ops:
                if op.sort == sort:
                    found[number] = op.number
    return found


SCRY_DISCOUNT: Final[list[i64]] = discounts(ON_SCRY)
EDGE_DISCOUNT: Final[list[i64]] = discounts(ON_EDGE)
KING_DISCOUNT: Final[list[i64]] = discounts(ON_KING)
DARK_DISCOUNT: Final[list[i64]] = discounts(ON_DARK)
MERGES: Final[list[i64]] = numbers_of(SUBST)
SHARES: Final[list[i64]] = numbers_of(SHARE)
FREE_RECRUIT: Final[list[i64]] = numbers_of(NO_ATTENTION)

# The same in one number per card, four bits for each: one look at a tableau finds all that its
# cards do as long as they are visible.
SCRY_BITS: Final = 0
EDGE_BITS: Final = 4
KING_BITS: Final = 8
DARK_BITS: Final = 12
SHARE_BITS: Final = 16
FREE_BITS: Final = 20
SUBST_BITS: Final = 24


def all_standing() -> list[i64]:
    found: list[i64] = []
    for card in range(CARD_COUNT):
        discount: i64 = (
            SCRY_DISCOUNT[card]
            | EDGE_DISCOUNT[card] << EDGE_BITS
            | KING_DISCOUNT[card] << KING_BITS
        )
        discount |= DARK_DISCOUNT[card] << DARK_BITS
        found.append(
            discount
            | SHARES[card] << SHARE_BITS
            | FREE_RECRUIT[card] << FREE_BITS
            | MERGES[card] << SUBST_BITS
        )
    return found


STANDING: Final = cells_of(all_standing())


def part(standing: i64, bits: i64) -> i64:
    """One of the sums in it: this many cubes less, or more than zero for a power that is there or
    not."""
    return (standing >> bits) & 15


def triggers_of(card: Card) -> i64:
    """The events to which a Power reacts, as flags."""
    found: i64 = 0
    if card < FIRST_PACT and CARD_SORT[card] == POWER:
        for effect in DEMONS[card].effects:
            found |= 1 << effect.trigger
    return found


REACTS_TO: Final = cells_of([triggers_of(card) for card in range(CARD_COUNT)])


KING_CARDS: Final[list[list[Card]]] = [  # by edition, by King
    [
        card
        for card, demon in enumerate(DEMONS)
        if demon.king == king and (edition != ED_2019 or demon.in_2019)
    ]
    for edition in range(2)
    for king in range(KING_COUNT)
]


def cards_of(king: King, edition: i64) -> list[Card]:
    """G-102: the seven cards of a King, or the five marked ones in 2019; not to be changed."""
    return KING_CARDS[edition * KING_COUNT + king]
