"""Augury: five tabletop games, complete and by their rulebooks, to play and to study."""

__version__ = "0.1.0"
