"""Self-play, learning and gating, over and over. Every step is on the disk before the next begins:
kill it, and it goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from augury.arena.job import Job, Result
from augury.arena.ladder import ResultsFile
from augury.arena.seating import schedule
from augury.arena.tally import WinShare, tally
from augury.arena.workers import Workers, run
from augury.bots.net import EXTRAS
from augury.core.errors import Malformed
from augury.learn import samples
from augury.learn.book import SampleBook
from augury.learn.bout import Bout
from augury.learn.files import replace
from augury.learn.lesson import Lesson, Studied
from augury.learn.loss import Loss, measure
from augury.learn.model import Model
from augury.learn.plan import APART, TrainingPlan

APART_GAMES = 20  # one of this many games is not learnt from: on it the learning is measured


@dataclass(frozen=True)
class Chapter:
    """What came of one generation."""

    number: int
    games: int  # of self-play so far
    seconds: float
    before: Loss  # of the evaluation as the game came, on games not learnt from
    after: Loss
    gate: WinShare  # against the best so far
    better: bool
    start: WinShare  # against the bot without a network


class Training:
    """One folder, one plan."""

    def __init__(self, folder: Path, plan: TrainingPlan, workers: Workers) -> None:
        self.folder = folder
        self.plan = plan
        self.workers = workers
        self.game = plan.title()
        self.inputs = len(self.game.reader.encode(self.game.start(plan.seats, 0), 0))
        self.chapters = read_chapters(folder / "history.json")

    # Where things are

    def lessons(self) -> Path:
        """The folder of the games of self-play."""
        return self.folder / "games"

    def model(self, generation: int) -> Path:
        """Where the model of a generation lies, to go on learning with."""
        return self.folder / f"model-{generation:04}.npz"

    def net(self, generation: int) -> Path:
        """Where the network of a generation lies, to play with."""
        return self.folder / f"{self.game.id}-{self.plan.seats}-{generation:04}.net"

    def best(self) -> Path | None:
        """The network that won its gate last."""
        won = [chapter.number for chapter in self.chapters if chapter.better]
        return self.net(won[-1]) if won else None

    # A generation

    def jobs(self, generation: int) -> list[Job]:
        """The self-play that is still missing."""
        plan, best = self.plan, self.best()
        bots = (plan.pupil(best),) * plan.seats
        options = self.game.check_options(plan.seats)
        there = set(samples.kept(self.lessons()))
        first = (generation - 1) * plan.games
        data = best.read_bytes() if best else b""
        return [
            Lesson(
                number,
                plan.game,
                plan.seats,
                options,
                plan.seed * APART + number,
                bots,
                tuple(range(plan.seats)),
                iterations=plan.iterations,
                quick=plan.quick,
                net=data,
                name=str(best or ""),
            )
            for number in range(first, first + plan.games)
            if number not in there
        ]

    def play(self, generation: int) -> Iterator[Result]:
        """Games come as they are done, and are on the disk by then."""
        for result in run(self.jobs(generation), self.workers):
            if result.fault:
                raise Malformed(f"Self-play went wrong: {result.fault}")
            if isinstance(result, Studied) and result.data:
                samples.keep(self.lessons(), result.number, result.data)
            yield result

    def fit(self, generation: int) -> tuple[Loss, Loss]:
        """Learn from the latest games; the losses on games kept apart, of the game's own evaluation
        and of the network."""
        plan, actions = self.plan, self.game.vocabulary.size
        model = Model(self.inputs, plan.hidden, actions, plan.seed)
        plain = Model(self.inputs, plan.hidden, actions, plan.seed)
        taught, apart = self.books(generation)
        if self.model(generation).exists():
            model.load(self.model(generation).read_bytes())
        else:
            if generation > 1:
                model.load(self.model(generation - 1).read_bytes())
            self.learn(model, taught, np.random.default_rng([plan.seed, generation]))
            replace(self.net(generation), model.net(self.game, plan.seats))
            replace(self.model(generation), model.save())
        apart.look_back(plain, 1.0)
        return loss_on(plain, apart, plan.batch), loss_on(model, apart, plan.batch)

    def books(self, generation: int) -> tuple[SampleBook, SampleBook]:
        """The latest games: those to learn from, and those kept apart."""
        last = generation * self.plan.games
        numbers = [number for number in samples.kept(self.lessons()) if number < last]
        numbers = numbers[-self.plan.window :]
        taught = [number for number in numbers if number % APART_GAMES]
        apart = [number for number in numbers if number % APART_GAMES == 0]
        return self.book(taught), self.book(apart or taught)

    def book(self, numbers: list[int]) -> SampleBook:
        """These games of self-play."""
        paths = [samples.path_of(self.lessons(), number) for number in numbers]
        found = [samples.unpack(path.read_bytes()) for path in paths]
        return SampleBook(found, self.inputs + EXTRAS, self.game.vocabulary.size)

    def learn(self, model: Model, book: SampleBook, chance: np.random.Generator) -> None:
        """Go through the book as often as the plan says, in smaller and smaller steps."""
        plan = self.plan
        for done in range(plan.passes):
            book.look_back(model, plan.trust)
            rate = plan.rate * (1.0 - done / plan.passes)
            for batch in book.batches(plan.batch, chance):
                model.step(measure(model, batch, book.members)[1], rate, plan.decay)

    # The gate

    def match(
        self, name: str, one: Path | None, other: Path | None, seed: int
    ) -> Iterator[WinShare]:
        """The first one's share of wins over the other, after every game. Taken up again where it
        was left."""
        plan = self.plan
        bots = [plan.bot(one, plan.thinking), plan.bot(other, plan.thinking)]
        planned = schedule(self.game, plan.seats, None, bots, plan.gate, seed)
        file = ResultsFile(
            self.folder / f"{name}.jsonl", {**asdict(plan), "bots": bots, "seed": seed}
        )
        nets = tuple((str(path), path.read_bytes()) for path in (one, other) if path)
        missing: list[Job] = [
            Bout(**asdict(job), nets=nets) for job in planned if job.number not in file.results
        ]
        for result in run(missing, self.workers):
            if result.fault:
                raise Malformed(f"A match went wrong: {result.fault}")
            file.keep(result)
            yield tally(bots, planned, file.results).entrants[0].win_share()
        yield tally(bots, planned, file.results).entrants[0].win_share()

    def note(self, chapter: Chapter) -> None:
        """A generation is done; on the disk, too."""
        self.chapters.append(chapter)
        text = json.dumps([asdict(chapter) for chapter in self.chapters], indent=1) + "\n"
        replace(self.folder / "history.json", text.encode())


def loss_on(model: Model, book: SampleBook, batch: int) -> Loss:
    """On average over a whole book."""
    order = np.arange(len(book))
    found = []
    for first in range(0, len(book), batch):
        some = book.batch(order[first : first + batch])
        loss = measure(model, some, book.members)[0]
        found.append((len(some.points), loss))
    total = sum(count for count, _ in found)
    return Loss(
        *(
            sum(count * getattr(loss, name) for count, loss in found) / total
            for name in ("odds", "margin", "policy")
        )
    )


def read_chapters(path: Path) -> list[Chapter]:
    """What came of the generations so far."""
    if not path.exists():
        return []
    found = []
    for row in json.loads(path.read_text(encoding="utf-8")):
        for name, kind in (
            ("before", Loss),
            ("after", Loss),
            ("gate", WinShare),
            ("start", WinShare),
        ):
            row[name] = kind(**row[name])
        found.append(Chapter(**row))
    return found


def clock() -> float:
    """Seconds, for differences."""
    return time.monotonic()
