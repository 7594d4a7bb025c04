-- What learners answered in the placement tests of courses. Each time that a test is taken is a round.

create table placement_answer (
  account_id uuid not null references account on delete cascade,
  topic_id text not null,
  round int not null,
  concept_id text not null,
  known boolean not null,
  answered_at timestamptz not null default now(),
  primary key (account_id, topic_id, round, concept_id)
);
