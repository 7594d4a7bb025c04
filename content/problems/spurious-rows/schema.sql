CREATE TABLE films (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  language TEXT NOT NULL,
  minutes INTEGER
);
