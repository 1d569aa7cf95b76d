"""Pantheon: what each seat may know (RULES.md 6.3)."""

from __future__ import annotations

from collections.abc import Iterable

from augury.games.pantheon.components import (
    BONUSES,
    CARD_KINDS,
    CARDS,
    COLUMN_POINTS,
    COSTS,
    DEMIGOD_VALUES,
    ERAS,
    GIFT,
    GOD_KINDS,
    GODS,
    HIGHEST,
    KINDS,
    LOOTS,
    MOVE,
    NATIONS,
    NOTHING,
    PIETALTE,
    SACRIFICES,
    TRAITERA,
    YELLOW,
    money,
)
from augury.games.pantheon.map import GRID, IS_COLUMN, LOOT_NODES, NATION_SPACES, NO_NODE, NODES
from augury.games.pantheon.nodes import members_of
from augury.games.pantheon.reach import reach
from augury.games.pantheon.rules.buying import Buying, CartagoBuy
from augury.games.pantheon.rules.choosing import ChooseAction
from augury.games.pantheon.rules.movement import Follow, Moving
from augury.games.pantheon.rules.nations import GalliaBuy
from augury.games.pantheon.rules.routes import cost, jump_targets, jumped_over
from augury.games.pantheon.rules.sacrifices import (
    ASSIGNMENTS,
    Paying,
    can_acquire,
    level,
    numbers,
    usual,
)
from augury.games.pantheon.state import Board
from augury.games.pantheon.view_types import (
    Goal,
    Kept,
    LootSpace,
    Mat,
    NationSpaces,
    Offering,
    OpenGod,
    PantheonView,
    Piece,
    Serving,
    Spot,
    Task,
)
from augury.kit.views import common

MOVE_STEPS = 2  # P-43: on each movement card


def view(board: Board, seat: int) -> PantheonView:
    """Built up from nothing: the public table, then what is this seat's own."""
    own = 0 <= seat < board.seats
    return PantheonView(
        **common(board, seat, question),
        era=board.era,
        eras=ERAS,
        nation=NATIONS[board.nation],
        nations=[NATIONS[nation] for nation in board.nations],
        grid=list(GRID),
        spaces=[
            NationSpaces(nation=NATIONS[n], start=names[0], loot=names[1:])
            for n, names in enumerate(NATION_SPACES)
        ],
        sacrifices=list(SACRIFICES),
        column_points=list(COLUMN_POINTS),
        god_points=board.era,
        scorings=[ERAS // 2, ERAS],
        once=[GODS[god] for god in range(GOD_KINDS) if god < YELLOW or god == TRAITERA],
        move_steps=MOVE_STEPS,
        site="" if board.site == NO_NODE else NODES[board.site],
        temple=board.temple,
        start_player=board.start_player,
        active=board.active,
        big_foot=board.big_foot,
        agenda=[Task(step=step.word(), seat=step.seat) for step in reversed(board.agenda.all())],
        pieces=pieces(board),
        loot=loot(board),
        loot_spaces=[NODES[node] for node in LOOT_NODES[board.nation][: board.tiles_per_era()]],
        gods=[open_god(board, seat, god) for god in board.open_gods],
        demigods=demigods(list(board.open_demigods)),
        display=[CARDS[card] for card in board.display],
        special=[CARDS[card] for card in reversed(board.special)],
        laid=cards(board.laid),
        deck_size=len(board.deck),
        discard=cards(board.discard),
        god_stack=len(board.god_stack),
        low_pile=len(board.low),
        high_pile=len(board.high),
        bag=len(board.bag),
        open_bonus=[BONUSES[tile] for tile in board.open_bonus],
        mats=[mat(board, other) for other in range(board.seats)],
        steps=board.steps,
        jumps=board.jumps,
        budget=board.budget,
        picked=board.picked,
        most_picks=board.most_cards(board.active),
        taken=[LOOTS[tile] for tile in board.taken],
        underfoot=name(
            LOOTS, NOTHING if board.underfoot == NOTHING else board.loot[board.underfoot]
        ),
        revealed=name(GODS, board.revealed),
        wanted=name(GODS, board.wanted),
        wanted_cost=[]
        if board.wanted == NOTHING
        else COSTS[board.wanted][: numbers(board, board.wanted)],
        brought=[SACRIFICES[kind] for kind in board.brought],
        usual=cheapest(board, seat),
        traitera=board.traitera,
        hand=cards(board.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]) if own else [],
        offerings=[offering(board, seat, kind) for kind in range(KINDS)] if own else [],
        movement=movement(board, seat) if own else 0,
        money=purse(board, seat) if own else 0,
        own_demigods=own_demigods(board, seat) if own else [],
        demigod_points=board.demigod_points(seat) if own else 0,
        spots=spots(board, seat) if own else [],
        most_steps=most_steps(board, seat) if own else 0,
        goals=goals(board, seat) if own else [],
    )


