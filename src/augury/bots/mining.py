"""Finds puzzles: positions of games between strong bots in which one turn is clearly best.

A game is played quickly, then from some point on once more with much thought, since most turns
that are clearly best come late. Every turn of that part that looked much better than the others
goes through checks that cost more and more: quick searches, closer ones, more thought than the
strongest level may spend, and ten times that (`augury.bots.trial`), each with another seed. What is
left is neither trivial (a greedy player goes wrong) nor a coin toss (at every step all other
choices are clearly worse; those that lead to the same end of the turn count as the same).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from augury.bots.find import make
from augury.bots.kinds import GREEDY, difficulty, obvious_line, theme, walked
from augury.bots.mcts import MctsBot
from augury.bots.party import Party
from augury.bots.protocol import Choice, Player
from augury.bots.searches import Searches, stands_out
from augury.bots.trial import fair, finds
from augury.bots.turns import LONGEST, end, go, reordered, same_end
from augury.core import chance, registry
from augury.core.attempt import imagined
from augury.core.game import Game
from augury.core.puzzles import PHASES, Puzzle
from augury.core.record import Record
from augury.core.state import State

LIGHT = 40  # iterations of the bots that play a game for the first time
STRONG = 1000  # ... and from some point on again
BEGINS = (0.75, 0.6)  # of the decisions of a game: where that point is, in turn
ENDINGS = 3  # games that begin alike and go on by themselves from there
HINTED = 0.03  # of the chance to win: what a turn must promise in the game itself
LATER = 0.0  # ... at steps after the first
RIVALS = 2  # other choices that seemed good in the game, with which each step is compared
ALIVE = (0.05, 0.97)  # chances between which a game is worth solving
CHOICES = 3  # at least so many at the beginning
PER_GAME = 6  # puzzles from the same game at most
TRIES = 150  # turns of a game that are judged at most


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that was played in a game, or what was left of it, and what its player thought of each
    step."""

    at: int
    seat: int
    line: list[int]
    thoughts: list[list[Choice]]

    @property
    def last(self) -> int:
        """Where it ends."""
        return self.at + len(self.line)


@dataclass(slots=True)
class Haul:
    """What came of one game."""

    record: Record
    turns: int = 0  # that had a choice
    tried: int = 0  # that looked promising and were judged
    stood: int = 0  # that stood up to both judgements
    puzzles: list[Puzzle] = field(default_factory=list)


