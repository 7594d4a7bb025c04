-- Documents as they were drawn and sent, so that none is drawn twice, on whatever host it is asked for.
create table invoice_pdf (
  number text primary key references invoice on delete cascade,
  bytes bytea not null,
  drawn_at timestamptz not null default now()
);
-- A PDF is compressed within.
alter table invoice_pdf alter column bytes set storage external;
