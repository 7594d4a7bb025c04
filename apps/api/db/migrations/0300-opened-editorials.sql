-- Who read what an editorial says before they had solved the problem.

create table opened_editorial (
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  opened_at timestamptz not null default now(),
  primary key (account_id, asset_id)
);
