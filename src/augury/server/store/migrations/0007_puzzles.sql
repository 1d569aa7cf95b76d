-- Puzzles: who has tried which, and how hard they turned out to be. Ratings are thousandths, as openskill counts.
CREATE TABLE puzzle_tries (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    begun BIGINT NOT NULL,
    solved BIGINT NOT NULL,  -- when; 0 = not yet
    help BIGINT NOT NULL,  -- the weight of the heaviest hint; 4 = the solution
    result BIGINT NOT NULL,  -- 1 = found at the first go, -1 = not, 0 = nothing handed in yet
    PRIMARY KEY (person, game, name)
);

CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    found BIGINT NOT NULL,  -- how many people found it at the first go
    missed BIGINT NOT NULL,
    PRIMARY KEY (game, name)
);

CREATE TABLE solvers (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    rated BIGINT NOT NULL  -- how many puzzles went into it
);
