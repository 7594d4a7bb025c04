-- The files each release was built from, so that a draft can begin from what learners see. Their bytes stand in
-- content_blob, where the same bytes stand once.
create table release_source (
  release_id text not null references content_release on delete cascade,
  path text collate "C" not null,
  hash text not null references content_blob,
  primary key (release_id, path)
);

-- Content in the making. Nothing of it reaches a learner before it is published.
create table content_draft (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- The release that it began from; null for an empty one.
  based_on text references content_release,
  -- Who began it.
  account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  published_release text references content_release,
  published_at timestamptz
);

create table content_draft_file (
  draft_id uuid not null references content_draft on delete cascade,
  path text collate "C" not null,
  hash text not null references content_blob,
  -- Who wrote it in this draft; null for what it began with.
  account_id uuid references account on delete set null,
  changed_at timestamptz not null default now(),
  primary key (draft_id, path)
);

-- What came of checking a set of files; the key names the files and the program that checked them.
create table content_build (
  key text primary key,
  -- Null when there are faults.
  release_id text references content_release on delete cascade,
  faults jsonb not null,
  snippets jsonb not null,
  built_at timestamptz not null default now()
);

-- A file on its way up, in parts, so that no request is long.
create table content_upload (
  id uuid primary key default gen_random_uuid(),
  draft_id uuid not null references content_draft on delete cascade,
  name text not null,
  bytes integer not null,
  account_id uuid references account on delete cascade,
  created_at timestamptz not null default now()
);

create table content_upload_part (
  upload_id uuid not null references content_upload on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (upload_id, number)
);
