-- A class or an exam may ask to keep how a text came about for longer than a day. The release before forgets such a log
-- after a day as it did; it has nobody who asks.
create table kept_text_log (
  account_id uuid not null references account (id) on delete cascade,
  asset_id text not null,
  until timestamptz not null,
  primary key (account_id, asset_id)
);
