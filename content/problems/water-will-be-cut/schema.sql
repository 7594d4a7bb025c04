CREATE TABLE owners (
  flat TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  phone TEXT
);

CREATE TABLE tenants (
  flat TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT
);
