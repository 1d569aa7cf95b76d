-- Links by which anybody may look at an analysis. Only hashes are kept; a study can have several.
CREATE TABLE study_links (
    hash TEXT PRIMARY KEY,
    study TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE
);
CREATE INDEX study_links_of_study ON study_links (study);
