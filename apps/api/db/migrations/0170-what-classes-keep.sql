-- Who a notice reaches is written down when it is sent, not when its hour comes: what was shown is what is told.
alter table announcement add column receivers_fixed boolean not null default false;

-- A batch or a planned class that was deleted can be brought back for a while.
alter table batch add column deleted_at timestamptz;
alter table live_class add column cancelled_at timestamptz, add column deleted_at timestamptz;
drop index batch_name_key;
create unique index batch_name_key on batch (lower(name)) where deleted_at is null;

-- Who leaves a list was there all the same: the roll keeps them, and keeps an erased one without a name.
alter table batch_member add column left_at timestamptz;
alter table roll_call add column id bigint generated always as identity;
alter table roll_call drop constraint roll_call_pkey;
alter table roll_call add primary key (id);
create unique index roll_call_member_key on roll_call (class_id, member_id);
alter table roll_call alter column member_id drop not null;
alter table roll_call drop constraint roll_call_member_id_fkey;
alter table roll_call add constraint roll_call_member_id_fkey
  foreign key (member_id) references batch_member (id) on delete set null not valid;
alter table roll_call validate constraint roll_call_member_id_fkey;
create index roll_call_member_idx on roll_call (member_id);

-- Which class opened a module for somebody, so that a "class done" can be taken back.
alter table opened_module add column class_id uuid references live_class (id) on delete set null;
create index opened_module_class_idx on opened_module (class_id);
update opened_module set class_id = (
  select live_class.id from live_class
  join batch_member on batch_member.batch_id = live_class.batch_id
  where live_class.subtopic_id = opened_module.subtopic_id and live_class.done_at is not null
    and batch_member.account_id = opened_module.account_id
  order by live_class.done_at limit 1
)
where how = 'class';
