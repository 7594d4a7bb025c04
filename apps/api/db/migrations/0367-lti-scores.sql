-- A learner who has followed a link of a course, and the mark that its platform was sent for them.
create table lti_score (
  link_id uuid not null references lti_link on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- In hundredths, of so many; null until marks are published.
  hundredths integer,
  points integer,
  -- What it is sent with: a mark that came later has a later one.
  marked_at timestamptz,
  -- Null: the platform has not answered yet.
  answered_at timestamptz,
  -- What it answered when it did not want it.
  refused_with smallint,
  primary key (link_id, account_id)
);
create index lti_score_account_idx on lti_score (account_id);
