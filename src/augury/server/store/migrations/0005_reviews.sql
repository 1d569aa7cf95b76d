-- What a strong bot thinks of a finished game. It is there once for everybody.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    numbers TEXT NOT NULL,  -- a JSON list: the decisions at which there was a choice
    iterations INTEGER NOT NULL,  -- for each of them
    created BIGINT NOT NULL
);

CREATE TABLE judgements (
    table_id TEXT NOT NULL REFERENCES reviews (table_id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- of the decision
    kind TEXT NOT NULL,  -- judged, or line: how the better choice would have gone on
    judgement TEXT NOT NULL,  -- JSON
    PRIMARY KEY (table_id, number, kind)
);
