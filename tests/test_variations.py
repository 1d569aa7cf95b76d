"""Variations: a tree of decisions, written behind the game in the same record."""

from __future__ import annotations

import pytest

from augury.core import chance, record, registry
from augury.core.errors import AuguryError, BrokenRecord
from augury.core.record import Record
from augury.core.table import Table
from augury.core.tree import ROOT, Tree, grow


def played(id: str) -> Record:
    game = registry.load(id)
    table = Table(game, min(count for count in game.seats if count > 1), 7)
    luck = chance.from_seed(7)
    while not table.over():
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    return table.finished_record()


def stray(tree: Tree, number: int, steps: int, seed: int) -> int:
    """Go another way from a node for a few decisions; returns the last node."""
    luck = chance.from_seed(seed)
    for _ in range(steps):
        state = tree.state(number)
        if not state.to_act():
            break
        seat = state.to_act()[0]
        tried = {tree.nodes[branch].action for branch in tree.nodes[number].branches}
        legal = [action for action in state.legal(seat) if action not in tried]
        number = tree.add(number, seat, legal[luck.below(len(legal))])
    return number


def crossroads(tree: Tree, after: int = 0) -> int:
    """A node of the game where there were at least three choices."""
    return next(
        node
        for node in tree.main_line()[after:]
        if (state := tree.state(node)).to_act() and len(state.legal(state.to_act()[0])) > 2
    )


def bushy(id: str) -> Tree:
    """A game with variations of variations, some of them named or commented."""
    tree = grow(played(id))
    here = crossroads(tree, 4)
    first = stray(tree, here, 6, 1)
    second = stray(tree, here, 4, 2)
    fork = next(
        node
        for node in tree.path(second)[-4:-1]
        if len((state := tree.state(node)).legal(state.to_act()[0])) > 1
    )
    stray(tree, fork, 1, 3)
    tree.describe(tree.path(first)[tree.path(first).index(here) + 1], "another way", None)
    tree.describe(second, None, "now look at this")
    tree.describe(ROOT, None, "before anything")
    return tree


@pytest.mark.parametrize("id", registry.ids())
def test_a_tree_is_one_record_and_comes_back_from_it(id: str) -> None:
    tree = bushy(id)
    text = tree.whole().text()
    assert text.startswith("augury record 2\n")
    again = record.parse(text)
    again.verify()
    assert again.text() == text
    assert grow(again).whole().text() == text


@pytest.mark.parametrize("id", registry.ids())
def test_the_game_replays_as_it_did_without_its_variations(id: str) -> None:
    tree = bushy(id)
    alone, varied = played(id), record.parse(tree.whole().text())
    assert varied.decisions == alone.decisions
    assert varied.digest == alone.digest
    assert varied.verify().digest() == alone.verify().digest()


def test_without_variations_a_record_is_written_as_it_always_was() -> None:
    alone = played("majority")
    assert grow(record.parse(alone.text())).whole().text() == alone.text()


def test_a_decision_that_is_there_already_is_not_added_again() -> None:
    tree = grow(played("luna"))
    first = tree.main_line()[0]
    node = tree.nodes[first]
    assert tree.add(ROOT, node.seat, node.action) == first


def test_promoting_moves_a_variation_up_until_it_is_the_game() -> None:
    tree = grow(played("luna"))
    main, here = tree.main_line(), crossroads(tree)
    one, other = stray(tree, here, 3, 11), stray(tree, here, 3, 12)
    branches, after = tree.nodes[here].branches, main.index(here) + 1
    assert branches == [main[after], tree.path(one)[after], tree.path(other)[after]]
    tree.promote(other)
    assert branches == [main[after], tree.path(other)[after], tree.path(one)[after]]
    tree.promote(other)
    assert branches[0] == tree.path(other)[after]
    assert tree.main_line()[-1] == other
    assert tree.played == main[-1]
    again = grow(record.parse(tree.whole().text()))
    assert again.decisions(again.played) == tree.decisions(main[-1])
    before = [list(node.branches) for node in tree.nodes.values()]
    tree.promote(other)
    assert [list(node.branches) for node in tree.nodes.values()] == before


def test_deleting_takes_everything_behind_a_move_away_and_keeps_other_numbers() -> None:
    tree = grow(played("luna"))
    main, here = tree.main_line(), crossroads(tree)
    kept = set(tree.nodes)
    end = stray(tree, here, 5, 11)
    doomed = tree.path(end)[main.index(here) + 1]
    assert tree.delete(doomed) == here
    assert set(tree.nodes) == kept
    assert tree.delete(main[10]) == main[9]
    assert tree.played == main[9]
    with pytest.raises(AuguryError, match="tree-root"):
        tree.delete(ROOT)


def test_titles_and_notes_are_one_line_of_modest_length() -> None:
    tree = grow(played("luna"))
    tree.describe(3, "  two\n words ", None)
    assert tree.nodes[3].title == "two words"
    for title in ("x" * 61, "bell \a"):
        with pytest.raises(AuguryError, match="record-note"):
            tree.describe(3, title, None)


TEXT = bushy("majority").whole().text()
LINES = TEXT.splitlines()
TAIL = next(n for n, line in enumerate(LINES) if line.startswith("variation 1"))


def edited(place: int, line: str) -> str:
    return "\n".join([*LINES[:place], line, *LINES[place + 1 :]]) + "\n"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("played: 0", "record-place"),
        ("played: 7/1", "record-no-place"),
        ("played: 0/9999", "record-no-place"),
        ("variation 2 from 0/1: x", "record-variation"),
        ("variation 1 beside 0/1: x", "record-variation"),
        ("variation 1 from 0/1", "record-header"),
        (f"variation 1 from 0/1: {'x' * 61}", "record-name"),
        ("note 0/1:", "record-note"),
        ("0 keep R7", "record-after-end"),
    ],
)
def test_what_is_wrong_behind_a_game_is_refused_with_its_line(line: str, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason) as refused:
        record.parse(edited(TAIL, line))
    assert refused.value.line == TAIL + 1


def test_a_decision_that_was_not_possible_is_told_with_its_line() -> None:
    place = next(n for n, line in enumerate(LINES) if line.startswith("variation 1")) + 1
    seat, _, action = LINES[place].partition(" ")
    read = record.parse(edited(place, f"{(int(seat) + 1) % 3} {action}"))
    with pytest.raises(BrokenRecord) as refused:
        read.verify()
    assert refused.value.line == place + 1


def test_a_record_of_version_1_has_nothing_behind_the_game() -> None:
    with pytest.raises(BrokenRecord, match="record-after-end"):
        record.parse(TEXT.replace("augury record 2", "augury record 1"))


def test_a_game_with_an_end_has_scores_before_its_variations() -> None:
    """A digest closes a game; what follows it is never taken for a variation."""
    place = next(n for n, line in enumerate(LINES) if line.startswith("scores:"))
    with pytest.raises(BrokenRecord, match="record-no-scores") as refused:
        record.parse("\n".join([*LINES[:place], *LINES[place + 1 :]]))
    assert refused.value.line == place + 1
