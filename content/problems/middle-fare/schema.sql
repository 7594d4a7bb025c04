CREATE TABLE trains (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  source TEXT NOT NULL,
  destination TEXT NOT NULL
);

CREATE TABLE passengers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  age INTEGER NOT NULL,
  city TEXT
);

CREATE TABLE bookings (
  pnr INTEGER PRIMARY KEY,
  passenger INTEGER NOT NULL REFERENCES passengers(id),
  train INTEGER NOT NULL REFERENCES trains(number),
  class TEXT NOT NULL,
  travel_date TEXT NOT NULL,
  fare INTEGER NOT NULL,
  status TEXT NOT NULL
);
