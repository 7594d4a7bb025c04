CREATE TABLE students (
  roll INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  branch TEXT NOT NULL,
  mentor INTEGER REFERENCES students(roll)
);

CREATE TABLE courses (
  code TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  credits INTEGER NOT NULL
);

CREATE TABLE results (
  roll INTEGER NOT NULL REFERENCES students(roll),
  code TEXT NOT NULL REFERENCES courses(code),
  marks INTEGER,
  PRIMARY KEY (roll, code)
);
