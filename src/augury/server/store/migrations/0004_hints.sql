-- Was the table made so that everybody at it may ask for hints?
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
