-- Released content. A release is immutable; the newest row of release_activation is what learners see.

create table content_release (
  -- SHA-256 of the release's document: the same content published twice is one release.
  id text primary key,
  document jsonb not null,
  created_at timestamptz not null default now()
);

-- Test data and files of releases, by SHA-256.
create table content_blob (
  hash text primary key,
  bytes bytea not null
);

create table release_activation (
  number bigint generated always as identity primary key,
  release_id text not null references content_release,
  activated_at timestamptz not null default now()
);
