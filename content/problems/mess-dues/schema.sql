CREATE TABLE boarders (
  roll INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);

CREATE TABLE bills (
  id INTEGER PRIMARY KEY,
  roll INTEGER NOT NULL REFERENCES boarders(roll),
  month TEXT NOT NULL,
  rupees INTEGER NOT NULL
);

CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  roll INTEGER REFERENCES boarders(roll),
  paid_on TEXT NOT NULL,
  rupees INTEGER NOT NULL
);
