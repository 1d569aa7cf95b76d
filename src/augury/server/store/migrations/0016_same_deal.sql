-- Somebody looks at all the links they handed out.
CREATE INDEX shares_of_person ON shares (person);

-- What bots make of a finished game's deal from one of its seats, worked out once for everybody.
CREATE TABLE deal_bots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    level BIGINT NOT NULL,
    actions TEXT NOT NULL,  -- so far, a JSON list
    ended BIGINT NOT NULL,  -- 0 = not yet
    points BIGINT NOT NULL,  -- of the seat's side
    other BIGINT NOT NULL,  -- of the best other side
    place BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, level)
);
