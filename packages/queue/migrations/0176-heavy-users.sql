-- Accounts that have used a runner for long in the last minute wait in a line of their own, so that however many of them
-- there are, a run of somebody else is begun at once. A runner says which kinds of runs it has room for.

set search_path = queue;

alter table run add column heavy boolean not null default false;

drop index run_waiting;
create index run_waiting on run (interactive, background, visitor, heavy, turn) where state = 'waiting';

-- Five seconds in a minute: nobody who writes, runs and reads gets there, and one endless loop after the other does.
create function is_heavy_user(p_account_key text) returns boolean
language sql stable set search_path = queue, pg_temp as $$
  select coalesce(sum(finished_at - taken_at), interval '0') > interval '5 seconds' from run
  where account_key = p_account_key and state = 'finished' and not interactive
    and finished_at > now() - interval '1 minute';
$$;

create or replace function submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer, p_background boolean, p_note text, p_visitor boolean
) returns text language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  live_slots integer;
  is_heavy boolean := not p_visitor and not p_background and is_heavy_user(p_account_key);
begin
  if exists (select from run where run_id = p_run_id) then
    return 'accepted';
  end if;
  if exists (select from run where account_key = p_account_key and not interactive and state <> 'finished') then
    return 'busy';
  end if;
  select coalesce(sum(slots), 0) into live_slots from runner where beat_at > now() - interval '20 seconds';
  if live_slots = 0 then
    return 'no-runner';
  end if;
  -- However many of one kind wait, the others may, too.
  if (select count(*) from run
      where state = 'waiting' and not interactive and not background and visitor = p_visitor and heavy = is_heavy)
    >= live_slots * p_waiting_per_slot
  then
    return 'full';
  end if;
  if exists (select from unnest(p_hashes) wanted where not exists (select from blob where hash = wanted)) then
    return 'missing-data';
  end if;
  update blob set used_at = now() where hash = any(p_hashes) and used_at < now() - interval '1 day';

  insert into run (run_id, account_key, watch_key, language, job, background, note, visitor, heavy)
  values (p_run_id, p_account_key, p_watch_key, p_language, p_job, p_background, p_note, p_visitor, is_heavy)
  on conflict do nothing;
  if not found then
    return 'busy';
  end if;
  notify run_waiting;
  return 'accepted';
end $$;

create function run_kind(p_background boolean, p_visitor boolean, p_heavy boolean) returns text
language sql immutable set search_path = queue, pg_temp as $$
  select case when p_background then 'background' when p_visitor then 'visitor' when p_heavy then 'heavy'
    else 'learner' end;
$$;

-- The kinds: `learner`, `heavy`, `visitor`, `background`. They are served in this order.
create function take_next(p_runner_id uuid, p_kinds text[])
returns table (
  run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean,
  heavy boolean, more boolean
) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
declare
  taken run;
begin
  perform without_waiting_for_disk();
  update run set state = 'running', lease = gen_random_uuid(), runner_id = p_runner_id, taken_at = now(),
    attempts = run.attempts + 1, progress = '{"state":"compiling"}'
  where run.run_id =
    (select next.run_id from run next
      where next.state = 'waiting' and not next.interactive
        and run_kind(next.background, next.visitor, next.heavy) = any (p_kinds)
      order by next.background, next.visitor, next.heavy, next.turn limit 1
      for update skip locked)
  returning * into taken;
  if not found then
    return;
  end if;
  if taken.attempts > 1 or clock_timestamp() - taken.submitted_at > interval '100 milliseconds' then
    perform pg_notify('run_event', taken.run_id || ' ' || taken.progress);
  end if;
  return query select taken.run_id, taken.lease, taken.job, taken.attempts,
    case when taken.background or taken.visitor then 0
      else extract(epoch from clock_timestamp() - taken.submitted_at) * 1000 end::double precision,
    taken.visitor, taken.background, taken.heavy,
    exists (select from run other where other.state = 'waiting' and not other.interactive);
end $$;

create or replace function watch_runs(p_account_keys text[], p_watch_keys text[])
returns table (account_key text, watch_key text, run_id uuid, state text, progress text, place bigint)
language sql stable security definer set search_path = queue, pg_temp as $$
  with line as (
    select waiting.run_id, row_number() over (
      partition by waiting.interactive order by waiting.background, waiting.visitor, waiting.heavy, waiting.turn
    ) as place
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

revoke all on function is_heavy_user(text), run_kind(boolean, boolean, boolean), take_next(uuid, text[]) from public;
grant execute on function take_next(uuid, text[]) to abhyas_runner;

reset search_path;