def question(board: Board) -> str:
    """What the seat that has to answer is asked: a key into the texts, `prompt-<word>`."""
    return board.agenda.top().prompt(board)


def pieces(board: Board) -> list[Piece]:
    found = []
    for seat in range(board.seats):
        for node in board.feet[seat]:
            found.append(Piece(node=NODES[node], seat=seat, piece="foot", linked=True))
        for node in board.columns[seat]:
            found.append(
                Piece(
                    node=NODES[node], seat=seat, piece="column", linked=node in board.linked[seat]
                )
            )
    return found


def loot(board: Board) -> list[LootSpace]:
    return [
        LootSpace(node=NODES[LOOT_NODES[board.nation][number]], number=number, loot=LOOTS[tile])
        for number, tile in enumerate(board.loot)
        if tile != NOTHING
    ]


def open_god(board: Board, seat: int, god: int) -> OpenGod:
    own = 0 <= seat < board.seats
    best = best_shares(board, seat, god) if own else []
    return OpenGod(
        god=GODS[god],
        cost=list(COSTS[god]),
        affordable=own and can_acquire(board, seat, god),
        shares=best,
        cards=sum(share.cards for share in best),
        short=sum(share.short for share in best),
    )


def best_shares(board: Board, seat: int, god: int) -> list[Serving]:
    """P-91, P-92: the kinds with which the fewest sacrifices are short, and then the fewest cards
    are played."""
    ways = [shares(board, seat, god, kinds) for kinds in ASSIGNMENTS[len(COSTS[god])]]
    return min(
        ways, key=lambda way: (sum(share.short for share in way), sum(share.cards for share in way))
    )


def shares(board: Board, seat: int, god: int, kinds: list[int]) -> list[Serving]:
    found = []
    for number, kind in zip(COSTS[god], kinds, strict=True):
        tile = min(number, level(board, seat, kind, god))
        cards = min(number - tile, board.hand[seat * CARD_KINDS + GIFT + kind])
        found.append(
            Serving(kind=SACRIFICES[kind], tile=tile, cards=cards, short=number - tile - cards)
        )
    return found


def cheapest(board: Board, seat: int) -> str:
    """Q-48: what is chosen for the player who is asked, until they choose something else."""
    if board.over or board.asked() != seat:
        return ""
    paying = isinstance(board.agenda.top(), (Paying, GalliaBuy))
    return name(SACRIFICES, usual(board, seat)) if paying else ""


def offering(board: Board, seat: int, kind: int) -> Offering:
    """P-73, P-74: the step to a level costs as much as the level."""
    tile = board.levels[seat * KINDS + kind]
    cards = board.hand[seat * CARD_KINDS + GIFT + kind]
    return Offering(
        kind=SACRIFICES[kind],
        level=tile,
        cards=cards,
        total=tile + cards,
        price=tile + 1 if tile < HIGHEST else 0,
    )


def movement(board: Board, seat: int) -> int:
    """P-43: the steps of all its movement cards and tiles; the big foot counts when it is asked."""
    asked = not board.over and board.asked() == seat
    if asked and isinstance(board.agenda.top(), (ChooseAction, Follow)):
        return most_steps(board, seat)
    return MOVE_STEPS * board.hand[seat * CARD_KINDS + MOVE] + board.free_steps(seat)


def purse(board: Board, seat: int) -> int:
    """P-72: all its money."""
    held = board.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    return sum(number * money(card) for card, number in enumerate(held)) + board.free_money(seat)


