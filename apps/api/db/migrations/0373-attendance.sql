-- A meeting of a batch of which the attendance was taken.
create table class_session (
  id uuid primary key,
  batch_id uuid not null references batch on delete cascade,
  -- Of its day, hour and kind; its marks are compared one by one.
  version integer not null default 1,
  held_on date not null,
  -- An hour of the timetable, or from and to by the clock.
  hour smallint check (hour between 1 and 12),
  starts time,
  ends time,
  kind text not null check (kind in ('lecture', 'lab', 'tutorial')),
  deleted_at timestamptz,
  check ((hour is null) = (starts is not null and ends is not null and starts < ends))
);
create index class_session_batch_idx on class_session (batch_id, held_on);

-- Stays, without the name, when an account is erased.
create table session_mark (
  id bigint generated always as identity primary key,
  session_id uuid not null references class_session on delete cascade,
  member_id bigint references batch_member on delete set null,
  state text not null check (state in ('present', 'late', 'absent', 'duty'))
);
create unique index session_mark_member_key on session_mark (session_id, member_id);
create index session_mark_member_idx on session_mark (member_id);

-- How a batch reckons its attendance; without a row as most colleges do: 75 %, late is present.
create table attendance_rule (
  batch_id uuid primary key references batch on delete cascade,
  version integer not null default 1,
  threshold smallint not null check (threshold between 1 and 100),
  late text not null check (late in ('present', 'half', 'absent'))
);

-- To whom of the staff the weekly report of a batch is sent, as an owner says.
create table class_report_receiver (
  batch_id uuid not null references batch on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- They want no more of them, until an owner names them anew.
  stopped_at timestamptz,
  primary key (batch_id, account_id)
);
create index class_report_receiver_account_idx on class_report_receiver (account_id);

-- Weeks, by their Mondays in India, whose report was asked for: once, however many processes there are.
create table class_report_week (
  batch_id uuid not null references batch on delete cascade,
  week date not null,
  primary key (batch_id, week)
);
