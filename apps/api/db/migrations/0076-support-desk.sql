-- One queue for all that people write to the institute, problem reports included.

alter table support_message drop constraint support_message_mode_check;
-- 4: a problem with a question, with what the learner saw beside it.
alter table support_message add constraint support_message_mode_check check (mode in (1, 2, 3, 4));
alter table support_message add column report_id uuid unique references problem_report on delete set null;
-- The rules for e-commerce give 48 hours to acknowledge and a month to resolve.
alter table support_message add column acknowledged_at timestamptz;
alter table support_message add column closed_at timestamptz;
-- The learner's own words, as the landing page shows them.
alter table support_message add column published_text text;
create index support_message_open_idx on support_message (number) where status in ('received', 'in-progress');
create index support_message_published_idx on support_message (published_at desc) where published_at is not null;

-- Chosen by the browser: sending the same answer again adds nothing.
alter table support_reply add column client_id uuid unique;

insert into support_message (account_id, mode, text, report_id, created_at)
select account_id, 4, text, id, reported_at from problem_report order by reported_at;
