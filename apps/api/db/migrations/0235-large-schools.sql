-- What the staff's lists ask for, with an index each, where a large school made them read every row.

-- Searches look for a part of a name or an address anywhere in it.
create extension if not exists pg_trgm;
create index account_searched_idx on account using gin (name gin_trgm_ops, email gin_trgm_ops, abhyas_id gin_trgm_ops);
create index audit_entry_searched_idx on audit_entry using gin (actor gin_trgm_ops, action gin_trgm_ops, subject gin_trgm_ops);

-- Learners, the newest first.
create index account_created_idx on account (created_at desc, id desc);

-- Who was active lately.
create index session_seen_idx on session (last_seen_at, account_id);

-- Who has finished an item.
create index finished_asset_item_idx on finished_asset (asset_id, account_id);

-- Submissions that were judged by other tests than those of now.
create index submission_judged_idx on submission (asset_id, judging_hash, verdict);
