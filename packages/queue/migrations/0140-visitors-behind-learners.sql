-- Runs of visitors, who have no account: they wait behind every learner's, and no figure about waiting counts them. A
-- runner says which kinds of runs it has room for.

set search_path = queue;

alter table run add column visitor boolean not null default false;

drop index run_waiting;
create index run_waiting on run (background, visitor, turn) where state = 'waiting';

create function submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer, p_background boolean, p_note text, p_visitor boolean
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
  -- However many visitors wait, learners may, too.
  if (select count(*) from run where state = 'waiting' and not background and visitor = p_visitor)
    >= live_slots * p_waiting_per_slot
  then
    return 'full';
  end if;
  if exists (select from unnest(p_hashes) wanted where not exists (select from blob where hash = wanted)) then
    return 'missing-data';
  end if;
  update blob set used_at = now() where hash = any(p_hashes) and used_at < now() - interval '1 day';

  insert into run (run_id, account_key, watch_key, language, job, background, note, visitor)
  values (p_run_id, p_account_key, p_watch_key, p_language, p_job, p_background, p_note, p_visitor)
  on conflict do nothing;
  if not found then
    return 'busy';
  end if;
  notify run_waiting;
  return 'accepted';
end $$;

-- As the version before asks.
create or replace function submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer, p_background boolean default false, p_note text default null
) returns text language sql security definer set search_path = queue, pg_temp as $$
  select submit_run(p_run_id, p_account_key, p_watch_key, p_language, p_job, p_hashes,
    p_waiting_per_slot, p_background, p_note, false);
$$;

create function take_run(p_runner_id uuid, p_visitors boolean, p_background boolean)
returns table (
  run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean
) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
begin
  perform without_waiting_for_disk();
  return query
  with taken as (
    update run set state = 'running', lease = gen_random_uuid(), runner_id = p_runner_id, taken_at = now(),
      attempts = run.attempts + 1, progress = '{"state":"compiling"}'
    where run.run_id =
      (select next.run_id from run next
        where next.state = 'waiting' and (p_visitors or not next.visitor) and (p_background or not next.background)
        order by next.background, next.visitor, next.turn limit 1
        for update skip locked)
    returning *
  )
  select taken.run_id, taken.lease, taken.job, taken.attempts,
    case when taken.background or taken.visitor then 0
      else extract(epoch from clock_timestamp() - taken.submitted_at) * 1000 end::double precision,
    taken.visitor, taken.background
  from taken, pg_notify('run_event', taken.run_id || ' ' || taken.progress);
end $$;

-- As the version before asks.
create or replace function take_run(p_runner_id uuid)
returns table (run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision)
language sql security definer set search_path = queue, pg_temp as $$
  select run_id, lease, job, attempts, waited_ms from take_run(p_runner_id, true, true);
$$;

create or replace function figures()
returns table (waiting bigint, running bigint, oldest_wait_ms double precision, runners bigint, slots bigint)
language sql stable security definer set search_path = queue, pg_temp as $$
  select
    (select count(*) from run where state = 'waiting' and not background and not visitor),
    (select count(*) from run where state = 'running'),
    coalesce((select extract(epoch from now() - min(submitted_at)) * 1000 from run
      where state = 'waiting' and not background and not visitor), 0)::double precision,
    (select count(*) from runner where beat_at > now() - interval '20 seconds'),
    (select coalesce(sum(runner.slots), 0) from runner where beat_at > now() - interval '20 seconds');
$$;

create or replace function watch_runs(p_account_keys text[], p_watch_keys text[])
returns table (account_key text, watch_key text, run_id uuid, state text, progress text, place bigint)
language sql stable security definer set search_path = queue, pg_temp as $$
  with line as (
    select waiting.run_id, row_number() over (order by waiting.background, waiting.visitor, waiting.turn) as place
    from run waiting where waiting.state = 'waiting'
  )
  select watched.account_key, watched.watch_key, newest.run_id, newest.state, newest.progress, line.place
  from unnest(p_account_keys, p_watch_keys) watched(account_key, watch_key)
  cross join lateral (
    select run.run_id, run.state, run.progress from run
    where run.account_key = watched.account_key and run.watch_key = watched.watch_key
    order by run.turn desc limit 1
  ) newest
  left join line on line.run_id = newest.run_id;
$$;

revoke all on function
  submit_run(uuid, text, text, smallint, text, text[], integer, boolean, text, boolean),
  take_run(uuid, boolean, boolean)
from public;
grant execute on function
  submit_run(uuid, text, text, smallint, text, text[], integer, boolean, text, boolean)
to abhyas_queue;
grant execute on function take_run(uuid, boolean, boolean) to abhyas_runner;

reset search_path;