def mat(board: Board, seat: int) -> Mat:
    known = list(board.all_known(seat))
    return Mat(
        hand_size=board.hand_size[seat],
        known=cards(known),
        unknown=board.hand_size[seat] - sum(known),
        levels=list(board.levels[seat * KINDS : (seat + 1) * KINDS]),
        gods=[
            Kept(god=GODS[god], number=board.god_count(seat, god))
            for god in range(GOD_KINDS)
            if board.god_count(seat, god)
        ],
        bonus=name(BONUSES, board.bonus[seat]),
        step_tiles=list(board.step_tiles[2 * seat : 2 * seat + 2]),
        feet=board.feet_supply[seat],
        columns=board.column_supply[seat],
        general_feet=board.feet_general[seat],
        general_columns=board.column_general[seat],
        on_board=len(board.columns[seat]),
        column_points=COLUMN_POINTS[len(board.columns[seat])],
        pietalte_points=board.god_count(seat, PIETALTE) * board.highest_level(seat),
        demigods=board.demigod_count(seat),
        open_demigods=demigods(
            list(board.demigods_shown[seat * DEMIGOD_VALUES : (seat + 1) * DEMIGOD_VALUES])
        ),
        low_demigods=board.hidden_demigods(seat, True, True)
        + board.hidden_demigods(seat, True, False),
        high_demigods=board.hidden_demigods(seat, False, True)
        + board.hidden_demigods(seat, False, False),
        free_steps=board.free_steps(seat),
        free_jumps=board.free_jumps(seat),
        free_money=board.free_money(seat),
    )


def held(board: Board, seat: int) -> list[str]:
    """What others cannot see: the hand."""
    hand = board.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    return [f"card/{card}" for card in cards(hand)]


def own_demigods(board: Board, seat: int) -> list[int]:
    base = seat * DEMIGOD_VALUES
    held = [
        board.demigods_shown[base + value]
        + board.demigods_counted[base + value]
        + board.demigods_hidden[base + value]
        for value in range(DEMIGOD_VALUES)
    ]
    return demigods(held)


def spots(board: Board, seat: int) -> list[Spot]:
    """P-45..P-53: where this seat could place its next piece in a movement (with Gaiviles: also by
    a jump), or in Buy."""
    if board.over:
        return []
    question = board.agenda.top()
    shopping = question.seat == seat and isinstance(question, (Buying, CartagoBuy))
    moving = question.seat == seat and isinstance(question, Moving)
    jumps = 0 if shopping else board.jumps if moving else board.free_jumps(seat)
    found = [spot(board, seat, node, False) for node in board.frontier(seat)]
    if jumps:
        found += [
            spot(board, seat, node, True) for node in members_of(jump_targets(board, seat), 0)
        ]
    supply = {"foot": board.feet_supply[seat], "column": board.column_supply[seat]}
    return sorted(
        (place for place in found if place.cost and supply[place.piece]),
        key=lambda place: place.node,
    )


def spot(board: Board, seat: int, node: int, jump: bool) -> Spot:
    over = NODES[jumped_over(board, seat, node)] if jump else ""
    return Spot(
        node=NODES[node],
        piece="column" if IS_COLUMN[node] else "foot",
        cost=cost(board, node),
        over=over,
    )


def most_steps(board: Board, seat: int) -> int:
    """P-43, P-72: what this seat has for placing pieces when it is asked to; before a movement:
    with all its movement cards."""
    if board.over or board.asked() != seat:
        return 0
    question = board.agenda.top()
    if isinstance(question, Moving):
        return board.steps
    if isinstance(question, (Buying, CartagoBuy)):
        return board.budget
    if isinstance(question, (ChooseAction, Follow)):
        return (
            MOVE_STEPS * board.hand[seat * CARD_KINDS + MOVE]
            + board.free_steps(seat)
            + (1 if isinstance(question, ChooseAction) else 0)
        )
    return 0


def goals(board: Board, seat: int) -> list[Goal]:
    means = most_steps(board, seat)
    if means == 0:
        return []
    question = board.agenda.top()
    jumps = 0
    if isinstance(question, Moving):
        jumps = board.jumps
    elif isinstance(question, (ChooseAction, Follow)):
        jumps = board.free_jumps(seat)
    found = [
        Goal(node=NODES[walk.end], steps=walk.steps, path=[NODES[node] for node in walk.path])
        for walk in reach(board, seat, means, jumps)
    ]
    return sorted(found, key=lambda goal: goal.node)


def name(names: list[str], number: int) -> str:
    return "" if number == NOTHING else names[number]


def cards(counts: Iterable[int]) -> list[str]:
    return [CARDS[card] for card, number in enumerate(counts) for _ in range(number)]


def demigods(counts: list[int]) -> list[int]:
    """Values, the highest first."""
    return [value for value in range(DEMIGOD_VALUES - 1, 0, -1) for _ in range(counts[value])]
