CREATE TABLE teams (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT
);

CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  played_on TEXT NOT NULL,
  home INTEGER NOT NULL REFERENCES teams(id),
  away INTEGER NOT NULL REFERENCES teams(id),
  winner INTEGER REFERENCES teams(id)
);
