"""Pantheon: positions to order for the tests. Spaces, cards and tiles are written as in
RULES.md."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from augury.core.chance import from_seed
from augury.core.events import Event
from augury.games.pantheon.actions import VOCABULARY
from augury.games.pantheon.components import (
    ACTION_CARDS,
    CARD_KINDS,
    CARDS,
    DEMIGODS,
    GOD_COPIES,
    GOD_KINDS,
    GODS,
    KINDS,
    LOOT_COPIES,
    LOOTS,
    NATIONS,
    NOTHING,
    SACRIFICES,
    SPECIAL_STACK,
)
from augury.games.pantheon.map import LOOT_NODES, NODES, STARTS
from augury.games.pantheon.rules.choosing import CHOOSE_ACTION
from augury.games.pantheon.rules.eras import AFTER_ACTION, begin_era, clear_board
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.routes import insert, open_routes, place
from augury.kit.agenda import Agenda
from augury.kit.cells import cells, cells_of
from augury.kit.piles import spread_out


class Scene:
    """A table at which seat 0 chooses an action, everything else out of the way: empty hands, 4
    feet and 3 columns each."""

    def __init__(
        self,
        *,
        seats: int = 3,
        nation: str = "roma",
        era: int = 1,
        gods: str = "taksator gadicea",
        loot: str = "",
    ) -> None:
        game = Pantheon(seats, from_seed(1))
        game.set_up(0, False, False, 1)
        game.lay_out()
        self.game = game
        game.era = era
        others = [number for number in range(len(NATIONS)) if NATIONS[number] != nation]
        game.nation = NATIONS.index(nation)
        game.nations = [*others[: era - 1], game.nation]
        game.nation_stack = others[era - 1 :]
        game.agenda = Agenda([AFTER_ACTION[0], CHOOSE_ACTION[0]])
        game.temple = True
        self.clear_cards()
        self.lay_tiles(gods, loot)
        for seat in range(seats):
            game.score[seat] = 1
            self.supply(seat, 4, 3)
        open_routes(game, STARTS[game.nation])
        game.listening = True
        game.hear()

    def clear_cards(self) -> None:
        game = self.game
        game.deck = spread_out(ACTION_CARDS)
        game.pools = cells_of(ACTION_CARDS)
        game.hidden = cells(game.seats * CARD_KINDS)
        game.special = SPECIAL_STACK[:]
        game.display = []
        for name in ("gift", "priest", "dancer", "temple"):
            card = CARDS.index(name)
            game.deck.remove(card)
            game.pools[card] -= 1
            game.display.append(card)

    def lay_tiles(self, gods: str, loot: str) -> None:
        game = self.game
        game.open_gods = [GODS.index(name) for name in gods.split()]
        game.god_stack = spread_out(GOD_COPIES)
        for god in game.open_gods:
            game.god_stack.remove(god)
        game.bag = spread_out(LOOT_COPIES)
        tiles = (loot or " ".join(["cards2"] * 2 + ["money"] * 3)).split()
        for number, name in enumerate(tiles[: game.seats + 1]):
            if name != "-":
                game.loot[number] = LOOTS.index(name)
                game.bag.remove(game.loot[number])
        game.loot_left = sum(1 for tile in game.loot if tile != NOTHING)
        game.low = spread_out(DEMIGODS[:4])
        game.high = spread_out([0, 0, 0, 0, *DEMIGODS[4:]])

    # Setting up

    def supply(self, seat: int, feet: int, columns: int) -> None:
        """The personal supply; the rest is in the general supply."""
        game = self.game
        game.feet_supply[seat] = feet
        game.feet_general[seat] = 12 - feet - len(game.feet[seat])
        game.column_supply[seat] = columns
        game.column_general[seat] = 12 - columns - len(game.columns[seat])

    def give(self, seat: int, cards: str) -> None:
        """Put cards of the deck openly into a hand."""
        game = self.game
        for name in cards.split():
            card = CARDS.index(name)
            if card in game.special:
                game.special.remove(card)
            else:
                game.deck.remove(card)
                game.pools[len(game.pools) - CARD_KINDS + card] -= 1
            game.hand[seat * CARD_KINDS + card] += 1
            game.hand_size[seat] += 1

    def give_hidden(self, seat: int, cards: str) -> None:
        """Let a seat draw these cards face down."""
        game = self.game
        for name in cards.split():
            card = CARDS.index(name)
            game.deck.remove(card)
            game.hand[seat * CARD_KINDS + card] += 1
            game.hand_size[seat] += 1
            game.hidden[game.hidden_at(game.pool_count() - 1, seat) + card] += 1

    def on_top(self, cards: str) -> None:
        """The next cards of the deck, the first one named on top."""
        game = self.game
        wanted = [CARDS.index(name) for name in cards.split()]
        for card in wanted:
            game.deck.remove(card)
        game.deck.extend(reversed(wanted))

    def discard_deck(self, keep: int) -> None:
        """Put all of the deck but some cards on the discard pile."""
        game = self.game
        while len(game.deck) > keep:
            card = game.deck.pop(0)
            game.discard[card] += 1
            game.pools[len(game.pools) - CARD_KINDS + card] -= 1

    def next_gods(self, gods: str) -> None:
        """The next god tiles of the stack, the first one named on top."""
        wanted = [GODS.index(name) for name in gods.split()]
        for god in wanted:
            self.game.god_stack.remove(god)
        self.game.god_stack.extend(reversed(wanted))

    def keep(self, seat: int, gods: str) -> None:
        """Put god tiles of the stack in front of a player."""
        for name in gods.split():
            god = GODS.index(name)
            self.game.god_stack.remove(god)
            self.game.gods[seat * GOD_KINDS + god] += 1

    def levels(self, seat: int, **levels: int) -> None:
        for kind, level in levels.items():
            self.game.levels[seat * KINDS + SACRIFICES.index(kind)] = level

    def feet(self, seat: int, nodes: str) -> None:
        """Feet, and columns on column spaces, from the supply, in the order of a route."""
        for name in nodes.split():
            place(self.game, seat, NODES.index(name))

    def old_columns(self, seat: int, nodes: str) -> None:
        """Columns of earlier eras, from the general supply; linked only if something linked touches
        them later."""
        for name in nodes.split():
            node = NODES.index(name)
            self.game.put_or_take(seat, node)
            self.game.column_general[seat] -= 1
            insert(self.game.columns[seat], node)

    def demigods(self, low: str = "", high: str = "", row: str = "") -> None:
        """The next demigods of the piles, the first one named on top, and the open row."""
        game = self.game
        for value in map(int, row.split()):
            (game.low if value <= 3 else game.high).remove(value)
            game.open_demigods[value] += 1
        for pile, text in ((game.low, low), (game.high, high)):
            for value in map(int, text.split()):
                pile.remove(value)
            pile.extend(reversed([int(value) for value in text.split()]))

    def own(self, seat: int, values: str) -> None:
        """Demigods of a player, taken from the open row."""
        for value in map(int, values.split()):
            (self.game.low if value <= 3 else self.game.high).remove(value)
            self.game.demigods_shown[seat * 7 + value] += 1

    def new_era(self, *, nation: str, gods: str, loot: str) -> None:
        """Put the open tiles away and prepare an era with these."""
        game = self.game
        clear_board(game)
        self.next_gods(gods)
        tiles = [LOOTS.index(name) for name in loot.split()]
        for tile in tiles:
            game.bag.remove(tile)
        game.bag.extend(reversed(tiles))
        if game.nation == NATIONS.index(nation):
            game.nations[-1] = game.nation_stack.pop()
            game.nation_stack.append(game.nation)
        game.nation_stack.remove(NATIONS.index(nation))
        game.nation_stack.append(NATIONS.index(nation))
        game.agenda = Agenda()
        begin_era(game)
        game.proceed()

    # Playing

    def do(self, *texts: str) -> list[Event]:
        """Decisions of whoever is asked, checked; returns what happened."""
        heard: list[Event] = []
        for text in texts:
            assert self.can(text), f"{text}: {self.why_not(text)}"
            self.game.apply(self.asked(), VOCABULARY.parse(text))
            self.game.assert_sound()
            heard += self.game.hear()
        return heard

    def asked(self) -> int:
        return int(self.game.to_act()[0])

    def can(self, text: str) -> bool:
        return VOCABULARY.parse(text) in self.game.legal(self.asked())

    def options(self) -> list[str]:
        return [VOCABULARY.text(action) for action in self.game.legal(self.asked())]

    def why_not(self, text: str) -> str:
        """The reason as logs write it: its key, its facts, its rule."""
        return repr(self.game.why_not(self.asked(), VOCABULARY.parse(text)))

    def hand(self, seat: int) -> list[str]:
        counts = self.game.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
        return [name for name, number in zip(CARDS, counts, strict=True) for _ in range(number)]

    def level(self, seat: int, kind: str) -> int:
        return int(self.game.levels[seat * KINDS + SACRIFICES.index(kind)])

    def kept(self, seat: int, god: str) -> int:
        return int(self.game.gods[seat * GOD_KINDS + GODS.index(god)])

    def box(self, god: str) -> int:
        return int(self.game.god_box[GODS.index(god)])

    def discarded(self, card: str) -> int:
        return int(self.game.discard[CARDS.index(card)])

    def built(self, seat: int) -> list[str]:
        return [NODES[node] for node in self.game.columns[seat]]

    def standing(self, seat: int) -> list[str]:
        return [NODES[node] for node in self.game.feet[seat]]

    def loot_at(self, node: str) -> str:
        number = LOOT_NODES[self.game.nation].index(NODES.index(node))
        tile = self.game.loot[number]
        return "" if tile == NOTHING else LOOTS[tile]


@pytest.fixture
def scene() -> Callable[..., Scene]:
    return Scene
