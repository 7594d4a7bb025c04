-- A draft is what its author changed in the release that it is based on, and is merged with what others published.
-- Nothing is rewritten: the changes of a draft are its files compared with those of its base. A draft without a base,
-- or whose base kept no files, counts all of its files as its own, so merging takes nothing away with it.

-- The course that a draft was begun for; null for the whole school.
alter table content_draft add column course_id text;

-- Who made a release active, from which draft, and what it changed for learners; null where nobody wrote it down.
alter table release_activation
  add column account_id uuid references account on delete set null,
  add column draft_name text,
  add column changes jsonb,
  -- An earlier release was brought back.
  add column brought_back boolean not null default false;

-- Deleting an account looks for what it published.
create index on release_activation (account_id);
