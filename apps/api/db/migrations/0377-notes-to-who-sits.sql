-- A teacher looks at a text as it is written, which its learner is shown, and may say something about it.
alter table sitting add column watched_at timestamptz;

create table sitting_note (
  -- The browser's: sent twice, it is written once.
  id uuid primary key,
  exam_id uuid not null,
  account_id uuid not null,
  -- Of the problem and the exam.
  asset_id text,
  -- Of the program, from 1.
  line integer check (line > 0),
  body text not null,
  written_by uuid references account on delete set null,
  written_at timestamptz not null default now(),
  read_at timestamptz,
  foreign key (exam_id, account_id) references sitting on delete cascade
);
create index sitting_note_idx on sitting_note (exam_id, account_id);
create index sitting_note_writer_idx on sitting_note (written_by);
