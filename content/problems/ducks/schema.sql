CREATE TABLE teams (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT
);

CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  team INTEGER REFERENCES teams(id)
);

CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  played_on TEXT NOT NULL,
  home INTEGER NOT NULL REFERENCES teams(id),
  away INTEGER NOT NULL REFERENCES teams(id),
  winner INTEGER REFERENCES teams(id)
);

CREATE TABLE scores (
  match INTEGER NOT NULL REFERENCES matches(id),
  player INTEGER NOT NULL REFERENCES players(id),
  runs INTEGER NOT NULL,
  balls INTEGER NOT NULL,
  PRIMARY KEY (match, player)
);
