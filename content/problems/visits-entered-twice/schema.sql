CREATE TABLE doctors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  speciality TEXT NOT NULL,
  head INTEGER REFERENCES doctors(id)
);

CREATE TABLE patients (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  born INTEGER NOT NULL,
  blood TEXT
);

CREATE TABLE visits (
  id INTEGER PRIMARY KEY,
  doctor INTEGER NOT NULL REFERENCES doctors(id),
  patient INTEGER NOT NULL REFERENCES patients(id),
  visited_on TEXT NOT NULL,
  fee INTEGER
);
