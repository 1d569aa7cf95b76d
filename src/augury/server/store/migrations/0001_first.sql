-- Everything the server remembers. Plain SQL that SQLite and PostgreSQL both read. Times are milliseconds since 1970.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,  -- the name as confusables see it; empty for guests
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,  -- sha256 of what the device holds
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX devices_of_person ON devices (person);

-- A table: what was agreed before the game, and how it stands. What happened in the game is in `changes`.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    seats BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    open_seed BIGINT NOT NULL,  -- 1 = somebody knows the seed from the start (an imported record)
    host TEXT NOT NULL,
    listed BIGINT NOT NULL,
    status TEXT NOT NULL,  -- waiting, playing, over, closed, aside
    reason TEXT NOT NULL,  -- why it was set aside
    clock TEXT NOT NULL,  -- settings of the clock, or empty
    faces TEXT NOT NULL,  -- what the clocks showed at the last change, or empty
    paused BIGINT NOT NULL,
    muted BIGINT NOT NULL,  -- spectators may not chat
    proposal TEXT NOT NULL,
    watch_link TEXT NOT NULL,
    next TEXT NOT NULL,  -- the rematch
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    revision BIGINT NOT NULL,  -- grows when this row or its seats change
    version BIGINT NOT NULL,  -- number of the last change of the game
    to_act TEXT NOT NULL,
    busy BIGINT NOT NULL,  -- 1 = a bot has to move or a clock runs: some process must keep the table
    keeper TEXT NOT NULL,
    keeper_until BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,  -- open, person, bot, automaton
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    level BIGINT NOT NULL,  -- of the bot, or of the one that sits in
    away BIGINT NOT NULL,  -- 1 = a bot sits in
    link TEXT NOT NULL,  -- sha256 of the seat link that nobody used yet
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX seats_by_link ON seats (link);

-- The truth: one row per change of a game, in order.
CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    uuid TEXT NOT NULL,
    kind TEXT NOT NULL,  -- play, undo, back, record
    seat BIGINT NOT NULL,
    actions TEXT NOT NULL,
    author TEXT NOT NULL,  -- the person, or "bot"
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, uuid)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    uuid TEXT NOT NULL,
    room TEXT NOT NULL,  -- table, watchers
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, uuid)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL
);

CREATE TABLE pushes (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
);

-- When no server was running: clocks stood still.
CREATE TABLE outages (
    start BIGINT NOT NULL,
    stop BIGINT NOT NULL
);

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
