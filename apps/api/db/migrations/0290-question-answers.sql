-- How a question of a quiz was answered when it was first checked on a day: what a learner remembers is told by it.

create table question_answer (
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  question_id text not null,
  -- In India's time.
  day date not null,
  is_right boolean not null,
  primary key (account_id, asset_id, question_id, day)
);
