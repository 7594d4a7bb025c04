CREATE TABLE flats (
  number TEXT PRIMARY KEY,
  owner TEXT NOT NULL
);
CREATE TABLE parcels (
  id INTEGER PRIMARY KEY,
  flat TEXT,
  sender TEXT NOT NULL,
  collected INTEGER NOT NULL
);
