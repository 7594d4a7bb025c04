-- Which hints of a problem a learner has asked for. Never taken back: a hint that was read stays read.
create table opened_hint (
  account_id uuid not null references account (id) on delete cascade,
  asset_id text not null,
  hint text not null check (hint in ('hint1', 'hint2', 'hintVideo')),
  opened_at timestamptz not null default now(),
  primary key (account_id, asset_id, hint)
);
