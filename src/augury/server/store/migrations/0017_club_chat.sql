-- What members of a club say to one another.
CREATE TABLE club_chat (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    uuid TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    removed BIGINT NOT NULL,  -- 1 = a host or whoever wrote it has taken it away
    PRIMARY KEY (club, number),
    UNIQUE (club, uuid)
);

-- How far somebody has read, and whether they want to hear of more.
CREATE TABLE club_attention (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seen BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);

-- Of whom somebody does not want to read anything in clubs.
CREATE TABLE hushed (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
);
