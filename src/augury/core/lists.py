"""Lists that many games share, and that refuse to be changed by one of them.

This module is not compiled, and needs not be: compiled code reads such a list as it reads any
other.
"""

from __future__ import annotations

from typing import NoReturn

from mypy_extensions import i64


class Shared(list[i64]):
    """A list of numbers for everybody: a copy of it is an ordinary list."""

    def refuse(self, *given: object, **named: object) -> NoReturn:
        """Nobody changes what others look at."""
        raise TypeError("This list belongs to all games. Take a copy, list(...), and change that.")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse
    append = extend = insert = remove = pop = clear = sort = reverse = refuse

    def __reduce__(self) -> tuple[type[list[i64]], tuple[list[i64]]]:
        """Pickled or copied deeply, it is an ordinary list as well."""
        return list, (list(self),)
