"""Augury: five tabletop games, complete and by their rulebooks, to play and to study."""

from augury import games as games  # so that `augury.core.registry` knows them, whatever is imported

__version__ = "0.1.0"
