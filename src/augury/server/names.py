"""Names of people: short, printable, and not to be confused with another name."""

from __future__ import annotations

import unicodedata

from augury.core.reason import quote
from augury.server.refusals import Refusal

LONGEST = 24
LOOK_ALIKE = str.maketrans(
    "01345|!$@іјѕаеорсухԁԛԝһвкмнтгαβεικνορτυχηωσ",  # digits, Cyrillic, Greek
    "oleasllsaijsaeopcyxdqwhbkmhtrabeikvoptuxnwo",
)


def checked(name: str, most: int = LONGEST) -> str:
    """The name as it will be shown."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(plain) <= most:
        raise Refusal(422, "name", "name-length", most=most)
    if not plain.isprintable() or any(
        unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Cn", "Mn", "Me")
        for letter in plain
    ):
        raise Refusal(422, "name", "name-signs")
    if not any(letter.isalnum() for letter in plain):
        raise Refusal(422, "name", "name-letter")
    return plain


def skeleton(name: str) -> str:
    """Names that look alike have the same skeleton."""
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name).casefold()
        if not unicodedata.combining(letter)
    )
    folded = bare.translate(LOOK_ALIKE).replace("rn", "m").replace("vv", "w").replace("i", "l")
    return "".join(letter for letter in folded if letter.isalnum())


def check_distinct(name: str, others: list[str]) -> None:
    """Nobody may pass for another at the same table."""
    own = skeleton(name)
    for other in others:
        if other and skeleton(other) == own:
            raise Refusal(409, "name", "name-taken", name=quote(other))
