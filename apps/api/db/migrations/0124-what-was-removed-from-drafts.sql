-- What was removed from a draft can be brought back: a file, or a folder with all that was in it.
create table content_draft_removal (
  id uuid primary key default gen_random_uuid(),
  draft_id uuid not null references content_draft (id) on delete cascade,
  path text not null,
  account_id uuid references account (id) on delete set null,
  removed_at timestamptz not null default now()
);

create index on content_draft_removal (draft_id, removed_at);

create table content_draft_removed_file (
  removal_id uuid not null references content_draft_removal (id) on delete cascade,
  path text not null,
  hash text not null references content_blob (hash),
  primary key (removal_id, path)
);
