CREATE TABLE students (
  roll INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  branch TEXT NOT NULL,
  mentor INTEGER REFERENCES students(roll)
);
