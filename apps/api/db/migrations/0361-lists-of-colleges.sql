-- A list as a college has it: a section and a roll number for each learner.
alter table batch_member add column roll_number text, add column section text not null default '';
create unique index batch_member_roll_key on batch_member (batch_id, lower(roll_number)) where left_at is null;

-- One change of a list, so that it can be undone as a whole.
create table list_change (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references batch (id) on delete cascade,
  kind text not null check (kind in ('import', 'edit', 'move', 'remove')),
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index list_change_batch_idx on list_change (batch_id);

-- How somebody stood on a list before and after a change: {"email", "name", "rollNumber", "section", "left"}.
create table list_change_line (
  change_id uuid not null references list_change (id) on delete cascade,
  member_id bigint not null references batch_member (id) on delete cascade,
  was jsonb not null,
  became jsonb not null,
  primary key (change_id, member_id)
);
create index list_change_line_member_idx on list_change_line (member_id);

-- A password that the college printed for somebody: good until then, and only for choosing another one.
alter table account add column first_password_until timestamptz;
