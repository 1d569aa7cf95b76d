"""Goetia: what each seat may know, built up from nothing: the public table, then what this seat has
seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.games.goetia.board_view import (
    dark_view,
    edge_view,
    hex_view,
    king_view,
    letters,
    pact_view,
    price,
    scry_view,
    world_view,
)
from augury.games.goetia.bundle import (
    ATTENTION,
    BLACK,
    BROWN,
    CUBES,
    LETTERS,
    PINK,
    SORTS,
    TEAL,
    YELLOW,
)
from augury.games.goetia.components import (
    ED_2019,
    KING_COUNT,
    NONE,
    SLOT_COUNT,
    SLOTS,
)
from augury.games.goetia.demons import (
    CARD_NAMES,
    CARD_POINTS,
    CARD_SORT,
    DEMONS,
    FIRST_PACT,
    PACT_CARD,
    TYPES,
)
from augury.games.goetia.hexes import (
    HEXES,
    RELIC_HEX,
)
from augury.games.goetia.notes import robbed
from augury.games.goetia.paying import next_token
from augury.games.goetia.redeal import knows_drawn
from augury.games.goetia.rules.scoring import cards_owned, pact_points, points
from augury.games.goetia.state import STACKS, Board, Question
from augury.games.goetia.view_types import (
    CardView,
    GoetiaView,
    Mat,
    Pending,
    StackView,
    Stock,
)
from augury.kit.views import common

PHASES: Final = ["draft", "start", "placement", "end", "over"]


def view(board: Board, seat: int) -> GoetiaView:
    """The whole table as one seat sees it; -1 is a spectator."""
    scores = [int(points(board, other)) for other in range(board.seats)]
    paying = next_token(board.cost)
    return GoetiaView(
        **common(board, seat, question),
        edition="2019" if board.edition == ED_2019 else "2020",
        phase=PHASES[board.phase],
        round=board.round,
        start_player=board.start,
        world=[world_view(board, seat, card) for card in board.world],
        edges=[edge_view(board, seat, slot) for slot in range(SLOT_COUNT)],
        scry=[[scry_view(board, seat, row)] if board.scry[row] else [] for row in range(3)],
        boards_below=[max(0, len(stack) - 1) for stack in board.scry],
        dark=[[dark_view(board, seat, number) for number in row] for row in board.dark],
        kings=[king_view(board, seat, king) for king in range(KING_COUNT)],
        pacts=[[pact_view(board, card) for card in row] for row in board.pacts],
        pact_places=board.seats,
        pacts_on_table=board.pacts_on_table(),
        ends_at=board.seats,
        new_world_size=len(board.new_world),
        supply=stock(board.supply, 0),
        robbed=[robbed(board, seat, colour) for colour in range(CUBES)],
        mats=[mat(board, other, scores[other]) for other in range(board.seats)],
        placing="" if board.placing == NONE else HEXES[board.placing].name,
        owed=letters(board.cost),
        next_token="" if paying == NONE else LETTERS[paying],
        discount=board.discount,
        drawn=[CARD_NAMES[card] for card in board.drawn] if knows_drawn(board, seat) else [],
        drawn_size=len(board.drawn),
        pending=[
            pending(step) for step in reversed(board.steps.all()) if isinstance(step, Question)
        ],
    )


def pending(step: Question) -> Pending:
    """A question on the agenda; counters are told as numbers."""
    return Pending(what=step.word(), seat=step.seat, thing=step.thing(), number=step.number())


def stock(numbers: vec[i64], first: int) -> Stock:
    return Stock(
        pink=numbers[first + PINK],
        teal=numbers[first + TEAL],
        yellow=numbers[first + YELLOW],
        brown=numbers[first + BROWN],
        black=numbers[first + BLACK],
        attention=numbers[first + ATTENTION],
    )


# The players


def mat(board: Board, seat: int, score: int) -> Mat:
    first = seat * STACKS
    pacts = sum(
        pact_points(board, seat, card)
        for card in board.tops[first : first + STACKS]
        if card >= FIRST_PACT
    )
    cards = sum(
        CARD_POINTS[card] for stack in board.stacks[first : first + STACKS] for card in stack
    )
    return Mat(
        stock=stock(board.stock, seat * SORTS),
        hand=board.hand[seat],
        recruited=board.recruited(seat),
        placed=board.recruited(seat) - board.hand[seat],
        graveyard=board.graveyard[seat],
        waiting=[SLOTS[slot] for slot in range(SLOT_COUNT) if board.waiting[slot] & (1 << seat)],
        stacks=[stack_view(board, seat, place) for place in range(first, first + STACKS)],
        cards=cards_owned(board, seat),
        score=score,
        score_attention=board.stock[seat * SORTS + ATTENTION],
        score_cards=cards,
        score_pacts=pacts,
        score_cubes=board.cubes(seat) // 4,
    )


def stack_view(board: Board, seat: int, place: int) -> StackView:
    top = board.tops[place]
    return StackView(
        cards=[CARD_NAMES[card] for card in board.stacks[place]],
        top=[] if top == NONE else [card_view(board, seat, place)],
    )


def card_view(board: Board, seat: int, place: int) -> CardView:
    card = board.tops[place]
    relic = RELIC_HEX[card]
    gap = NONE in board.world
    pact = CARD_SORT[card] == PACT_CARD
    return CardView(
        card=CARD_NAMES[card],
        sort="pact" if pact else TYPES[CARD_SORT[card]],
        points=CARD_POINTS[card],
        cubes=letters(board.treasure[place]),
        hexes=[] if relic == NONE else [hex_view(board, seat, relic)],
        price=[] if relic == NONE or gap else [price(board, seat, relic)],
        worth=pact_points(board, seat, card) if pact else CARD_POINTS[card],
        red=not pact and DEMONS[card].red,
    )


def question(board: Board) -> str:
    """What the seat that has to answer is asked: a key into the texts, `prompt-<word>`. Between two
    steps, what comes next may ask nobody."""
    step = board.steps.top()
    return step.prompt(board) if isinstance(step, Question) else "wait"
