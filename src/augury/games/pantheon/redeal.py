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
    KINDS,
    LAST_LOW,
    M1,
    Card,
    money,
)
from augury.games.pantheon.rules.buying import Buying, lowest_price
from augury.games.pantheon.rules.cards import mingle
from augury.games.pantheon.rules.sacrifices import Paying, bill, payments
from augury.games.pantheon.state import Board
from augury.kit.cells import add, listed
from augury.kit.piles import spread_out


def redeal(board: Board, eye: Seat, chance: Chance) -> None:
    for pile in (board.god_stack, board.bag, board.nation_stack):
        pile.sort()
        chance.shuffle(pile)
    redeal_demigods(board, eye, chance)
    redeal_cards(board, eye, chance)


# Cards


def redeal_cards(board: Board, eye: Seat, chance: Chance) -> None:
    """From each shuffle everyone gets as many cards as they have drawn from it; what is left of the
    last one is the deck."""
    payer = in_debt(board, eye)
    if payer >= 0 and len(board.pools) > 1:
        mingle(board, payer)
    known = known_cards(board)
    owed: list[i64] = [0] * CARD_KINDS
    if payer >= 0:
        owed = debt(board, eye, payer, known, chance)
    for number in range(len(board.pools)):
        deal_pool(board, eye, number, payer, owed, chance)
    for seat in range(board.seats):
        if seat != eye:
            for card in range(CARD_KINDS):
                held: i64 = known[seat * CARD_KINDS + card]
                for place in range(card, len(board.hidden[seat]), CARD_KINDS):
                    held += board.hidden[seat][place]
                board.hand[seat * CARD_KINDS + card] = held


def known_cards(board: Board) -> list[i64]:
    """By seat and card: what everybody knows to be there."""
    found: list[i64] = []
    for seat in range(board.seats):
        found.extend(listed(board.all_known(seat)))
    return found


def deal_pool(
    board: Board, eye: Seat, number: i64, payer: Seat, owed: list[i64], chance: Chance
) -> None:
    start: i64 = number * CARD_KINDS
    pool: list[i64] = board.pools[number][:]
    if eye >= 0:
        for card in range(CARD_KINDS):
            pool[card] = pool[card] - (board.hidden[eye][start + card])
    counts: list[i64] = [sum(hidden[start : start + CARD_KINDS]) for hidden in board.hidden]
    forced = payer >= 0 and counts[payer] > 0
    if forced:
        for card in range(CARD_KINDS):
            pool[card] = pool[card] - owed[card]
    cards = spread_out(pool)
    chance.shuffle(cards)
    for seat in range(board.seats):
        if seat == eye:
            continue
        hidden = board.hidden[seat][:]
        board.hidden[seat] = hidden
        hidden[start : start + CARD_KINDS] = owed if forced and seat == payer else [0] * CARD_KINDS
        wanted: i64 = counts[seat] - sum(hidden[start : start + CARD_KINDS])
        for _ in range(wanted):
            place: i64 = start + cards.pop()
            hidden[place] = hidden[place] + 1
    if number == len(board.pools) - 1:
        board.deck = cards


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


def debt(board: Board, eye: Seat, payer: Seat, known: list[i64], chance: Chance) -> list[i64]:
    """Cards that the payer must have drawn face down. They all come from one pool, as the
    payer's pools have been mingled."""
    pool = payers_pool(board, eye, payer)
    if isinstance(board.agenda.top(), Paying):
        return sacrifices_owed(board, payer, known, pool, chance)
    return money_owed(board, payer, known, pool)


def payers_pool(board: Board, eye: Seat, payer: Seat) -> list[i64]:
    for number in range(len(board.pools)):
        start: i64 = number * CARD_KINDS
        if sum(board.hidden[payer][start : start + CARD_KINDS]) > 0:
            pool = board.pools[number][:]
            if eye >= 0:
                for card in range(CARD_KINDS):
                    pool[card] = pool[card] - (board.hidden[eye][start + card])
            return pool
    return [0] * CARD_KINDS


def sacrifices_owed(
    board: Board, payer: Seat, known: list[i64], pool: list[i64], chance: Chance
) -> list[i64]:
    """One of the ways to pay for the god that their unknown cards could allow."""
    ways: list[list[i64]] = []
    drawn: i64 = sum(board.hidden[payer])
    for kinds in payments(board, payer, board.wanted, 0x7777):
        cards = bill(board, payer, board.wanted, kinds)
        owed: list[i64] = [0] * CARD_KINDS
        possible = True
        for kind in range(KINDS):
            missing: i64 = ((cards >> (4 * kind)) & 7) - known[payer * CARD_KINDS + GIFT + kind]
            if missing > 0:
                owed[GIFT + kind] = missing
                possible = possible and missing <= pool[GIFT + kind]
        if possible and sum(owed) <= drawn:
            ways.append(owed)
    return ways[chance.below(len(ways))]


def money_owed(board: Board, payer: Seat, known: list[i64], pool: list[i64]) -> list[i64]:
    """The highest cards they may still lay, until they are enough for the cheapest purchase."""
    missing: i64 = lowest_price(board, payer) - board.budget
    highest: Card = board.lowest_money
    for card in range(M1, highest + 1):
        missing -= known[payer * CARD_KINDS + card] * money(card)
    owed: list[i64] = [0] * CARD_KINDS
    for card in range(highest, M1 - 1, -1):
        while missing > 0 and owed[card] < pool[card]:
            owed[card] = owed[card] + 1
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
    unseen: list[i64] = [0] * DEMIGOD_VALUES
    for value in board.low + board.high:
        unseen[value] = unseen[value] + 1
    for seat in range(board.seats):
        if seat != eye:
            collect(board, seat, True, claims, sums, unseen)
            collect(board, seat, False, claims, sums, unseen)
    found = share_out(claims, 0, sums, unseen, chance)
    assert found, "the true deal is one of those that are possible"
    board.low = spread_out(unseen[: LAST_LOW + 1])
    board.high = spread_out([*[0] * (LAST_LOW + 1), *unseen[LAST_LOW + 1 :]])
    chance.shuffle(board.low)
    chance.shuffle(board.high)


def collect(
    board: Board, seat: Seat, counted: bool, claims: list[Claim], sums: list[i64], unseen: list[i64]
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
        unseen[value] = unseen[value] + held
        tiles[seat * DEMIGOD_VALUES + value] = 0
        if group >= 0:
            sums[group] = sums[group] + held * value


def share_out(
    claims: list[Claim], place: i64, sums: list[i64], unseen: list[i64], chance: Chance
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
    order = (
        spread_out(unseen[: LAST_LOW + 1])
        if claim.low
        else spread_out([0, 0, 0, 0, *unseen[LAST_LOW + 1 :]])
    )
    chance.shuffle(order)
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


def move_tile(claim: Claim, value: i64, sums: list[i64], unseen: list[i64], times: i64) -> None:
    add(claim.tiles, claim.seat * DEMIGOD_VALUES + value, times)
    unseen[value] = unseen[value] - times
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
