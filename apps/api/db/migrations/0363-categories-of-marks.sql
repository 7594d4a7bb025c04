-- How a batch weighs its marks; a batch without a row has no categories.
create table mark_scheme (
  batch_id uuid primary key references batch on delete cascade,
  version integer not null default 1
);

-- Assignments that weigh together. Their weights add up to 100.
create table mark_category (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references mark_scheme on delete cascade,
  place smallint not null,
  name text not null,
  -- Percent of the whole.
  weight smallint not null check (weight between 1 and 100),
  -- Only so many count, the best ones. Null: all.
  best_of smallint check (best_of > 0),
  unique (batch_id, place)
);

-- What an assignment counts for. Null: for nothing.
alter table assignment add column category_id uuid references mark_category on delete set null;
create index assignment_category_idx on assignment (category_id);
