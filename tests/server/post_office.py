"""A mail server that takes everything and remembers it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from serving import free_port, wait_until


class Received:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []

    async def handle_DATA(  # noqa: N802  # the library's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.recipients += envelope.rcpt_tos
        return "250 OK"

    def next_link(self, page: str) -> str:
        """Wait for a mail; the token of the link in it."""
        wait_until(lambda: self.mails, 20)
        text = self.mails.pop(0).get_content()
        found = re.search(rf"/#/{page}/(\S+)", text)
        assert found, text
        return found[1]


@contextmanager
def post_office() -> Iterator[tuple[str, Received]]:
    """Its address, and what it has received."""
    received, port = Received(), free_port()
    office = Controller(received, hostname="127.0.0.1", port=port)
    office.start()
    yield f"smtp://127.0.0.1:{port}", received
    office.stop()
