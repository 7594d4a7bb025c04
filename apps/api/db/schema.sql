-- What the migrations add up to, for reading. Made by `npm run schema`; a test compares it.
-- Columns stand in alphabetical order, for their order in a table means nothing.

create table schema_migration (
  applied_at timestamp with time zone not null default now(),
  name text not null,
  sha256 text not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);
