"""Beginnings of paths that several topics share."""

from __future__ import annotations

TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
EYE = {"eye": "With whose eyes: one of the caller's seats, or -1 for what everybody sees."}
