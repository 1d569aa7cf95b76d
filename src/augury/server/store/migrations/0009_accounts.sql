-- Ways into an account beside the password: passkeys, recovery codes, a mail address.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    credential TEXT NOT NULL UNIQUE,  -- as the authenticator names it, base64url
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,  -- of signatures, as far as the authenticator counts them
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX passkeys_of_person ON passkeys (person);

CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    code TEXT NOT NULL,  -- sha256 of what was shown once
    PRIMARY KEY (person, code)
);

CREATE TABLE mails (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,  -- whoever reads it has shown so
    since BIGINT NOT NULL
);

-- What may be shown once: the challenge of a passkey, the link in a mail.
CREATE TABLE tickets (
    token TEXT PRIMARY KEY,  -- sha256
    kind TEXT NOT NULL,  -- passkey, new-passkey, mail, reset
    person TEXT NOT NULL,  -- empty: whoever comes
    fact TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX tickets_by_time ON tickets (until);
