"""The proof of a shuffle: everything in it counts, and a record that carries it proves itself."""

from __future__ import annotations

import hashlib

import pytest

from augury.core import fair, record, registry
from augury.core.errors import BrokenRecord
from augury.core.fair import Proof
from augury.core.game import CRYPTOGRAPHIC
from augury.core.record import Record

TABLE, SECRET, SALT = "0123456789abcdef0123", "5e" * 32, "a1" * 16
NUMBERS = ["11" * 16, "", "22" * 16]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_commitment_and_seed_are_what_the_page_says() -> None:
    """docs/decisions/fair-shuffle.md, written out."""
    assert fair.commitment(TABLE, SECRET, SALT) == digest(
        f"augury promise 1\n{TABLE}\n{SECRET}\n{SALT}"
    )
    text = f"augury seed 1\n{TABLE}\n{SECRET}\n{NUMBERS[0]}\n\n{NUMBERS[2]}"
    assert fair.seed(TABLE, SECRET, NUMBERS) == int(digest(text)[:32], 16)
    text = f"augury number 1\n{TABLE}\n{SECRET}\n2"
    assert fair.stand_in(TABLE, SECRET, 2) == digest(text)[:32]


def test_the_seed_differs_when_anything_in_it_differs() -> None:
    seeds = {
        fair.seed(TABLE, SECRET, NUMBERS),
        fair.seed(TABLE, "5f" + SECRET[2:], NUMBERS),
        fair.seed("1" + TABLE[1:], SECRET, NUMBERS),
        fair.seed(TABLE, SECRET, NUMBERS[::-1]),
        fair.seed(TABLE, SECRET, ["", NUMBERS[0], NUMBERS[2]]),
        fair.seed(TABLE, SECRET, NUMBERS[:2]),
    }
    for seat in (0, 2):
        for bit in range(128):
            other = list(NUMBERS)
            other[seat] = f"{int(NUMBERS[seat], 16) ^ (1 << bit):032x}"
            seeds.add(fair.seed(TABLE, SECRET, other))
    assert len(seeds) == 6 + 256


def proof(**changed: str) -> Proof:
    given = {"table": TABLE, "secret": SECRET, "salt": SALT, **changed}
    promised = changed.get("commitment", fair.commitment(TABLE, SECRET, SALT))
    numbers = [*NUMBERS[:2], changed.get("number", fair.stand_in(TABLE, SECRET, 2))]
    return Proof(given["table"], promised, given["secret"], given["salt"], numbers, [2])


def kept(given: Proof) -> Record:
    numbers = [*NUMBERS[:2], fair.stand_in(TABLE, SECRET, 2)]
    game = registry.load("majority")
    seed = fair.seed(TABLE, SECRET, numbers)
    options = game.check_options(3)
    return Record(game, 3, seed, options, generator=CRYPTOGRAPHIC, proof=given)


def test_a_record_carries_its_proof_and_verifies_it() -> None:
    text = kept(proof()).text()
    assert f"number 2: {fair.stand_in(TABLE, SECRET, 2)} (drawn by the server)\n" in text
    again = record.parse(text)
    assert again.text() == text
    again.verify()


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"commitment": "00" * 32}, "proof-secret"),
        ({"secret": "5f" * 32}, "proof-secret"),
        ({"salt": "a2" * 16}, "proof-secret"),
        ({"table": "1" * 20}, "proof-secret"),
        ({"number": "33" * 16}, "proof-server-number seat=seat/2"),
    ],
)
def test_a_proof_that_does_not_hold_is_refused(changed: dict[str, str], complaint: str) -> None:
    with pytest.raises(BrokenRecord, match=complaint):
        record.parse(kept(proof(**changed)).text()).verify()


def test_a_seed_that_does_not_follow_is_refused() -> None:
    text = kept(proof()).text()
    with pytest.raises(BrokenRecord, match="proof-seed"):
        record.parse(text.replace("number 0: 11", "number 0: 12")).verify()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f"salt: {SALT}\n", "", "proof-missing name==salt"),
        (f"secret: {SECRET}", "secret: 12", "hex-digits digits=64"),
        ("number 0: ", "number 7: ", "no-such-seat seat==7"),
        ("number 0: 1", "number 0: x", "hex-digits digits=32"),
        ("salt: ", "salt 1: ", "proof-missing name==salt"),
        (f"salt: {SALT}\n", f"salt: {SALT}\nsecret 3: 1\n", "record-strange"),
    ],
)
def test_a_broken_proof_is_refused(old: str, new: str, complaint: str) -> None:
    text = kept(proof()).text()
    assert old in text
    with pytest.raises(BrokenRecord, match=complaint):
        record.parse(text.replace(old, new))
