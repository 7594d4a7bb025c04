CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  phone TEXT
);

CREATE TABLE sales (
  id INTEGER PRIMARY KEY,
  customer INTEGER REFERENCES customers(id),
  sold_on TEXT NOT NULL
);
