-- When an account ran programs and what they cost, for the limits on use. Rows older than a day go by
-- themselves (running.store.ts).
create table run_usage (
  run_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  ran_at timestamptz not null default now(),
  cpu_ms integer not null default 0
);
create index run_usage_account_id_ran_at_idx on run_usage (account_id, ran_at);
