"""The commands of `augury`, one module each, named after its verb.

Every one has `add_parsers`, which declares its arguments (those that several commands take are in
`arguments`), and `run`, which returns the exit code. Those of the server stand with it, in
`augury.server.commands`, in the same shape.
"""

from __future__ import annotations

import argparse
from typing import TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
