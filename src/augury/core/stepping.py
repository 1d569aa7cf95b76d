"""The hot part of the research adapters: observations, masks, rewards, and stepping many games at once. Compiled, and without NumPy.

Numbers leave as bytes in the machine formats that NumPy reads: float32 for observations and rewards, int64 for seats, bytes for masks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from librt.strings import BytesWriter, write_f32_le, write_i64_le
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.numbers import Numbers
from augury.core.state import Action, Seat, State

Start: TypeAlias = Callable[[int, int], State]  # table, how many games it has begun -> the first position of the next one


# Rewards


def utilities(state: State) -> list[float]:
    """By seat, when the game is over: 1 for the first side, -1 for the last, evenly spaced between; sides that share a place share."""
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


def margins(state: State) -> list[float]:
    """By seat: how far its side is ahead of the best other side, in units of a clear difference."""
    seats: i64 = state.seats
    scores = state.scores()
    points: list[i64] = [0] * seats
    present: list[bool] = [False] * seats
    for seat in range(seats):
        points[state.side(seat)] += scores[seat]
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
        found.append(float(points[own] - best) / state.spread())
    return found


def fault(state: State, seat: Seat, choice: int, actions: int) -> str:
    """Why an action is not possible, for any whole number."""
    if not 0 <= choice < actions:
        return f"Action ids run from 0 to {actions - 1}."
    return state.why_not(seat, choice)


# Observations and masks


def write_mask(out: BytesWriter, legal: list[Action], nothing: bytes, anything: bytes) -> None:
    """One byte per action. Where there is nothing to decide, every byte is 1: the choice does not matter."""
    if not legal:
        out.write(anything)
        return
    start: i64 = len(out)
    out.write(nothing)
    for action in legal:
        out[start + action] = 1


def observation(state: State, seat: Seat) -> bytes:
    """What the seat knows, as float32."""
    page = Numbers()
    state.observe(seat, page)
    return page.content()


def mask(legal: list[Action], actions: i64) -> bytes:
    out = BytesWriter()
    write_mask(out, legal, b"\x00" * actions, b"\x01" * actions)
    return out.getvalue()


# Many games


class Tables:
    """Games that are stepped together. Each table asks one seat at a time; a finished game is followed by the next one at once."""

    def __init__(self, start: Start, sheets: list[memoryview], people: int, actions: int, shaped: bool) -> None:
        self.start: Start = start
        self.sheets: list[memoryview] = sheets  # where the observation of each table goes
        self.people: i64 = people
        self.shaped: bool = shaped
        self.nothing: bytes = b"\x00" * actions
        self.anything: bytes = b"\x01" * actions
        self.states: list[State] = []
        self.begun: list[i64] = []  # games begun at each table
        self.seats: list[Seat] = []  # who is asked at each table
        self.legal: list[list[Action]] = []  # what that seat may do
        self.margins: list[list[float]] = []
        self.finished: list[i64] = []  # tables whose game ended in the last step
        self.results: list[list[i64]] = []  # the final scores there
        self.page: Numbers = Numbers()
        self.masks: BytesWriter = BytesWriter()
        self.rewards: BytesWriter = BytesWriter()
        self.asked: BytesWriter = BytesWriter()
        self.dones: BytesWriter = BytesWriter()
        self.faults: BytesWriter = BytesWriter()
        for table in range(len(sheets)):
            self.states.append(start(table, 0))
            self.begun.append(1)
            self.seats.append(0)
            self.legal.append([])
            self.margins.append([])
            self.sit(table)
        self.show_all()

    def sit(self, table: i64) -> None:
        """Look who is to be asked at a table, and what he may do."""
        state = self.states[table]
        seat: Seat = state.to_act()[0]
        self.seats[table] = seat
        self.legal[table] = state.legal(seat)

    def next_game(self, table: i64) -> None:
        self.states[table] = self.start(table, self.begun[table])
        self.begun[table] += 1
        self.margins[table] = []

    def step(self, choices: list[Action]) -> None:
        """One decision at every table."""
        self.clear()
        for table in range(len(choices)):
            if choices[table] in self.legal[table]:
                self.decide(table, choices[table])
            else:
                self.forfeit(table)
            self.show(table)

    def decide(self, table: i64, choice: Action) -> None:
        state = self.states[table]
        seat: Seat = self.seats[table]
        state.apply(seat, choice)
        over = not state.to_act()
        if over:
            self.pay(self.gains(table) if self.shaped else utilities(state))
            self.end(table)
        elif self.shaped:
            self.pay(self.gains(table))
        else:
            self.pay_nothing()
        self.sit(table)
        self.dones.append(1 if over else 0)
        self.faults.append(0)

    def forfeit(self, table: i64) -> None:
        """An illegal choice ends the game at that table: -1 for the seat that made it, nothing for the others."""
        seat: Seat = self.seats[table]
        for other in range(self.people):
            write_f32_le(self.rewards, -1.0 if other == seat else 0.0)
        self.end(table)
        self.sit(table)
        self.dones.append(1)
        self.faults.append(1)

    def end(self, table: i64) -> None:
        self.finished.append(table)
        self.results.append(self.states[table].scores())
        self.next_game(table)

    def gains(self, table: i64) -> list[float]:
        """How the margins have changed since the last decision."""
        now = margins(self.states[table])
        before = self.margins[table]
        self.margins[table] = now
        if not before:
            return now
        return [now[seat] - before[seat] for seat in range(len(now))]

    def pay(self, rewards: list[float]) -> None:
        for seat in range(self.people):
            write_f32_le(self.rewards, rewards[seat])

    def pay_nothing(self) -> None:
        for _ in range(self.people):
            write_f32_le(self.rewards, 0.0)

    def clear(self) -> None:
        self.finished = []
        self.results = []
        self.masks.truncate(0)
        self.rewards.truncate(0)
        self.asked.truncate(0)
        self.dones.truncate(0)
        self.faults.truncate(0)

    def show(self, table: i64) -> None:
        seat: Seat = self.seats[table]
        write_i64_le(self.asked, seat)
        self.page.clear()
        self.states[table].observe(seat, self.page)
        self.sheets[table][:] = self.page.content()
        write_mask(self.masks, self.legal[table], self.nothing, self.anything)

    def show_all(self) -> None:
        """The present positions, as if no decision had been made."""
        self.clear()
        for table in range(len(self.states)):
            self.show(table)
            self.pay_nothing()
            self.dones.append(0)
            self.faults.append(0)

    def sample(self, luck: Chance) -> list[Action]:
        """A random legal choice for every table."""
        return [legal[luck.below(len(legal))] for legal in self.legal]
