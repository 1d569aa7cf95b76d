"""What a connection is given of the server."""

from __future__ import annotations

import msgspec

from augury.server.advice import Adviser
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.drawing import Drawings
from augury.server.metrics import Metrics
from augury.server.play import Wishes
from augury.server.presence import Presence
from augury.server.tables import Tables


class Desk(msgspec.Struct, frozen=True):
    """The parts that it may ask."""

    wishes: Wishes
    tables: Tables
    presence: Presence
    drawings: Drawings
    adviser: Adviser
    background: Background
    metrics: Metrics
    clock: Clock
