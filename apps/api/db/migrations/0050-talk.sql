-- Discussions, notifications and support: what people say to each other and to the institute.

create table comment (
  id uuid primary key default gen_random_uuid(),
  asset_id text not null,
  -- Comments stay when their author goes, without a name.
  account_id uuid references account on delete set null,
  -- A reply belongs to a comment of the same asset; replies have no replies.
  parent_id uuid references comment on delete cascade,
  body text not null,
  official boolean not null default false,
  -- Gives away a solution: folded until the reader has solved the problem or asks for it.
  spoiler boolean not null default false,
  endorsed_at timestamptz,
  -- Waits for a moderator; until then only its author sees it.
  held boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- A comment with replies keeps its place when its author deletes it, without text and name.
  deleted_at timestamptz,
  -- Chosen by the browser: sending the same comment again adds nothing.
  client_id uuid,
  unique (account_id, client_id)
);
create index comment_thread_idx on comment (asset_id, created_at desc, id) where parent_id is null;
create index comment_parent_idx on comment (parent_id, created_at) where parent_id is not null;
create index comment_author_idx on comment (account_id, created_at desc);

create table comment_report (
  comment_id uuid not null references comment on delete cascade,
  account_id uuid not null references account on delete cascade,
  reason text not null,
  reported_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (comment_id, account_id)
);

create table notification (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  text text not null,
  -- A path within the product, '' when there is none.
  url text not null default '',
  asset_id text not null default '',
  -- Unread ones of the same group are one line.
  group_key text not null,
  at timestamptz not null default now(),
  read_at timestamptz,
  -- Set once a digest mail has carried it.
  mailed_at timestamptz
);
create index notification_account_idx on notification (account_id, at desc);
create unique index notification_group_key on notification (account_id, group_key) where read_at is null;

create table notification_choice (
  account_id uuid not null references account on delete cascade,
  -- A kind of notification, or `digest` for the daily mail.
  kind text not null,
  wanted boolean not null,
  primary key (account_id, kind)
);

create table support_message (
  -- The number that the learner is told.
  number bigint generated always as identity (start with 1001) primary key,
  account_id uuid references account on delete set null,
  -- 1 feedback, 2 content request, 3 testimonial (spec section 7).
  mode smallint not null check (mode in (1, 2, 3)),
  text text not null,
  -- A testimonial is shown to others only with consent.
  may_show boolean not null default false,
  status text not null default 'received' check (status in ('received', 'in-progress', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  published_at timestamptz
);
create index support_message_account_idx on support_message (account_id, number desc);

create table support_reply (
  id bigint generated always as identity primary key,
  number bigint not null references support_message on delete cascade,
  text text not null,
  created_at timestamptz not null default now()
);
create index support_reply_number_idx on support_reply (number, id);
