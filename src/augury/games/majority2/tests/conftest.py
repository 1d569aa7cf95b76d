"""The Majority 2: a table laid by hand. Cards are written short: WSec DJun RSen AVet XAri, with a p
for promo, +red for a disc; Ghost."""

from __future__ import annotations

import pytest

from augury.core.chance import from_seed
from augury.core.events import Event
from augury.games.majority2.actions import VOCABULARY
from augury.games.majority2.components import (
    COLOUR_NAMES,
    KINDS,
    NAMES,
    PLAIN,
    card_of,
    deck,
    disc_of,
    with_disc,
)
from augury.games.majority2.redeal import fresh_memory
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.state import STANDARD
from augury.kit.agenda import Agenda

FACTIONS = {"W": "witch", "D": "demon", "R": "dragon", "A": "angel", "X": "reaper"}
RANKS = {
    "Sec": "secretary",
    "Jun": "junior",
    "Sen": "senior",
    "Vet": "veteran",
    "Ari": "aristocrat",
}
SHORT = {
    f"{f}{r}": f"{faction}_{rank}" for f, faction in FACTIONS.items() for r, rank in RANKS.items()
}
SHORT |= {f"{short}p": f"{name}_p" for short, name in SHORT.items()}
SHORT["Ghost"] = "ghost"


class Tabletop:
    """Lays a position and plays on it. Seat 0 is active unless said otherwise; what is not named
    lies at the bottom of the pile."""

    def card(self, short: str) -> int:
        return NAMES.index(SHORT[short])

    def cards(self, text: str) -> list[int]:
        return [self.card(short) for short in text.split()]

    def members(self, text: str) -> list[int]:
        found = []
        for word in text.split():
            short, plus, disc = word.partition("+")
            found.append(
                with_disc(self.card(short), COLOUR_NAMES.index(disc)) if plus else self.card(short)
            )
        return found

    def text(self, members: list[int]) -> str:
        """Members written short; the inverse of `members`."""
        back = {name: short for short, name in SHORT.items()}
        plain = [
            back[NAMES[card_of(member)]]
            + (f"+{COLOUR_NAMES[disc_of(member)]}" if member >= PLAIN else "")
            for member in members
        ]
        return " ".join(plain)

    def lay(
        self,
        hand: str = "",
        own: tuple[str, str, str] = ("", "", ""),
        theirs: tuple[str, str, str] = ("", "", ""),
        *,
        area: str = "",
        their_area: str = "",
        reserve: str = "",
        their_reserve: str = "",
        pile: str = "",
        discard: str = "",
        rest: str = "pile",
        coins: tuple[int, int] = (10, 10),
        ready: int = 10,
        phase: int = STANDARD,
        active: int = 0,
        turn: int = 5,
        promos: bool = False,
        ghosts: bool = False,
    ) -> Majority2:
        """`own` and `theirs` are columns 1 to 3, oldest card first; `pile` is drawn from left to
        right; `rest`: pile or their_reserve."""
        game = Majority2(2, from_seed(7))
        game.set_up(active, [promos] * 5, ghosts)
        game.active = active
        game.turn = turn
        game.phase = phase
        game.hand = sorted(self.cards(hand))
        mine, others = (
            [self.members(column) for column in own],
            [self.members(column) for column in theirs],
        )
        game.columns = mine + others if active == 0 else others + mine
        areas = [self.members(area), self.members(their_area)]
        reserves = [sorted(self.cards(reserve)), sorted(self.cards(their_reserve))]
        game.areas = areas if active == 0 else areas[::-1]
        game.reserves = reserves if active == 0 else reserves[::-1]
        game.discard = sorted(self.cards(discard))
        game.tops = self.cards(discard)
        game.packet_sizes = [1] * len(game.tops)
        left = deck([promos] * 5, ghosts)
        named = [*game.hand, *game.discard, *self.cards(pile)]
        for members in (*game.columns, *game.areas, *game.reserves):
            named += [card_of(member) for member in members]
        for card in named:
            left[card] -= 1
            assert left[card] >= 0, f"too many {NAMES[card]}"
        over = [card for card in range(KINDS) for _ in range(left[card])]
        game.pile = self.cards(pile)[::-1]
        if rest == "pile":
            game.pile = over + game.pile
        else:
            game.reserves[1 - active] = sorted(game.reserves[1 - active] + over)
        game.coins = list(coins) if active == 0 else list(coins)[::-1]
        game.ready = [0, 0]
        game.ready[active] = ready
        game.agenda = Agenda()
        game.memories = [fresh_memory(game, eye) for eye in range(3)]
        game.listening = True
        game.hear()
        game.assert_sound()
        return game

    def do(self, game: Majority2, *texts: str) -> list[Event]:
        """Decide, whoever has to; returns what happened."""
        for text in texts:
            seat = game.to_act()[0]
            action = VOCABULARY.parse(text)
            assert action in game.legal(seat), f"{text}: {game.why_not(seat, action)}"
            game.apply(seat, action)
            game.assert_sound()
        return game.hear()

    def options(self, game: Majority2) -> list[str]:
        return [VOCABULARY.text(action) for action in game.legal(game.to_act()[0])]

    def column(self, game: Majority2, seat: int, number: int) -> str:
        return self.text(game.columns[seat * 3 + number - 1])

    def refused(self, game: Majority2, text: str, seat: int | None = None) -> str:
        """Why this is not possible now, as logs write it: key, facts, rule."""
        decider = game.to_act()[0] if seat is None else seat
        action = VOCABULARY.parse(text)
        assert action not in game.legal(decider)
        return repr(game.why_not(decider, action))

    def lay_waiting(self) -> Majority2:
        """A position in which seat 1 has to decide in the turn of seat 0."""
        game = self.lay("RAri WSec", area="RSec RJun", their_area="DJun DSen")
        self.do(game, "play dragon_aristocrat 1")
        assert game.to_act() == [1]
        return game


@pytest.fixture
def table() -> Tabletop:
    return Tabletop()
