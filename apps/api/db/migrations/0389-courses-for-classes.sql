-- Courses and modules that only some classes see. They are not part of a release: what stands here holds at once.
create table content_limit (
  kind text not null check (kind in ('course', 'module')),
  content_id text not null,
  primary key (kind, content_id)
);
-- The classes that see it. When all of them are gone it stays limited: no learner sees it.
create table content_limit_class (
  kind text not null,
  content_id text not null,
  batch_id uuid not null references batch on delete cascade,
  primary key (kind, content_id, batch_id),
  foreign key (kind, content_id) references content_limit on delete cascade
);
create index content_limit_class_batch_idx on content_limit_class (batch_id);
