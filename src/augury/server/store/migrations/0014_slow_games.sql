-- When somebody thinks about slow games. Nothing is overwritten: how a clock ran follows from what was so at the time.
CREATE TABLE rhythms (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    hours TEXT NOT NULL,  -- JSON; empty = at all hours
    PRIMARY KEY (person, since)
);

CREATE TABLE vacations (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    start BIGINT NOT NULL,
    stop BIGINT NOT NULL
);
CREATE INDEX vacations_of_person ON vacations (person, start);

-- Whether the server answers for somebody who has no choice.
CREATE TABLE habits (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    forced TEXT NOT NULL  -- never, quick: not in slow games, always
);

-- What a seat will answer when it is asked. Nobody else learns of it.
CREATE TABLE prepared (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,  -- once: one after the other; again: whenever one fits
    answers TEXT NOT NULL,  -- JSON
    step BIGINT NOT NULL,  -- how many were given
    until TEXT NOT NULL,  -- revoked, round, touched
    turn BIGINT NOT NULL,  -- of the game when it was left
    mark TEXT NOT NULL,  -- what the seat had then, or after its last answer
    decided BIGINT NOT NULL,  -- version of the seat's last decision that it knows of
    dropped TEXT NOT NULL,  -- why it no longer counts; empty = it does
    created BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX prepared_of_person ON prepared (person);

-- Whose table it is: lists of one's own tables would have to go through all of them.
CREATE INDEX tables_by_host ON tables (host, status);
