-- Every answer that was given to an exercise of a lesson, right or wrong.

create table exercise_attempt (
  account_id uuid not null references account on delete cascade,
  -- Made by the browser: an attempt that is told twice counts once.
  id uuid not null,
  asset_id text not null,
  exercise_id text not null,
  answer text not null,
  is_right boolean not null,
  -- How long it took, and how many smaller steps were shown before.
  seconds int not null,
  hints int not null,
  at timestamptz not null,
  primary key (account_id, id)
);

create index exercise_attempt_asset on exercise_attempt (account_id, asset_id, exercise_id, at);
