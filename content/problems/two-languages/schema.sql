CREATE TABLE films (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  language TEXT NOT NULL,
  minutes INTEGER
);

CREATE TABLE shows (
  id INTEGER PRIMARY KEY,
  film INTEGER NOT NULL REFERENCES films(id),
  screen INTEGER NOT NULL,
  starts TEXT NOT NULL,
  price INTEGER NOT NULL
);

CREATE TABLE tickets (
  id INTEGER PRIMARY KEY,
  show INTEGER NOT NULL REFERENCES shows(id),
  seat TEXT NOT NULL,
  buyer TEXT,
  UNIQUE (show, seat)
);
