"""Which passwords are too easy to guess.

`passwords.txt` holds the common ones of at least eight characters, in small letters and in order;
where it is from is in docs/decisions/dependencies.md. A password is compared as a guesser would try
it: without regard to capitals, and without the digits and signs that people put behind a word when
they are asked for some.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from augury.server import names
from augury.server.refusals import Refusal

LIST = Path(__file__).with_name("passwords.txt")
SHORTEST = 8
DECORATION = "0123456789!?.,*#$-_+"


@cache
def common() -> frozenset[str]:
    return frozenset(LIST.read_text(encoding="ascii").split("\n"))


def check(password: str, name: str) -> None:
    """Refuse what is tried first: common passwords, one's own name, the name of this program, one
    sign over and over."""
    folded = password.casefold()
    bare = folded.rstrip(DECORATION)
    if folded in common() or bare in common() or bare in ("password", "passwort", "wachtwoord"):
        raise Refusal(422, "password", "password-common")
    if len(set(folded)) < 4:
        raise Refusal(422, "password", "password-short-alphabet")
    own = names.skeleton(name)
    left = names.skeleton(folded)
    for word in (own, names.skeleton("augury")):
        if word and len(left.replace(word, "")) < 4 and word in left:
            raise Refusal(422, "password", "password-name")
