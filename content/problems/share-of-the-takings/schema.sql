CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  phone TEXT
);

CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT,
  price INTEGER NOT NULL,
  stock INTEGER NOT NULL
);

CREATE TABLE sales (
  id INTEGER PRIMARY KEY,
  customer INTEGER REFERENCES customers(id),
  sold_on TEXT NOT NULL
);

CREATE TABLE sale_lines (
  sale INTEGER NOT NULL REFERENCES sales(id),
  item INTEGER NOT NULL REFERENCES items(id),
  quantity INTEGER NOT NULL,
  PRIMARY KEY (sale, item)
);
