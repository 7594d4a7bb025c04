-- The program of a problem of a mock test that is judged once the attempt is over.
create table mock_program (
  attempt_id uuid not null references mock_attempt on delete cascade,
  item_id text not null,
  language smallint not null,
  code text not null,
  -- Under this id its submission is.
  submission_id uuid not null,
  handed_at timestamptz not null default now(),
  -- Its submission is there, or it cannot be judged.
  judged_at timestamptz,
  primary key (attempt_id, item_id)
);
create index mock_program_waiting_idx on mock_program (handed_at) where judged_at is null;
create index mock_attempt_unsettled_idx on mock_attempt (finished_at) where points is null and finished_at is not null;
