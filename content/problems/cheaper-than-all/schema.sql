CREATE TABLE prices (
  shop TEXT NOT NULL,
  model TEXT NOT NULL,
  rupees INTEGER,
  PRIMARY KEY (shop, model)
);
