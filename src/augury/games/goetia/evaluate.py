"""Goetia: a static evaluation for the bots: the score so far, and what followers, cubes and cards
will still bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia.bundle import (
    ATTENTION,
    BLACK,
    COLOURS,
    SORTS,
    WHITE,
    Colour,
    count,
    tokens,
)
from augury.games.goetia.components import (
    ANY_WORLD,
    KING_CLASS,
    NONE,
    ON_KING,
    ON_SCRY,
    WORLD_SIZE,
    Card,
    Hex,
    tile_king,
)
from augury.games.goetia.demons import CARD_COUNT, CARD_INDEX, CARD_POINTS, FIRST_PACT
from augury.games.goetia.hex_sets import (
    FIRST_IN,
    HEX_FLAG,
    HEX_WORD,
    KING_HIGH,
    KING_LOW,
    SCRY_SET,
    WORDS,
    WORLD_HIGH,
    WORLD_LOW,
)
from augury.games.goetia.hexes import (
    ANY_PACT,
    BACK_SIDES,
    DECK,
    EDGE_REWARD,
    EXCHANGE,
    FREE_FOLLOWER,
    GIVES,
    HEX_COUNT,
    HEXES,
    KING_FIRST,
    PACT_AND_ATTENTION,
    RELIC,
    RESURRECTION,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
    group_of,
)
from augury.games.goetia.rules.followers import Fetch
from augury.games.goetia.rules.gaining import ChooseColour, Gain
from augury.games.goetia.rules.payment import Payment
from augury.games.goetia.rules.placing import Enter, Paid
from augury.games.goetia.rules.scoring import pact_points, points
from augury.games.goetia.rules.tableau import Cover
from augury.games.goetia.rules.taking import Deck, Pact
from augury.games.goetia.rules.worship import Pick
from augury.games.goetia.state import OVER, PLACEMENT, STACKS, TOKEN_BASE, Board, Step
from augury.kit.cells import cells_of
from augury.kit.sets import lowest

LAST_ROUND: Final = 12.34  # games last eleven or twelve rounds
PACT_PACE: Final = 3.08  # rounds that a Pact on the table lasts, times the players
FOLLOWER_ROUND: Final = 0.84  # what a follower brings in a round
FOLLOWER_NOW: Final = 1.55  # what one at hand brings in this one
BURIED: Final = 0.1  # one in the graveyard, per round
COLOURED: Final = 0.62  # a cube beyond the quarter WP that it scores
COLOURED_MANY: Final = 0.22  # from the fifth of a colour on
BLACK_CUBE: Final = 0.89
ATTENTION_HELD: Final = 0.29  # up to four: recruiting needs some
ATTENTION_COMING: Final = 0.2
ROOM: Final = 0.3  # of an empty stack, per round, up to four
TREASURE: Final = 0.54  # of a cube on a card, one per round
PACT_HOPE: Final = 0.8  # a Pact on the tableau will grow
TRAPPED: Final = 0.82  # what a follower on a World link loses per vacant hex
ON_SCRY_BOARD: Final = 0.27  # a follower on a Scry Board, beyond its rounds
SCRY_PAYS: Final = 0.98  # ... while there is Attention for it
CARD_LATER: Final = 0.1  # of a King's card, per round
FIRST_PICK: Final = 0.48  # of a King's cards
SERVED_AGAIN: Final = 0.38  # how much of a card a follower that may stay brings again

# What a step that is still to be done brings or costs
OWED: Final = 0.8  # a cube that is still to be paid
ATTENTION_OWED: Final = 1.08
ENTERING: Final = 0.89  # the follower that goes
COVER_HOPE: Final = 3.11  # a Pact that is being placed
COVER_USE: Final = 0.6  # how much of a card's use is sure while it is being placed
PICKING: Final = 0.31
PLACED: Final = 0.78  # a follower that is gained and still to be placed
HEX_TRAP: Final = 0.45  # as TRAPPED, before the follower stands there
PACT_ATTENTION: Final = 3.0  # the Attention that comes with a Pact
SACRIFICED: Final = 0.51  # a follower that is given up, beyond its rounds
EXCHANGED: Final = 0.6  # a cube that can be exchanged
RELIC_NOW: Final = 1.0
CONTACT_PAYS: Final = 1.39  # a contact where there is Attention
CONTACT: Final = 0.3  # any other
CLASS_WORTH: Final = [0.0, 1.59, 2.81, 5.12]  # an unknown Demon card, by class

# What a visible card brings per round still to come, beyond its WP; a Relic net of the follower
# that it takes.
PER_ROUND: Final = """
BLI1 15 BLI2 30 BLI3 40 BLI4 30 BLI5 40 ZAG1 15 ZAG2 15 ZAG3 20 ZAG4 30 ZAG5 40
BAL1 45 BAL2 35 BAL3 40 BAL4 40 BAL5 20 VIN1 35 VIN2 25 VIN3 25 VIN4 70 VIN5 20
ASM1 40 ASM2 60 ASM3 20 ASM4 20 ASM5 70 PUR1 50 PUR2 60 PUR3 50 PUR4 60 PUR5 70
BTH1 95 BTH2 90 BTH3 40 BTH4 50 BTH5 110 PAI1 60 PAI2 90 PAI3 60 PAI4 80 PAI5 50
BAE1 50 BAE2 80 BAE3 50 BAE4 60 BAE5 90
"""


def per_round() -> list[float]:
    found: list[float] = [0.0] * CARD_COUNT
    words = PER_ROUND.split()
    for number in range(0, len(words), 2):
        found[CARD_INDEX[words[number]]] = float(words[number + 1]) / 100.0
    return found


UTILITY: Final[list[float]] = per_round()

# The hexes that are neither in the World nor on Scry Boards and Kings, as a set
ELSEWHERE: Final = cells_of(
    [
        sum(
            HEX_FLAG[hex_]
            for hex_ in range(HEX_COUNT)
            if HEX_WORD[hex_] == word and not HEXES[hex_].area & (ANY_WORLD | ON_SCRY | ON_KING)
        )
        for word in range(WORDS)
    ]
)


def rounds_left(board: Board) -> float:
    """How many more rounds there will be after this one: games last eleven or twelve, unless the
    Pacts go faster."""
    spare: i64 = board.pacts_on_table() - board.seats
    if spare <= 0:
        return 0.0
    by_clock: float = LAST_ROUND - float(board.round)
    if by_clock < 1.0:
        by_clock = 1.0
    by_pacts: float = 0.5 + PACT_PACE * float(spare) / float(board.seats)
    return by_clock if by_clock < by_pacts else by_pacts


def evaluate(board: Board) -> list[float]:
    """Expected final points."""
    expected: vec[float] = vec[float](capacity=board.seats)
    if board.phase == OVER:
        return [float(points(board, seat)) for seat in range(board.seats)]
    left: float = rounds_left(board)
    for seat in range(board.seats):
        worth: float = float(points(board, seat))
        worth += stock_worth(board, seat, left) + tableau_worth(board, seat, left)
        worth += float(board.hand[seat]) * (
            FOLLOWER_ROUND * left + (FOLLOWER_NOW if board.phase <= PLACEMENT else 0.0)
        )
        worth += float(board.graveyard[seat]) * BURIED * left
        expected = append(expected, worth)
    add_placed(board, left, expected)
    for step in board.steps.all():
        if step.seat < board.seats:
            expected[step.seat] = expected[step.seat] + pending_worth(board, step, left)
    return list(expected)


def cube_worth(sort: Colour, number: i64, have: i64, left: float) -> float:
    """What some more cubes of a sort will be worth, beyond what they score now."""
    scale: float = 1.0 if left >= 2.0 else left / 2.0
    if sort == ATTENTION:
        return float(number) * (1.0 + ATTENTION_COMING * scale)
    if sort == BLACK:
        return float(number) * (0.25 + BLACK_CUBE * scale)
    few: i64 = 4 - have if have < 4 else 0
    if few > number:
        few = number
    return float(number) * 0.25 + scale * (
        float(few) * COLOURED + float(number - few) * COLOURED_MANY
    )


def stock_worth(board: Board, seat: Seat, left: float) -> float:
    """Cubes are for spending; at the end four of them are one WP, which the score counts
    already."""
    scale: float = 1.0 if left >= 2.0 else left / 2.0
    first: i64 = seat * SORTS
    total: float = float(board.cubes(seat) % 4) * 0.25 * (1.0 if left > 0.0 else 0.5)
    for colour in range(COLOURS):
        number: i64 = board.stock[first + colour]
        if number > 4:
            total += scale * (4.0 * COLOURED + float(number - 4) * COLOURED_MANY)
        else:
            total += scale * float(number) * COLOURED
    attention: i64 = board.stock[first + ATTENTION]
    total += scale * ATTENTION_HELD * float(attention if attention < 4 else 4)
    return total + scale * BLACK_CUBE * float(board.stock[first + BLACK])


def tableau_worth(board: Board, seat: Seat, left: float) -> float:
    """What the visible cards will still do."""
    total: float = 0.0
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        card: Card = board.tops[place]
        if card == NONE:
            total += ROOM * (left if left < 4.0 else 4.0)
            continue
        total += UTILITY[card] * left
        if card >= FIRST_PACT and left > 0.0:
            total += PACT_HOPE
        cubes: i64 = tokens(board.treasure[place])
        total += TREASURE * (float(cubes) if float(cubes) < left else left)
    return total


def add_placed(board: Board, left: float, expected: vec[float]) -> None:
    """Followers on hexes: most are back next round; linked ones may stay, which is good on Kings
    and Scry Boards and bad in the World."""
    vacant = board.vacant
    hexes = board.hexes
    for place in board.world:
        if place != NONE and (WORLD_LOW[place] & ~vacant[0] or WORLD_HIGH[place] & ~vacant[1]):
            for hex_ in range(WORLD_FIRST[place], WORLD_FIRST[place] + WORLD_SIZE[place]):
                if 0 < hexes[hex_] < TOKEN_BASE:
                    worth: float = FOLLOWER_ROUND * left - trap(board, hex_, left)
                    add_each(board, hexes[hex_], expected, worth)
    for row in range(3):
        stack = board.scry[row]
        if stack and SCRY_SET[stack[-1]] & ~vacant[2]:
            add_scry(board, row, left, expected)
        for dark in board.dark[row]:
            tile: i64 = board.king_on[dark]
            if tile != NONE and (KING_LOW[tile] & ~vacant[3] or KING_HIGH[tile] & ~vacant[4]):
                add_king(board, tile, left, expected)
    for word in range(WORDS):
        elsewhere: i64 = ELSEWHERE[word] & ~vacant[word]
        while elsewhere:
            hex_ = FIRST_IN[word] + lowest(elsewhere)
            elsewhere &= elsewhere - 1
            add_each(board, hexes[hex_], expected, FOLLOWER_ROUND * left)


def add_each(board: Board, occupant: i64, expected: vec[float], worth: float) -> None:
    for seat in range(board.seats):
        if occupant & (1 << seat):
            expected[seat] = expected[seat] + worth


def trap(board: Board, hex_: Hex, left: float) -> float:
    """A follower on an incomplete World link may be imprisoned: worse with every vacant hex of the
    group."""
    vacant: i64 = 0
    for member in group_of(board.edition, hex_):
        if board.hexes[member] == 0 or board.hexes[member] >= TOKEN_BASE:
            vacant += 1
    lost: float = TRAPPED * float(vacant)
    return lost if lost < FOLLOWER_ROUND * left else FOLLOWER_ROUND * left


def add_scry(board: Board, row: i64, left: float, expected: vec[float]) -> None:
    """By rank: Attention this round while there is any, and probably more in the rounds to come."""
    top = board.scry[row][-1]
    attention: i64 = board.on_board[row]
    for hex_ in range(SCRY_FIRST[top], SCRY_FIRST[top] + SCRY_SIZE[top]):
        occupant: i64 = board.hexes[hex_]
        if occupant == 0:
            continue
        worth: float = FOLLOWER_ROUND * left + ON_SCRY_BOARD
        if attention > 0 and group_of(board.edition, hex_):
            attention -= 1
            worth += SCRY_PAYS
        add_each(board, occupant, expected, worth)


def add_king(board: Board, tile: i64, left: float, expected: vec[float]) -> None:
    """By rank: a card this round while there are any; the first choice is worth more."""
    king = tile_king(tile)
    cards: i64 = len(board.decks[king])
    worth_of_card: float = CLASS_WORTH[KING_CLASS[king]] + CARD_LATER * left
    choice: float = FIRST_PICK
    for hex_ in range(KING_FIRST[tile], KING_FIRST[tile] + WORLD_SIZE[tile]):
        occupant: i64 = board.hexes[hex_]
        if occupant == 0:
            continue
        worth: float = FOLLOWER_ROUND * left
        if cards > 0:
            cards -= 1
            worth += worth_of_card + choice
            choice = 0.0
            if cards > 0 and left > 0.5 and trap(board, hex_, 9.0) > 0.0:
                worth += SERVED_AGAIN * worth_of_card  # it may stay and be served again
        add_each(board, occupant, expected, worth)


def pending_worth(board: Board, step: Step, left: float) -> float:
    """What a step that is still to be done will bring or cost its player."""
    if isinstance(step, Payment):
        owed: i64 = tokens(board.cost) - board.discount
        return -OWED * float(owed) if owed > 0 else 0.0
    if isinstance(step, Paid):
        return -ATTENTION_OWED * float(count(board.cost, ATTENTION))
    if isinstance(step, Enter):
        return hex_worth(board, step.seat, board.placing, left) - ENTERING
    if isinstance(step, ChooseColour):
        return cube_worth(0, step.amount, 1, left)
    if isinstance(step, Gain):
        return cube_worth(step.sort, step.amount, 2, left)
    if isinstance(step, Fetch):
        return FOLLOWER_ROUND * left + FOLLOWER_NOW
    if isinstance(step, Cover):
        hope: float = COVER_HOPE if step.card >= FIRST_PACT else 0.0
        return float(CARD_POINTS[step.card]) + COVER_USE * UTILITY[step.card] * left + hope
    if isinstance(step, Pact):
        return best_pact(board, step.seat) + PACT_HOPE
    if isinstance(step, Pick):
        return PICKING
    return CLASS_WORTH[2] if isinstance(step, Deck) else 0.0


def best_pact(board: Board, seat: Seat) -> float:
    """What the best Pact on the table would score now."""
    best: i64 = 0
    for row in board.pacts:
        for card in row:
            worth: i64 = pact_points(board, seat, card)
            if worth > best:
                best = worth
    return float(best)


def hex_worth(board: Board, seat: Seat, hex_: Hex, left: float) -> float:
    """What a follower on a vacant hex will bring, without its cost."""
    data = HEXES[hex_]
    gives: i64 = data.gives
    if gives == GIVES:
        worth: float = cube_worth(
            data.colour if data.colour < WHITE or data.colour == ATTENTION else 0,
            data.number,
            1,
            left,
        )
        if data.area & ANY_WORLD:
            return worth - vacant_beside(board, hex_) * HEX_TRAP
        return worth + scry_worth(board, hex_)
    if gives == EDGE_REWARD:
        return edge_worth(board, seat, data.home, left)
    if data.area == ON_KING:
        king = tile_king(data.home)
        return CLASS_WORTH[KING_CLASS[king]] if board.decks[king] else 0.0
    if gives == FREE_FOLLOWER:
        return FOLLOWER_ROUND * left + PLACED + scry_worth(board, hex_)
    if gives == RESURRECTION:
        return FOLLOWER_ROUND * left + PLACED if board.graveyard[seat] else 0.0
    if gives == DECK:
        return CLASS_WORTH[data.number]
    if gives in (ANY_PACT, PACT_AND_ATTENTION):
        lost: float = FOLLOWER_ROUND * left + SACRIFICED if data.sacrifice else 0.0
        return (
            best_pact(board, seat)
            + PACT_HOPE
            - lost
            + (PACT_ATTENTION if gives == PACT_AND_ATTENTION else 0.0)
        )
    if gives == EXCHANGE:
        return EXCHANGED * float(board.stock[seat * SORTS + (2 if board.edition == 0 else 0)])
    if gives == RELIC:
        return RELIC_NOW + UTILITY[data.home]
    return scry_worth(board, hex_)


def vacant_beside(board: Board, hex_: Hex) -> float:
    """How many other hexes of its link group are vacant."""
    vacant: float = 0.0
    for member in group_of(board.edition, hex_):
        if member != hex_ and board.hexes[member] == 0:
            vacant += 1.0
    return vacant


def scry_worth(board: Board, hex_: Hex) -> float:
    """A contact: Attention for linked hexes, and perhaps the conjuration."""
    if HEXES[hex_].area != ON_SCRY:
        return 0.0
    row: i64 = board.scry_row(HEXES[hex_].home)
    paid = board.on_board[row] > 0 and len(group_of(board.edition, hex_)) > 0
    return CONTACT_PAYS if paid else CONTACT


def edge_worth(board: Board, seat: Seat, slot: i64, left: float) -> float:
    """A recruit is worth its rounds; a flipped card what it gives."""
    if not board.flipped[slot]:
        return FOLLOWER_ROUND * left + FOLLOWER_NOW
    if slot < 3:
        return best_pact(board, seat) + PACT_HOPE
    back = BACK_SIDES[board.edge[slot]]
    return cube_worth(0 if back.colour == WHITE else back.colour, back.number, 2, left)
