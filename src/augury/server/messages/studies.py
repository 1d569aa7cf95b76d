"""Analysis boards: a game, everything tried beside it, and what a strong bot thinks of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType, field

from augury.core.options import Value
from augury.server.messages.answers import TermInfo
from augury.server.messages.common import ActionText, Answer, Body, Seat, Thing
from augury.server.messages.state import State
from augury.server.messages.tables import TableInfo

NodeNumber = Annotated[
    int, Meta(ge=0, le=1 << 53, description="A move of the tree; 0 = the start.")
]


class NewStudy(Body):
    """From a record, from a table whose game has ended, from a puzzle of a game once its solution
    is known, or a fresh deal of a game."""

    record: Annotated[str, Meta(max_length=900_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    game: Annotated[str, Meta(max_length=40)] = ""
    puzzle: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=1, le=10)] = 2
    options: dict[str, Value] = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=60)] = ""


class StudyTitle(Body):
    """Another name for a study."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]


class StudyMoves(Body):
    """Decisions of one seat after a move; those that are there already are followed."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]
    seat: Seat


class StudyPlan(Body):
    """How would it stand after these decisions?"""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=100)]
    seat: Seat


class StudyWhy(Body):
    """Why can this thing not be chosen there?"""

    thing: Thing
    seat: Seat
    planned: Annotated[list[ActionText], Meta(max_length=100)] = field(default_factory=list)


class StudyWords(Body):
    """The name of the variation that begins with a move, and what there is to say about it."""

    title: Annotated[str, Meta(max_length=200)] | None = None
    note: Annotated[str, Meta(max_length=1000)] | None = None


class StudyLink(Answer):
    """Whoever has the token may look at the analysis, and do nothing else."""

    token: str


class SharedStudy(Body):
    """An analysis that somebody has shared."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class SharedMove(Body):
    """A position of it. `eye`: with whose eyes; unless it is given, those of the seat that decides.
    `open`: also what each seat has that others cannot see."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    node: NodeNumber
    eye: Annotated[int, Meta(ge=-1, le=100)] | None = None
    open: bool = False


class SharedRecord(Answer):
    """An analysis with everything that was tried, as one record."""

    record: str


class StudyNode(Answer):
    """One move. `branches`: how its line goes on, then variations. `turn`: which turn it belongs
    to, from 1."""

    node: int
    parent: int
    seat: int
    action: str
    branches: list[int]
    title: str
    note: str
    played: bool


class StudyInfo(Answer):
    """The whole tree, by number. `here`: the move to look at. `links`: how many lead here; told to
    its owner when the board is opened."""

    id: str
    title: str
    table: TableInfo
    nodes: list[StudyNode]
    here: int
    secrets: bool  # is there anything that some seat does not know?
    mine: bool  # or somebody else's, to look at
    links: int | UnsetType = UNSET


class StudyCard(Answer):
    """A study in a list."""

    id: str
    title: str
    game: str
    created: int
    changed: int


class Studies(Answer):
    """All studies of somebody."""

    studies: list[StudyCard]


class StudyPosition(Answer):
    """The table after a move, as an eye sees it. `asked`: who decides there. `held`: with open
    cards, by seat what others cannot see."""

    node: int
    asked: list[int]
    state: State
    held: list[list[str]]


class LineStep(Answer):
    """One decision of a line, and the things that are touched for it."""

    seat: int
    action: str
    targets: list[str]  # the things it names


class LineInfo(Answer):
    """A choice and how the game would go on. `win`: chance of the seat that decides. `points`: what
    it is expected to have in the end. `terms`: the best beside the second, others beside the
    best."""

    steps: list[LineStep]
    win: float
    points: float
    share: float
    terms: list[TermInfo]


class Judgement(Answer):
    """What a strong bot thinks of a position so far. `chances`: by seat, if the best line is
    played. `lines`: imagined games so far; `depth`: turns ahead; `done`: there is nothing more to
    come."""

    node: int
    seat: int
    depth: int
    lines: int
    seconds: float
    chances: list[float]
    best: list[LineInfo]
    verdict: str
    done: bool
    trouble: str | UnsetType = UNSET
