-- The key in a mail that invites somebody to a class: whoever has it reads that address.
create table class_invitation (
  key_hash bytea primary key,
  member_id bigint not null references batch_member (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index class_invitation_member_idx on class_invitation (member_id);
