-- LTI 1.3: we are a tool of the Moodle or Canvas of a college, which is the platform.
create table lti_platform (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  issuer text not null,
  client_id text not null,
  deployment_ids text[] not null,
  auth_url text not null,
  token_url text not null,
  keys_url text not null,
  -- Domains whose addresses the platform may vouch for.
  mail_domains text[] not null default '{}',
  added_at timestamptz not null default now(),
  constraint lti_platform_client_key unique (issuer, client_id)
);

-- With what we sign: the newest that is a day old, so that every platform knows it by then.
create table lti_key (
  kid text primary key,
  private_jwk jsonb not null,
  made_at timestamptz not null default now()
);

-- A launch that a browser was sent to its platform for; taken once.
create table lti_login (
  state_hash bytea primary key,
  -- Of a cookie: what is answered has to come back by the same browser.
  browser_hash bytea not null,
  platform_id uuid not null references lti_platform on delete cascade,
  nonce text not null,
  -- Of a secret of the frame that waits for what is chosen in another window.
  frame_hash bytea,
  expires_at timestamptz not null
);

-- A launch that the platform has signed, until its browser has shown what is to be done with it.
create table lti_launch (
  code_hash bytea primary key,
  browser_hash bytea not null,
  platform_id uuid not null references lti_platform on delete cascade,
  claims jsonb not null,
  frame_hash bytea,
  -- What was chosen, signed by us: {"returnUrl", "token"}.
  answer jsonb,
  expires_at timestamptz not null
);
create index lti_launch_frame_idx on lti_launch (frame_hash);

-- Who somebody is to a platform.
create table lti_identity (
  platform_id uuid not null references lti_platform on delete cascade,
  deployment_id text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (platform_id, deployment_id, subject),
  constraint lti_identity_account_key unique (account_id, platform_id, deployment_id)
);

-- A course of a platform whose teacher chose assignments of a batch: only these open from it.
create table lti_course (
  platform_id uuid not null references lti_platform on delete cascade,
  deployment_id text not null,
  context_id text not null,
  batch_id uuid not null references batch on delete cascade,
  title text not null default '',
  -- Where its roster is read, once a launch has said it.
  members_url text,
  primary key (platform_id, deployment_id, context_id, batch_id)
);
create index lti_course_batch_idx on lti_course (batch_id);

-- A link of a course that opens an assignment, and where its marks go.
create table lti_link (
  id uuid primary key default gen_random_uuid(),
  platform_id uuid not null references lti_platform on delete cascade,
  deployment_id text not null,
  resource_id text not null,
  context_id text not null,
  assignment_id uuid not null references assignment on delete cascade,
  line_item_url text,
  constraint lti_link_resource_key unique (platform_id, deployment_id, resource_id)
);
create index lti_link_assignment_idx on lti_link (assignment_id);
