"""The kernel: what every game has in common. It knows no game and needs only the standard
library."""

from augury.core import copies as copies  # before anybody pickles a state
