"""The Majority 2: the members, discs and tables (RULES.md 3 and 4).

A card is a number, its place in FACES: the 25 base kinds by faction and rank, then the promo cards.
A card on the table is a member: the card, plus 32 times (1 + colour) if it carries a disc of that
colour.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from augury.kit.cells import cells_of

Card: TypeAlias = i64
Member: TypeAlias = i64
Colour: TypeAlias = i64

BLUE: Final = 0  # witches
GREEN: Final = 1  # demons
RED: Final = 2  # dragons
PINK: Final = 3  # angels
BLACK: Final = 4  # reapers
COLOURS: Final[i64] = 5
NO_COLOUR: Final = -1
COLOUR_NAMES: Final = ["blue", "green", "red", "pink", "black"]

SECRETARY: Final = 0
JUNIOR: Final = 1
SENIOR: Final = 2
VETERAN: Final = 3
ARISTOCRAT: Final = 4
INDEPENDENT: Final = 5  # the Ghosts have no rank

COST_BY_RANK: Final[list[i64]] = [
    2,
    3,
    3,
    4,
    2,
    3,
]  # the rulebook's price list; the Ghost's price is a ruling (RULES.md 10, 23)
NEED_BY_RANK: Final[list[i64]] = [
    0,
    0,
    0,
    1,
    2,
    0,
]  # cards of the same faction in one's own score area

FACES: Final[
    list[tuple[str, Colour, i64, i64, i64]]
] = [  # key, colour, rank, copies, victory points
    ("witch_secretary", BLUE, SECRETARY, 3, 2),
    ("witch_junior", BLUE, JUNIOR, 3, 3),
    ("witch_senior", BLUE, SENIOR, 2, 3),
    ("witch_veteran", BLUE, VETERAN, 2, 4),
    ("witch_aristocrat", BLUE, ARISTOCRAT, 2, 2),
    ("demon_secretary", GREEN, SECRETARY, 3, 2),
    ("demon_junior", GREEN, JUNIOR, 3, 3),
    ("demon_senior", GREEN, SENIOR, 2, 3),
    ("demon_veteran", GREEN, VETERAN, 2, 6),
    ("demon_aristocrat", GREEN, ARISTOCRAT, 2, 2),
    ("dragon_secretary", RED, SECRETARY, 3, 2),
    ("dragon_junior", RED, JUNIOR, 3, 3),
    ("dragon_senior", RED, SENIOR, 2, 3),
    ("dragon_veteran", RED, VETERAN, 2, 4),
    ("dragon_aristocrat", RED, ARISTOCRAT, 2, 2),
    ("angel_secretary", PINK, SECRETARY, 3, 2),
    ("angel_junior", PINK, JUNIOR, 3, 3),
    (
        "angel_senior",
        PINK,
        SENIOR,
        2,
        3,
    ),  # the points of this and the next card follow the rank pattern (RULES.md 3.3)
    ("angel_veteran", PINK, VETERAN, 2, 4),
    ("angel_aristocrat", PINK, ARISTOCRAT, 2, 4),
    ("reaper_secretary", BLACK, SECRETARY, 3, 2),
    (
        "reaper_junior",
        BLACK,
        JUNIOR,
        3,
        3,
    ),  # the points of this and the next three cards follow the rank pattern
    ("reaper_senior", BLACK, SENIOR, 2, 3),
    ("reaper_veteran", BLACK, VETERAN, 2, 4),
    ("reaper_aristocrat", BLACK, ARISTOCRAT, 2, 2),
    ("witch_senior_p", BLUE, SENIOR, 2, 3),
    ("demon_veteran_p", GREEN, VETERAN, 2, 2),
    ("dragon_junior_p", RED, JUNIOR, 3, 3),
    ("angel_veteran_p", PINK, VETERAN, 2, 4),
    ("reaper_aristocrat_p", BLACK, ARISTOCRAT, 2, 2),
    ("ghost", NO_COLOUR, INDEPENDENT, 2, 5),
]

WITCH_SECRETARY: Final = 0
WITCH_JUNIOR: Final = 1
WITCH_SENIOR: Final = 2
WITCH_VETERAN: Final = 3
WITCH_ARISTOCRAT: Final = 4
DEMON_SECRETARY: Final = 5
DEMON_JUNIOR: Final = 6
DEMON_SENIOR: Final = 7
DEMON_VETERAN: Final = 8
DEMON_ARISTOCRAT: Final = 9
DRAGON_SECRETARY: Final = 10
DRAGON_JUNIOR: Final = 11
DRAGON_SENIOR: Final = 12
DRAGON_VETERAN: Final = 13
DRAGON_ARISTOCRAT: Final = 14
ANGEL_SECRETARY: Final = 15
ANGEL_JUNIOR: Final = 16
ANGEL_SENIOR: Final = 17
ANGEL_VETERAN: Final = 18
ANGEL_ARISTOCRAT: Final = 19
REAPER_SECRETARY: Final = 20
REAPER_JUNIOR: Final = 21
REAPER_SENIOR: Final = 22
REAPER_VETERAN: Final = 23
REAPER_ARISTOCRAT: Final = 24
WITCH_SENIOR_P: Final = 25
DEMON_VETERAN_P: Final = 26
DRAGON_JUNIOR_P: Final = 27
ANGEL_VETERAN_P: Final = 28
REAPER_ARISTOCRAT_P: Final = 29
GHOST: Final = 30

KINDS: Final[i64] = 31
NO_CARD: Final = -1
PROMOS: Final[list[Card]] = [
    WITCH_SENIOR_P,
    DEMON_VETERAN_P,
    DRAGON_JUNIOR_P,
    ANGEL_VETERAN_P,
    REAPER_ARISTOCRAT_P,
]
REPLACED: Final[list[Card]] = [
    WITCH_SENIOR,
    DEMON_VETERAN,
    DRAGON_JUNIOR,
    ANGEL_VETERAN,
    REAPER_ARISTOCRAT,
]  # by the promo cards

NAMES: Final[list[str]] = [face[0] for face in FACES]
PRINTED: Final[list[Colour]] = [face[1] for face in FACES]
RANK: Final[list[i64]] = [face[2] for face in FACES]
COPIES: Final[list[i64]] = [face[3] for face in FACES]
POINTS: Final[list[i64]] = [face[4] for face in FACES]
COST: Final = cells_of([COST_BY_RANK[face[2]] for face in FACES])
NEED: Final = cells_of([NEED_BY_RANK[face[2]] for face in FACES])
NO_FREE: Final[list[bool]] = [
    card in (ANGEL_JUNIOR, DEMON_VETERAN, DEMON_VETERAN_P) for card in range(KINDS)
]
CHEAPEST: Final = 2

COLUMNS: Final[i64] = 3  # of each player
FULL: Final = 5  # cards in a column that must be resolved
MAJORITY: Final = 3  # cards of one colour that make a faction
FACTIONS_TO_END: Final = 5
FIRST_COINS: Final = 3  # and the least a player can have
FIRST_RESERVE: Final = 4
FIRST_HAND: Final = 6

PLAIN: Final = 32  # members below it carry no disc
COLOUR_OF: Final = cells_of(
    [
        (PRINTED[member % PLAIN] if member < PLAIN else member // PLAIN - 1)
        if member % PLAIN < KINDS
        else NO_COLOUR
        for member in range(PLAIN * (COLOURS + 1))
    ]
)


def card_of(member: Member) -> Card:
    """The card without its disc."""
    return member % PLAIN


def with_disc(card: Card, colour: Colour) -> Member:
    return card + PLAIN * (colour + 1)


def disc_of(member: Member) -> Colour:
    """The colour of the disc on a member; NO_COLOUR if there is none."""
    return member // PLAIN - 1


def colour_of(member: Member) -> Colour:
    """M2-10: a disc gives its colour and faction, nothing else; a Ghost without a disc has
    neither."""
    return COLOUR_OF[member]


def draw_number(factions: i64) -> i64:
    """RULES.md 4: 2 cards and one more for every two completed factions of the opponent, begun ones
    included; never more than 6."""
    number: i64 = 2 + (factions + 1) // 2
    return number if number < 6 else 6


def faction_coins(cards: i64) -> i64:
    """RULES.md 4: what this many cards of the chosen colour pay."""
    if cards < MAJORITY:
        return 0
    return 1 if cards < FULL else 2


def deck(promos: list[bool], ghosts: bool) -> list[i64]:
    """M2-1, M2-90, M2-91: how many there are of each kind of card."""
    count: list[i64] = COPIES[:]
    for number in range(len(PROMOS)):
        count[REPLACED[number] if promos[number] else PROMOS[number]] = 0
    if not ghosts:
        count[GHOST] = 0
    return count
