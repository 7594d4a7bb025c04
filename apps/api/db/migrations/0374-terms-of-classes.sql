-- The term in which a batch is taught: all three, or none yet.
alter table batch add column term_name text not null default '';
alter table batch add column term_begins date;
alter table batch add column term_ends date;
alter table batch add constraint batch_term check (
  (term_name = '') = (term_begins is null) and (term_begins is null) = (term_ends is null) and term_begins < term_ends
) not valid;
alter table batch validate constraint batch_term;

-- Since when a batch is only read.
alter table batch add column archived_since timestamptz;

-- The batch that it was copied from for another term.
alter table batch add column copied_from uuid references batch on delete set null;
create index batch_copied_from_idx on batch (copied_from);
