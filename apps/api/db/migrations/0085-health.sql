-- How the product does over time, for the people who run it.

create table health_sample (
  -- One of the figures of packages/contract/src/admin-health.ts.
  figure text not null,
  at timestamptz not null default now(),
  value double precision not null,
  primary key (figure, at)
);

-- What went wrong through our fault. Learners are never charged for it.
create table own_failure (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- run or request.
  kind text not null,
  cause text not null
);
create index own_failure_at_idx on own_failure (at);
