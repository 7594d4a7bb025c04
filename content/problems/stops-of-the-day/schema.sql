CREATE TABLE tickets (
  number INTEGER PRIMARY KEY,
  from_stop TEXT NOT NULL,
  to_stop TEXT NOT NULL,
  fare INTEGER NOT NULL
);
