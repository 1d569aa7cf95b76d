"""Passkeys (WebAuthn): what an authenticator made or signed, checked by the library.

A challenge is a ticket: it counts once, and whoever answers it names it in what was signed, so
nothing has to be remembered between the two requests but the ticket.

The library takes as long to load as a fifth of the server: whoever checks the first passkey loads
it, in a thread, because that takes a while.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from augury.server import security
from augury.server.hosts import host_of, is_address
from augury.server.messages.accounts import MadePasskey, ShownPasskey
from augury.server.push import decode64, encode64
from augury.server.refusals import Refusal
from augury.server.store.schema import Passkey

SECONDS = 300  # for finding the phone


class Made(msgspec.Struct):
    """A new passkey, checked."""

    credential: str
    public_key: str
    counter: int


class ClientData(msgspec.Struct):
    """What the browser adds to what is signed."""

    challenge: str


def site(connection: HTTPConnection, base_url: str) -> str:
    """The name that passkeys are made for; empty if the server is called by its address."""
    name = urlsplit(base_url).hostname if base_url else host_of(connection.headers.get("host", ""))
    return "" if not name or is_address(name) else name


def origin(connection: HTTPConnection, base_url: str) -> str:
    """Of our own pages, as the browser notes it in what is signed."""
    return base_url or f"{connection.url.scheme}://{connection.headers.get('host', '').lower()}"


def refused() -> Refusal:
    return Refusal(403, "passkey", "passkey-refused")


def challenge_of(client_data: str) -> str:
    """Which ticket was answered."""
    try:
        return msgspec.json.decode(decode64(client_data), type=ClientData).challenge
    except (ValueError, msgspec.DecodeError) as error:
        raise refused() from error


def ticket_of(client_data: str) -> str:
    return security.hashed(challenge_of(client_data))


def credential(wish: MadePasskey | ShownPasskey, **response: str) -> dict[str, object]:
    """As browsers would have sent it."""
    return {
        "id": wish.id,
        "rawId": wish.id,
        "type": "public-key",
        "response": {"clientDataJSON": wish.client_data, **response},
    }


def check_made(wish: MadePasskey, site: str, origin: str) -> Made:
    """Whoever holds it was present and known to the authenticator."""
    import webauthn

    try:
        made = webauthn.verify_registration_response(
            credential=credential(wish, attestationObject=wish.attestation),
            expected_challenge=decode64(challenge_of(wish.client_data)),
            expected_rp_id=site,
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception as error:  # whatever a stranger's bytes make of the parsers behind it
        raise refused() from error
    return Made(encode64(made.credential_id), encode64(made.credential_public_key), made.sign_count)


def check_shown(wish: ShownPasskey, known: Passkey, site: str, origin: str) -> int:
    """The counter after a signature that is good."""
    import webauthn

    try:
        shown = webauthn.verify_authentication_response(
            credential=credential(
                wish, authenticatorData=wish.authenticator, signature=wish.signature
            ),
            expected_challenge=decode64(challenge_of(wish.client_data)),
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=decode64(known.public_key),
            credential_current_sign_count=known.counter,
            require_user_verification=True,
        )
    except Exception as error:  # whatever a stranger's bytes make of the parsers behind it
        raise refused() from error
    return shown.new_sign_count
