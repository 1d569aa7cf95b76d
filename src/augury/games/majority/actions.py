"""The Majority: what can be done. Every decision names one card."""

from __future__ import annotations

from typing import Final

from augury.core.vocabulary import Domain, Kind, Vocabulary, check_bases
from augury.games.majority.components import KINDS, NAMES

CARD: Final = Domain("card", NAMES)

KEEP: Final = 0  # + card: take it from the packet (MJ-10)
GIVE: Final = KINDS  # + card: hand it to the partner (MJ-16)
PLAY: Final = 2 * KINDS  # + card: put it in the turn zone (MJ-20)

VOCABULARY: Final = Vocabulary([Kind("keep", [CARD]), Kind("give", [CARD]), Kind("play", [CARD])])

check_bases(
    VOCABULARY,
    {
        "keep": KEEP,
        "give": GIVE,
        "play": PLAY,
    },
)
