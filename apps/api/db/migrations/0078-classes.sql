-- Batches of learners, their live classes, and the modules that these open. What is open stays open.

create table batch (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now()
);
create unique index batch_name_key on batch (lower(name));

-- Somebody on the list. Until they register under this address there is no account.
create table batch_member (
  id bigint primary key generated always as identity,
  batch_id uuid not null references batch on delete cascade,
  email text not null,
  name text not null,
  account_id uuid references account on delete cascade,
  added_at timestamptz not null default now()
);
create unique index batch_member_email_key on batch_member (batch_id, lower(email));
create index batch_member_waiting_idx on batch_member (lower(email)) where account_id is null;
create index batch_member_account_idx on batch_member (account_id);

create table live_class (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references batch on delete cascade,
  subtopic_id text not null,
  planned_for date not null,
  done_at timestamptz,
  -- Whom it opened the module for; who joins the batch later gets what was opened for all of it.
  opened_for text check (opened_for in ('batch', 'present')),
  -- For who came late: opens the module for whoever enters it, for a day.
  code text,
  code_until timestamptz
);
create index live_class_batch_idx on live_class (batch_id, planned_for);
create index live_class_code_idx on live_class (code) where code is not null;

create table roll_call (
  class_id uuid not null references live_class on delete cascade,
  member_id bigint not null references batch_member on delete cascade,
  present boolean not null,
  primary key (class_id, member_id)
);

create table opened_module (
  account_id uuid not null references account on delete cascade,
  subtopic_id text not null,
  how text not null check (how in ('class', 'code', 'teacher')),
  opened_at timestamptz not null default now(),
  primary key (account_id, subtopic_id)
);
