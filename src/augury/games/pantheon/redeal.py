"""Pantheon: another world that looks the same from one seat (RULES.md 6.3).

Hidden are the orders of all stacks, the cards that others drew face down, and the demigods that
others took from a pile. Known are the cards taken from the display and the special money, what lay
in the discard pile when it was shuffled, from which pile a demigod came, and the sum of a player's
demigods at a scoring. A player who is about to pay, or to lay more money, must be able to.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.state import Seat
from augury.games.pantheon.components import (
    CARD_KINDS,
    DEMIGOD_VALUES,
    GIFT,
    GOD_KINDS,
    KINDS,
    LAST_LOW,
    LOOT_KINDS,
    M1,
    NATIONS,
    Card,
    money,
)
from augury.games.pantheon.rules.buying import Buying, lowest_price
from augury.games.pantheon.rules.cards import mingle
from augury.games.pantheon.rules.sacrifices import Paying, bill, payments
from augury.games.pantheon.state import Board
from augury.kit.cells import add, cells, cells_of, total
from augury.kit.piles import mixed, shuffled


def redeal(board: Board, eye: Seat, chance: Chance) -> None:
    board.god_stack = mixed(board.god_stack, GOD_KINDS, chance)
    board.bag = mixed(board.bag, LOOT_KINDS, chance)
    board.nation_stack = mixed(board.nation_stack, len(NATIONS), chance)
    redeal_demigods(board, eye, chance)
    redeal_cards(board, eye, chance)


# Cards


def redeal_cards(board: Board, eye: Seat, chance: Chance) -> None:
    """From each shuffle everyone gets as many cards as they have drawn from it; what is left of the
    last one is the deck."""
    payer = in_debt(board, eye)
    if payer >= 0 and board.pool_count() > 1:
        mingle(board, payer)
    for seat in range(board.seats):
        if seat != eye:
            set_hand(board, seat, board.all_known(seat))
    owed = cells(CARD_KINDS)
    if payer >= 0:
        owed = debt(board, eye, payer, chance)
    for pool in range(board.pool_count()):
        deal_pool(board, eye, pool, payer, owed, chance)


def set_hand(board: Board, seat: Seat, cards: vec[i64]) -> None:
    """A hand of so many of each kind."""
    for card in range(CARD_KINDS):
        board.hand[seat * CARD_KINDS + card] = cards[card]


def deal_pool(
    board: Board, eye: Seat, pool: i64, payer: Seat, owed: vec[i64], chance: Chance
) -> None:
    """What the others drew from one shuffle goes into their hands, which hold what is known of
    them."""
    rest = unseen_of(board, eye, pool)
    forced = payer >= 0 and drawn_from(board, pool, payer) > 0
    if forced:
        for card in range(CARD_KINDS):
            add(rest, card, -owed[card])
    cards = shuffled(rest, chance)
    undealt: i64 = len(cards)
    hand, hidden = board.hand, board.hidden
    for seat in range(board.seats):
        if seat == eye:
            continue
        wanted = drawn_from(board, pool, seat)
        first = board.hidden_at(pool, seat)
        for card in range(CARD_KINDS):
            hidden[first + card] = 0
            if forced and seat == payer:
                hidden[first + card] = owed[card]
                add(hand, seat * CARD_KINDS + card, owed[card])
                wanted -= owed[card]
        for _ in range(wanted):
            undealt -= 1
            add(hidden, first + cards[undealt], 1)
            add(hand, seat * CARD_KINDS + cards[undealt], 1)
    if pool == board.pool_count() - 1:
        board.deck = cards[:undealt]


def drawn_from(board: Board, pool: i64, seat: Seat) -> i64:
    """How many cards of a shuffle the seat drew face down and still has."""
    first = board.hidden_at(pool, seat)
    return total(board.hidden[first : first + CARD_KINDS])


def unseen_of(board: Board, eye: Seat, pool: i64) -> vec[i64]:
    """The face-down cards of a shuffle that the eye has not seen."""
    found = board.pools[pool * CARD_KINDS : (pool + 1) * CARD_KINDS]
    if eye >= 0:
        first = board.hidden_at(pool, eye)
        for card in range(CARD_KINDS):
            add(found, card, -board.hidden[first + card])
    return found


# A player in the middle of paying


def in_debt(board: Board, eye: Seat) -> Seat:
    """Who has begun something that their hidden cards must allow them to finish; -1 = nobody
    else than the eye."""
    if board.over or board.asked() == eye:
        return -1
    seat = board.asked()
    question = board.agenda.top()
    if isinstance(question, Paying):
        return seat
    if (
        isinstance(question, Buying)
        and board.bought == 0
        and board.budget < lowest_price(board, seat)
    ):
        return seat
    return -1


def debt(board: Board, eye: Seat, payer: Seat, chance: Chance) -> vec[i64]:
    """Cards that the payer must have drawn face down. They all come from one pool, as the
    payer's pools have been mingled. The payer's hand is what is known of it."""
    unseen = cells(CARD_KINDS)
    drawn: i64 = 0
    for pool in range(board.pool_count()):
        if drawn == 0 and drawn_from(board, pool, payer) > 0:
            drawn = drawn_from(board, pool, payer)
            unseen = unseen_of(board, eye, pool)
    if isinstance(board.agenda.top(), Paying):
        return sacrifices_owed(board, payer, drawn, unseen, chance)
    return money_owed(board, payer, unseen)


def sacrifices_owed(
    board: Board, payer: Seat, drawn: i64, unseen: vec[i64], chance: Chance
) -> vec[i64]:
    """One of the ways to pay for the god that their unknown cards could allow."""
    ways: list[list[i64]] = []
    for kinds in payments(board, payer, board.wanted, 0x7777):
        cards = bill(board, payer, board.wanted, kinds)
        owed: list[i64] = [0] * CARD_KINDS
        possible = True
        for kind in range(KINDS):
            known: i64 = board.hand[payer * CARD_KINDS + GIFT + kind]
            missing: i64 = ((cards >> (4 * kind)) & 7) - known
            if missing > 0:
                owed[GIFT + kind] = missing
                possible = possible and missing <= unseen[GIFT + kind]
        if possible and sum(owed) <= drawn:
            ways.append(owed)
    return cells_of(ways[chance.below(len(ways))])


def money_owed(board: Board, payer: Seat, unseen: vec[i64]) -> vec[i64]:
    """The highest cards they may still lay, until they are enough for the cheapest purchase."""
    missing: i64 = lowest_price(board, payer) - board.budget
    highest: Card = board.lowest_money
    for card in range(M1, highest + 1):
        missing -= board.hand[payer * CARD_KINDS + card] * money(card)
    owed = cells(CARD_KINDS)
    for card in range(highest, M1 - 1, -1):
        while missing > 0 and owed[card] < unseen[card]:
            add(owed, card, 1)
            missing -= money(card)
    return owed


# Demigods


@mypyc_attr(acyclic=True)
class Claim:
    """Demigods of one player from one pile, and which account they are kept in."""

    def __init__(self, seat: Seat, low: bool, number: i64, tiles: vec[i64], group: i64) -> None:
        self.seat: Seat = seat
        self.low: bool = low
        self.number: i64 = number
        self.tiles: vec[i64] = tiles
        self.group: i64 = group  # claims of a group have a sum that everybody knows; -1 = none


def redeal_demigods(board: Board, eye: Seat, chance: Chance) -> None:
    """The others' hidden demigods and both piles are mixed; announced sums stay what they were
    (Q-46)."""
    claims: list[Claim] = []
    sums: list[i64] = []
    unseen = cells(DEMIGOD_VALUES)
    for value in board.low:
        add(unseen, value, 1)
    for value in board.high:
        add(unseen, value, 1)
    board.demigods_counted = board.demigods_counted[:]
    board.demigods_hidden = board.demigods_hidden[:]
    for seat in range(board.seats):
        if seat != eye:
            collect(board, seat, True, claims, sums, unseen)
            collect(board, seat, False, claims, sums, unseen)
    found = share_out(claims, 0, sums, unseen, chance)
    assert found, "the true deal is one of those that are possible"
    board.low = shuffled(of_pile(unseen, True), chance)
    board.high = shuffled(of_pile(unseen, False), chance)


def of_pile(values: vec[i64], low: bool) -> vec[i64]:
    """Those that belong to one of the two piles, by value."""
    if low:
        return values[: LAST_LOW + 1]
    found = values[:]
    for value in range(LAST_LOW + 1):
        found[value] = 0
    return found


def collect(
    board: Board, seat: Seat, counted: bool, claims: list[Claim], sums: list[i64], unseen: vec[i64]
) -> None:
    """Take up a player's hidden demigods and note how many they had, and the sum if it was
    announced."""
    tiles = board.demigods_counted if counted else board.demigods_hidden
    group: i64 = -1
    if counted or board.over:
        group = len(sums)
        sums.append(0)
    for low in (True, False):
        number = board.hidden_demigods(seat, low, counted)
        if number > 0:
            claims.append(Claim(seat, low, number, tiles, group))
    for value in range(1, DEMIGOD_VALUES):
        held: i64 = tiles[seat * DEMIGOD_VALUES + value]
        add(unseen, value, held)
        tiles[seat * DEMIGOD_VALUES + value] = 0
        if group >= 0:
            sums[group] = sums[group] + held * value


def share_out(
    claims: list[Claim], place: i64, sums: list[i64], unseen: vec[i64], chance: Chance
) -> bool:
    """Give each claim a tile at random; where an announced sum cannot be met any more, try another
    one."""
    while place < len(claims) and claims[place].number == 0:
        place += 1
    if place == len(claims):
        return all(rest == 0 for rest in sums)
    claim = claims[place]
    if claim.group >= 0 and not within_reach(claims, claim.group, sums[claim.group]):
        return False
    order = shuffled(of_pile(unseen, claim.low), chance)
    tried: list[i64] = []
    claim.number -= 1
    for value in order:
        if value in tried:
            continue
        tried.append(value)
        move_tile(claim, value, sums, unseen, 1)
        if share_out(claims, place, sums, unseen, chance):
            return True
        move_tile(claim, value, sums, unseen, -1)
    claim.number += 1
    return False


def move_tile(claim: Claim, value: i64, sums: list[i64], unseen: vec[i64], times: i64) -> None:
    add(claim.tiles, claim.seat * DEMIGOD_VALUES + value, times)
    add(unseen, value, -times)
    if claim.group >= 0:
        sums[claim.group] = sums[claim.group] - value * times


def within_reach(claims: list[Claim], group: i64, rest: i64) -> bool:
    """Can the tiles that a group still gets have this sum? Low ones are 1 to 3, high ones 4 to
    6."""
    least: i64 = 0
    most: i64 = 0
    for claim in claims:
        if claim.group == group:
            least += claim.number * (1 if claim.low else LAST_LOW + 1)
            most += claim.number * (LAST_LOW if claim.low else DEMIGOD_VALUES - 1)
    return least <= rest <= most
