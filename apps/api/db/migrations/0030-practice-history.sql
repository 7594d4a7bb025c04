-- Versions of learners' code, their own inputs, and what they report about a question.

alter table saved_code
  -- Grows by one with each change; lets a device notice that another one has saved meanwhile.
  add column version integer not null default 1,
  -- When the present stretch of editing began: the text before it is kept as a version.
  add column stretch_began_at timestamptz not null default now();

create table code_version (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  code_key text not null,
  code text not null,
  -- edit, reset, restore or other-device.
  kind text not null,
  saved_at timestamptz not null
);
create index code_version_owner_idx on code_version (account_id, asset_id, code_key, id desc);

create table own_inputs (
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  -- The wire form: a list of id, name and text.
  inputs jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, asset_id)
);

create table problem_report (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  release_id text not null,
  text text not null,
  language smallint not null,
  code text not null,
  -- The result that was on the screen, in its wire form, or null.
  result jsonb,
  screen jsonb,
  reported_at timestamptz not null default now()
);
create index problem_report_reported_at_idx on problem_report (reported_at);
