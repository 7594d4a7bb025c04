-- A mock test as it was when somebody first began it so. An attempt keeps to it, whatever is published meanwhile.
create table mock_version (
  -- SHA-256 in hex over the body.
  hash text primary key,
  mock_id text not null,
  body jsonb not null
);

create table mock_attempt (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  mock_id text not null,
  version text not null references mock_version,
  -- Ids of its items in the order of this attempt.
  items text[] not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  finished_at timestamptz,
  finished_by text check (finished_by in ('learner', 'server')),
  -- In hundredths; null until all is judged.
  points integer,
  out_of integer not null,
  check ((finished_at is null) = (finished_by is null))
);
-- One sitting at a time; and what a learner did in a test, the latest first.
create unique index mock_attempt_open_idx on mock_attempt (account_id, mock_id) where finished_at is null;
create index mock_attempt_account_idx on mock_attempt (account_id, started_at);
create index mock_attempt_end_idx on mock_attempt (ends_at) where finished_at is null;
create index mock_attempt_version_idx on mock_attempt (version);

create table mock_answer (
  attempt_id uuid not null references mock_attempt on delete cascade,
  item_id text not null,
  -- Null: seen and not answered, or taken back.
  given jsonb,
  marked boolean not null,
  seconds integer not null,
  saved_at timestamptz not null default now(),
  primary key (attempt_id, item_id)
);
