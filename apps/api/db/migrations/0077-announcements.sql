-- What staff tells many learners at once, and how far it has come with each of them.

create table announcement (
  -- Chosen by the browser: sending the same one again adds nothing.
  id uuid primary key,
  audience jsonb not null,
  title text not null,
  -- Only the mail carries it.
  body text not null default '',
  url text not null default '',
  by_mail boolean not null,
  send_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- The audience is who belongs to it at this moment.
  started_at timestamptz,
  cancelled_at timestamptz
);
create index announcement_send_at_idx on announcement (send_at desc);

create table announcement_recipient (
  announcement_id uuid not null references announcement on delete cascade,
  account_id uuid not null references account on delete cascade,
  chunk integer not null,
  told_at timestamptz,
  -- Set before a mail is handed over: after a crash in between it is not sent again, and counted as doubtful.
  mail_taken_at timestamptz,
  mailed_at timestamptz,
  mail_refused_at timestamptz,
  primary key (announcement_id, account_id)
);
create index announcement_recipient_chunk_idx on announcement_recipient (announcement_id, chunk);
create index announcement_recipient_account_idx on announcement_recipient (account_id);

create index submission_asset_idx on submission (asset_id, account_id);
