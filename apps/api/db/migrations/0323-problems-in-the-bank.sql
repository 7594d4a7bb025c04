-- Problems stand in the problem bank alone. Whether those of a draft and of the files of a release do: what an earlier
-- version made is brought into this form when it is used.
alter table content_draft add column banked boolean not null default false;
alter table content_release add column banked boolean not null default false;

-- Which modules listed a problem that was removed from a draft, and at which places: [{"path", "at"}].
alter table content_draft_removal add column listed jsonb;
