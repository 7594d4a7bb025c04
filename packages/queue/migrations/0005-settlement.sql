-- An API process may die between a run's end and its recording. Whoever submits a run whose outcome must be recorded
-- leaves a note of what is needed for that, and says when it is done; what stays unsettled any other process of the
-- API records.

set search_path = queue;

alter table run add column note text;
alter table run add column settled boolean not null default false;
create index run_unsettled on run (finished_at) where state = 'finished' and note is not null and not settled;

drop function submit_run(uuid, text, text, smallint, text, text[], integer, boolean);

create function submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer, p_background boolean default false, p_note text default null
) returns text language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  live_slots integer;
begin
  if exists (select from run where run_id = p_run_id) then
    return 'accepted';
  end if;
  if exists (select from run where account_key = p_account_key and state <> 'finished') then
    return 'busy';
  end if;
  select coalesce(sum(slots), 0) into live_slots from runner where beat_at > now() - interval '20 seconds';
  if live_slots = 0 then
    return 'no-runner';
  end if;
  if (select count(*) from run where state = 'waiting' and not background) >= live_slots * p_waiting_per_slot then
    return 'full';
  end if;
  if exists (select from unnest(p_hashes) wanted where not exists (select from blob where hash = wanted)) then
    return 'missing-data';
  end if;
  update blob set used_at = now() where hash = any(p_hashes) and used_at < now() - interval '1 day';

  insert into run (run_id, account_key, watch_key, language, job, background, note)
  values (p_run_id, p_account_key, p_watch_key, p_language, p_job, p_background, p_note)
  on conflict do nothing;
  if not found then
    return 'busy';
  end if;
  notify run_waiting;
  return 'accepted';
end $$;

-- Finished runs that should have been recorded by now: whoever waited for them has had its time.
create function unsettled_runs(p_most integer)
returns table (run_id uuid, account_key text, note text, job text, outcome text)
language sql stable security definer set search_path = queue, pg_temp as $$
  select run_id, account_key, note, job, outcome from run
  where state = 'finished' and note is not null and not settled and finished_at < now() - interval '5 seconds'
  order by finished_at limit p_most;
$$;

-- Not waiting for the disk: recording a run twice is harmless.
create function settle_runs(p_run_ids uuid[]) returns void
language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform without_waiting_for_disk();
  update run set settled = true where run_id = any (p_run_ids) and not settled;
end $$;

-- Answers are read within seconds; an hour leaves room for every retry. What is not recorded is kept for a week, should
-- the main database be away so long.
create or replace function clean_up() returns void
language sql security definer set search_path = queue, pg_temp as $$
  delete from run where state = 'finished' and finished_at < now() - interval '1 hour'
    and (note is null or settled or finished_at < now() - interval '7 days');
  delete from blob where used_at < now() - interval '30 days';
$$;

revoke all on function submit_run, unsettled_runs, settle_runs from public;
grant execute on function submit_run, unsettled_runs, settle_runs to abhyas_queue;

reset search_path;
