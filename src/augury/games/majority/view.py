"""The Majority: what each seat may know (RULES.md 6, visibility)."""

from __future__ import annotations

from augury.games.majority.components import (
    ASSASSINATION,
    BETRAYAL,
    BRIBERY,
    COLOURS,
    NAMES,
    NO_CARD,
    POWERS,
    SPY,
)
from augury.games.majority.encode import packet_at
from augury.games.majority.rules.scoring import pay
from augury.games.majority.state import DRAFT, OVER, PLAY, ROUNDS, SWAP, Board
from augury.games.majority.view_types import Ability, MajorityView, Mat, Zone
from augury.kit.views import common

# MJ-20: in the order in which they act.
ABILITIES = [
    Ability(power=POWERS[BRIBERY], told_by=["bribed", "bribes-cancel"]),
    Ability(power=POWERS[ASSASSINATION], told_by=["killed"]),
    Ability(power=POWERS[SPY], told_by=["spied"]),
    Ability(power=POWERS[BETRAYAL], told_by=["betrayed"]),
]
PHASES = {DRAFT: "draft", SWAP: "swap", PLAY: "play", OVER: "over"}


def view(board: Board, seat: int) -> MajorityView:
    """Built up from nothing: the public table, then what is this seat's own."""
    own = 0 <= seat < board.seats
    swapped = own and board.seats == 4 and board.phase in (PLAY, OVER)
    return MajorityView(
        **common(board, seat, question),
        phase=PHASES[board.phase],
        round=board.round,
        rounds=ROUNDS,
        turn_of_round=board.turn_of_round,
        turns_in_round=board.turns_in_round(),
        open=board.open,
        order=list(board.play_order()) if board.open else [],
        abilities=ABILITIES,
        marker=board.marker,
        deck_size=len(board.deck),
        removed=names(board.removed),
        mats=[mat(board, other) for other in range(board.seats)],
        zone=[Zone(seat=s, card=name(board.zone[s])) for s in range(board.seats)],
        last_zone=[Zone(seat=s, card=name(board.last_zone[s])) for s in range(board.seats)],
        hand=names(board.hands[seat]) if own else [],
        packet=names(board.packets[seat]) if own else [],
        kept=names(board.kept(seat)) if own else [],
        chosen=name(board.chosen[seat]) if own else "",
        passed_on=passed_on(board, seat) if own else [],
        gave=name(board.gifts[seat]) if swapped else "",
        got=name(board.gifts[board.partner(seat)]) if swapped else "",
    )


def held(board: Board, seat: int) -> list[str]:
    """What others cannot see: the hand, or in a draft what was kept and the packet."""
    cards = [*board.hands[seat], *board.kept(seat), *board.packets[seat]]
    return [f"card/{NAMES[card]}" for card in cards]


def mat(board: Board, seat: int) -> Mat:
    return Mat(
        coins=board.coins[seat],
        area=names(board.areas[seat]),
        sums=[board.sums[seat * COLOURS + c] for c in range(COLOURS)],
        would_pay=[pay(board.sums, board.seats, c)[seat] for c in range(COLOURS)],
        places=[place(board, seat, c) for c in range(COLOURS)],
        hand_size=len(board.hands[seat]),
        packet_size=len(board.packets[seat]),
        packet_from=(seat - len(board.picks)) % board.seats,
        has_chosen=board.chosen[seat] != NO_CARD,
        team=board.side(seat),
        team_coins=sum(
            int(board.coins[other])
            for other in range(board.seats)
            if board.side(other) == board.side(seat)
        ),
    )


def place(board: Board, seat: int, colour: int) -> int:
    """MJ-42, MJ-43: who is ahead in a colour; equal sums share a place."""
    sums = [int(board.sums[other * COLOURS + colour]) for other in range(board.seats)]
    return len({held for held in sums if held >= sums[seat]}) if sums[seat] else 0


def passed_on(board: Board, seat: int) -> list[list[str]]:
    """The packets this seat has passed to the left in the present draft."""
    if board.phase != DRAFT:
        return []
    found = []
    for step, picks in enumerate(board.picks):
        packet = packet_at(board, seat, step)
        packet.remove(picks[seat])
        found.append(names(packet))
    return found


def question(board: Board) -> str:
    """What the seat that has to answer is asked: a key into the texts, `prompt-<word>`."""
    if board.phase == PLAY:
        return "play-open" if board.open else "play-closed"
    return "keep" if board.phase == DRAFT else "give"


def name(card: int) -> str:
    return "" if card == NO_CARD else NAMES[card]


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]
