-- An exam is an assignment of another kind. The release before shows one as an assignment; it opens none of its problems.
alter table assignment add column kind text not null default 'assignment' check (kind in ('assignment', 'exam'));

create table exam (
  assignment_id uuid primary key references assignment on delete cascade,
  minutes smallint not null check (minutes between 1 and 600),
  -- together: all begin at the opening; opening: each when they come, until the due date.
  starts text not null check (starts in ('together', 'opening')),
  room_code text,
  -- Networks as CIDR; none: from anywhere.
  addresses text[] not null default '{}',
  -- [{"pool", "draw"}]: how many problems of each pool a learner gets.
  draws jsonb not null default '[]',
  shuffled boolean not null default false,
  -- What arrives so soon after the end and says that it was written before counts without asking.
  late_minutes smallint not null default 0,
  -- The config key of Safe Exam Browser, in hex.
  browser_key text,
  -- What the key of each learner's packet is made of.
  secret bytea not null
);

-- One learner in one exam.
create table sitting (
  exam_id uuid not null references exam on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The ids of the problems that were drawn, in their order.
  items text[] not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- The session that holds it: no other device may write.
  session_id uuid not null,
  -- Another one that waits for a teacher to hand it over.
  asking_session_id uuid,
  heard_at timestamptz not null default now(),
  -- The problem on the screen.
  shown text,
  handed_at timestamptz,
  handed_by text check (handed_by in ('learner', 'server')),
  primary key (exam_id, account_id),
  constraint sitting_handed check ((handed_at is null) = (handed_by is null))
);
create index sitting_open_idx on sitting (account_id) where handed_at is null;
create index sitting_ends_idx on sitting (ends_at) where handed_at is null;

-- What was noted while a learner sat: pasted from outside, left the window, another device.
create table sitting_event (
  -- The browser's: sent twice, it is noted once.
  id uuid primary key,
  exam_id uuid not null,
  account_id uuid not null,
  kind text not null,
  asset_id text,
  -- Of a paste, its characters; of an absence, its milliseconds.
  amount integer,
  arrived_at timestamptz not null default now(),
  -- By the learner's device.
  happened_at timestamptz not null,
  foreign key (exam_id, account_id) references sitting on delete cascade
);
create index sitting_event_idx on sitting_event (exam_id, account_id);

-- The text of a problem that is graded. A later round takes the place of an earlier one.
create table hand_in (
  exam_id uuid not null,
  account_id uuid not null,
  asset_id text not null,
  round smallint not null,
  language smallint not null,
  code text not null,
  -- Up to which version of the text's log it goes.
  text_version integer not null,
  handed_by text not null check (handed_by in ('learner', 'server', 'late', 'teacher')),
  handed_at timestamptz not null default now(),
  submission_id uuid not null,
  judged_at timestamptz,
  primary key (exam_id, account_id, asset_id, round),
  foreign key (exam_id, account_id) references sitting on delete cascade
);
create index hand_in_waiting_idx on hand_in (handed_at) where judged_at is null;

-- Changes that arrived after the end and say that they were made before.
create table late_text (
  id uuid primary key default gen_random_uuid(),
  exam_id uuid not null,
  account_id uuid not null,
  asset_id text not null,
  key text not null,
  -- Versions of the text's log.
  first_version integer not null,
  last_version integer not null,
  arrived_at timestamptz not null default now(),
  -- When they say that they were made.
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- With the last of those that say they are in time.
  code text not null,
  decision text check (decision in ('accepted', 'by-rule', 'refused')),
  reason text,
  decided_by uuid references account on delete set null,
  decided_at timestamptz,
  foreign key (exam_id, account_id) references sitting on delete cascade
);
create index late_text_idx on late_text (exam_id, account_id);
create index late_text_decided_by_idx on late_text (decided_by);