def mine(game: Game, number: int, seed: int, trials: int) -> Haul:
    """Play one game and look for puzzles in it; `trials`: with how many seeds the strongest level
    must find them. The same numbers always give the same haul."""
    counts = [seats for seats in game.seats if seats > 1]
    deal = number // ENDINGS
    seats = counts[deal % len(counts)]
    begin = BEGINS[deal // len(counts) % len(BEGINS)]
    record, thoughts = play(game, seats, seed + deal, begin, seed + number)
    haul = Haul(record)
    found = []
    for turn in turns(record, thoughts):
        haul.turns += 1
        if promises(record, turn):
            found.append(turn)
    luck = chance.from_seed(seed + number)
    place = {turn.last: luck.real() for turn in found}
    found.sort(key=lambda turn: (place[turn.last], turn.at))  # of each turn, the most first
    searches = Searches(record)
    taken: set[int] = set()  # where turns end that make a puzzle already
    for turn in found[:TRIES]:
        if turn.last in taken:
            continue
        haul.tried += 1
        puzzle = examine(searches, turn, number)
        if puzzle is None or not fair(puzzle, record.at(turn.at)):
            continue
        haul.stood += 1
        tried = proved(puzzle, record, trials)
        if tried is not None:
            haul.puzzles.append(tried)
            taken.add(turn.last)
        if len(haul.puzzles) == PER_GAME:
            break
    haul.puzzles.sort(key=lambda puzzle: puzzle.at)
    return haul


# A game


def play(
    game: Game, seats: int, deal: int, begin: float, seed: int
) -> tuple[Record, list[list[Choice]]]:
    """One game between bots, and what they thought at each decision; nothing before so much of it
    was over."""
    quick = first_played(game.id, seats, deal)
    first = int(begin * len(quick.decisions))
    record = quick.along(quick.decisions[:first])
    return record, [[] for _ in range(first)] + go_on(record, STRONG, seed)


@lru_cache(maxsize=1)
def first_played(name: str, seats: int, deal: int) -> Record:
    """A game played quickly to its end."""
    game = registry.load(name)
    record = Record(game, seats, deal, game.check_options(seats))
    go_on(record, LIGHT, deal)
    return record


def go_on(record: Record, iterations: int, seed: int) -> list[list[Choice]]:
    """Let bots play to the end, and tell what they thought at each decision."""
    game = record.game
    bots: dict[int, MctsBot] = {}
    players = {}
    for seat in range(record.seats):
        bot = make(f"mcts@{iterations}", game, 100 * seed + seat)
        assert isinstance(bot, MctsBot)
        bots[seat] = bot
        players[seat] = Player(game, bot, seat, 100 * seed + seat + 50)
    party = Party(players)
    state = record.at(len(record.decisions))
    party.sit(state)
    thoughts = []
    for decision in party.play_on(state):
        record.decisions.append((decision.seat, decision.action))
        thoughts.append(bots[decision.seat].choices())
    record.close(state)
    return thoughts


def turns(record: Record, thoughts: list[list[Choice]]) -> Iterator[Turn]:
    """Every decision with a choice, and what its seat decided from there to the end of its turn."""
    state = record.start()
    for at, (seat, action) in enumerate(record.decisions):
        if len(thoughts[at]) >= CHOICES:
            line = whole_line(record, imagined(record.game, state, seat), at)
            if line:
                yield Turn(at, seat, line, thoughts[at : at + len(line)])
        state.apply(seat, action)


def whole_line(record: Record, world: State, at: int) -> list[int]:
    """The line that was played from here; nothing if it is too long or another seat decided in
    between."""
    seat = record.decisions[at][0]
    line: list[int] = []
    for decider, action in record.decisions[at : at + LONGEST]:
        if decider != seat:
            return []
        line.append(action)
        world, over = go(world, seat, action)
        if over:
            return line
    return []


def promises(record: Record, turn: Turn) -> bool:
    """Did its player think that this turn was clearly best, at its first step above all?"""
    seat = turn.seat
    first = turn.thoughts[0]
    if not ALIVE[0] <= first[0].win <= ALIVE[1]:
        return False
    if len(turn.line) == 1:
        return stands_out(first, {turn.line[0]}, HINTED)
    world = imagined(record.game, record.at(turn.at), seat)
    goal = end(world, seat, turn.line)
    assert goal is not None, "the line was played"
    gap = HINTED
    for place, action in enumerate(turn.line):
        same = {action} | reordered(world, seat, turn.line[place:], goal)
        if not stands_out(turn.thoughts[place], same, gap):
            return False
        world, _ = go(world, seat, action)
        gap = LATER
    return True


# A turn


def examine(searches: Searches, turn: Turn, number: int) -> Puzzle | None:
    """Judge a turn again and again, with more and more thought; a puzzle, if it stands up to
    that."""
    record, seat, line = searches.record, turn.seat, turn.line
    game = record.game
    state = record.at(turn.at)
    world = imagined(game, state, seat)
    seed = first_seed(record, turn.at)
    obvious = obvious_line(game, state, seat, line, seed)
    if not obvious:
        return None
    alike = same_end(world, seat, line)
    steps = searches.steps(turn.at, line, alike, rivals(searches, turn, alike))
    if not steps:
        return None
    reach = next(step.second for step in reversed(steps) if step.legal > 1)
    return Puzzle(
        game.id,
        f"{number}-{turn.at}",
        f"{number}.rec",
        turn.at,
        record.seats,
        seat,
        theme(game, world, seat, line, obvious, reach),
        PHASES[min(2, 3 * turn.at // len(record.decisions))],
        difficulty(game, state, seat, line, seed),
        reach,
        tuple(obvious),
        tuple(steps),
    )


def first_seed(record: Record, at: int) -> int:
    """What chance begins with for those who judge a turn first."""
    return 1 + 7919 * record.seed + at


def rivals(searches: Searches, turn: Turn, alike: Sequence[set[int]]) -> list[list[int]]:
    """What each step is compared with: what a greedy player would do there, and what its own player
    thought of most, or most highly."""
    record, found = searches.record, []
    for place, same in enumerate(alike):
        state, seed = record.at(turn.at + place), first_seed(record, turn.at)
        thought = turn.thoughts[place] if turn.thoughts else []
        others = [choice for choice in thought if choice.action not in same]
        best = sorted(others, key=lambda choice: -choice.win)
        tried = [choice.action for choice in [*others[:1], *best[:RIVALS]]]
        greedy = walked(record.game, state, turn.seat, GREEDY, seed, 1)
        found.append([one for one in dict.fromkeys([*greedy, *tried]) if one not in same])
    return found


def proved(puzzle: Puzzle, record: Record, trials: int) -> Puzzle | None:
    """The puzzle, if the strongest level finds it with each of these seeds."""
    state = record.at(puzzle.at)
    for seed in range(1, trials + 1):
        if not finds(puzzle, state, seed):
            return None
    return replace(puzzle, found=tuple(range(1, trials + 1)))
