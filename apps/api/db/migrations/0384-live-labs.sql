-- Teachers see who is at work on an assignment, as they see who sits an exam, and may say something there too.
create table lab_seat (
  assignment_id uuid not null references assignment on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The problem that was on the learner's screen last.
  shown text not null,
  heard_at timestamptz not null default now(),
  -- When a teacher looked at a text of it last.
  watched_at timestamptz,
  primary key (assignment_id, account_id)
);
create index lab_seat_account_idx on lab_seat (account_id);

-- A note belongs to a learner and an assignment of either kind: `exam_id` is the id of an assignment from now on.
alter table sitting_note drop constraint sitting_note_exam_id_account_id_fkey;
alter table sitting_note add constraint sitting_note_assignment_fkey
  foreign key (exam_id) references assignment on delete cascade not valid;
alter table sitting_note validate constraint sitting_note_assignment_fkey;
alter table sitting_note add constraint sitting_note_account_fkey
  foreign key (account_id) references account on delete cascade not valid;
alter table sitting_note validate constraint sitting_note_account_fkey;
create index sitting_note_account_idx on sitting_note (account_id);
