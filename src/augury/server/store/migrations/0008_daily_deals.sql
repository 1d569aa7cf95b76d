-- The deal of the day. A table of one: day and name of its deal, then "counts" or "free".
ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT '';

-- The one try of a person that counts, and what came of it.
CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    deal TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    begun BIGINT NOT NULL,
    ended BIGINT NOT NULL,  -- 0 = not yet
    points BIGINT NOT NULL,  -- of the person's side
    other BIGINT NOT NULL,  -- of the best other side
    place BIGINT NOT NULL,  -- in the game itself
    curve TEXT NOT NULL,  -- points after each of the person's turns, a JSON list
    PRIMARY KEY (day, deal, person)
);
CREATE INDEX daily_tries_of_person ON daily_tries (person, day);

-- What bots make of the same deal from the same seat, worked out once.
CREATE TABLE daily_bots (
    day TEXT NOT NULL,
    deal TEXT NOT NULL,
    level BIGINT NOT NULL,
    actions TEXT NOT NULL,  -- so far, a JSON list
    ended BIGINT NOT NULL,
    points BIGINT NOT NULL,
    other BIGINT NOT NULL,
    place BIGINT NOT NULL,
    curve TEXT NOT NULL,
    PRIMARY KEY (day, deal, level)
);
