CREATE TABLE contents (
  box TEXT NOT NULL,
  thing TEXT NOT NULL,
  pieces INTEGER NOT NULL,
  PRIMARY KEY (box, thing)
);
