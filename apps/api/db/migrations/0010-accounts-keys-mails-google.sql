-- Proof of an address, of a password and of Google's word; background jobs.

-- Wrong passwords in a row, by address: known and unknown addresses are treated alike, so the answer does
-- not tell which is which. The address itself is not kept.
create table sign_in_throttle (
  -- SHA-256 of the address in small letters.
  address_hash bytea primary key,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null
);

-- The one key per account and purpose that counts: a newer one takes the place of the older.
create table mail_key (
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery')),
  -- SHA-256 of the key: the key itself stands in the mail only.
  key_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, purpose)
);

-- When somebody asked for a mail: the limits per address count these.
create table mail_request (
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery')),
  requested_at timestamptz not null default now()
);
create index mail_request_account_id_idx on mail_request (account_id, purpose, requested_at);

-- Who somebody is to Google: the issuer and its subject, never the address, which may change hands.
create table google_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null unique references account on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject)
);

-- Tokens of Google that were taken once, until they expire: none is taken twice.
create table google_token_used (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Which text somebody agreed to, in which version, and when.
create table consent (
  account_id uuid not null references account on delete cascade,
  document text not null,
  version text not null,
  wording text not null,
  given_at timestamptz not null default now(),
  primary key (account_id, document, version)
);

-- Pools of workers of background jobs that are alive: the jobs of a silent one go to another.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null
);
