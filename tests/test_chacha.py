"""The cryptographic generator: published vectors, fair results, independent copies, and records
that name it."""

from __future__ import annotations

import os
import pickle
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import ROOT, SOURCE

from augury.core import chacha, chance, record, registry
from augury.core.chacha import block, from_key, from_seed
from augury.core.errors import BrokenRecord
from augury.core.game import CRYPTOGRAPHIC, GENERATORS, Game
from augury.core.playout import play_out
from augury.core.table import Table


def words_of(text: str) -> list[int]:
    """Bytes in hexadecimal as little-endian words."""
    data = bytes.fromhex(text)
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def test_the_block_function_is_that_of_rfc_8439() -> None:
    """Section 2.3.2: twenty rounds, key 00 01 .. 1f, counter 1, nonce 000000090000004a00000000."""
    key = words_of(bytes(range(32)).hex())
    tail = [1, *words_of("000000090000004a00000000")]
    assert block(key, tail, 20) == words_of(
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_the_quarter_round_is_that_of_rfc_8439() -> None:
    """Section 2.1.1."""
    words = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    chacha.quarter(words, 0, 1, 2, 3)
    assert words == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_eight_rounds_give_the_published_stream() -> None:
    """ECRYPT set TC1 for 256-bit keys: key and nonce zero, the first two blocks."""
    stream = from_key([0] * 8)
    assert [stream.next32() for _ in range(32)] == words_of(
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )


def test_the_block_counter_carries_into_its_second_word() -> None:
    stream = chacha.ChaCha([0] * 8, 1 << 32, 16, [])
    assert stream.next32() == block([0] * 8, [0, 1, 0, 0], 8)[0]


def test_seeds_give_different_streams_and_the_same_seed_the_same() -> None:
    assert from_seed(1).position() == from_seed(1).position()
    assert len({tuple(from_seed(seed).position()) for seed in range(1000)}) == 1000
    assert from_seed(1).next32() != chance.from_seed(1).next32()


@given(st.integers(0, 2**64), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    stream = from_seed(seed)
    assert all(0 <= stream.below(n) < n for _ in range(20))


def test_a_die_is_fair() -> None:
    """60,000 throws: each face within five standard deviations of 10,000."""
    stream = from_seed(7)
    count = Counter(stream.below(6) for _ in range(60_000))
    assert set(count) == set(range(6))
    assert all(abs(times - 10_000) < 5 * 91.3 for times in count.values())


def test_every_bit_is_a_fair_coin() -> None:
    """20,000 words: each of the 32 bits within five standard deviations (70.7) of 10,000."""
    stream = from_seed(8)
    words = [stream.next32() for _ in range(20_000)]
    for bit in range(32):
        ones = len([word for word in words if word >> bit & 1])
        assert abs(ones - 10_000) < 5 * 70.8


def test_shuffles_reach_every_order_equally_often() -> None:
    """Chi-squared over the 120 orders of five cards, 119 degrees of freedom: 200 is beyond one in
    100,000."""
    stream = from_seed(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [1, 2, 3, 4, 5]
        stream.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 120
    assert sum((times - 200) ** 2 / 200 for times in orders.values()) < 200


def test_clones_and_copies_go_on_alike_and_apart() -> None:
    stream = from_seed(9)
    stream.next32()
    twin, copy = stream.clone(), pickle.loads(pickle.dumps(stream))
    ahead = [stream.next32() for _ in range(40)]
    assert [twin.next32() for _ in range(40)] == ahead
    assert [copy.next32() for _ in range(40)] == ahead
    assert twin.position() == stream.position() != from_seed(9).position()


def test_a_fork_is_a_fast_stream_that_tells_nothing_of_this_one() -> None:
    stream = from_seed(9)
    fork = stream.fork()
    assert type(fork) is chance.Chance
    assert [fork.next32() for _ in range(4)] != [stream.next32() for _ in range(4)]


def test_a_redealt_table_goes_on_with_the_fast_generator(game: Game) -> None:
    """Search never pays for the cryptographic stream, and never holds the key of the true one."""
    state = game.start(game.seats[-1], 5, None, CRYPTOGRAPHIC)
    assert type(state.chance) is chacha.ChaCha
    imagined = state.clone()
    assert type(imagined.chance) is chacha.ChaCha
    game.reader.redeal(imagined, 0, chance.from_seed(1))
    assert type(imagined.chance) is chance.Chance


def test_a_game_is_the_same_again_from_the_same_seed_and_generator(game: Game) -> None:
    seats = game.seats[-1]
    ends = set()
    for generator in GENERATORS:
        twice = []
        for _ in range(2):
            state = game.start(seats, 11, None, generator)
            play_out(state, chance.from_seed(3), 1_000_000, False)
            twice.append(state.digest())
        assert twice[0] == twice[1]
        ends.add(twice[0])
    assert len(ends) == 2


SAMPLE = """
from augury.core import chacha, chance, registry
from augury.core.playout import play_out
def sample():
    stream, found = chacha.from_seed(4), []
    found += [stream.next32() for _ in range(2000)] + [stream.below(52) for _ in range(2000)]
    for name in registry.ids():
        game = registry.load(name)
        for seats in game.seats:
            state = game.start(seats, seats, None, "chacha8")
            found.append(play_out(state, chance.from_seed(2), 1_000_000, False))
            found.append(state.digest())
    return found
"""


def test_both_builds_draw_the_same_stream_and_play_the_same_games() -> None:
    """Here it is compiled if there is a compiled build; there it is not."""
    script = SAMPLE + "print(chacha.__file__, *sample())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
        cwd="/",
    )
    where, *interpreted = done.stdout.split()
    assert where == str(SOURCE / "core" / "chacha.py")
    here: dict[str, Callable[[], list[int]]] = {}
    exec(SAMPLE, here)
    assert [str(number) for number in here["sample"]()] == interpreted


# Records name their generator


def played(generator: str) -> str:
    table = Table(registry.load("majority"), 3, 5, generator=generator)
    luck = chance.from_seed(5)
    while not table.over():
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    return table.finished_record().text()


def test_a_record_names_its_generator_and_replays_with_it() -> None:
    text = played(CRYPTOGRAPHIC)
    assert "\ngenerator: chacha8\nseed: 5\n" in text
    kept = record.parse(text)
    assert kept.text() == text
    assert kept.verify().to_act() == []


def test_a_record_without_a_generator_was_played_with_the_first_one() -> None:
    text = played("xoshiro128**")
    assert "generator" not in text
    assert record.parse(text).generator == "xoshiro128**"
    assert record.parse(text).verify().to_act() == []


def test_another_generator_is_another_game() -> None:
    with pytest.raises(BrokenRecord):
        record.parse(played(CRYPTOGRAPHIC).replace("generator: chacha8\n", "")).verify()
    with pytest.raises(BrokenRecord, match=r"generator known=.* line=7$"):
        record.parse(played(CRYPTOGRAPHIC).replace("chacha8", "dice"))
