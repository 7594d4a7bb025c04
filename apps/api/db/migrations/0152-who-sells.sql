-- Nothing is sold before the institute has said who sells: the words that stood for its address are none.
update seller set address = '' where address = 'Set the seller''s address in the console';
alter table seller alter column address set default '';
alter table seller add column invoice_prefix text not null default 'ABH';
alter table seller add column credit_prefix text not null default 'ACN';

-- Documents as they stood before they were issued again.
create table invoice_earlier (
  id bigint generated always as identity primary key,
  number text not null references invoice on delete cascade,
  document jsonb not null,
  replaced_at timestamptz not null default now()
);
create index invoice_earlier_number_idx on invoice_earlier (number);
