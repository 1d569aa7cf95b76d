"""A reusable float32 buffer for observations, in cells that NumPy can look at.

Most of an observation is zeros. They are never written: a page remembers where it wrote something
else, and wipes that out before the next observation. A cell holds the bits of its number as a whole
number, because that is what compiled code can write in place.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

LIMIT: Final[i64] = 16_384  # numbers in one observation, at most
ONE: Final[i32] = 0x3F800000  # the bits of 1.0
TWO: Final[i32] = 0x40000000
HALF: Final[i32] = 0x3F000000

NO_STAMP: Final = -1
PARTS: Final[i64] = 256  # ratios of numbers below this ...
UNITS: Final[i64] = 256  # ... to units below this are worked out once


def blank(size: i64) -> vec[i32]:
    """An empty page of numbers."""
    return vec[i32]([0] * size)


RATIOS: Final = blank(PARTS * UNITS)  # their bits; 0 = not yet worked out
MOST_NOTED: Final[i64] = 128  # numbers of one part of a page
SLOT: Final[i64] = 2 * MOST_NOTED + 1
NO_TIMES: Final = vec[i64]()
NO_NOTES: Final = blank(0)
MORE_NOTES: Final = blank(SLOT)


def bits(number: float) -> i32:
    """How a float32 is stored."""
    out = BytesWriter()
    write_f32_le(out, number)
    return read_i32_le(out.getvalue(), 0)


def ratio_bits(part: i64, unit: i64) -> i32:
    """How this many parts of a unit are stored."""
    if 0 <= part < PARTS and unit < UNITS:
        found = RATIOS[unit * PARTS + part]
        return found if found != 0 else new_ratio(part, unit)
    return bits(float(part) / float(unit))


def new_ratio(part: i64, unit: i64) -> i32:
    """Work out a ratio for the first time."""
    found = bits(float(part) / float(unit))
    RATIOS[unit * PARTS + part] = found
    return found


@final
class Numbers:
    """What a game's `encode` writes on: a row of cells that may be part of a larger sheet."""

    def __init__(self, cells: vec[i32], start: i64, size: i64) -> None:
        self.cells: vec[i32] = cells
        self.start: i64 = start
        self.at: i64 = start  # where the next number goes
        self.written: vec[i32] = blank(size)  # the places that are not 0
        self.count: i64 = 0  # of those
        # Of a page that follows one game: how many of the places, the first ones, stay as they are.
        self.lasting: i64 = 0
        self.follows: bool = False
        self.fresh: bool = True  # does nothing stand there yet that stays?
        self.stamp: i64 = NO_STAMP  # what was kept when it was written (see `keeps`)
        # How many of the first places stay while a second stamp does (see `keeps_too`)
        self.standing: i64 = 0
        self.second: i64 = NO_STAMP
        # Notes of parts: when each was taken; and in a row of SLOT cells for each how many numbers
        # it has, then for every one how far it stands from where the part begins, and its bits.
        self.noted: vec[i64] = NO_TIMES
        self.notes: vec[i32] = NO_NOTES

    def clear(self) -> None:
        """Set every number that was written back to zero, but for what lasts."""
        cells, written = self.cells, self.written
        for index in range(self.standing, self.count):
            cells[i64(written[index])] = 0
        self.count = self.standing
        self.fresh = self.lasting == 0
        self.at = self.start

    def follow(self) -> None:
        """From here on the page is about one game, which begins: what never changes in it needs to
        be written only once."""
        self.lasting = 0
        self.standing = 0
        self.clear()
        self.follows = True
        self.stamp = NO_STAMP
        self.second = NO_STAMP
        for part in range(len(self.noted)):
            self.noted[part] = NO_STAMP

    def keeps(self, stamp: i64) -> bool:
        """Does all that was settled still stand there? A game that changes such things now and then
        gives a stamp that differs after each change; then nothing is kept, and all of it has to be
        written again."""
        if not self.follows:
            return False
        if self.stamp != stamp:
            self.stamp = stamp
            self.lasting = 0
            self.standing = 0
            self.clear()
        return self.lasting > 0

    def keeps_too(self, stamp: i64) -> bool:
        """The same, for what changes more often: it is asked and written next, before anything
        else, and then `settle_too`."""
        if not self.follows:
            return False
        if self.second != stamp:
            self.second = stamp
            self.standing = self.lasting
            self.clear()
        return self.standing > self.lasting

    def settle_too(self) -> None:
        """All that was written up to now stays while the second stamp does."""
        if self.follows:
            self.standing = self.count

    def settle(self, first: i64) -> None:
        """What was written after so many numbers never changes in this game. It has to be written
        only while the page is `fresh`."""
        if self.follows and first == self.lasting:  # nothing that changes stands before it
            self.lasting = self.count
        elif self.follows:
            written = self.written
            for index in range(first, self.count):
                place = written[index]
                written[index] = written[self.lasting]
                written[self.lasting] = place
                self.lasting += 1
        self.standing = self.lasting

    # Notes: what looks the same from every seat, but stands elsewhere on each one's page

    def has_note(self, part: i64, stamp: i64) -> bool:
        """Was a note of a part taken at this stamp, which differs after every change of what it is
        of? Then all that it needs is `recall`."""
        return part < len(self.noted) and self.noted[part] == stamp

    def note(self, part: i64, stamp: i64, first: i64, place: i64) -> None:
        """A page that follows a game remembers what was written after so many numbers, as it stands
        from a place on. A part with too many numbers is not noted."""
        number: i64 = self.count - first
        if not self.follows or number > MOST_NOTED:
            return
        while len(self.noted) <= part:
            self.noted = append(self.noted, NO_STAMP)
            self.notes = extend(self.notes, MORE_NOTES)
        cells, written, notes = self.cells, self.written, self.notes
        at: i64 = part * SLOT
        notes[at] = i32(number)
        for index in range(first, self.count):
            where: i64 = i64(written[index])
            notes[at + 1] = i32(where - place)
            notes[at + 2] = cells[where]
            at += 2
        self.noted[part] = stamp

    def recall(self, part: i64, place: i64) -> None:
        """Write what was noted, from a place on where 0 stands everywhere."""
        cells, written, notes, count = self.cells, self.written, self.notes, self.count
        at: i64 = part * SLOT
        for number in range(count, count + i64(notes[at])):
            where: i64 = place + i64(notes[at + 1])
            cells[where] = notes[at + 2]
            written[number] = i32(where)
            at += 2
        self.count = count + i64(notes[part * SLOT])

    # Writing

    def ratio(self, part: i64, unit: i64) -> None:
        """This many parts of a unit."""
        place = self.at
        if part != 0:
            self.write(place, ratio_bits(part, unit))
        self.at = place + 1

    def put_ratio(self, place: i64, part: i64, unit: i64) -> None:
        """This many parts of a unit at a place where 0 stands."""
        if part != 0:
            self.write(place, ratio_bits(part, unit))

    def cell_ratios(self, parts: vec[i64], first: i64, size: i64, unit: i64) -> None:
        """This many of a row of cells, from the first on."""
        cells, written, count = self.cells, self.written, self.count
        place: i64 = self.at
        for index in range(first, first + size):
            part: i64 = parts[index]
            if part != 0:
                cells[place] = ratio_bits(part, unit)
                written[count] = i32(place)
                count += 1
            place += 1
        self.count = count
        self.at = place

    def spaced_ratios(self, parts: vec[i64], size: i64, place: i64, step: i64, unit: i64) -> None:
        """This many of the first cells, at places where 0 stands, a step apart."""
        cells, written, count = self.cells, self.written, self.count
        for index in range(size):
            part: i64 = parts[index]
            if part != 0:
                cells[place] = ratio_bits(part, unit)
                written[count] = i32(place)
                count += 1
            place += step
        self.count = count

    def amount(self, number: i64) -> None:
        """A whole number, as it is."""
        self.ratio(number, 1)

    def flag(self, yes: bool) -> None:
        """1 for yes, 0 for no."""
        if yes:
            self.write(self.at, ONE)
        self.at += 1

    def zeros(self, size: i64) -> i64:
        """This many zeros; returns the place of the first, for `mark` and `put`."""
        start = self.at
        self.at = start + size
        return start

    def one_hot(self, which: i64, size: i64) -> None:
        """One of this many: zeros with a single 1; none where there is no such number."""
        if 0 <= which < size:
            self.write(self.at + which, ONE)
        self.at += size

    def present(self, things: list[i64], size: i64) -> None:
        """1 for every number that occurs among the things."""
        cells, written, count = self.cells, self.written, self.count
        first = self.at
        for thing in things:
            place = first + thing
            if cells[place] == 0:
                cells[place] = ONE
                written[count] = i32(place)
                count += 1
        self.count = count
        self.at = first + size

    def members(self, things: i64, size: i64) -> None:
        """1 for every number that is in a small set (see `kit/sets`)."""
        if things != 0:
            self.mark_members(self.at, things)
        self.at += size

    def mark_members(self, place: i64, things: i64) -> None:
        """1 for every number in a small set, at places where 0 stands, from the first on."""
        cells, written, count = self.cells, self.written, self.count
        while things != 0:
            if things & 1 != 0:
                cells[place] = ONE
                written[count] = i32(place)
                count += 1
            things >>= 1
            place += 1
        self.count = count

    def pairs(self, counts: i64, size: i64) -> None:
        """How many of each kind, two bits for each."""
        cells, written, count = self.cells, self.written, self.count
        place: i64 = self.at
        self.at = place + size
        while counts != 0:
            number: i64 = counts & 3
            if number != 0:
                cells[place] = ratio_bits(number, 1)
                written[count] = i32(place)
                count += 1
            counts >>= 2
            place += 1
        self.count = count

    def run(self, place: i64, size: i64, step: i64) -> None:
        """1 at this many places where 0 stands, a step apart."""
        cells, written, count = self.cells, self.written, self.count
        for number in range(count, count + size):
            cells[place] = ONE
            written[number] = i32(place)
            place += step
        self.count = count + size

    def counts(self, things: list[i64], size: i64) -> None:
        """For every number how often it occurs among the things."""
        cells, written, count = self.cells, self.written, self.count
        first = self.at
        for thing in things:
            place = first + thing
            cell = cells[place]
            if cell == 0:
                cells[place] = ONE
                written[count] = i32(place)
                count += 1
            elif cell == ONE:
                cells[place] = TWO
            else:
                self.one_more(place)
        self.count = count
        self.at = first + size

    def one_more(self, place: i64) -> None:
        """Count up a place where things are counted."""
        cell = self.cells[place]
        if cell == 0:
            self.write(place, ONE)
            return
        if cell == ONE:
            self.cells[place] = TWO
            return
        amount: i64 = 2  # seldom more than a few
        while ratio_bits(amount, 1) != cell:
            amount += 1
        self.cells[place] = ratio_bits(amount + 1, 1)

    def mark(self, place: i64) -> None:
        """1 at a place, whatever stood there."""
        self.put(place, ONE)

    def put(self, place: i64, content: i32) -> None:
        """Write over what stands at a place."""
        if self.cells[place] == 0:
            self.write(place, content)
        else:
            self.cells[place] = content

    def write(self, place: i64, content: i32) -> None:
        """Where 0 stands."""
        count = self.count
        self.cells[place] = content
        self.written[count] = i32(place)
        self.count = count + 1

    # Writing about all seats, from the observer on, at places a width apart

    def seat_ratios(
        self, parts: vec[i64], seats: i64, observer: i64, place: i64, width: i64, unit: i64
    ) -> None:
        """For every seat so many parts of a unit."""
        cells, written, count = self.cells, self.written, self.count
        seat = observer
        for _ in range(seats):
            part: i64 = parts[seat]
            if part != 0:
                cells[place] = ratio_bits(part, unit)
                written[count] = i32(place)
                count += 1
            place += width
            seat += 1
            if seat == seats:
                seat = 0
        self.count = count

    def seat_one_hots(
        self, which: vec[i64], seats: i64, observer: i64, place: i64, width: i64
    ) -> None:
        """For every seat a single 1; none where the number is below 0."""
        cells, written, count = self.cells, self.written, self.count
        seat = observer
        for _ in range(seats):
            number: i64 = which[seat]
            if number >= 0:
                cells[place + number] = ONE
                written[count] = i32(place + number)
                count += 1
            place += width
            seat += 1
            if seat == seats:
                seat = 0
        self.count = count

    # Reading

    def __len__(self) -> int:
        return self.at - self.start

    def floats(self) -> list[float]:
        """All numbers as a list."""
        out = BytesWriter()
        for place in range(self.start, self.at):
            write_i32_le(out, self.cells[place])
        return array("f", out.getvalue()).tolist()


def page() -> Numbers:
    """A page of its own, long enough for any observation."""
    return Numbers(blank(LIMIT), 0, LIMIT)
