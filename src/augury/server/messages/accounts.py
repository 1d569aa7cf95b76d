"""Ways into an account: passkeys, recovery codes, a mail address."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from augury.server.messages.common import Answer, Body, Name, Token

Bytes64: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1, max_length=8000, pattern="^[A-Za-z0-9_-]+$", description="Bytes, base64url."
    ),
]
Secret: TypeAlias = Annotated[str, Meta(max_length=200)]
NewSecret: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class ShownPasskey(Body):
    """What an authenticator signed: `navigator.credentials.get()`."""

    id: Bytes64
    client_data: Bytes64
    authenticator: Bytes64
    signature: Bytes64


class MadePasskey(Body):
    """What an authenticator made: `navigator.credentials.create()`."""

    id: Bytes64
    client_data: Bytes64
    attestation: Bytes64


class Proof(Body):
    """That the account is one's own, too: the password, or one of its passkeys. A guest has
    nothing to show."""

    password: Secret = ""
    passkey: ShownPasskey | None = None


class PasskeyChallenge(Answer):
    """What an authenticator has to sign, for which site. `person`: for whom a new passkey is;
    `known`: passkeys that this person has already."""

    challenge: str
    site: str
    person: str
    known: list[str]


class NewPasskey(Body):
    """`name`: of the account, when a guest claims one."""

    passkey: MadePasskey
    name: Annotated[str, Meta(max_length=24)] = ""
    bearer: bool = False
    proof: Proof = field(default_factory=Proof)


class PasskeyLogin(Body):
    """Come back with a passkey. `bearer`: the token is wanted in the answer, not as a cookie."""

    passkey: ShownPasskey
    bearer: bool = False


class PasskeyInfo(Answer):
    """One of somebody's passkeys. `used`: when it last opened the account."""

    id: str
    label: str
    created: int
    used: int


class AccountInfo(Answer):
    """`codes`: recovery codes that are left. `can_mail`: this server sends mail. `site`: what
    passkeys are made for; empty where the server has no name that would do."""

    name: str
    account: bool
    password: bool
    passkeys: list[PasskeyInfo]
    codes: int
    mail: str
    can_mail: bool
    site: str
    since: int


class RecoveryCodes(Answer):
    """Shown once; those from before are void."""

    codes: list[str]


class Recover(Body):
    """Come back with a recovery code, which is spent by it, and choose a new password."""

    name: Name
    code: Annotated[str, Meta(min_length=8, max_length=40)]
    password: NewSecret
    bearer: bool = False


class NewMail(Body):
    """An address to be confirmed by the link that is sent there."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]
    proof: Proof = field(default_factory=Proof)


class ConfirmMail(Body):
    """The token of that link."""

    token: Token


class Forgotten(Body):
    """A mail with a link is wanted; the answer is the same whether there is such an account or
    not."""

    name: Name


class ResetPassword(Body):
    """A new password, by the token of that link."""

    token: Token
    password: NewSecret
    bearer: bool = False
