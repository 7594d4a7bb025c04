-- What a teacher says of a line of a submission. The id is the browser's: sent twice, it is there once.
create table line_remark (
  id uuid primary key,
  assignment_id uuid not null references assignment on delete cascade,
  -- Whose submission it is.
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  submission_id uuid not null references submission on delete cascade,
  -- Counted from 1.
  line integer not null check (line > 0),
  text text not null,
  -- Who wrote it last. No reference: the remark is its learner's, and stays when its author goes.
  author_id uuid,
  -- Goes up with each change; a change of an older version is refused.
  version integer not null default 1,
  changed_at timestamptz not null default now()
);
create index line_remark_account_idx on line_remark (account_id, assignment_id);
create index line_remark_assignment_idx on line_remark (assignment_id);
create index line_remark_submission_idx on line_remark (submission_id);

-- Two teachers mark the same work: who changes an older version is told.
alter table assignment_remark add column version integer not null default 1;
-- Which level of each criterion of the item's rubric was reached, by their ids.
alter table assignment_remark add column levels jsonb not null default '{}';
