-- What a batch's course wants its learners to be able to do, and how attainment is computed. A batch without a row has
-- no outcomes.
create table outcome_scheme (
  batch_id uuid primary key references batch on delete cascade,
  version integer not null default 1,
  -- [{"id", "code", "statement", "bloom", "target", "survey", "correlations"}], in their order. Items of assignments name
  -- them by id.
  outcomes jsonb not null,
  -- Percent of the learners from which on the level is 1, 2 and 3.
  levels smallint[] not null check (cardinality(levels) = 3),
  -- Percent that internal assessments have of the direct ones; the end examination has the others.
  internal smallint not null check (internal between 0 and 100),
  -- Percent that direct assessments have of the whole; the survey has the others.
  direct smallint not null check (direct between 0 and 100),
  -- The level, in hundredths, from which on an outcome is attained.
  expected smallint not null check (expected between 1 and 300)
);

-- Whether it is the end examination of the course, or part of it; the others are internal assessments.
alter table assignment add column end_examination boolean not null default false;
