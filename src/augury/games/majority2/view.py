"""The Majority 2: what each seat may know (RULES.md 6, visibility)."""

from __future__ import annotations

from functools import cache

from augury.games.majority2.actions import SIDES
from augury.games.majority2.components import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    COST,
    FACTIONS_TO_END,
    KINDS,
    MAJORITY,
    NAMES,
    NEED,
    NO_CARD,
    NO_COLOUR,
    POINTS,
    PRINTED,
    Member,
    card_of,
    colour_of,
    disc_of,
    draw_number,
)
from augury.games.majority2.memory import HAND, counts, reserve_of
from augury.games.majority2.rules.factions import colour_count
from augury.games.majority2.rules.scoring import card_points, victory_points
from augury.games.majority2.rules.turn import asked
from augury.games.majority2.state import (
    DRAW,
    EVERYBODY,
    EXCHANGE,
    FREE,
    OVER,
    STANDARD,
    Board,
    Step,
)
from augury.games.majority2.view_types import (
    CardView,
    ColumnView,
    Majority2View,
    MemberView,
    PacketView,
    PendingView,
    PlayerView,
)
from augury.kit.piles import spread_out
from augury.kit.views import common

PHASES = {EXCHANGE: "exchange", DRAW: "draw", FREE: "free", STANDARD: "standard", OVER: "over"}


def view(board: Board, seat: int) -> Majority2View:
    """Built up from nothing: the public table, then what is this seat's own or known to it."""
    eye = seat if seat >= 0 else EVERYBODY
    memory = board.memories[eye]
    return Majority2View(
        **common(board, seat, question),
        phase=PHASES[board.phase],
        active=board.active,
        start=board.start,
        players=[player(board, seat, other) for other in range(2)],
        pending=[pending(step) for step in board.agenda.all()],
        hand_size=len(board.hand),
        hand=names(board.hand)
        if eye == board.holder()
        else names(spread_out(counts(memory.certain(HAND)))),
        lacks=[lacks(board, card) for card in board.hand] if eye == board.holder() else [],
        holder=board.holder(),
        pile_size=len(board.pile),
        discards=[
            PacketView(top=NAMES[top], size=size)
            for top, size in zip(board.tops, board.packet_sizes, strict=True)
        ],
        supply=[COLOUR_NAMES[disc] for disc in board.supply()],
        draws=draw_number(board.factions(board.opponent())),
        must_swap=board.must_swap,
        idle=board.idle,
        cards=[face(card, board.deck[card]) for card in range(KINDS) if board.deck[card]],
        factions_to_end=FACTIONS_TO_END,
        unseen=[number for card, number in enumerate(counts(memory.unseen())) if board.deck[card]],
    )


def held(board: Board, seat: int) -> list[str]:
    """What the opponent cannot see: the reserve, and the hand of whoever has it."""
    hand = board.hand if seat == board.holder() else []
    return [f"card/{NAMES[card]}" for card in [*hand, *board.reserves[seat]]]


def player(board: Board, seat: int, other: int) -> PlayerView:
    side = SIDES[0 if other == max(seat, 0) else 1]
    certain = board.memories[seat if seat >= 0 else EVERYBODY].certain(reserve_of(other))
    return PlayerView(
        coins=board.coins[other],
        ready=board.ready[other],
        points=victory_points(board, other),
        columns=[column(board, other, number, side) for number in range(COLUMNS)],
        area=[
            member_view(
                f"{side}-{NAMES[card_of(member)]}-{colour_name(disc_of(member)) or 'plain'}",
                member,
                card_points(board, other, member),
            )
            for member in board.areas[other]
        ],
        reserve_size=len(board.reserves[other]),
        reserve=names(board.reserves[other])
        if other == seat
        else names(spread_out(counts(certain))),
        factions=[board.factions_of(other, colour) for colour in range(COLOURS)],
    )


def member_view(id: str, member: Member, points: int) -> MemberView:
    return MemberView(
        id=id,
        card=NAMES[card_of(member)],
        disc=colour_name(disc_of(member)),
        colour=colour_name(colour_of(member)),
        points=points,
    )


def column(board: Board, seat: int, number: int, side: str) -> ColumnView:
    members = board.columns[seat * COLUMNS + number]
    count = colour_count(members)[:COLOURS]
    most = max(count)
    return ColumnView(
        number=number + 1,
        cards=[
            member_view(f"{side}-{number + 1}.{place + 1}", member, POINTS[card_of(member)])
            for place, member in enumerate(members)
        ],
        colours=count,
        leader=COLOUR_NAMES[count.index(most)] if most > 1 else "",
        forming=most >= MAJORITY,
        protected=board.protected(seat * COLUMNS + number),
    )


def lacks(board: Board, card: int) -> str:
    """Why the holder of the hand could not pay for a card now."""
    seat = board.holder()
    colour = PRINTED[card]
    if colour != NO_COLOUR and NEED[card] > board.factions_of(seat, colour):
        return "need"
    return "cost" if COST[card] > board.ready[seat] else ""


def pending(step: Step) -> PendingView:
    return PendingView(
        what=step.prompt(),
        seat=step.seat,
        card="" if step.card == NO_CARD else NAMES[step.card],
        column=step.column % COLUMNS + 1,
        colour=colour_name(step.colour),
    )


@cache
def face(card: int, copies: int) -> CardView:
    return CardView(
        card=NAMES[card],
        colour=colour_name(PRINTED[card]),
        cost=COST[card],
        need=NEED[card],
        points=POINTS[card],
        copies=copies,
    )


def question(board: Board) -> str:
    """What the seat that has to answer is asked: a key into the texts, `prompt-<word>`."""
    return asked(board).prompt()


def colour_name(colour: int) -> str:
    return "" if colour == NO_COLOUR else COLOUR_NAMES[colour]


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]
