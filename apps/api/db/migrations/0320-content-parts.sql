-- What reading the files of one asset came to, so that a check reads again only what changed.
create table content_part (
  key text primary key,
  part text not null,
  used_at timestamptz not null default now()
);
create index content_part_used_at on content_part (used_at);

-- How far the checks are that run now.
create table content_building (
  key text primary key,
  done integer not null,
  total integer not null,
  at timestamptz not null default now()
);
