"""The Majority: the rules, in the order of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.events import Fact
from augury.core.state import Action, Seat
from augury.games.majority import actions
from augury.games.majority.components import (
    ASSASSINATION,
    BETRAYAL,
    BRIBERY,
    COLOURS,
    KINDS,
    NAMES,
    NO_CARD,
    RANKS,
    SPY,
    Card,
    Colour,
    colour,
    copies,
    power,
)
from augury.games.majority.encode import encode
from augury.games.majority.evaluate import estimate, quick_choice
from augury.games.majority.redeal import redeal
from augury.games.majority.state import DRAFT, OVER, PLAY, ROUNDS, SWAP, Board

if TYPE_CHECKING:
    from augury.core.view import GameView

NOBODY = -1


class Majority(Board):
    """A game of The Majority."""

    # 5. Set-up

    def set_up(self, marker: Seat, spy_lasts: bool) -> None:
        """MJ-2, MJ-3: shuffle the members. MJ-4: the marker goes to a seat (-1 = a random one). MJ-5: nobody owns anything."""
        seats = self.seats
        for card, number in enumerate(copies(seats)):
            for _ in range(number):
                self.deck.append(card)
        self.chance.shuffle(self.deck)
        self.marker = self.chance.below(seats) if marker == NOBODY else marker
        self.spy_lasts = spy_lasts
        self.coins = [0] * seats
        self.sums = [0] * (seats * COLOURS)
        self.areas = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.packets = [[] for _ in range(seats)]
        self.recalled = [NO_CARD] * seats
        self.zone = [NO_CARD] * seats
        self.last_zone = [NO_CARD] * seats
        self.deal()

    # 6. Who decides

    def to_act(self) -> list[Seat]:
        if self.phase == OVER:
            return []
        if self.phase == PLAY and self.open:
            for seat in self.play_order():
                if self.zone[seat] == NO_CARD:
                    return [seat]
        return [seat for seat in range(self.seats) if self.chosen[seat] == NO_CARD]

    def legal(self, seat: Seat) -> list[Action]:
        """One option per distinct card (RULES.md 13)."""
        if self.phase == DRAFT:
            return [] if self.chosen[seat] != NO_CARD else distinct(self.packets[seat], actions.KEEP)
        if self.phase == SWAP:
            return [] if self.chosen[seat] != NO_CARD else distinct(self.hands[seat], actions.GIVE)
        if self.phase == PLAY:
            if self.open:
                return distinct(self.hands[seat], actions.PLAY) if seat == self.to_act()[0] else []
            return [] if self.chosen[seat] != NO_CARD else distinct(self.hands[seat], actions.PLAY)
        return []

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

    def why_not(self, seat: Seat, action: Action) -> str:
        word, card = actions.VOCABULARY.text(action).split()
        if self.phase == OVER:
            return "The game is over. [MJ-48]"
        if seat not in self.to_act():
            if self.open:
                return "In an open turn everybody waits for his place in the order. [MJ-23]"
            return "You have already chosen; the choices of the others are still missing. [MJ-22]"
        wanted = ("keep", "give", "play")[self.phase]
        if word != wanted:
            reason = (
                "Now everybody picks a card of his packet. [MJ-10]",
                "Now everybody gives a card to his partner. [MJ-16]",
                "Now everybody plays a card from his hand. [MJ-20]",
            )
            return reason[self.phase]
        if self.phase == DRAFT:
            return f"{card} is not in the packet you hold. [MJ-10]"
        return f"{card} is not in your hand. [{'MJ-16' if self.phase == SWAP else 'MJ-21'}]"

    # 7.1 Selection phase

    def deal(self) -> None:
        """MJ-6, MJ-12: 6 cards each in round 1. MJ-13: later 4 cards, and the card left in hand joins the packet."""
        self.round += 1
        self.phase = DRAFT
        self.turn += 1
        self.turn_of_round = 0
        self.open = False
        self.open_next = False
        drawn: i64 = 6 if self.round == 1 else 4
        for seat in range(self.seats):
            packet = self.hands[seat]
            self.hands[seat] = []
            for _ in range(drawn):
                packet.append(self.deck.pop())
            packet.sort()
            self.packets[seat] = packet
        self.opening = [packet[:] for packet in self.packets]
        self.picks = []
        self.gifts = [NO_CARD] * self.seats
        self.played = [[] for _ in range(self.seats)]
        self.chosen = [NO_CARD] * self.seats
        if self.listening:
            self.tell("dealt", {"round": self.round, "cards": drawn})
            self.show_packets()

    def pass_packets(self) -> None:
        """MJ-10: all picks are laid aside, all packets go to the left, MJ-11: in every round."""
        self.keep_chosen()
        if len(self.packets[0]) == 1:
            for seat in range(self.seats):  # MJ-14: the last card is kept by its receiver
                self.chosen[seat] = self.packets[seat][0]
            self.keep_chosen()
            self.take_up_hands()
        elif self.listening:
            self.show_packets()

    def keep_chosen(self) -> None:
        seats = self.seats
        self.seal("revealed")
        moved: list[list[Card]] = [[] for _ in range(seats)]
        for seat in range(seats):
            card: Card = self.chosen[seat]
            self.packets[seat].remove(card)
            moved[self.left(seat)] = self.packets[seat]
            if self.listening:
                self.whisper([seat], "kept", {"card": thing(card)})
        self.packets = moved
        self.picks.append(self.chosen)
        self.chosen = [NO_CARD] * seats
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
        """MJ-16: one card to the partner, and nobody looks before both have chosen. MJ-18: they say nothing else to each other."""
        self.seal("revealed")
        self.gifts = self.chosen
        self.chosen = [NO_CARD] * self.seats
        for seat in range(self.seats):
            self.hands[seat].remove(self.gifts[seat])
        for seat in range(self.seats):
            hand = self.hands[self.partner(seat)]
            hand.append(self.gifts[seat])
            hand.sort()
            if self.listening:
                got: Card = self.gifts[self.partner(seat)]
                self.whisper([seat], "swapped", {"gave": thing(self.gifts[seat]), "got": thing(got)})
        if self.listening:
            self.tell("swap", {})
        self.begin_turn()

    # 7.3 Playing cards

    def begin_turn(self) -> None:
        """MJ-20. MJ-23: open after an effective Spy. MJ-24: the first turn of a round is always closed."""
        self.phase = PLAY
        self.turn += 1
        self.turn_of_round += 1
        self.open = self.open_next
        self.open_next = self.open and self.spy_lasts
        self.zone = [NO_CARD] * self.seats
        if self.listening:
            facts: dict[str, Fact] = {"number": self.turn_of_round, "round": self.round}
            if self.open:
                facts["seat"] = f"seat/{self.play_order()[0]}"
            self.tell("turn-open" if self.open else "turn-closed", facts)

    def reveal(self) -> None:
        """MJ-22: a closed turn: all cards are turned up together."""
        self.seal("revealed")
        for seat in range(self.seats):
            self.put_in_zone(seat, self.chosen[seat])
        self.chosen = [NO_CARD] * self.seats
        self.resolve()

    def play_openly(self, seat: Seat, card: Card) -> None:
        """MJ-23: an open turn: one after another, face up."""
        self.seal("revealed")
        self.put_in_zone(seat, card)
        if NO_CARD not in self.zone:
            self.resolve()

    def put_in_zone(self, seat: Seat, card: Card) -> None:
        self.hands[seat].remove(card)
        self.played[seat].append(card)
        self.zone[seat] = card
        if self.listening:
            self.tell("played", {"seat": f"seat/{seat}", "card": thing(card)})

    # 7.4 Abilities

    def resolve(self) -> None:
        """MJ-20: by ascending power. MJ-26: only cards of the turn zone are affected. MJ-27: there is nothing to decide."""
        self.last_zone = self.zone[:]
        self.bribe()
        self.assassinate()
        self.spy()
        self.collect()
        if self.last_turn_of_round():  # MJ-21: one card each is left
            self.deliberate()
        else:
            self.begin_turn()

    def bribe(self) -> None:
        """MJ-28: a lone 0 takes every other card of its colour. MJ-29: two or more cancel out. MJ-32: it stays in the zone itself."""
        for c in range(COLOURS):
            bribers: list[Seat] = [seat for seat in range(self.seats) if self.zone[seat] == c * RANKS + BRIBERY]
            if len(bribers) == 1:
                self.take_colour(bribers[0], c)
            elif bribers and self.listening:
                self.tell("bribes-cancel", {"colour": f"colour/{c}"})

    def take_colour(self, briber: Seat, c: Colour) -> None:
        """MJ-30: a stolen card loses its ability. MJ-31: it is safe from a 2 of the same turn, being scored already."""
        for seat in range(self.seats):
            card: Card = self.zone[seat]
            if seat != briber and card != NO_CARD and colour(card) == c:
                self.zone[seat] = NO_CARD
                self.score(briber, card)
                if self.listening:
                    self.tell("bribed", {"seat": f"seat/{briber}", "from": f"seat/{seat}", "card": thing(card)})

    def assassinate(self) -> None:
        """MJ-33: every 2 removes the other colours. MJ-34: all at once, so two colours of 2s leave nothing. MJ-35: for good."""
        killers: list[Colour] = [colour(card) for card in self.zone if card != NO_CARD and card % RANKS == ASSASSINATION]
        if not killers:
            return
        for seat in range(self.seats):
            card: Card = self.zone[seat]
            if card == NO_CARD:
                continue
            for killer in killers:
                if colour(card) != killer:
                    self.removed.append(card)
                    self.zone[seat] = NO_CARD
                    if self.listening:
                        self.tell("killed", {"seat": f"seat/{seat}", "card": thing(card)})
                    break

    def spy(self) -> None:
        """MJ-36: an effective 3 takes the marker and opens the next turn. MJ-37: not in the last turn of a round.

        MJ-38: of several, the one farthest clockwise from the owner counts. MJ-39: the owner himself only if he is alone."""
        if self.last_turn_of_round():
            return
        farthest: i64 = -1
        for seat in range(self.seats):
            card: Card = self.zone[seat]
            if card != NO_CARD and card % RANKS == SPY:
                distance: i64 = (seat + self.seats - self.marker) % self.seats
                if distance > farthest:
                    farthest = distance
        if farthest >= 0:
            self.marker = (self.marker + farthest) % self.seats
            self.open_next = True
            if self.listening:
                self.tell("spied", {"seat": f"seat/{self.marker}"})

    def collect(self) -> None:
        """MJ-40: a 7 goes to the right neighbour. MJ-40a: everything else stays with its player."""
        for seat in range(self.seats):
            card: Card = self.zone[seat]
            if card == NO_CARD:
                continue
            owner = seat
            if card % RANKS == BETRAYAL:
                owner = self.right(seat)
                if self.listening:
                    self.tell("betrayed", {"seat": f"seat/{seat}", "to": f"seat/{owner}", "card": thing(card)})
            self.score(owner, card)
            self.zone[seat] = NO_CARD

    def score(self, seat: Seat, card: Card) -> None:
        self.areas[seat].append(card)
        self.sums[seat * COLOURS + colour(card)] += power(card)

    # 8.1 Deliberation phase

    def deliberate(self) -> None:
        """MJ-41..MJ-47: the colours pay one after another. MJ-48: after round 4 the game ends."""
        for c in range(COLOURS):
            paid = pay(self.sums, self.seats, c)
            for seat in range(self.seats):
                self.coins[seat] += paid[seat]
                if self.listening and paid[seat]:
                    self.tell("paid", {"seat": f"seat/{seat}", "colour": f"colour/{c}", "coins": paid[seat]})
        if self.round == ROUNDS:
            self.phase = OVER
            self.open = False
            self.seal("over")
            if self.listening:
                self.tell("over", {"seat": f"seat/{self.ranks().index(1)}"})
        else:
            self.remember_left_over()
            self.deal()

    def remember_left_over(self) -> None:
        """A seat that gave its partner a card he did not play knows what he starts the next round with (MJ-13)."""
        for seat in range(self.seats):
            gift: Card = self.gifts[seat]
            known = gift != NO_CARD and gift not in self.played[self.partner(seat)]
            self.recalled[seat] = gift if known else NO_CARD

    # 8.2 End

    def scores(self) -> list[i64]:
        return self.coins[:]

    def side(self, seat: Seat) -> i64:
        """MJ-1: partners share their result."""
        return seat % 2 if self.seats == 4 else seat

    def ranks(self) -> list[i64]:
        """MJ-49: the richer team, on a tie the marker's. MJ-50: the richest, on a tie the nearest clockwise from the marker."""
        if self.seats == 4:
            even: i64 = self.coins[0] + self.coins[2]
            odd: i64 = self.coins[1] + self.coins[3]
            winner: i64 = self.marker % 2 if even == odd else (0 if even > odd else 1)
            return [1, 2, 1, 2] if winner == 0 else [2, 1, 2, 1]
        standing: list[i64] = [-self.coins[seat] * 3 + (seat + 3 - self.marker) % 3 for seat in range(3)]
        ordered = sorted(standing)
        return [ordered.index(standing[seat]) + 1 for seat in range(3)]

    # The rest of the contract

    def clone(self) -> Majority:
        other = Majority()
        self.copy_to(other)
        return other

    def redeal(self, seat: Seat, chance: Chance) -> None:
        redeal(self, seat, chance)
        self.chance = chance.fork()

    def encode(self, seat: Seat) -> list[float]:
        return encode(self, seat)

    def evaluate(self) -> list[float]:
        return estimate(self)

    def propose(self, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        return quick_choice(self, seat, legal, chance)

    def view(self, seat: Seat) -> GameView:
        from augury.games.majority.view import look

        return look(self, seat)


def distinct(cards: list[Card], base: Action) -> list[Action]:
    """Actions for the different cards of a sorted list."""
    found: list[Action] = []
    last: Card = NO_CARD
    for card in cards:
        if card != last:
            found.append(base + card)
            last = card
    return found


def thing(card: Card) -> str:
    return f"card/{NAMES[card]}"


def pay(sums: list[i64], seats: i64, c: Colour) -> list[i64]:
    """What one colour pays. MJ-42: the highest sum above 0 wins. MJ-43: the next distinct sum is runner-up.

    MJ-44: 2 coins per winner. MJ-45: a fifth of the winning sum, rounded down, times the winners, per runner-up. MJ-46: if there is one.
    MJ-51: the bank never runs out. MJ-52: 10-point cards change nothing, so there are none.
    """
    best: i64 = 0
    second: i64 = 0
    winners: i64 = 0
    for seat in range(seats):
        held: i64 = sums[seat * COLOURS + c]
        if held > best:
            second = best
            best = held
            winners = 1
        elif held == best:
            winners += 1
        elif held > second:
            second = held
    paid: list[i64] = [0] * seats
    if best > 0:
        for seat in range(seats):
            held = sums[seat * COLOURS + c]
            if held == best:
                paid[seat] = 2
            elif held == second and second > 0:
                paid[seat] = (best // 5) * winners
    return paid
