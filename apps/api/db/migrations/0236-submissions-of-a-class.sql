-- Who is stuck on a problem is read from the index alone: a submission's row is as long as its program.
create index submission_tried_idx on submission (asset_id, account_id, verdict);
drop index submission_asset_idx;
