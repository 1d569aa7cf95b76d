-- May everybody look on while the game is on, and how late do those see it who do not play?
ALTER TABLE tables ADD COLUMN watch BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN delay TEXT NOT NULL DEFAULT 'none';  -- none, turn, minutes
UPDATE tables SET watch = listed;

-- Links to look at a game with; anybody who has one may, until it is withdrawn.
CREATE TABLE shares (
    token TEXT PRIMARY KEY,  -- sha256 of what the link carries
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,  -- who handed it out
    created BIGINT NOT NULL
);
CREATE INDEX shares_of_table ON shares (table_id, person, created);
