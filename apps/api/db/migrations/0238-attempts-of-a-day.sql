-- How many attempts an account has kept in a day is counted by our clock: `at` is the browser's.

alter table exercise_attempt add column kept_at timestamptz not null default now();

create index exercise_attempt_kept on exercise_attempt (account_id, kept_at);
