"""What an argument can be, with a sentence for what is not."""

from __future__ import annotations

import argparse
from urllib.parse import urlsplit


def port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word) < 65536):
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(word)


def count(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise argparse.ArgumentTypeError("give a whole number, 0 or more")
    return int(word)


def not_negative(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError("give a number, 0 or more")
    return number


def days(word: str) -> float:
    number = not_negative(word)
    if number < 1:
        raise argparse.ArgumentTypeError("give a number of days, 1 or more")
    return number


def web_address(word: str) -> str:
    """Scheme and host, nothing behind: what a browser sends as Origin."""
    plain = word.rstrip("/")
    parts = urlsplit(plain)
    if word and (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or plain != f"{parts.scheme}://{parts.netloc}"
    ):
        raise argparse.ArgumentTypeError("give it like https://play.example.org")
    return plain


def mail_server(word: str) -> str:
    parts = urlsplit(word)
    try:
        odd = not parts.hostname or parts.port == 0
    except ValueError:  # a port that is no number
        odd = True
    if word and (parts.scheme not in ("smtp", "smtps") or odd or parts.password):
        raise argparse.ArgumentTypeError(
            "give it like smtp://user@mail.example.org:587, the password in --smtp-password-file"
        )
    return word


def postgres_address(word: str) -> str:
    if word and not word.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("give it like postgresql://user@host/name")
    return word
