"""Pantheon: loot tiles (RULES.md 7.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
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
    LOOTS,
    NOTHING,
    SACRIFICES,
    Loot,
)
from augury.games.pantheon.rules.cards import draw
from augury.games.pantheon.rules.gods import (
    gain_from_stack,
    take_open_demigod,
    take_special_money,
)
from augury.games.pantheon.rules.refusals import no_supply
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import add, added, cells_of, changed
from augury.kit.piles import without

# Taking loot


def step_on_loot(board: Board, seat: Seat, number: i64) -> None:
    """P-54, Q-16: the player may take the tile."""
    board.underfoot = number
    board.plan(LOOT_TAKE[seat])


@mypyc_attr(acyclic=True)
class LootTake(Step):
    """Is the loot tile under the foot taken (P-54)?"""

    def number(self) -> i64:
        return 9

    def word(self) -> str:
        return "loot-take"

    def choices(self, board: Board) -> vec[i64]:
        return TAKE_OR_LEAVE

    def answer(self, board: Board, action: Action) -> None:
        """P-54: a taken tile lies in front of the player, unresolved."""
        number: i64 = board.underfoot
        board.underfoot = NOTHING
        board.done()
        tile: Loot = board.loot[number]
        if action == actions.TAKE:
            board.loot = changed(board.loot, number, NOTHING)
            board.layout += 1
            board.loot_left -= 1
            board.taken = sorted([*board.taken, tile])
        if board.listening:
            board.tell(
                "took-loot" if action == actions.TAKE else "left-loot",
                {"seat": things.seat(self.seat), "loot": thing("loot", LOOTS, tile)},
            )

    def rule(self) -> str:
        return "P-54"


def plan_loot(board: Board, seat: Seat) -> None:
    """P-55, P-78: what was taken is resolved at the end."""
    if board.taken:
        board.plan(LOOT_RESOLVE[seat])


# Effects


@mypyc_attr(acyclic=True)
class LootResolve(Step):
    """Which of the taken loot tiles takes effect next (P-55)?"""

    def number(self) -> i64:
        return 10

    def word(self) -> str:
        return "loot-resolve"

    def perform(self, board: Board) -> bool:
        """Without a choice the next tile takes effect by itself."""
        if not board.taken:
            board.done()
            return True
        if board.taken[0] != board.taken[-1]:
            return False
        resolve(board, self.seat, board.taken[0])
        return True

    def choices(self, board: Board) -> vec[i64]:
        """Q-17: in the order of their choice."""
        found: vec[i64] = vec[i64]()
        last: Loot = NOTHING
        for tile in board.taken:  # sorted
            if tile != last:
                found = append(found, actions.RESOLVE + tile)
                last = tile
        return found

    def answer(self, board: Board, action: Action) -> None:
        resolve(board, self.seat, action - actions.RESOLVE)

    def rule(self) -> str:
        return "P-55"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return NOT_TAKEN if actions.RESOLVE <= action < actions.SUPPLY else None


NOT_TAKEN: Final = Reason("loot-not-taken", "P-55")


def resolve(board: Board, seat: Seat, tile: Loot) -> None:
    """P-168: tiles that do not stay go to the box."""
    board.taken = without(board.taken, tile)
    if board.listening:
        board.tell("resolves", {"seat": things.seat(seat), "loot": thing("loot", LOOTS, tile)})
    if tile >= L_STEP1:
        place: i64 = 2 * seat + tile - L_STEP1
        board.step_tiles = added(board.step_tiles, place, 1)  # P-167
        board.tiles += 1
        return
    board.loot_box = added(board.loot_box, tile, 1)
    if tile == L_FEET2:
        take_pieces(board, seat, 2, 0)
    elif tile == L_COL2:
        take_pieces(board, seat, 0, 2)
    elif tile == L_F1C1:
        take_pieces(board, seat, 1, 1)
    elif tile == L_CHOICE2:
        board.plan(CHOICE[seat])
    elif tile == L_DEMIGOD:
        take_open_demigod(board, seat)
    elif tile == L_GOD:
        gain_from_stack(board, seat)
    elif tile == L_SAC1:
        board.plan(RAISE[seat])
    elif tile == L_SAC2:
        board.plan(RAISE[seat])
        board.plan(RAISE[seat])
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
    add(board.feet_general, seat, -feet)
    add(board.feet_supply, seat, feet)
    add(board.column_general, seat, -columns)
    add(board.column_supply, seat, columns)
    if board.listening:
        board.tell("got-pieces", {"seat": things.seat(seat), "feet": feet, "columns": columns})


@mypyc_attr(acyclic=True)
class Choice(Step):
    """Does L_CHOICE2 give two feet or two columns (P-160)?"""

    def number(self) -> i64:
        return 11

    def word(self) -> str:
        return "choice"

    def perform(self, board: Board) -> bool:
        """Without a choice the tile takes effect by itself, if it can."""
        found = self.choices(board)
        if len(found) == 2:
            return False
        if len(found) == 1:
            self.answer(board, found[0])
        else:
            board.done()
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-160: both sorts as long as there is a piece of that sort."""
        found: vec[i64] = vec[i64]()
        if board.feet_general[self.seat] > 0:
            found = append(found, actions.SUPPLY)
        if board.column_general[self.seat] > 0:
            found = append(found, actions.SUPPLY + 1)
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        if action == actions.SUPPLY:
            take_pieces(board, self.seat, 2, 0)
        else:
            take_pieces(board, self.seat, 0, 2)

    def rule(self) -> str:
        return "P-160"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.SUPPLY <= action < actions.REVEAL:
            return no_supply(action - actions.SUPPLY, "P-160")
        return None


@mypyc_attr(acyclic=True)
class Raise(Step):
    """Which sacrifice tile is raised by one level (P-164)?"""

    def number(self) -> i64:
        return 12

    def word(self) -> str:
        return "raise"

    def perform(self, board: Board) -> bool:
        """The last tile that can be raised is raised by itself; without one nothing happens."""
        found = self.choices(board)
        if len(found) > 1:
            return False
        if len(found) == 1:
            self.answer(board, found[0])
        else:
            board.done()
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-164, P-25, Q-32: any kind below level 4; nobody may decline."""
        found: vec[i64] = vec[i64]()
        for kind in range(KINDS):
            if board.levels[self.seat * KINDS + kind] < HIGHEST:
                found = append(found, actions.RAISE + kind)
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        raise_level(board, self.seat, action - actions.RAISE)

    def rule(self) -> str:
        return "P-164"


def raise_level(board: Board, seat: Seat, kind: i64) -> None:
    """P-164: a new tile of level 1 or an own tile one level up."""
    board.levels = added(board.levels, seat * KINDS + kind, 1)
    board.tiles += 1
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


TAKE_OR_LEAVE: Final = cells_of([actions.TAKE, actions.LEAVE])
LOOT_TAKE: Final[list[LootTake]] = [LootTake(seat) for seat in range(MOST_SEATS)]
LOOT_RESOLVE: Final[list[LootResolve]] = [LootResolve(seat) for seat in range(MOST_SEATS)]
CHOICE: Final[list[Choice]] = [Choice(seat) for seat in range(MOST_SEATS)]
RAISE: Final[list[Raise]] = [Raise(seat) for seat in range(MOST_SEATS)]
