-- Who runs the institute, how they prove it a second time, and what they did.

create table staff_member (
  account_id uuid primary key references account on delete cascade,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['owner', 'teacher', 'moderator', 'accounts']),
  added_at timestamptz not null default now(),
  -- RFC 6238; set while the second factor is being set up, in use once it is confirmed.
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- The time step of the last code that was taken: RFC 6238 section 5.2, a code works once.
  totp_last_step bigint not null default 0,
  code_failures integer not null default 0,
  code_blocked_until timestamptz
);

-- For the day the phone is lost: each works once.
create table staff_recovery_code (
  account_id uuid not null references staff_member on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

alter table session add column second_factor_at timestamptz;

-- Written once, never changed: it names people by words, so that it survives their accounts.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_subject_idx on audit_entry (subject, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
