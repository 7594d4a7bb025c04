-- A plan that is granted to a class as a whole: asked by one, given by another, taken back as a whole.
create table batch_access (
  id uuid primary key,
  batch_id uuid references batch (id) on delete set null,
  batch_name text not null,
  plan_id text not null,
  plan_title text not null,
  topic_ids text[] not null,
  until timestamptz not null,
  later_members boolean not null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'rejected', 'revoked')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  constraint batch_access_decided check ((state = 'waiting') = (decided_by is null)),
  constraint batch_access_two_people check (state not in ('given', 'revoked') or decided_by <> asked_by)
);
create index batch_access_batch_idx on batch_access (batch_id) where state = 'given';

alter table entitlement add column batch_access_id uuid references batch_access (id) on delete set null;
create index entitlement_batch_access_idx on entitlement (batch_access_id);
