"""The kept games: together they use every Demon card and every Pact, in both editions, and end in
every way (G-701, G-212)."""

from __future__ import annotations

from pathlib import Path

from augury.core import record
from augury.core.events import Event
from augury.core.table import Table
from augury.games.goetia.bundle import CUBES, LETTERS, bundle_of, one
from augury.games.goetia.codes import DISCOUNT, NO_ATTENTION, SHARE
from augury.games.goetia.components import ON_DARK, ON_EDGE, ON_KING, ON_SCRY
from augury.games.goetia.demons import CARD_NAMES, DEMONS, FIRST_PACT, MERGES
from augury.games.goetia.hexes import HEXES
from augury.games.goetia.paying import payable
from augury.games.goetia.reader import own
from augury.games.goetia.rules.costs import hex_cost, hex_discount, line_cost
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.rules.rounds import Turn
from augury.games.goetia.rules.scoring import pact_points
from augury.games.goetia.state import START, TOKEN_BASE

RECORDS = sorted((Path(__file__).parent / "records").glob("*.rec"))


class Account:
    """What happened in one game: which cards came into a tableau, and which of them did
    something."""

    def __init__(self, kept: record.Record) -> None:
        self.got: set[str] = set()
        self.used: set[str] = set()
        self.ends: set[str] = set()
        self.edition = str(kept.options["edition"])
        self.seats = kept.seats
        self.payment: tuple[int, int, int, int, set[str]] | None = None
        self.paid = 0
        table = Table(kept.game, kept.seats, kept.seed, kept.options)
        for seat, action in kept.decisions:
            state = own(table.state)
            shown = {CARD_NAMES[card] for card in state.tops[seat * 4 : seat * 4 + 4] if card >= 0}
            if action < len(HEXES) and isinstance(state.steps.top(), Turn):
                self.note_placement(state, seat, action, shown)
            starting = state.phase == START
            for event in table.play(seat, action):
                self.note(event, starting, shown)
        self.settle()
        self.note_pacts(own(table.state))

    def note_placement(self, state: Goetia, seat: int, hex_: int, shown: set[str]) -> None:
        self.settle()
        area = HEXES[hex_].area
        cost, discount = hex_cost(state, seat, hex_), hex_discount(state, seat, hex_)
        cubes = cost % one(6)
        self.payment = (cubes, discount, state.substitutes(seat), 0, shown)
        for name in shown:
            card = DEMONS[CARD_NAMES.index(name)] if not name.startswith("PACT") else None
            for effect in card.effects if card else []:
                sort = effect.ops[0].sort
                if (
                    sort == DISCOUNT
                    and effect.areas & area & (ON_EDGE | ON_SCRY | ON_KING | ON_DARK)
                    and cubes
                ):
                    self.used.add(name)
                if sort == NO_ATTENTION and area == ON_EDGE and not state.flipped[HEXES[hex_].home]:
                    assert cost == line_cost(state, HEXES[hex_].home) % one(6)
                    self.used.add(name)
                if sort == SHARE and 0 < state.hexes[hex_] < TOKEN_BASE:
                    self.used.add(name)

    def settle(self) -> None:
        """A SUBST Power was used if the cubes paid would not have been enough without it."""
        if self.payment:
            cubes, discount, merges, _, shown = self.payment
            for name in shown:
                merge = MERGES[CARD_NAMES.index(name)]
                if merge and self.paid and not payable(cubes, discount, self.paid, merges & ~merge):
                    self.used.add(name)
        self.payment = None
        self.paid = 0

    def note(self, event: Event, starting: bool, shown: set[str]) -> None:
        facts = {name: str(fact).rpartition("/")[2] for name, fact in event.facts.items()}
        if event.kind in ("demon", "pact"):
            self.got.add(facts["card"])
        elif event.kind in ("power", "released"):
            self.used.add(facts["card"])
        elif event.kind == "placed":
            self.paid = 0
            if facts["hex"] in CARD_NAMES:
                self.used.add(facts["hex"])
        elif event.kind == "paid" and facts["cube"] in LETTERS[:CUBES] and not starting:
            self.paid += bundle_of(facts["cube"]) * int(facts["number"])
        elif event.kind == "moved":
            self.used.add("ASM3")
        elif event.kind == "recalled" and starting and "BAE3" in shown:
            self.used.add("BAE3")
        elif event.kind.startswith("end-"):
            self.ends.add(event.kind)

    def note_pacts(self, state: Goetia) -> None:
        """A Pact is used if it is visible at the end and worth something."""
        for seat in range(state.seats):
            for card in state.tops[seat * 4 : seat * 4 + 4]:
                if card >= FIRST_PACT and pact_points(state, seat, card) > 0:
                    self.used.add(CARD_NAMES[card])


def accounts() -> list[Account]:
    return [Account(record.parse(path.read_text(encoding="utf-8"))) for path in RECORDS]


def test_the_kept_games_use_every_card_and_end_in_every_way() -> None:
    kept = accounts()
    assert set().union(*(account.got for account in kept)) == set(CARD_NAMES)
    assert (
        sorted(set(CARD_NAMES) - set().union(*(account.used & account.got for account in kept)))
        == []
    )
    assert {(account.edition, account.seats) for account in kept} == {
        (e, n) for e in ("2020", "2019") for n in (2, 3, 4)
    }
    assert set().union(*(account.ends for account in kept)) == {
        "end-pacts",
        "end-four",
        "end-rounds",
    }


def test_cards_of_2020_do_not_appear_in_2019() -> None:
    for account in accounts():
        if account.edition == "2019":
            assert all(
                name.startswith("PACT") or DEMONS[CARD_NAMES.index(name)].in_2019
                for name in account.got
            )


def test_the_records_are_small() -> None:
    assert all(path.stat().st_size < 60_000 for path in RECORDS)
