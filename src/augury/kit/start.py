"""Who starts: one option, with the same name and the same values in every room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.game import Options
from augury.core.options import Option

NAME: Final = "start_player"
RANDOM: Final = -1  # nobody was named: lots are drawn


def start_player(sentence: str, seats: tuple[int, ...], former: str = "") -> tuple[Option, ...]:
    """The option for each of these player counts. `former` is what older records call it."""
    return tuple(
        Option(
            NAME,
            "choice",
            "random",
            sentence,
            ("random", *(str(seat) for seat in range(count))),
            (count,),
            (former,) if former else (),
        )
        for count in seats
    )


def named_seat(options: Options) -> int:
    """The seat that the option names, or RANDOM."""
    chosen = options[NAME]
    return RANDOM if chosen == "random" else int(chosen)


def first_seat(named: i64, seats: i64, chance: Chance) -> i64:
    """Who starts: the seat that was named, or one drawn by lot."""
    return chance.below(seats) if named == RANDOM else named
