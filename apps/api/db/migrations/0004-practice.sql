-- Learners' code and what came of running it.

create table saved_code (
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  -- c, cpp, java or py.
  code_key text not null,
  code text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, asset_id, code_key)
) with (fillfactor = 70);

create table submission (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  language smallint not null,
  code text not null,
  verdict text not null,
  -- The wire form of the result, so that it can be shown again.
  result jsonb not null,
  submitted_at timestamptz not null default now()
);
create index submission_account_asset_idx on submission (account_id, asset_id, submitted_at desc);
