-- What a release sells, beside its document: to find it there, all 60 MB of the document have to be read.
-- Null of a release that the version before has stored since.
alter table content_release add column plans jsonb;
update content_release set plans = document->'plans';
