-- What a submission had come to before it was judged again: the marks of an assignment stand on it until they are taken over.
alter table rejudged_submission add column result_before jsonb;

-- What a teacher decided of an item whose submissions were judged again. Without a row nothing is decided.
create table assignment_regrade (
  assignment_id uuid not null references assignment on delete cascade,
  asset_id text not null,
  -- What was judged again until then counts. Null: only what was before the assignment was made.
  counted_until timestamptz,
  -- What was judged again until then is not asked about any more.
  decided_until timestamptz not null,
  primary key (assignment_id, asset_id)
);
