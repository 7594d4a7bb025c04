CREATE TABLE prices (
  mandi TEXT NOT NULL,
  vegetable TEXT NOT NULL,
  rupees INTEGER NOT NULL,
  PRIMARY KEY (mandi, vegetable)
);

CREATE TABLE loads (
  id INTEGER PRIMARY KEY,
  farmer TEXT NOT NULL,
  mandi TEXT NOT NULL,
  vegetable TEXT NOT NULL,
  kg INTEGER NOT NULL
);
