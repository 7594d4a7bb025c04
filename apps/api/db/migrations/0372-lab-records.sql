-- What the cover of a class's lab records says beside the names; a batch without a row has nothing there.
create table lab_record_cover (
  batch_id uuid primary key references batch on delete cascade,
  version integer not null default 1,
  college text not null,
  course text not null,
  term text not null
);

-- Lab records of a whole class: made by a job, kept for a day.
create table lab_record_run (
  id uuid primary key,
  batch_id uuid not null references batch on delete cascade,
  -- Who asked for them.
  account_id uuid references account on delete set null,
  asked_at timestamptz not null default now(),
  -- So many learners were on the list.
  learners integer not null,
  ended_at timestamptz,
  -- It could not be made: asked for again, it is tried anew.
  failed boolean not null default false
);
create index lab_record_run_batch_idx on lab_record_run (batch_id, asked_at);
create index lab_record_run_account_idx on lab_record_run (account_id);

create table lab_record_file (
  run_id uuid not null references lab_record_run on delete cascade,
  account_id uuid not null references account on delete cascade,
  name text not null,
  bytes bytea not null,
  primary key (run_id, account_id)
);
create index lab_record_file_account_idx on lab_record_file (account_id);
-- PDFs are compressed already.
alter table lab_record_file alter column bytes set storage external;
