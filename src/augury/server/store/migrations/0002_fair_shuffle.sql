-- The seed comes from the server's secret and a number of every player's; it is empty until the game begins.
-- Tables from before have a seed that the server drew alone, and neither secret nor generator.
ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN generator TEXT NOT NULL DEFAULT '';  -- empty = xoshiro128**
ALTER TABLE seats ADD COLUMN number TEXT NOT NULL DEFAULT '';

-- Commitments that somebody was shown before they made a table. The id becomes the table's.
CREATE TABLE promises (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    salt TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX promises_of_person ON promises (person, created);
