"""Information-set Monte Carlo tree search.

Every iteration imagines a fresh world: everything hidden from the seat that thinks is dealt afresh,
the generator included. In it the seats choose by what they have learnt so far, then go on quickly,
until the position is judged; the verdict is noted along the way.

Each seat has a tree of its own. Its branches are what the seat does and hears, so what is learnt
there is keyed by exactly the information that the seat would have. Seats that decide at the same
moment hear nothing of each other and therefore choose independently. An action that is legal in
some worlds only is measured by how often it was available. Where a game has no secrets, all seats
share one tree, and what was done leads from node to node.

In the words of the literature: multiple-observer IS-MCTS (Cowling, Powley, Whitehouse 2012), a
determinization per iteration (`redeal`), UCB1 with prior visits (`trust`, `faith`), progressive
bias by one-ply look-ahead (`look_ahead`), rollouts of limited depth (`cut`) with the move-average
sampling technique MAST (`habit`), and max^n backup of the margin to the best other side.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from augury.bots.exact import Exact, small_and_open
from augury.bots.foresight import Foresight
from augury.bots.judge import Judge
from augury.bots.net import Net
from augury.bots.settings import Settings
from augury.bots.trees import (
    Arm,
    Edge,
    Node,
    TreeStep,
    combine,
    find_arm,
    merit,
    number,
    repeat,
    sound_of,
    walk,
)
from augury.core.chance import Chance
from augury.core.events import Event
from augury.core.reader import Reader
from augury.core.state import Action, Seat, State

DEVIATION: Final = 0.15  # of results, until there are enough to measure it
SEAT_BITS: Final = 3  # enough for any table
SEAT_MASK: Final = 7
OVERTIME: Final = 24  # decisions that a rollout may take beyond its cut to reach the end of a turn
ROOT_LOOKS: Final = 4  # looks ahead at the position itself; elsewhere one must do
FEW: Final = (
    32  # iterations after which the end of the game is probed, and between two looks at the clock
)


class Search:
    """What one seat thinks at one position, and what it remembers for its next decision."""

    def __init__(
        self,
        reader: Reader | None = None,
        settings: Settings | None = None,
        luck: Chance | None = None,
        actions: i64 = 0,
        secrets: bool = True,
    ) -> None:
        self.reader: Reader = Reader() if reader is None else reader
        self.settings: Settings = Settings() if settings is None else settings
        self.luck: Chance = Chance() if luck is None else luck
        self.actions: i64 = actions  # how many there are in the game
        self.secrets: bool = secrets  # without them, all seats share one tree
        self.state: State = State()
        self.seat: Seat = 0
        self.judge: Judge = Judge(self.reader, State(), 0.0)
        self.roots: list[Node] = []  # by seat
        self.at: list[Node] = []  # by seat: where the current iteration is
        self.path: list[Edge] = []
        # by seat * actions + action: the results of actions anywhere, and how many there were
        self.habit_value: vec[float] = vec[float]([])
        self.habit_count: vec[float] = vec[float]([])
        # the actions of the current iteration: such a place, and in the lowest bits the seat
        self.trace: vec[i64] = vec[i64]()
        self.done: i64 = 0  # how many of them there are; beyond lie those of earlier iterations
        self.iterations: i64 = 0  # of this decision
        self.seconds: float = 0.0
        self.sums: list[float] = []  # by seat: results, to know how much they deviate
        self.squares: list[float] = []
        self.wins: list[float] = []
        self.results: float = 0.0
        self.longest: i64 = (
            0  # decisions from here to the end of the game, in the longest iteration that got there
        )
        self.unfinished: i64 = 0  # iterations that did not get there
        self.solution: Exact | None = None
        self.insisted: Action = -1  # the action that every iteration begins with; -1 = free choice

    # From decision to decision

    def attend(self, state: State, seat: Seat) -> None:
        """A new position to think about, from scratch."""
        self.turn_to(state, seat)
        if self.secrets:
            self.roots = [Node() for _ in range(state.seats)]
        else:
            self.roots = [Node()] * state.seats

    def turn_to(self, state: State, seat: Seat) -> None:
        """Begin to search a position for a seat."""
        self.state = state
        self.seat = seat
        self.judge = Judge(self.reader, state, self.settings.blend, self.settings.net)
        self.iterations = 0
        self.sums = [0.0] * state.seats
        self.squares = [0.0] * state.seats
        self.wins = [0.0] * state.seats
        self.results = 0.0
        self.longest = 0
        self.unfinished = 0
        self.solution = None
        places: i64 = state.seats * self.actions
        if len(self.habit_value) != places:
            self.habit_value = vec[float]([0.0] * places)
            self.habit_count = vec[float]([0.0] * places)
        for place in range(places):
            if self.habit_count[place] > 0.0:  # what was learnt at the last decision counts less
                self.habit_value[place] = self.habit_value[place] * 0.25
                self.habit_count[place] = self.habit_count[place] * 0.25

    def follow(self, state: State, seat: Seat, since: list[TreeStep]) -> None:
        """A later position of the same game: keep what is known about it already.

        `since` is what the seat has done and heard from its last thought on. Nothing else leads
        through the trees, so nothing is kept that the seat may not know.
        """
        if not self.secrets:
            self.retrace(state, seat, since)
            return
        roots: list[Node] = []
        for other in range(state.seats):
            node: Node | None = self.roots[other]
            for step in since:
                if node is not None:
                    action: Action = step.action if other == seat else -1
                    news = [event for event in step.heard if event.visible_to(other)]
                    node = walk(node, news, action)
            roots.append(Node() if node is None else node)
        self.turn_to(state, seat)
        self.roots = roots

    def retrace(self, state: State, seat: Seat, since: list[TreeStep]) -> None:
        """Where nothing is secret: find what was done by what was heard of it."""
        sounds: list[i64] = []
        actions: list[Action] = []
        for step in since:
            actions.append(step.action)
            for event in step.heard:
                sounds.append(sound_of(event))
        known = repeat(self.state, self.roots[seat], seat, actions, sounds)
        if known is None:
            self.attend(state, seat)
            return
        self.turn_to(state, seat)
        self.roots = [known] * state.seats

    def plan(self) -> None:
        """Before the first iteration: see each action through to the end of one's own turn, as the
        greedy bot does."""
        root = self.roots[self.seat]
        if self.settings.plan == 0 or root.looks > 0 or len(self.state.to_act()) > 1:
            return
        foresight = Foresight(self.reader, self.state, self.seat, self.settings, self.luck)
        for _ in range(self.settings.plan):
            foresight.imagine()
        root.looks = ROOT_LOOKS
        for place in range(len(foresight.legal)):
            guess = foresight.value[place] / float(foresight.worlds)
            arm = find_arm(root, foresight.legal[place])
            if arm is None:
                arm = Arm(foresight.legal[place], guess, 0.0)
                root.own_arms().append(arm)
            arm.guess = guess
            arm.trust = self.settings.faith
        root.arms.sort(key=number)

    # Thinking

    def think(self, iterations: i64, seconds: float) -> None:
        """Until the budget is used up, or more thinking could not change the choice."""
        begin = time.perf_counter()
        self.plan()
        while True:
            self.iterate()
            spent = time.perf_counter() - begin
            self.seconds = spent
            if self.iterations == FEW or self.iterations == iterations:
                self.solve()
                if self.solution is not None:
                    return
            left: i64 = iterations - self.iterations if iterations > 0 else 1 << 40
            if seconds > 0.0:
                left_by_clock: i64 = int(
                    float(self.iterations) * (seconds - spent) / (spent + 1e-9)
                )
                if left_by_clock < left:
                    left = left_by_clock
            # Where several decide at once, the first iterations may end before this seat's turn.
            if left <= 0 and self.roots[self.seat].arms:
                return
            if self.iterations % FEW == 0 and self.settled(left):
                return

    def insist(self, action: Action, visits: i64) -> None:
        """Try one action at least so often, whatever it promises; for judging a decision that was
        made."""
        self.insisted = action
        for _ in range(visits):
            enough = False
            for arm in self.roots[self.seat].arms:
                if arm.action == action and arm.visits >= visits:
                    enough = True
            if enough:
                break
            self.iterate()
        self.insisted = -1

    def settled(self, left: i64) -> bool:
        """Is the first choice so far ahead that no other can catch up?"""
        first: i64 = 0
        second: i64 = 0
        for arm in self.roots[self.seat].arms:
            if arm.visits > first:
                second = first
                first = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return first - second > left

    def solve(self) -> None:
        """If every iteration so far reached the end of the game soon, look for the exact result."""
        if self.settings.solve == 0 or self.unfinished > 0 or self.longest > 20:
            return
        if small_and_open(self.reader, self.state, self.seat, self.luck):
            exact = Exact(self.judge, self.settings.solve)
            if exact.solve(self.state, self.seat):
                self.solution = exact

    def iterate(self) -> None:
        """One imagined game."""
        world = self.state.clone()
        world.unobserved = self.settings.net is None
        self.reader.redeal(world, self.seat, self.luck.fork())
        self.at = self.roots[:]
        self.done = 0
        self.descend(world)
        self.roll_out(world)
        self.judge.weigh(world)
        self.note()
        self.path = []
        self.iterations += 1

    def descend(self, world: State) -> None:
        """Through the trees, until a seat comes to a node it has not been to before."""
        world.listening = self.secrets
        while True:
            seats = world.to_act()
            if not seats:
                break
            seat: Seat = seats[0]
            legal = world.options(seat)
            action: Action = legal[0]
            new = False
            if len(legal) > 1:
                node = self.at[seat]
                new = node.visits == 0
                arm = self.select(node, legal, seat, world, len(seats) > 1)
                action = arm.action
                self.path.append(Edge(seat, node, arm))
            self.remember(seat, action)
            if new:
                world.listening = False
            world.apply(seat, action)
            if new:
                return
            if self.secrets:
                self.advance(seat, action, world.hear())
            else:
                self.at = [self.at[seat].beyond(action + 1)] * world.seats
        world.listening = False

    def remember(self, seat: Seat, action: Action) -> None:
        """An action of this iteration, for what is learnt from its result."""
        made: i64 = (seat * self.actions + action) << SEAT_BITS | seat
        if self.done < len(self.trace):
            self.trace[self.done] = made
        else:
            self.trace = append(self.trace, made)
        self.done += 1

    def advance(self, actor: Seat, action: Action, heard: list[Event]) -> None:
        """Every seat learns what it did or heard."""
        sounds: vec[i64] = vec[i64]()
        secret = False
        public: i64 = 0
        own: i64 = action + 1
        for event in heard:
            sound = sound_of(event)
            sounds = append(sounds, sound)
            if event.seats is None:
                public = combine(public, sound)
                own = combine(own, sound)
            else:
                secret = True
        for seat in range(len(self.at)):
            key: i64 = own if seat == actor else public
            if secret:
                key = action + 1 if seat == actor else 0
                for place in range(len(heard)):
                    if heard[place].visible_to(seat):
                        key = combine(key, sounds[place])
            if key != 0:
                self.at[seat] = self.at[seat].beyond(key)

    # Choosing

    def select(self, node: Node, legal: vec[i64], seat: Seat, world: State, together: bool) -> Arm:
        """The action with the best upper bound."""
        settings = self.settings
        node.visits += 1
        self.meet(node, legal, seat)
        if settings.look > 0 and not together:
            root = node is self.roots[self.seat]
            if node.looks < (ROOT_LOOKS if root else 1) and (root or node.visits >= settings.look):
                self.look_ahead(node, legal, seat, world)
        if settings.net is not None and settings.prior > 0.0 and not node.foretold:
            self.foretell(node, legal, seat, world, settings.net)
        curiosity = settings.explore * self.deviation(seat)
        usual: i64 = node.visits
        log_usual = math.log(float(usual) + 1.0)
        drawn = settings.prior * curiosity * math.sqrt(float(usual))
        arms = node.arms
        best = arms[0]
        best_bound = -1e300
        place: i64 = 0
        for action in legal:
            while arms[place].action < action:
                place += 1
            arm = arms[place]
            arm.available += 1
            weight = float(arm.visits) + arm.trust
            log_available = (
                log_usual if arm.available == usual else math.log(float(arm.available) + 1.0)
            )
            if action == self.insisted and node is self.roots[self.seat]:
                return arm
            bound = (arm.value + arm.trust * arm.guess) / weight + curiosity * math.sqrt(
                log_available / weight
            )
            if arm.prior > 0.0:
                bound += drawn * arm.prior / weight
            if bound > best_bound:
                best_bound = bound
                best = arm
        return best

    def foretell(self, node: Node, legal: vec[i64], seat: Seat, world: State, net: Net) -> None:
        """Ask the network which actions look good, by what the seat knows."""
        node.foretold = True
        net.observe(self.reader, world, seat, self.reader.evaluate(world), self.judge.spread)
        priors = net.priors(list(legal))
        place: i64 = 0
        for which in range(len(legal)):
            while node.arms[place].action < legal[which]:
                place += 1
            node.arms[place].prior = priors[which]

    def meet(self, node: Node, legal: vec[i64], seat: Seat) -> None:
        """Make arms for actions that were not available at this node before."""
        arms = node.own_arms()
        place: i64 = 0
        usual = node.value / float(node.visits - 1) if node.visits > 1 else self.usual(seat)
        for action in legal:
            while place < len(arms) and arms[place].action < action:
                place += 1
            if place == len(arms) or arms[place].action != action:
                habit = seat * self.actions + action
                guess = (self.habit_value[habit] + 4.0 * usual) / (self.habit_count[habit] + 4.0)
                arms.insert(
                    place, Arm(action, guess + 0.001 * self.luck.real(), self.settings.trust)
                )

    def look_ahead(self, node: Node, legal: vec[i64], seat: Seat, world: State) -> None:
        """Guess what actions are worth by the positions they lead to."""
        node.looks += 1
        place: i64 = 0
        for action in legal:
            while node.arms[place].action < action:
                place += 1
            arm = node.arms[place]
            after = world.clone()
            after.apply(seat, action)
            self.judge.weigh(after)
            arm.guess = (arm.guess * float(arm.looks) + self.judge.value[seat]) / float(
                arm.looks + 1
            )
            arm.looks += 1

    def deviation(self, seat: Seat) -> float:
        """The standard deviation of the values seen so far, for a seat."""
        if self.results < 8.0:
            return DEVIATION
        mean = self.sums[seat] / self.results
        variance = self.squares[seat] / self.results - mean * mean
        return math.sqrt(variance) + 0.001 if variance > 0.0 else 0.001

    def usual(self, seat: Seat) -> float:
        """The mean value so far, for a seat."""
        return self.sums[seat] / self.results if self.results > 0.0 else 0.5

    # Going on quickly

    def roll_out(self, world: State) -> None:
        """The rollout: by the game's own proposals and by habit (MAST); cut off at the end of a
        turn."""
        left: i64 = self.settings.cut
        turn: i64 = world.turn
        while True:
            seats = world.to_act()
            if not seats:
                if self.done > self.longest:
                    self.longest = self.done
                return
            if left > 0:
                turn = world.turn
            elif world.turn != turn or left < -OVERTIME:
                self.unfinished += 1
                return
            seat: Seat = seats[0]
            legal = world.options(seat)
            action: Action = legal[0]
            if len(legal) > 1:
                if self.settings.habit > 0.0 and self.luck.real() < self.settings.habit:
                    action = self.by_habit(seat, legal)
                else:
                    action = self.reader.propose(world, seat, legal, self.luck)
                left -= 1
            self.remember(seat, action)
            world.apply(seat, action)

    def by_habit(self, seat: Seat, legal: vec[i64]) -> Action:
        """MAST: of three actions at random, the one with the best results so far, wherever it was
        played."""
        best: Action = legal[self.luck.below(len(legal))]
        best_value = self.habit_of(seat, best)
        for _ in range(2):
            action: Action = legal[self.luck.below(len(legal))]
            value = self.habit_of(seat, action)
            if value > best_value:
                best_value = value
                best = action
        return best

    def habit_of(self, seat: Seat, action: Action) -> float:
        """MAST: how well an action has done wherever it was played."""
        place = seat * self.actions + action
        return (self.habit_value[place] + 0.5) / (self.habit_count[place] + 1.0)

    # Learning

    def note(self) -> None:
        """Tell the verdict to everything that led to it."""
        judge = self.judge
        for step in self.path:
            arm = step.arm
            value = judge.value[step.seat]
            step.node.value += value
            arm.visits += 1
            arm.value += value
            arm.win += judge.win[step.seat]
            arm.margin += judge.margin[step.seat]
        trace, values, counts = self.trace, self.habit_value, self.habit_count
        for step_number in range(self.done):
            made: i64 = trace[step_number]
            place: i64 = made >> SEAT_BITS
            values[place] = values[place] + judge.value[made & SEAT_MASK]
            counts[place] = counts[place] + 1.0
        for seat in range(len(self.sums)):
            value = judge.value[seat]
            self.sums[seat] = self.sums[seat] + value
            self.squares[seat] = self.squares[seat] + value * value
            self.wins[seat] = self.wins[seat] + judge.win[seat]
        self.results += 1.0

    # The answer

    def ranked(self) -> list[Arm]:
        """The legal actions, best first: the most visited, then the best on average."""
        legal = self.state.legal(self.seat)
        found: list[Arm] = [
            arm for arm in self.roots[self.seat].arms if arm.action in legal and arm.visits > 0
        ]
        found.sort(key=merit, reverse=True)
        return found

    def choose(self) -> Action:
        """The action it trusts most; noise makes it careless among those that it took seriously."""
        if self.solution is not None:
            return self.solution.best
        ranked = self.ranked()
        if self.settings.noise <= 0.0:
            return ranked[0].action
        best: Action = ranked[0].action
        best_value = -1e300
        for arm in ranked:
            if arm.visits * 10 < ranked[0].visits:
                break
            value = arm.value / float(arm.visits) + self.settings.noise * (
                self.luck.real() + self.luck.real() - 1.0
            )
            if value > best_value:
                best_value = value
                best = arm.action
        return best
