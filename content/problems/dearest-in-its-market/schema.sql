CREATE TABLE prices (
  market TEXT NOT NULL,
  vegetable TEXT NOT NULL,
  rupees INTEGER,
  PRIMARY KEY (market, vegetable)
);
