-- Keys of the institute with which certificates were signed once. The one of now stays in server_key.
create table retired_certificate_key (
  -- The thumbprint of the public key (RFC 7638).
  key_id text primary key,
  public_jwk jsonb not null,
  retired_at timestamptz not null default now(),
  -- Somebody else may sign with it: it is published no more.
  stolen boolean not null
);
