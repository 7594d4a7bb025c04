-- Verifications of problems, asked for in the console and done by the runners behind the learners' runs.

create table verification (
  id uuid primary key default gen_random_uuid(),
  -- Of the content that was proved, whether it was ever published or stood in a draft only.
  release_id text not null,
  -- Null: what learners see.
  draft_id text,
  -- In its wire form.
  scope jsonb not null,
  mutants boolean not null,
  state text not null default 'running' check (state in ('running', 'stopped', 'done')),
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index verification_running_idx on verification (asked_at) where state = 'running';

create table verification_problem (
  verification_id uuid not null references verification on delete cascade,
  asset_id text not null,
  place integer not null,
  -- The problem as it is proved: what becomes of its draft meanwhile does not matter.
  problem jsonb not null,
  -- Proofs known of so far: mutants of another language join when those of the first are not killed.
  total integer not null,
  done integer not null default 0,
  faults integer not null default 0,
  survivors integer not null default 0,
  ended_at timestamptz,
  primary key (verification_id, asset_id)
);

-- What running a proof showed, by the hash of all that it depends on. Nothing is ever proved twice.
create table proof_evidence (
  key text primary key,
  evidence jsonb not null,
  found_at timestamptz not null default now()
);
