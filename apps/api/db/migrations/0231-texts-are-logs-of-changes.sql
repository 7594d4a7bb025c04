-- What an account typed in a text of its own, one row for each time that it was sent. `edits` are its edits as the call
-- `sendText` has them, `whole` the text after them, every so often, so that the text of any moment is rebuilt quickly.
-- Rows go after a day.
create table text_change (
  account_id uuid not null references account (id) on delete cascade,
  asset_id text not null,
  code_key text not null,
  version int not null,
  at timestamptz not null default now(),
  edits text,
  whole text,
  primary key (account_id, asset_id, code_key, version)
);
create index text_change_at_idx on text_change (at);

-- The version up to which the changes of a text are known: the release before goes on saving without them.
alter table saved_code add column logged_to int;
