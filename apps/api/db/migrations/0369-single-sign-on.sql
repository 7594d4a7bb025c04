-- Where people of an institute sign in: its OpenID providers, as owners name them in the console.
create table sign_in_provider (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  issuer text not null unique,
  client_id text not null,
  client_secret text not null,
  domains text[] not null,
  offered boolean not null default false,
  added_at timestamptz not null default now()
);

-- Who somebody is to a provider. Its subjects are stable, which addresses are not.
create table provider_identity (
  provider_id uuid not null references sign_in_provider on delete cascade,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (provider_id, subject),
  unique (provider_id, account_id)
);
create index provider_identity_account_idx on provider_identity (account_id);

-- A way to a provider that was begun; it is taken once, by the browser that has its key.
create table provider_attempt (
  state_hash bytea primary key,
  key_hash bytea not null,
  provider_id uuid not null references sign_in_provider on delete cascade,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index provider_attempt_provider_idx on provider_attempt (provider_id);

-- Somebody whose address the provider does not prove: linked once the account's owner has signed in.
create table provider_link (
  key_hash bytea primary key,
  provider_id uuid not null references sign_in_provider on delete cascade,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);
create index provider_link_provider_idx on provider_link (provider_id);
create index provider_link_account_idx on provider_link (account_id);
