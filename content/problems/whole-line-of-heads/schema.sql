CREATE TABLE doctors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  speciality TEXT NOT NULL,
  head INTEGER REFERENCES doctors(id)
);
