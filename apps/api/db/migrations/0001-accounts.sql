-- People, how they prove who they are, and where they are signed in.

create table account (
  id uuid primary key default gen_random_uuid(),
  -- Spec "product id field": ABH- and six characters that are easy to read aloud.
  abhyas_id text not null unique,
  email text not null,
  name text not null,
  user_color text not null default '#007bff',
  course text not null default '',
  college text not null default '',
  confirmed boolean not null default false,
  -- argon2id PHC string; null for an account that signs in with Google only.
  password_hash text,
  created_at timestamptz not null default now()
);
-- Addresses are kept as typed and compared without case.
create unique index account_email_key on account (lower(email));

create table session (
  -- SHA-256 of the token: the token itself is known to the browser only.
  token_hash bytea primary key,
  id uuid not null unique default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index session_account_id_idx on session (account_id);

create table settings (
  account_id uuid primary key references account on delete cascade,
  code_language smallint not null default 0,
  code_theme smallint not null default 0
);
