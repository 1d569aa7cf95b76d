-- Games that somebody goes over on an analysis board, with everything they tried out.
CREATE TABLE studies (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    record TEXT NOT NULL,  -- the header: game, seats, options, seed, names, proof; no decisions
    tree TEXT NOT NULL,  -- JSON: every move that was played or tried
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    revision BIGINT NOT NULL  -- grows with every change
);
CREATE INDEX studies_of_person ON studies (person, created);
