-- Clubs: people who play together. A table of a club is seen by its members alone; a table with a deal is a game of a tournament.
ALTER TABLE tables ADD COLUMN club TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_of_club ON tables (club, status);
CREATE INDEX tables_by_deal ON tables (deal);

CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,  -- in the address; it never changes
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,  -- the name as confusables see it
    about TEXT NOT NULL,
    zone TEXT NOT NULL,  -- Europe/Amsterdam: its evenings begin by that clock
    created BIGINT NOT NULL
);

CREATE TABLE members (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    role TEXT NOT NULL,  -- owner, host, member
    joined BIGINT NOT NULL,
    seen BIGINT NOT NULL,  -- when they last looked at the club
    PRIMARY KEY (club, person)
);
CREATE INDEX members_of_person ON members (person);

CREATE TABLE club_links (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,  -- sha256 of what the link carries
    created BIGINT NOT NULL,
    until BIGINT NOT NULL,
    uses BIGINT NOT NULL  -- how often it can still be used; -1 = as often as one likes
);

-- The league of a club, counted as its games end. A season is a quarter of a year, as 2026-4.
CREATE TABLE club_scores (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    season TEXT NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    beaten BIGINT NOT NULL,  -- opponents, in halves: a tie is one
    met BIGINT NOT NULL,
    PRIMARY KEY (club, season, game, player)
);
CREATE TABLE club_games (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    season TEXT NOT NULL,
    game TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (club, season, game)
);

-- Evenings: a table that stands again and again.
CREATE TABLE evenings (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    every TEXT NOT NULL,  -- week, or month: the first such day of it
    weekday BIGINT NOT NULL,  -- 0 = Monday
    minute BIGINT NOT NULL,  -- of the day
    due BIGINT NOT NULL,  -- the next one
    created BIGINT NOT NULL
);
CREATE INDEX evenings_by_time ON evenings (due);
CREATE TABLE comings (
    evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    said BIGINT NOT NULL,
    PRIMARY KEY (evening, person)
);
CREATE INDEX comings_of_person ON comings (person);

CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,  -- swiss, round-robin
    size BIGINT NOT NULL,  -- players at a table
    rounds BIGINT NOT NULL,
    days BIGINT NOT NULL,  -- for a round; 0 = no clock
    options TEXT NOT NULL,
    status TEXT NOT NULL,  -- open, running, over
    round BIGINT NOT NULL,  -- 0 = not begun
    began BIGINT NOT NULL,  -- the round
    secret TEXT NOT NULL,  -- the last link of the chain of secrets
    created BIGINT NOT NULL
);
CREATE INDEX tournaments_of_club ON tournaments (club, created);

CREATE TABLE entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,  -- empty once they are forgotten
    name TEXT NOT NULL,
    drawn TEXT NOT NULL,  -- their number for the shuffles
    by_server BIGINT NOT NULL,
    out BIGINT NOT NULL,  -- 1 = withdrawn
    PRIMARY KEY (tournament, number)
);
CREATE INDEX entrants_of_person ON entrants (person);

CREATE TABLE tournament_games (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,  -- a pairing, or a table of three or four
    game BIGINT NOT NULL,  -- which of the pairing's
    table_id TEXT NOT NULL,
    deal TEXT NOT NULL,
    status TEXT NOT NULL,  -- playing, over, forfeit
    PRIMARY KEY (tournament, round, board, game)
);
CREATE INDEX tournament_games_by_table ON tournament_games (table_id);

CREATE TABLE tournament_seats (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    game BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    points BIGINT NOT NULL,  -- in the game
    share BIGINT NOT NULL,  -- opponents beaten of opponents met, in twelfths
    PRIMARY KEY (tournament, round, board, game, seat)
);

-- Who had nobody to play with in a round.
CREATE TABLE byes (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    PRIMARY KEY (tournament, round, entrant)
);

-- What went into the seed of a deal: who played in its round.
CREATE TABLE deals (
    id TEXT PRIMARY KEY,
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    link BIGINT NOT NULL,  -- of the chain
    numbers TEXT NOT NULL  -- entrants whose numbers are in it, a JSON list
);
