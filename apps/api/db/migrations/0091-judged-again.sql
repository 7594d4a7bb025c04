-- What changed tests would make of earlier submissions, and what was decided about them.

-- By what a submission was judged: a hash of limits, checker and tests. Null: before this was written down.
alter table submission
  add column judging_hash text,
  add column judged_again_at timestamptz;

create table rejudgement (
  id uuid primary key default gen_random_uuid(),
  asset_id text not null,
  judging_hash text not null,
  -- The problem as it judges.
  problem jsonb not null,
  -- Null: as learners see it.
  draft_id text,
  state text not null default 'checking'
    check (state in ('checking', 'stopped', 'checked', 'applying', 'applied')),
  -- What was decided: accepted ones stay as they are, or are turned.
  choice text check (choice in ('keep', 'rejudge')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz
);
create index rejudgement_asset_idx on rejudgement (asset_id, asked_at desc);
create index rejudgement_working_idx on rejudgement (asked_at) where state in ('checking', 'applying');

create table rejudged_submission (
  rejudgement_id uuid not null references rejudgement on delete cascade,
  submission_id uuid not null references submission on delete cascade,
  verdict_before text not null,
  -- Null until it was run.
  verdict text,
  result jsonb,
  -- When the decision was carried out and its learner told.
  applied_at timestamptz,
  primary key (rejudgement_id, submission_id)
);
create index rejudged_submission_submission_idx on rejudged_submission (submission_id);
