-- A clock for each game of a tournament, as tables have it; empty = the days of a round are shared.
ALTER TABLE tournaments ADD COLUMN clock TEXT NOT NULL DEFAULT '';
