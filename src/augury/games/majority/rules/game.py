"""The Majority: the rules, in the order of RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.majority import actions
from augury.games.majority.components import KINDS, NO_CARD, Card, thing
from augury.games.majority.invariants import assert_sound
from augury.games.majority.rules import abilities
from augury.games.majority.rules.scoring import breakdown, pay_all, ranks, verdict
from augury.games.majority.rules.setup import set_up
from augury.games.majority.state import DRAFT, OVER, PLAY, ROUNDS, SWAP, Board
from augury.kit import things
from augury.kit.acting import NOBODY_ACTS, ONE_ACTS, SOME_ACT
from augury.kit.cells import EMPTY, cells, listed
from augury.kit.piles import copied, pull_out, sort_in

NOBODY: Final = -1
NOTHING_CHOSEN: Final = cells(4, NO_CARD)  # by seat

ASKED: Final = (("asked-keep", "MJ-10"), ("asked-give", "MJ-16"), ("asked-play", "MJ-20"))


@mypyc_attr(acyclic=True)
class Majority(Board):
    """A game of The Majority."""

    # 5. Set-up

    def set_up(self, start_player: Seat, spy_lasts: bool) -> None:
        set_up(self, start_player, spy_lasts)
        self.deal()

    # 6. Who decides

    def to_act(self) -> list[Seat]:
        if self.phase == OVER:
            return NOBODY_ACTS
        if self.phase == PLAY and self.open:
            following = self.next_to_play()
            if following != NOBODY:  # a beat of the resolution shows a full zone
                return ONE_ACTS[following]
        undecided: i64 = 0
        for seat in range(self.seats):
            if self.chosen[seat] == NO_CARD:
                undecided |= 1 << seat
        return SOME_ACT[undecided]

    def next_to_play(self) -> Seat:
        """MJ-23: the first in the order of an open turn whose card does not lie there yet; nobody
        while the full zone is resolved."""
        for seat in self.play_order():
            if self.zone[seat] == NO_CARD:
                return seat
        return NOBODY

    def legal(self, seat: Seat) -> list[Action]:
        """One option per distinct card (MJ-10, MJ-21)."""
        if self.phase == DRAFT:
            return (
                [] if self.chosen[seat] != NO_CARD else distinct(self.packets[seat], actions.KEEP)
            )
        if self.phase == SWAP:
            return [] if self.chosen[seat] != NO_CARD else distinct(self.hands[seat], actions.GIVE)
        if self.phase == PLAY:
            if self.open:
                mine = seat == self.next_to_play()
                return distinct(self.hands[seat], actions.PLAY) if mine else []
            return [] if self.chosen[seat] != NO_CARD else distinct(self.hands[seat], actions.PLAY)
        return []

    def options(self, seat: Seat) -> vec[i64]:
        if self.phase == PLAY and self.open:
            if seat != self.next_to_play():
                return EMPTY
        elif self.phase == OVER or self.chosen[seat] != NO_CARD:
            return EMPTY
        cards = self.packets[seat] if self.phase == DRAFT else self.hands[seat]
        return distinct_cells(cards, self.phase * KINDS)

    def draw(self, seat: Seat, luck: Chance) -> Action:
        """As `legal` lists them: keeping a card, giving one away, playing one."""
        drafting = self.phase == DRAFT
        cards = self.packets[seat] if drafting else self.hands[seat]
        return self.phase * KINDS + any_of(cards, luck)

    def apply(self, seat: Seat, action: Action) -> None:
        card: Card = action % KINDS
        if self.phase == PLAY and self.open:
            self.play_openly(seat, card)
            return
        self.chosen[seat] = card
        if NO_CARD in self.chosen:
            return
        if self.phase == DRAFT:
            self.pass_packets()
        elif self.phase == SWAP:
            self.swap()
        else:
            self.reveal()

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        if self.phase == OVER:
            return Reason("over", "MJ-48")
        if seat not in self.to_act():
            return Reason("open-order", "MJ-23") if self.open else Reason("chosen", "MJ-22")
        if action in self.legal(seat):
            return None
        word, card = actions.VOCABULARY.text(action).split()
        facts: dict[str, Fact] = {"card": f"card/{card}"}
        if word != ("keep", "give", "play")[self.phase]:
            key, rule = ASKED[self.phase]
            return Reason(key, rule, None, 0)
        if self.phase == DRAFT:
            return Reason("not-in-packet", "MJ-10", facts)
        return Reason("not-in-hand", "MJ-16" if self.phase == SWAP else "MJ-21", facts)

    # 7.1 Selection phase

    def deal(self) -> None:
        """MJ-6, MJ-12: 6 cards each in round 1. MJ-13: later 4 cards, and the card left in hand
        joins the packet."""
        self.round += 1
        self.phase = DRAFT
        self.turn += 1
        self.turn_of_round = 0
        self.open = False
        self.open_next = False
        drawn: i64 = 6 if self.round == 1 else 4
        undealt: i64 = len(self.deck)
        for seat in range(self.seats):
            packet = self.hands[seat] + self.deck[undealt - drawn : undealt]
            packet.sort()
            undealt -= drawn
            self.hands[seat] = []
            self.packets[seat] = packet
        self.deck = self.deck[:undealt]
        self.opening = copied(self.packets)
        self.picks = []
        self.gifts = NOTHING_CHOSEN[: self.seats]
        self.played = [[] for _ in range(self.seats)]
        self.chosen = NOTHING_CHOSEN[: self.seats]
        if self.listening:
            self.tell("dealt", {"round": self.round, "cards": drawn})
            self.show_packets()

    def pass_packets(self) -> None:
        """MJ-10: all picks are laid aside, all packets go to the left, MJ-11: in every round."""
        self.keep_chosen()
        if len(self.packets[0]) == 1:
            if self.listening:
                self.beat()
            for seat in range(self.seats):  # MJ-14: the last card is kept by its receiver
                self.chosen[seat] = self.packets[seat][0]
            self.keep_chosen()
            self.take_up_hands()
        elif self.listening:
            self.show_packets()

    def keep_chosen(self) -> None:
        seats = self.seats
        self.seal("revealed")
        moved = self.packets[:]
        for seat in range(seats):
            card: Card = self.chosen[seat]
            packet = self.packets[seat]
            pull_out(packet, card)
            moved[self.left(seat)] = packet
            if self.listening:
                self.whisper([seat], "kept", {"card": thing(card)})
        self.packets = moved
        self.picks.append(listed(self.chosen))
        self.chosen = NOTHING_CHOSEN[:seats]
        if self.listening:
            self.tell("passed", {"cards": len(moved[0])})

    def show_packets(self) -> None:
        for seat in range(self.seats):
            cards = " ".join([thing(card) for card in self.packets[seat]])
            self.whisper([seat], "packet", {"cards": cards})

    def take_up_hands(self) -> None:
        """MJ-15: the kept pile becomes the hand."""
        for seat in range(self.seats):
            hand: list[Card] = [step[seat] for step in self.picks]
            hand.sort()
            self.hands[seat] = hand
        if self.seats == 4:
            self.phase = SWAP
        else:
            self.begin_turn()  # MJ-17: no partner, no swap

    # 7.2 Swap with the partner

    def swap(self) -> None:
        """MJ-16: one card to the partner, and nobody looks before both have chosen. MJ-18: they say
        nothing else to each other."""
        self.seal("revealed")
        self.gifts = self.chosen
        self.chosen = NOTHING_CHOSEN[: self.seats]
        for seat in range(self.seats):
            hand = self.hands[seat]
            pull_out(hand, self.gifts[seat])
            sort_in(hand, self.gifts[self.partner(seat)])
            if self.listening:
                got: Card = self.gifts[self.partner(seat)]
                self.whisper(
                    [seat], "swapped", {"gave": thing(self.gifts[seat]), "got": thing(got)}
                )
        if self.listening:
            self.tell("swap", {})
            self.beat()
        self.begin_turn()

    # 7.3 Playing cards

    def begin_turn(self) -> None:
        """MJ-20. MJ-23: open after an effective Spy. MJ-24: the first turn of a round is always
        closed."""
        self.phase = PLAY
        self.turn += 1
        self.turn_of_round += 1
        self.open = self.open_next
        self.open_next = self.open and self.spy_lasts
        self.zone = NOTHING_CHOSEN[: self.seats]
        if self.listening:
            facts: dict[str, Fact] = {"number": self.turn_of_round, "round": self.round}
            if self.open:
                facts["seat"] = things.seat(self.play_order()[0])
            self.tell("turn-open" if self.open else "turn-closed", facts)

    def reveal(self) -> None:
        """MJ-22: a closed turn: all cards are turned up together."""
        self.seal("revealed")
        for seat in range(self.seats):
            self.put_in_zone(seat, self.chosen[seat])
        self.chosen = NOTHING_CHOSEN[: self.seats]
        if self.listening:
            self.beat()
        self.resolve()

    def play_openly(self, seat: Seat, card: Card) -> None:
        """MJ-23: an open turn: one after another, face up."""
        self.seal("revealed")
        self.put_in_zone(seat, card)
        if NO_CARD not in self.zone:
            if self.listening:
                self.beat()
            self.resolve()

    def put_in_zone(self, seat: Seat, card: Card) -> None:
        pull_out(self.hands[seat], card)
        self.played[seat].append(card)
        self.zone[seat] = card
        if self.listening:
            self.tell("played", {"seat": things.seat(seat), "card": thing(card)})

    def resolve(self) -> None:
        """7.4: the abilities; then the next turn, or MJ-21: the round is over when one card each is
        left."""
        abilities.resolve(self)
        if self.last_turn_of_round():
            self.deliberate()
        else:
            self.begin_turn()

    # 8. Deliberation phase and end

    def deliberate(self) -> None:
        """MJ-41..MJ-47: the colours pay. MJ-48: after round 4 the game ends."""
        pay_all(self)
        if self.listening:
            self.beat()
        if self.round == ROUNDS:
            self.phase = OVER
            self.open = False
            self.seal("over")
            if self.listening:
                winners = [seat for seat, rank in enumerate(self.ranks()) if rank == 1]
                names = " ".join(things.seat(seat) for seat in winners)
                self.tell("over", {"seat": names, "winners": len(winners)})
                self.tell_verdict()
        else:
            self.remember_left_over()
            self.deal()

    def remember_left_over(self) -> None:
        """A seat that gave its partner a card they did not play knows what they start the next
        round with (MJ-13)."""
        for seat in range(self.seats):
            gift: Card = self.gifts[seat]
            known = gift != NO_CARD and gift not in self.played[self.partner(seat)]
            self.recalled[seat] = gift if known else NO_CARD

    def scores(self) -> list[i64]:
        return listed(self.coins)

    def side(self, seat: Seat) -> i64:
        """MJ-1: partners share their result."""
        return seat % 2 if self.seats == 4 else seat

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return breakdown(self)

    def ranks(self) -> list[i64]:
        return ranks(self)

    def verdict(self) -> list[Reason]:
        return verdict(self)

    # The rest of the contract

    def clone(self) -> Majority:
        other = Majority()
        self.copy_to(other)
        return other

    def assert_sound(self) -> None:
        assert_sound(self)


def any_of(cards: list[Card], luck: Chance) -> Card:
    """One of the different cards of a sorted list, each equally likely."""
    kinds: i64 = 0
    last: Card = NO_CARD
    for card in cards:
        if card != last:
            kinds += 1
            last = card
    left: i64 = luck.below(kinds)
    last = cards[0]
    for card in cards:
        if card != last:
            if left == 0:
                break
            left -= 1
            last = card
    return last


def distinct(cards: list[Card], base: Action) -> list[Action]:
    """Actions for the different cards of a sorted list."""
    last: Card = NO_CARD
    alike = False
    for card in cards:
        alike = alike or card == last
        last = card
    if not alike:  # a list whose length is known need not grow
        return [base + card for card in cards] if base else cards[:]
    found: list[Action] = []
    last = NO_CARD
    for card in cards:
        if card != last:
            found.append(base + card)
            last = card
    return found


def distinct_cells(cards: list[Card], base: Action) -> vec[i64]:
    """The same in cells."""
    found: vec[i64] = vec[i64](capacity=len(cards))
    last: Card = NO_CARD
    for card in cards:
        if card != last:
            found = append(found, base + card)
            last = card
    return found
