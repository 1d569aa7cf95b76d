"""Pantheon: loot and bonus tiles (RULES.md 7.11)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    B_COLUMN,
    B_DEMIGOD,
    B_GOD,
    B_SAC1,
    B_STEP1,
    B_SUPPLY,
    BONUSES,
    HIGHEST,
    KINDS,
    L_CARD2,
    L_CARD3,
    L_CHOICE2,
    L_COL2,
    L_DEMIGOD,
    L_F1C1,
    L_FEET2,
    L_GOD,
    L_MONEY,
    L_SAC1,
    L_SAC2,
    L_STEP1,
    LOOT_KINDS,
    LOOTS,
    NOTHING,
    SACRIFICES,
    Loot,
)
from augury.games.pantheon.map import COLUMN_NODES, NODES
from augury.games.pantheon.rules.cards import draw
from augury.games.pantheon.rules.gods import (
    gain_from_stack,
    take_hidden_demigod,
    take_open_demigod,
    take_special_money,
    top_pile,
)
from augury.games.pantheon.rules.routes import cost, place_bonus_column
from augury.games.pantheon.state import (
    BONUS_COLUMN,
    CHOICE,
    LOOT_RESOLVE,
    LOOT_TAKE,
    RAISE,
    Board,
    thing,
)
from augury.kit import things

# Taking loot


def step_on_loot(board: Board, seat: Seat, number: i64) -> None:
    """P-54, Q-16: the player may take the tile."""
    board.underfoot = number
    board.plan(LOOT_TAKE, seat)


def take_or_leave(board: Board, seat: Seat, action: i64) -> None:
    """P-54: a taken tile lies in front of the player, unresolved."""
    number: i64 = board.underfoot
    board.underfoot = NOTHING
    board.done()
    tile: Loot = board.loot[number]
    if action == actions.TAKE:
        board.loot[number] = NOTHING
        board.loot_left -= 1
        board.taken.append(tile)
        board.taken.sort()
    if board.listening:
        board.tell(
            "took-loot" if action == actions.TAKE else "left-loot",
            {"seat": things.seat(seat), "loot": thing("loot", LOOTS, tile)},
        )


def plan_loot(board: Board, seat: Seat) -> None:
    """P-55, P-78: what was taken is resolved at the end."""
    if board.taken:
        board.plan(LOOT_RESOLVE, seat)


def resolve_options(board: Board) -> list[i64]:
    """Q-17: in the order of his choice."""
    found: list[i64] = []
    for tile in range(LOOT_KINDS):
        if tile in board.taken:
            found.append(actions.RESOLVE + tile)
    return found


def resolve_next(board: Board, seat: Seat) -> bool:
    """Without a choice the next tile takes effect by itself."""
    if not board.taken:
        board.done()
        return True
    if board.taken[0] != board.taken[-1]:
        return False
    resolve(board, seat, board.taken[0])
    return True


# Effects


def resolve(board: Board, seat: Seat, tile: Loot) -> None:
    """P-168: tiles that do not stay go to the box."""
    board.taken.remove(tile)
    if board.listening:
        board.tell("resolves", {"seat": things.seat(seat), "loot": thing("loot", LOOTS, tile)})
    if tile >= L_STEP1:
        board.step_tiles[2 * seat + tile - L_STEP1] += 1  # P-167
        return
    board.loot_box[tile] += 1
    if tile == L_FEET2:
        take_pieces(board, seat, 2, 0)
    elif tile == L_COL2:
        take_pieces(board, seat, 0, 2)
    elif tile == L_F1C1:
        take_pieces(board, seat, 1, 1)
    elif tile == L_CHOICE2:
        board.plan(CHOICE, seat)
    elif tile == L_DEMIGOD:
        take_open_demigod(board, seat)
    elif tile == L_GOD:
        gain_from_stack(board, seat)
    elif tile == L_SAC1:
        board.plan(RAISE, seat)
    elif tile == L_SAC2:
        board.plan(RAISE, seat)
        board.plan(RAISE, seat)
    elif tile == L_CARD2:
        draw(board, seat, 2)
    elif tile == L_CARD3:
        draw(board, seat, 3)
    else:
        assert tile == L_MONEY
        take_special_money(board, seat)  # P-166


def take_pieces(board: Board, seat: Seat, feet: i64, columns: i64) -> None:
    """P-160: from the general supply into the personal one, as far as there are any. P-3: nobody
    has more than 12 of each."""
    feet = min(feet, board.feet_general[seat])
    columns = min(columns, board.column_general[seat])
    board.feet_general[seat] -= feet
    board.feet_supply[seat] += feet
    board.column_general[seat] -= columns
    board.column_supply[seat] += columns
    if board.listening:
        board.tell("got-pieces", {"seat": things.seat(seat), "feet": feet, "columns": columns})


def supply_options(board: Board, seat: Seat) -> list[i64]:
    """P-160: both sorts as long as there is a piece of that sort."""
    found: list[i64] = []
    if board.feet_general[seat] > 0:
        found.append(actions.SUPPLY)
    if board.column_general[seat] > 0:
        found.append(actions.SUPPLY + 1)
    return found


def choose_supply(board: Board, seat: Seat, columns: bool) -> None:
    board.done()
    if columns:
        take_pieces(board, seat, 0, 2)
    else:
        take_pieces(board, seat, 2, 0)


def supply_next(board: Board, seat: Seat) -> bool:
    """Without a choice L_CHOICE2 takes effect by itself."""
    options = supply_options(board, seat)
    if len(options) == 2:
        return False
    if options:
        choose_supply(board, seat, options[0] > actions.SUPPLY)
    else:
        board.done()
    return True


def raise_options(board: Board, seat: Seat) -> list[i64]:
    """P-164, P-25, Q-32: any kind below level 4; nobody may decline."""
    found: list[i64] = []
    for kind in range(KINDS):
        if board.levels[seat * KINDS + kind] < HIGHEST:
            found.append(actions.RAISE + kind)
    return found


def raise_level(board: Board, seat: Seat, kind: i64) -> None:
    """P-164: a new tile of level 1 or an own tile one level up."""
    board.levels[seat * KINDS + kind] += 1
    if board.listening:
        level = board.levels[seat * KINDS + kind]
        board.tell(
            "raised",
            {
                "seat": things.seat(seat),
                "kind": thing("sacrifice", SACRIFICES, kind),
                "level": level,
            },
        )


def raise_next(board: Board, seat: Seat) -> bool:
    options = raise_options(board, seat)
    if len(options) > 1:
        return False
    board.done()
    if options:
        raise_level(board, seat, options[0] - actions.RAISE)
    return True


# Bonus tiles


def resolve_bonus(board: Board, seat: Seat) -> None:
    """P-17: in era 1 the bonus tiles take effect; B_STEP1 stays, the others go to the box."""
    board.done()
    tile = board.bonus[seat]
    if board.listening:
        board.tell("bonus", {"seat": things.seat(seat), "bonus": thing("bonus", BONUSES, tile)})
    if tile == B_STEP1:
        return
    board.bonus[seat] = NOTHING
    if tile == B_GOD:
        gain_from_stack(board, seat)  # too late for the cards of a Depraccus
    elif tile == B_DEMIGOD:
        take_hidden_demigod(board, seat, top_pile(board))  # P-161
    elif tile == B_COLUMN:
        board.plan(BONUS_COLUMN, seat)
    elif tile == B_SAC1:
        board.plan(RAISE, seat)
    else:
        assert tile == B_SUPPLY
        take_pieces(board, seat, 2, 1)


def bonus_column_options(board: Board, seat: Seat) -> list[i64]:
    """P-163: any column space, two pieces at most (P-47)."""
    found: list[i64] = []
    for place, node in enumerate(COLUMN_NODES):
        if cost(board, node) > 0 and (board.standing[node] >> seat) & 1 == 0:
            found.append(actions.COLUMN + place)
    return found


def bonus_column(board: Board, seat: Seat, action: i64) -> None:
    board.done()
    node = COLUMN_NODES[action - actions.COLUMN]
    place_bonus_column(board, seat, node)
    if board.listening:
        board.tell("bonus-column", {"seat": things.seat(seat), "node": thing("node", NODES, node)})
