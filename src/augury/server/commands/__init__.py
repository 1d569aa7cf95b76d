"""The server's commands of `augury`, one module each, in the shape of `augury.commands`. What they
need is loaded when they run: the other commands start without it."""

from __future__ import annotations

import argparse
from typing import TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
