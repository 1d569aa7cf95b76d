"""What workers of tests/test_process.py do. Whoever starts one loads no more than this."""

from __future__ import annotations

import os
import sys
from multiprocessing.connection import Connection


def tell(pipe: Connection) -> None:
    """What stands in the environment under a name."""
    while True:
        pipe.send(os.environ.get(pipe.recv()))


def tell_loaded(pipe: Connection) -> None:
    """Is a module there that nothing here needs?"""
    pipe.send(pipe.recv() in sys.modules)
