-- When the server took a submission in: due dates ask for that, not for when it was judged. Null: as it was judged.
alter table submission add column received_at timestamptz;

-- Who teaches a batch. A batch with nobody here is every teacher's.
create table batch_teacher (
  batch_id uuid not null references batch on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (batch_id, account_id)
);
create index batch_teacher_account_idx on batch_teacher (account_id);

-- Problems that a class works on until a due date.
create table assignment (
  id uuid primary key,
  batch_id uuid not null references batch on delete cascade,
  title text not null,
  -- [{"assetId", "title", "points", "scoring", "groups"}]: points in hundredths; the title as it was when it was chosen.
  items jsonb not null,
  opens_at timestamptz not null,
  due_at timestamptz not null,
  -- [{"dueAt", "movedAt"}], in milliseconds, the oldest first.
  earlier_dues jsonb not null default '[]',
  late_percent smallint,
  late_until timestamptz,
  take text not null check (take in ('best', 'last')),
  languages text[],
  attempts smallint,
  version integer not null default 1,
  made_at timestamptz not null default now(),
  published_at timestamptz,
  marks_published_at timestamptz,
  archived_at timestamptz,
  constraint assignment_late check ((late_percent is null) = (late_until is null))
);
create index assignment_batch_idx on assignment (batch_id);

-- What one learner is allowed beside the rules of the class.
create table assignment_allowance (
  id uuid primary key,
  assignment_id uuid not null references assignment on delete cascade,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('due', 'factor', 'attempts')),
  due_at timestamptz,
  -- In hundredths.
  factor smallint,
  attempts smallint,
  reason text not null,
  at timestamptz not null default now(),
  constraint assignment_allowance_kind check (
    (kind = 'due') = (due_at is not null) and (kind = 'factor') = (factor is not null)
    and (kind = 'attempts') = (attempts is not null))
);
create index assignment_allowance_idx on assignment_allowance (assignment_id, account_id);
create index assignment_allowance_account_idx on assignment_allowance (account_id);

-- What a teacher said of a learner's work on an item: a mark by hand, a comment, or both.
create table assignment_remark (
  assignment_id uuid not null references assignment on delete cascade,
  account_id uuid not null references account on delete cascade,
  asset_id text not null,
  -- In hundredths, with its reason.
  hundredths integer,
  reason text,
  comment text,
  changed_at timestamptz not null default now(),
  primary key (assignment_id, account_id, asset_id),
  constraint assignment_remark_reason check ((hundredths is null) = (reason is null))
);
create index assignment_remark_account_idx on assignment_remark (account_id);
