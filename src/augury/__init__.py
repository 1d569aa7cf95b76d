"""Augury: five tabletop games, complete and by their rulebooks, to play and to study."""

from augury import games as games  # so that `augury.core.registry` knows them, whatever is imported
from augury.core import errors
from augury.core.reason import Reason

__version__ = "0.1.0"


def _in_words(reason: Reason, game: str) -> str:
    """Errors speak English to whoever prints them; texts are loaded only then."""
    from augury.words import Words

    words = Words(game)
    return words.reason(reason) if words.has(f"refusal-{reason.key}") else str(reason)


errors.in_words = _in_words
