"""The hot part of the research adapters: rewards, and stepping many games at once. Compiled, and
without NumPy.

Numbers leave in cells that NumPy looks at: float32 for observations and rewards, int64 for seats,
bytes for masks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from augury.core.chance import Chance
from augury.core.numbers import Numbers, bits, blank
from augury.core.reader import Reader
from augury.core.reason import Reason, given
from augury.core.state import Action, Seat, State

Start: TypeAlias = Callable[
    [int, int], State
]  # table, how many games it has begun -> the first position of the next one


# Rewards


def utilities(state: State) -> list[float]:
    """By seat, when the game is over: 1 for the first side, -1 for the last, evenly spaced between;
    sides that share a place share."""
    seats: i64 = state.seats
    ranks = state.ranks()
    places: list[i64] = [0] * seats  # by side, its best rank; 0 = no such side
    for seat in range(seats):
        side = state.side(seat)
        if places[side] == 0 or ranks[seat] < places[side]:
            places[side] = ranks[seat]
    sides: i64 = 0
    for place in places:
        if place > 0:
            sides += 1
    found: list[float] = []
    for seat in range(seats):
        own: i64 = places[state.side(seat)]
        ahead: i64 = 0
        level: i64 = 0
        for place in places:
            if 0 < place < own:
                ahead += 1
            elif place == own:
                level += 1
        better: float = float(2 * ahead + level - 1)
        found.append(1.0 - better / float(sides - 1) if sides > 1 else 0.0)
    return found


def margins(reader: Reader, state: State) -> list[float]:
    """By seat: how far its side is ahead of the best other side, in units of a clear difference."""
    seats: i64 = state.seats
    scores = state.scores()
    points: list[i64] = [0] * seats
    present: list[bool] = [False] * seats
    for seat in range(seats):
        points[state.side(seat)] = points[state.side(seat)] + scores[seat]
        present[state.side(seat)] = True
    found: list[float] = []
    for seat in range(seats):
        own = state.side(seat)
        best: i64 = 0
        met = False
        for side in range(seats):
            if side != own and present[side] and (not met or points[side] > best):
                best = points[side]
                met = True
        found.append(float(points[own] - best) / reader.spread())
    return found


def fault(state: State, seat: Seat, choice: int, actions: int) -> Reason:
    """Why an action is not possible, for any whole number."""
    if not 0 <= choice < actions:
        return Reason("action-ids", "", {"last": actions - 1})
    return given(state.why_not(seat, choice))


def mask(legal: list[Action], actions: i64) -> bytes:
    """One byte per action. Where there is nothing to decide, every byte is 1: the choice does not
    matter."""
    if not legal:
        return b"\x01" * actions
    out = BytesWriter()
    out.write(b"\x00" * actions)
    for action in legal:
        out[action] = 1
    return out.getvalue()


# Many games

MOST_ACTIONS: Final = 1 << 15


class Tables:
    """Games that are stepped together. Each table asks one seat at a time; a finished game is
    followed by the next one at once.

    What there is to know is in cells, table by table, that NumPy looks at. Those of the
    observations and masks are given, with the place where they begin: they may be part of a larger
    memory.
    """

    def __init__(
        self,
        reader: Reader,
        start: Start,
        tables: int,
        people: int,
        chairs: int,
        size: int,
        actions: int,
        shaped: bool,
        observations: vec[i32],
        first_number: int,
        masks: vec[u8],
        first_mask: int,
    ) -> None:
        assert actions <= MOST_ACTIONS, "actions are kept in 16 bits"
        self.reader: Reader = reader
        self.start: Start = start
        self.people: i64 = people
        self.chairs: i64 = chairs  # automata have one, too
        self.actions: i64 = actions
        self.shaped: bool = shaped
        self.states: list[State] = []
        self.begun: list[i64] = []  # games begun at each table
        # What the seat that is asked may do: so many, and which, in a row of their own for each
        # table. A list is forgotten at once, so that the next one takes the same memory, which is
        # at hand.
        self.legal_count: vec[i64] = vec[i64]([0] * tables)
        self.legal: vec[i16] = vec[i16]([0] * (tables * actions))
        self.lucks: list[Chance] = []  # what random choices are drawn with
        self.margins: list[list[float]] = []
        self.pages: list[Numbers] = []
        self.masks: vec[u8] = masks
        self.first_mask: i64 = first_mask
        self.rewards: vec[i32] = blank(tables * people)
        self.scores: vec[i64] = vec[i64]([0] * (tables * chairs))  # of the last game that ended
        self.asked: vec[i64] = vec[i64]([0] * tables)
        self.choices: vec[i64] = vec[i64]([0] * tables)  # random ones, see `draw`
        self.dones: vec[u8] = vec[u8]([0] * tables)
        self.illegal: vec[u8] = vec[u8]([0] * tables)
        for table in range(tables):
            self.pages.append(Numbers(observations, first_number + table * size, size))

    def begin(self, lucks: list[Chance]) -> None:
        """The first game at every table, and what each draws its random choices with."""
        self.states = []
        self.begun = []
        self.margins = []
        self.lucks = lucks
        for table in range(len(self.pages)):
            self.states.append(self.start(table, 0))
            self.begun.append(1)
            self.margins.append([])
            self.pages[table].follow()
            self.forget(table)
            self.show(table, self.states[table].to_act()[0])
            self.draw(table)

    def resume(
        self,
        states: list[State],
        begun: list[i64],
        margins: list[list[float]],
        lucks: list[Chance],
        rewards: list[i64],
        scores: list[i64],
        dones: list[i64],
        illegal: list[i64],
        choices: list[Action],
    ) -> None:
        """Stand where other tables stood; `rewards` are given as the bits in their cells."""
        self.states = states
        self.begun = begun
        self.margins = margins
        self.lucks = lucks
        for cell in range(len(rewards)):
            self.rewards[cell] = i32(rewards[cell])
        for cell in range(len(scores)):
            self.scores[cell] = scores[cell]
        for table in range(len(states)):
            self.pages[table].follow()
            self.dones[table] = u8(dones[table])
            self.illegal[table] = u8(illegal[table])
            self.choices[table] = choices[table]
            self.show(table, states[table].to_act()[0])

    def step(self, choices: list[Action], first: i64) -> None:
        """One decision at each of some neighbouring tables, from the first on."""
        table = first
        for choice in choices:
            self.advance(table, choice)
            table += 1

    def play_on(self, steps: i64, first: i64, after: i64) -> None:
        """So many random decisions at each of some neighbouring tables: those that were drawn."""
        for _ in range(steps):
            for table in range(first, after):
                self.advance(table, self.choices[table])

    def advance(self, table: i64, choice: Action) -> None:
        """One decision at a table, and all there is to see after it."""
        if self.dones[table] != 0:
            self.forget(table)
        if self.allows(table, choice):
            self.show(table, self.decide(table, choice))
        else:
            self.show(table, self.forfeit(table))
        self.draw(table)

    def allows(self, table: i64, choice: Action) -> bool:
        """Is a choice one of those in the mask?"""
        if not 0 <= choice < self.actions:
            return False
        return self.masks[self.first_mask + table * self.actions + choice] == 1

    def forget(self, table: i64) -> None:
        """Wipe out what the end of a game left in the cells that are mostly empty."""
        self.dones[table] = 0
        self.illegal[table] = 0
        for seat in range(self.people):
            self.rewards[table * self.people + seat] = 0

    def decide(self, table: i64, choice: Action) -> Seat:
        """Carry out one decision at a table; returns who is asked next there."""
        state = self.states[table]
        state.apply(self.asked[table], choice)
        seats = state.to_act()
        if self.shaped:
            self.pay(table, self.gains(table))
        if seats:
            return seats[0]
        if not self.shaped:
            self.pay(table, utilities(state))
        return self.end(table)

    def forfeit(self, table: i64) -> Seat:
        """An illegal choice ends the game at that table: -1 for the seat that made it, nothing for
        the others."""
        self.pay(table, [-1.0 if seat == self.asked[table] else 0.0 for seat in range(self.people)])
        self.illegal[table] = 1
        return self.end(table)

    def end(self, table: i64) -> Seat:
        """The next game begins at once; returns who is asked first."""
        self.dones[table] = 1
        scores = self.states[table].scores()
        for chair in range(self.chairs):
            self.scores[table * self.chairs + chair] = scores[chair]
        self.states[table] = self.start(table, self.begun[table])
        self.pages[table].follow()
        self.begun[table] = self.begun[table] + 1
        self.margins[table] = []
        return self.states[table].to_act()[0]

    def gains(self, table: i64) -> list[float]:
        """How the margins have changed since the last decision."""
        now = margins(self.reader, self.states[table])
        before = self.margins[table]
        self.margins[table] = now
        if not before:
            return now
        return [now[seat] - before[seat] for seat in range(len(now))]

    def pay(self, table: i64, rewards: list[float]) -> None:
        """Write down the rewards of a table."""
        for seat in range(self.people):
            self.rewards[table * self.people + seat] = bits(rewards[seat])

    def show(self, table: i64, seat: Seat) -> None:
        """Refresh the current seat, action mask and observation of a table."""
        state = self.states[table]
        self.asked[table] = seat
        row: i64 = table * self.actions
        first: i64 = self.first_mask + row
        masks, legal = self.masks, self.legal
        for place in range(row, row + self.legal_count[table]):
            masks[first + i64(legal[place])] = 0
        count: i64 = row
        for action in state.options(seat):
            masks[first + action] = 1
            legal[count] = i16(action)
            count += 1
        self.legal_count[table] = count - row
        page = self.pages[table]
        page.clear()
        self.reader.observe(state, seat, page)

    def draw(self, table: i64) -> None:
        """A random legal choice, drawn with the table's own luck: as soon as a position is shown,
        while all about it is at hand."""
        which: i64 = self.lucks[table].below(self.legal_count[table])
        self.choices[table] = i64(self.legal[table * self.actions + which])

    def draw_again(self, tables: list[i64]) -> None:
        """Another random choice for each of these tables."""
        for table in tables:
            self.draw(table)
