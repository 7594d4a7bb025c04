-- contract: no form could make an exam before this release, and nothing has ever read the column.
alter table late_text drop column first_version;
