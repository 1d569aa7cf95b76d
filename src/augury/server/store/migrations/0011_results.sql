-- How finished games ended. A table with an open seed is not among them.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    decisions BIGINT NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    rated BIGINT NOT NULL  -- 1 = it counts for the ratings
);

-- Who sat where, and what came of it. Ratings are in thousandths of openskill's points.
CREATE TABLE placings (
    table_id TEXT NOT NULL REFERENCES results (table_id),
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,  -- a person's id, bot/<level>, or empty
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    turn BIGINT NOT NULL,  -- 0 = began
    side BIGINT NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    opening TEXT NOT NULL,  -- the first decision
    mu BIGINT,  -- after the game; nothing if it was not rated
    sigma BIGINT,
    change BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX placings_of_player ON placings (player, ended);

-- How strong somebody is at a game with so many at the table.
CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats)
);
CREATE INDEX ratings_of_game ON ratings (game, seats, mu);

-- Counted as games end, so that no page has to go through all of them.
CREATE TABLE score_counts (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    points BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,  -- in thousandths: shared places share
    PRIMARY KEY (game, seats, turn, points)
);
CREATE TABLE length_counts (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    decisions BIGINT NOT NULL,  -- rounded down to tens
    games BIGINT NOT NULL,
    PRIMARY KEY (game, seats, decisions)
);

-- Tables at which a bot gave advice: they do not count for the ratings.
CREATE TABLE advised (
    table_id TEXT PRIMARY KEY REFERENCES tables (id)
);
-- Who does not want to be rated.
CREATE TABLE unrated (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE
);
