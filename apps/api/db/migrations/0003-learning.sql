-- What a learner has finished, where they were last, and what they own.

create table finished_asset (
  account_id uuid not null references account on delete cascade,
  -- An asset of any release: finished stays finished whatever content is published later.
  asset_id text not null,
  finished_at timestamptz not null default now(),
  primary key (account_id, asset_id)
);

create table last_visit (
  account_id uuid primary key references account on delete cascade,
  active_link text not null default '',
  meta text not null default '',
  learn_link text not null default '',
  meta_learn text not null default '',
  practise_link text not null default '',
  meta_practise text not null default '',
  visited_at timestamptz not null default now()
);

create table entitlement (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  -- May carry a suffix after a dash; only the part before it names the plan (spec section 3).
  plan_id text not null,
  plan_title text not null,
  -- Topic ids that the plan opens, as they were when it was granted.
  topic_ids text[] not null,
  purchased_on timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Set once the learner has been told that it ran out.
  expiry_told_at timestamptz
);
create index entitlement_account_id_idx on entitlement (account_id);
