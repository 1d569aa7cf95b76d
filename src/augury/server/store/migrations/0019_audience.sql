-- A line of chat is said to an audience, the table or the watchers; a room is the folder of a game.
ALTER TABLE chat RENAME COLUMN room TO audience;
