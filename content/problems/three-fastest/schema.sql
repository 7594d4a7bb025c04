CREATE TABLE runners (
  bib INT PRIMARY KEY,
  name TEXT NOT NULL,
  seconds REAL NOT NULL
);
