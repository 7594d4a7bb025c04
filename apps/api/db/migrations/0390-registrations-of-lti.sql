-- Links by which an owner lets a platform register us by itself (LTI Dynamic Registration), and what it then offered. No
-- platform launches anybody by what stands here: an owner's decision makes a row of lti_platform of it.
create table lti_registration (
  id uuid primary key default gen_random_uuid(),
  secret_hash bytea not null unique,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Each one asks servers that whoever has the link names.
  tries smallint not null default 0,
  -- Null until a platform has registered us.
  offer jsonb
);
