-- What moderators need: comments that wait for an answer, people who may not write for a while, and
-- threads of ten thousand comments that stay fast.

-- Set on a thread's first comment from when the institute owes an answer; null once it was given or waived.
alter table comment add column awaiting_since timestamptz;
update comment set awaiting_since = created_at where parent_id is null and not official and deleted_at is null;
create index comment_awaiting_idx on comment (awaiting_since, id) where awaiting_since is not null;
create index comment_held_idx on comment (created_at, id) where held;
create index comment_hidden_idx on comment (hidden_at desc, id) where hidden_at is not null;

-- Everything of an asset, replies included, for the count.
create index comment_asset_idx on comment (asset_id) include (account_id, held, hidden_at, parent_id);
create index comment_endorsed_idx on comment (asset_id) where endorsed_at is not null;

create index comment_report_open_idx on comment_report (reported_at) where settled_at is null;

-- Who may not write comments for a while, and why: the learner reads the reason.
create table comment_mute (
  account_id uuid primary key references account on delete cascade,
  until timestamptz not null,
  reason text not null,
  muted_at timestamptz not null default now()
);
