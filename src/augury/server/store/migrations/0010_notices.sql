-- How somebody wants to be told, and what has to be told later: after quiet hours, or in one mail for all.
CREATE TABLE notices (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    wishes TEXT NOT NULL,
    mailed BIGINT NOT NULL  -- when the last mail went out
);

CREATE TABLE reminders (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,  -- mail, or devices: webhooks and browsers
    due BIGINT NOT NULL,
    PRIMARY KEY (person, channel)
);
CREATE INDEX reminders_by_time ON reminders (due);

-- How far somebody has read the talk at a table, and whether they want to hear of it.
CREATE TABLE attention (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seen BIGINT NOT NULL,  -- number of the last line that was read
    muted BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
