-- How long runners were at work on a run, all of it; and runs of a question's own solution, which count beside one's own.
alter table run_usage add column wall_ms integer not null default 0;
alter table run_usage add column reference boolean not null default false;
