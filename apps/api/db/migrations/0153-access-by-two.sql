-- Access without money: asked for by one person, given by another.
create table access_request (
  -- Drawn by the browser, so that a form sent twice asks once.
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  plan_id text not null,
  -- The plan that is to go on longer; null for one that is to be opened.
  entitlement_id uuid references entitlement on delete cascade,
  until timestamptz not null,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  decided_by uuid,
  decided_at timestamptz,
  constraint access_request_two_people check (state <> 'approved' or decided_by <> asked_by),
  constraint access_request_decided check ((state = 'waiting') = (decided_by is null))
);
-- One at a time for the same thing.
create unique index access_request_waiting_key on access_request (account_id, plan_id) where state = 'waiting';
create index access_request_entitlement_idx on access_request (entitlement_id);
