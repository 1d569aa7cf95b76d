"""A table for the tests of Goetia: cards, cubes and followers are put where an example needs
them."""

from __future__ import annotations

import pytest

from augury.games.goetia import GAME
from augury.games.goetia.actions import VOCABULARY
from augury.games.goetia.bundle import LETTERS, SORTS, one
from augury.games.goetia.components import (
    BOARD_IDS,
    EDGE_NAMES,
    KING_CODES,
    NONE,
    SLOTS,
    WORLD_NAMES,
)
from augury.games.goetia.demons import CARD_INDEX, CARD_NAMES
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.rules.rounds import ServeKing, Turn
from augury.games.goetia.rules.tableau import put
from augury.games.goetia.state import PLACEMENT, Step
from augury.kit.agenda import Agenda


class Scene:
    """A game after the draft, cleared: no follower on a hex, nobody owns anything, everybody has
    three followers in hand."""

    def __init__(
        self, seats: int = 4, edition: str = "2020", seed: int = 1, start: int = 0
    ) -> None:
        options = {"edition": edition, "start_player": str(start)}
        self.game = own(GAME.start(seats, seed, options))
        while self.game.round == 0:
            seat = self.game.to_act()[0]
            self.game.apply(seat, self.game.legal(seat)[2 * seat])  # no edge card is emptied
        self.turn(start)

    # Putting things in place

    def world(self, row: int, cards: str) -> None:
        for column, name in enumerate(cards.split()):
            self.game.world[row * 3 + column] = WORLD_NAMES.index(name)

    def hide_world(self) -> None:
        """A World without any hex."""
        for place in range(9):
            self.game.world[place] = WORLD_NAMES.index("N0a")

    def board(self, row: int, name: str) -> None:
        """This Scry Board is on top of its row, full of Attention."""
        number = BOARD_IDS.index(name)
        self.game.scry[row][-1] = number
        for other in range(3):
            if other != row:
                self.game.scry[other] = [
                    b for b in self.game.scry[other] if b != number
                ] or self.game.scry[other]

    def dark(self, row: int, name: str, king: str = "", shown: str = "top") -> None:
        """A Dark Board in a row, with or without a King on it."""
        number = BOARD_IDS.index(name)
        self.game.dark[row].append(number)
        if king:
            self.game.king_on[number] = WORLD_NAMES.index(king)
            self.game.row_shown[number] = ["top", "bottom"].index(shown)

    def deck(self, king: str, cards: str) -> None:
        """The deck of a King, from the top."""
        self.game.decks[KING_CODES.index(king)] = [
            CARD_INDEX[name] for name in reversed(cards.split())
        ]

    def edge(
        self,
        slot: str,
        card: str = "",
        waiting: list[int] | None = None,
        flipped: bool = False,
    ) -> None:
        place = SLOTS.index(slot)
        if card:
            self.game.edge[place] = EDGE_NAMES.index(card)
        self.game.flipped[place] = 1 if flipped else 0
        if flipped:
            self.game.waiting[place] = 0
        if waiting is not None:
            self.game.waiting[place] = sum(1 << seat for seat in waiting)

    def stand(self, seat: int, *hexes: str) -> None:
        for name in hexes:
            hex_ = HEX_NAMES.index(name)
            self.game.occupy(hex_, self.game.hexes[hex_] | 1 << seat)

    def own(self, seat: int, cubes: str) -> None:
        """Exactly these cubes and Attention in stock; the supply gets or gives the rest."""
        for sort, letter in enumerate(LETTERS):
            wanted = cubes.split().count(letter)
            have = self.game.stock[seat * SORTS + sort]
            self.game.supply[sort] += have - wanted
            self.game.stock[seat * SORTS + sort] = wanted

    def cards(self, seat: int, *stacks: str) -> None:
        """The tableau, a string per stack from bottom to top."""
        for number in range(4):
            place = seat * 4 + number
            self.game.stacks[place] = []
            self.game.tops[place] = NONE
            self.game.treasure[place] = 0
        self.game.worth[seat] = 0
        for number, names in enumerate(stacks):
            for name in names.split():
                put(self.game, seat, number, CARD_INDEX[name])

    def turn(self, seat: int) -> None:
        """It is this seat's turn to place."""
        self.game.phase = PLACEMENT
        self.game.steps = Agenda([Turn(seat, 0)])
        self.game.run()

    def ask(self, question: Step) -> None:
        """Put a question on top of a turn and run it."""
        self.game.steps = Agenda([Turn((question.seat + 1) % self.game.seats, 0), question])
        self.game.run()

    def end_round(self) -> None:
        """No more placements: the end of the round begins."""
        self.game.steps = Agenda([ServeKing(self.game.start, 0)])
        self.game.run()

    # Playing and asking

    def do(self, *texts: str) -> None:
        for text in texts:
            seat = self.game.to_act()[0]
            action = VOCABULARY.parse(text)
            assert action in self.game.legal(seat), (
                f"{text}: {self.game.why_not(seat, action)}; legal: {self.legal()}"
            )
            self.game.apply(seat, action)

    def legal(self) -> list[str]:
        return (
            [VOCABULARY.text(action) for action in self.game.legal(self.game.to_act()[0])]
            if self.game.to_act()
            else []
        )

    def can(self, text: str) -> bool:
        return text in self.legal()

    def stock(self, seat: int) -> str:
        """Cubes and Attention as letters."""
        return " ".join(
            letter
            for sort, letter in enumerate(LETTERS)
            for _ in range(self.game.stock[seat * SORTS + sort])
        )

    def supply(self, letter: str) -> int:
        return self.game.supply[LETTERS.index(letter)]

    def where(self, name: str) -> list[int]:
        """The seats of the followers on a hex."""
        return [
            seat
            for seat in range(self.game.seats)
            if self.game.hexes[HEX_NAMES.index(name)] & (1 << seat)
        ]

    def tops(self, seat: int) -> list[str]:
        return [
            CARD_NAMES[card] if card != NONE else ""
            for card in self.game.tops[seat * 4 : seat * 4 + 4]
        ]

    def treasure(self, seat: int, stack: int) -> str:
        bundle = self.game.treasure[seat * 4 + stack - 1]
        return "".join(letter * (bundle // one(sort) % 256) for sort, letter in enumerate(LETTERS))

    def actor(self) -> int:
        return self.game.to_act()[0]

    def why(self, text: str, seat: int | None = None) -> str:
        """The reason as logs write it: its key, its facts, its rule."""
        asker = self.actor() if seat is None else seat
        return repr(self.game.why_not(asker, VOCABULARY.parse(text)))


@pytest.fixture
def scene() -> type[Scene]:
    return Scene
