"""Mail, for hosts who have named a server that takes it (SMTP).

Sending happens in a thread with a time-out; whoever caused a mail is not kept waiting, and cannot
tell by the time it takes whether there was anybody to write to.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from augury.server.background import Background
from augury.server.metrics import Metrics
from augury.server.refusals import Refusal
from augury.server.settings import Settings

log = logging.getLogger("augury.mail")
SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
MOST_WAITING = 200  # mails on their way; more are not taken


class Mailer:
    """Writes mails and hands them over, if the host has named a server for that."""

    def __init__(self, settings: Settings, background: Background, metrics: Metrics) -> None:
        self.settings = settings
        self.background = background
        self.metrics = metrics
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="augury-mail")
        self.waiting = 0

    @property
    def on(self) -> bool:
        """Links in mails need an address that everybody can open: one that the host has named, not
        one that a request has."""
        return bool(self.settings.smtp and self.settings.base_url)

    def check(self) -> None:
        if not self.on:
            raise Refusal(409, "no-mail")

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def link(self, *parts: str) -> str:
        return f"{self.settings.base_url.rstrip('/')}/#/{'/'.join(parts)}"

    def post(self, to: str, subject: str, text: str) -> None:
        """Send it some time soon."""
        if self.waiting < MOST_WAITING:
            self.background.spawn(self.send_off(to, subject, text))

    async def send_off(self, to: str, subject: str, text: str) -> None:
        await self.send(to, subject, text)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """True if the mail server took it."""
        mail = self.compose(to, subject, text)
        self.waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.hand_over, mail)
        except (OSError, smtplib.SMTPException, ValueError, UnicodeError) as error:
            self.metrics.count("augury_mails_total", 'result="failed"')
            log.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        finally:
            self.waiting -= 1
        self.metrics.count("augury_mails_total", 'result="sent"')
        return True

    def compose(self, to: str, subject: str, text: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = f"Augury <{self.settings.mail_from}>"
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=urlsplit(self.settings.base_url).hostname)
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        return mail

    def hand_over(self, mail: EmailMessage) -> None:
        """Encrypted wherever the other side can; a password never goes in the clear."""
        where = urlsplit(self.settings.smtp)
        host, port = where.hostname or "", where.port or PORTS[where.scheme]
        trusted = ssl.create_default_context()
        if where.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=trusted)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        with server:
            if where.scheme == "smtp":
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=trusted)
                elif where.username:
                    raise smtplib.SMTPNotSupportedError("no encryption for the password")
            if where.username:
                server.login(unquote(where.username), self.settings.smtp_password)
            server.send_message(mail)


def checked(address: str) -> str:
    """An address that mail can be sent to, as far as one can tell by looking."""
    name, _, place = address.strip().rpartition("@")
    plain = address.strip()
    good = (
        name
        and "." in place.strip(".")
        and plain.isascii()
        and plain.isprintable()
        and not set(plain) & set(' <>()[],;:\\"')
        and plain.count("@") == 1
        and ".." not in plain
    )
    if not good:
        raise Refusal(422, "mail", "mail-address")
    return plain
