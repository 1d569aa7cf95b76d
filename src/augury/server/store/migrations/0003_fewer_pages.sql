-- `changed` is new with every decision: an index that holds it would have to be written with each of them.
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_of_host ON tables (host);
