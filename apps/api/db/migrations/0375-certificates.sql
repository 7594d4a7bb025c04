-- That somebody completed a course. What it says stays as it was on that day; the name is that of the account.
create table certificate (
  id uuid primary key default gen_random_uuid(),
  -- Null: the account was erased, and with it all that the certificate proved of somebody.
  account_id uuid references account on delete set null,
  topic_id text not null,
  -- Of the course on that day.
  title text not null,
  items integer not null,
  -- Who issued it, by the name of that day.
  issuer text not null,
  issued_at timestamptz not null default now(),
  -- Whether its page says the learner's name.
  name_public boolean not null default false,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  constraint certificate_withdrawn check ((withdrawn_at is null) = (withdrawn_reason is null)),
  unique (account_id, topic_id)
);
create index certificate_not_valid_idx on certificate (id) where withdrawn_at is not null or account_id is null;
