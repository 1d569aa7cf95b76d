"""What is still to be done: one class for each question and for each thing that happens by
itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.games.goetia import GAME
from augury.games.goetia.components import IN_WORLD, ON_KING
from augury.games.goetia.demons import CARD_NAMES
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.rules.draft import DraftPick
from augury.games.goetia.rules.exchanging import ColourToExchange, Exchange
from augury.games.goetia.rules.followers import Recall
from augury.games.goetia.rules.hiding import Hide, HideWith
from augury.games.goetia.rules.refusals import carried
from augury.games.goetia.rules.tableau import Cover, Rearrange
from augury.games.goetia.rules.taking import Deck, Pact, Rob
from augury.games.goetia.state import Question, Step

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def below(cls: type[Step]) -> set[type[Step]]:
    """All classes built on this one, except those that are only built on."""
    children: list[type[Step]] = cls.__subclasses__()
    return ({*children} - {Question}).union(*(below(child) for child in children))


def test_every_step_has_a_number_of_its_own_and_questions_come_first() -> None:
    numbers = {cls: cls.__new__(cls).kind() for cls in below(Step) if cls is not DraftPick}
    assert sorted(numbers.values()) == list(range(36))
    assert {numbers[cls] for cls in below(Question) if cls in numbers} == set(range(19))


def test_a_step_tells_digests_and_observations_its_numbers() -> None:
    assert Exchange(2, 1, 6, 10).numbers() == (1, 6, 10)
    assert ColourToExchange(2, 6, 3).numbers() == (6, 3, 0)
    assert HideWith(1, 17, 2).numbers() == (17, 2, 0)
    assert DraftPick(0).numbers() == (1, 0, 0)


def test_clones_share_steps_but_not_the_agenda() -> None:
    game = own(GAME.start(4, 1))
    other = game.clone()
    assert other.steps.top() is game.steps.top()
    other.apply(other.to_act()[0], other.legal(other.to_act()[0])[0])
    assert other.steps.depth == game.steps.depth - 1
    assert len(game.steps.all()) == game.steps.depth


def test_a_question_names_the_thing_it_is_about() -> None:
    assert Rob(0, 3).thing() == "seat/3"
    assert HideWith(0, HEX_NAMES.index("W09-2#1"), 1).thing() == "hex/W09-2#1"
    assert Cover(1, 0).thing() == "demon/BLI1"


def test_an_answer_of_the_wrong_kind_is_told_what_is_asked_and_the_right_kind_why_not(
    scene: type[Scene],
) -> None:
    d = scene()
    d.own(0, "Y Y P")
    d.ask(Exchange(0, 2, 6, 10))
    assert d.why("place L0") == "asked asked=prompt/exchange [G-347]"
    assert d.why("exchange 3") == "exchange-most most=2 [G-347]"
    assert d.why("swap P") == "exchange-colour cube=cube/P given=cube/Y [G-347]"
    assert d.why("swap Y") == "exchange-number cube=cube/Y [G-347]"
    assert d.why("swap T") == "no-cube cube=cube/T [G-347]"
    assert d.why("pass") == "exchange-zero [G-347]"
    assert d.why("exchange 2") == "None"


def test_g_530_a_king_says_why_his_deck_is_closed(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S1a", king="W61-3")
    d.dark(0, "S1b", king="W51-3")
    d.dark(1, "S2a", king="W32-3")
    d.dark(2, "S3a", king="W13-3")
    d.deck("BAL", "")
    d.ask(Deck(0, 2))
    assert d.legal() == ["deck ZAG", "deck ASM"]
    assert d.why("deck VIN") == "king-away king=king/VIN [G-349]"
    assert d.why("deck BAL") == "king-empty king=king/BAL [G-349]"
    assert d.why("deck BTH") == "king-class king=king/BTH class=3 most=2 [G-349]"


def test_g_351_a_pact_is_of_another_row_or_gone(scene: type[Scene]) -> None:
    d = scene()
    d.ask(Pact(0, 1))
    names = [[CARD_NAMES[card] for card in row] for row in d.game.pacts]
    d.game.pacts[2] = d.game.pacts[2][1:]
    assert d.why(f"pact {names[0][0]}") == "pact-row row=2 [G-345]"
    assert d.why(f"pact {names[2][0]}") == "pact-gone [G-345]"
    assert d.why(f"pact {names[1][0]}") == "None"


def test_g_530_who_is_robbed_is_named_with_what_they_lack(scene: type[Scene]) -> None:
    d = scene()
    d.own(2, "P T")
    d.ask(Rob(0, 2))
    assert d.why("rob K") == "rob-none seat=seat/2 cube=cube/K [G-530]"


def test_g_531_a_move_that_changes_nothing_says_so(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "BLI2", "VIN1 VIN2")
    d.ask(Rearrange(0))
    assert d.why("move 3 1") == "stack-empty stack=stack/3 [G-531]"
    assert d.why("move 1 1") == "move-nowhere [G-531]"
    assert d.why("move 1 3") == "move-lone [G-531]"
    assert d.why("move 2 4") == "move-alike [G-531]"
    assert d.why("move 2 3") == "None"


def test_a_stack_stands_for_what_can_be_done_with_its_top_card(scene: type[Scene]) -> None:
    """Whoever points at a stack asks about covering it and about moving its card elsewhere."""
    d = scene()
    d.cards(0, "BLI2", "VIN1 VIN2")
    meant = [GAME.vocabulary.text(action) for action in carried(d.game, 0, "stack/2")]
    assert sorted(meant) == ["cover 2", "move 2 1", "move 2 3", "move 2 4"]


def test_g_532_what_stands_on_a_hex_cannot_be_covered(scene: type[Scene]) -> None:
    d = scene()
    d.world(0, "W51-2 W68-3 W45-3")
    d.stand(2, "W51-2#1")
    d.own(0, "P")
    d.ask(Hide(0, 1))
    assert d.why("hide W51-2#1") == "hex-taken seats=seat/2 [G-532]"
    assert d.why("hide W51-2#2") == "None"
    d.do("hide W51-2#2")
    d.own(0, "P Y")
    d.ask(HideWith(0, HEX_NAMES.index("W51-2#2"), 1))
    assert d.why("token A") == "no-attention [G-532]"
    assert d.why("token K") == "no-cube cube=cube/K [G-532]"


def test_g_530_a_follower_that_cannot_come_back_says_why(scene: type[Scene]) -> None:
    d = scene()
    d.world(0, "W51-2 W68-3 W45-3")
    d.stand(0, "W51-2#1", "W68-3#1")
    d.ask(Recall(0, 1, IN_WORLD, True))
    assert d.why("recall W68-3#1") == "None"  # it is linked
    assert d.why("recall W51-2#1") == "recall-linked [G-530]"
    assert d.why("recall W51-2#2") == "recall-nobody [G-530]"
    d.dark(0, "S1a", king="W61-3")
    d.stand(0, "K61-3#1")
    d.ask(Recall(0, 1, ON_KING))
    assert d.why("recall K61-3#1") == "None"
    assert d.why("recall W51-2#1") == "recall-area [G-530]"
