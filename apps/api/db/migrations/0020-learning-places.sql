-- Where a learner is within an asset, what they missed in quizzes, and the key that signs premium files.

create table asset_place (
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  -- The second of a video, the share (0 to 1) of a text.
  position real not null,
  -- Seconds of a video that were really played; stretches told twice, or by two devices, count once.
  watched int4multirange not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (account_id, asset_id)
) with (fillfactor = 70);

create table missed_question (
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  question_id text not null,
  missed_at timestamptz not null default now(),
  primary key (account_id, asset_id, question_id)
);

-- Secrets that all API processes share and nobody has to configure.
create table server_key (
  purpose text primary key,
  bytes bytea not null
);
