-- What an upload holds, once somebody has looked into it: pieces with the hash of each file, faults and notes.
alter table content_upload add column found jsonb;
