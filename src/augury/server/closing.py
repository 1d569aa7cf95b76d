"""Why the server hangs up: what a socket is closed with. Numbers from 4000 are our own."""

from __future__ import annotations

BAD = 1008
INTERNAL_ERROR = 1011
GOING_AWAY = 1012
LATER = 1013
NOBODY = 4401  # whoever it was is not signed in, or not any more
NO_TABLE = 4404
TOO_FAST = 4429
