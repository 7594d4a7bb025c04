-- The run queue: what waits, what runs and what came of it. It lives in a database of its own, so that
-- runner hosts hold credentials to nothing else. Both roles reach it through functions only.
-- Every clock is the database's. Written for PostgreSQL 15 to 18.

create schema queue;

-- Test data by SHA-256 of its content. A runner may read a blob only by naming its hash.
create table queue.blob (
  hash text primary key check (hash = encode(sha256(content), 'hex')),
  content bytea not null,
  used_at timestamptz not null default now()
);

-- A runner process. `beat_at` is its last sign of life.
create table queue.runner (
  runner_id uuid primary key,
  host text not null,
  slots integer not null check (slots > 0),
  beat_at timestamptz not null default now()
);

create table queue.run (
  run_id uuid primary key,
  -- Order of service. A run that lost its runner keeps its turn.
  turn bigint generated always as identity,
  account_key text not null,
  -- The name under which its account may watch or stop it.
  watch_key text not null,
  language smallint not null,
  -- Kept as text, not jsonb: a program may contain NUL, which jsonb refuses.
  job text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'finished')),
  submitted_at timestamptz not null default now(),
  attempts smallint not null default 0,
  runner_id uuid,
  -- Proof of holding the run. A new one is drawn at each take: an outcome under an old lease is refused.
  lease uuid,
  taken_at timestamptz,
  progress text,
  stop_asked boolean not null default false,
  outcome text,
  finished_at timestamptz,
  check ((state = 'running') = (state <> 'finished' and lease is not null)),
  check ((state = 'finished') = (outcome is not null))
);

-- Fairness: an account has at most one run that waits or runs, so users take turns by order of arrival.
create unique index run_one_per_account on queue.run (account_key) where state <> 'finished';
create index run_waiting on queue.run (turn) where state = 'waiting';
create index run_running on queue.run (runner_id) where state = 'running';
create index run_finished on queue.run (finished_at) where state = 'finished';

-- Rows change state within seconds: vacuum early, or the head of run_waiting fills with dead entries.
alter table queue.run set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

-- The API's side --------------------------------------------------------------------------------------

-- Asking twice under the same run_id is harmless, so a caller that lost its connection may ask again.
create function queue.submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer
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
  if (select count(*) from run where state = 'waiting') >= live_slots * p_waiting_per_slot then
    return 'full';
  end if;
  if exists (select from unnest(p_hashes) wanted where not exists (select from blob where hash = wanted)) then
    return 'missing-data';
  end if;
  update blob set used_at = now() where hash = any(p_hashes) and used_at < now() - interval '1 day';

  insert into run (run_id, account_key, watch_key, language, job)
  values (p_run_id, p_account_key, p_watch_key, p_language, p_job)
  on conflict do nothing;
  if not found then
    return 'busy';
  end if;
  notify run_waiting;
  return 'accepted';
end $$;

create function queue.put_blob(p_hash text, p_content bytea) returns void
language sql security definer set search_path = queue, pg_temp as $$
  insert into blob (hash, content) values (p_hash, p_content)
  on conflict (hash) do update set used_at = now();
$$;

create function queue.outcomes(p_run_ids uuid[]) returns table (run_id uuid, outcome text)
language sql stable security definer set search_path = queue, pg_temp as $$
  select asked.run_id, run.outcome from unnest(p_run_ids) asked(run_id) left join run using (run_id)
  where run.run_id is null or run.state = 'finished';
$$;

-- The newest run of an account under a watch key, with its place when it waits.
create function queue.watch_run(p_account_key text, p_watch_key text)
returns table (run_id uuid, state text, progress text, place bigint)
language sql stable security definer set search_path = queue, pg_temp as $$
  select w.run_id, w.state, w.progress,
    case when w.state = 'waiting'
      then (select count(*) from run ahead where ahead.state = 'waiting' and ahead.turn <= w.turn) end
  from run w where w.account_key = p_account_key and w.watch_key = p_watch_key
  order by (w.state <> 'finished') desc, w.turn desc limit 1;
$$;
create index run_watched on queue.run (account_key, watch_key);

-- A waiting run ends at once; a running one when its runner hears of it. False: there was nothing to stop.
create function queue.stop_run(p_account_key text, p_watch_key text) returns boolean
language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  target run;
begin
  select * into target from run
  where account_key = p_account_key and watch_key = p_watch_key and state <> 'finished' for update;
  if not found then
    return false;
  end if;
  if target.state = 'waiting' then
    perform end_run(target.run_id, '{"kind":"stopped"}');
  else
    update run set stop_asked = true where run_id = target.run_id;
    perform pg_notify('run_stop', target.run_id::text);
  end if;
  return true;
end $$;

create function queue.end_run(p_run_id uuid, p_outcome text) returns void
language sql set search_path = queue, pg_temp as $$
  update run set state = 'finished', outcome = p_outcome, finished_at = now() where run_id = p_run_id;
  select pg_notify('run_event', p_run_id || ' finished');
$$;

-- What an operator's screen and the metrics show.
create function queue.figures()
returns table (waiting bigint, running bigint, oldest_wait_ms double precision, runners bigint, slots bigint)
language sql stable security definer set search_path = queue, pg_temp as $$
  select
    (select count(*) from run where state = 'waiting'),
    (select count(*) from run where state = 'running'),
    coalesce((select extract(epoch from now() - min(submitted_at)) * 1000 from run where state = 'waiting'), 0)::double precision,
    (select count(*) from runner where beat_at > now() - interval '20 seconds'),
    (select coalesce(sum(runner.slots), 0) from runner where beat_at > now() - interval '20 seconds');
$$;

-- Answers are read within seconds; an hour leaves room for every retry.
create function queue.clean_up() returns void
language sql security definer set search_path = queue, pg_temp as $$
  delete from run where state = 'finished' and finished_at < now() - interval '1 hour';
  delete from blob where used_at < now() - interval '30 days';
$$;

-- The runners' side -----------------------------------------------------------------------------------
-- Submitting and finishing wait for the disk (synchronous_commit as the server has it), because someone was
-- told. Takes, progress and beats do not: after a crash a forgotten take puts the run back to its turn, and
-- the lease keeps the first runner's late outcome out.

create function queue.without_waiting_for_disk() returns void language sql as $$
  select set_config('synchronous_commit', 'off', true);
$$;

create function queue.take_run(p_runner_id uuid)
returns table (run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision)
language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
begin
  perform without_waiting_for_disk();
  return query
  with taken as (
    update run set state = 'running', lease = gen_random_uuid(), runner_id = p_runner_id, taken_at = now(),
      attempts = run.attempts + 1, progress = '{"state":"compiling"}'
    where run.run_id =
      (select next.run_id from run next where next.state = 'waiting' order by next.turn limit 1 for update skip locked)
    returning *
  )
  select taken.run_id, taken.lease, taken.job, taken.attempts,
    (extract(epoch from clock_timestamp() - taken.submitted_at) * 1000)::double precision
  from taken, pg_notify('run_event', taken.run_id || ' ' || taken.progress);
end $$;

create function queue.report_progress(p_run_id uuid, p_lease uuid, p_progress text) returns void
language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform without_waiting_for_disk();
  update run set progress = p_progress where run_id = p_run_id and lease = p_lease and state = 'running';
  if found then
    perform pg_notify('run_event', p_run_id || ' ' || p_progress);
  end if;
end $$;

-- False: the lease is no longer the caller's, and the outcome was not taken. Asking twice is harmless.
create function queue.finish_run(p_run_id uuid, p_lease uuid, p_outcome text) returns boolean
language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  found_state text;
begin
  select state into found_state from run where run_id = p_run_id and lease = p_lease for update;
  if found_state = 'running' then
    perform end_run(p_run_id, p_outcome);
  end if;
  return found_state is not null;
end $$;

-- A run whose runner is gone or gave it up goes back to its turn. After three takes the fault is the run's
-- or ours, and it ends as failed, so that no run can bring down runner after runner for ever.
create function queue.requeue(p_run_id uuid, p_cause text) returns void
language plpgsql set search_path = queue, pg_temp as $$
declare
  target run;
begin
  select * into target from run where run_id = p_run_id and state = 'running' for update;
  if not found then
    return;
  end if;
  if target.stop_asked then
    perform end_run(p_run_id, '{"kind":"stopped"}');
  elsif target.attempts >= 3 then
    perform end_run(p_run_id, json_build_object('kind', 'failed', 'cause', p_cause)::text);
  else
    update run set state = 'waiting', lease = null, runner_id = null, taken_at = null, progress = null
    where run_id = p_run_id;
    notify run_waiting;
  end if;
end $$;

create function queue.give_back(p_run_id uuid, p_lease uuid, p_cause text) returns void
language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform requeue(run_id, p_cause) from run where run_id = p_run_id and lease = p_lease and state = 'running';
end $$;

-- A runner is dead when it was silent for ten seconds, or for three and its connection is gone too: each
-- runner holds an advisory lock (namespace 4707) on its LISTEN connection, and PostgreSQL drops it with the
-- process. Silence is counted from the server's own start at the earliest, so a restart kills nobody.
create function queue.take_over_dead() returns integer
language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  dead runner;
  taken_over integer := 0;
begin
  for dead in
    select * from runner where greatest(beat_at, pg_postmaster_start_time()) < now() - interval '3 seconds'
    for update skip locked
  loop
    if greatest(dead.beat_at, pg_postmaster_start_time()) < now() - interval '10 seconds'
      or pg_try_advisory_xact_lock(4707, hashtext(dead.runner_id::text))
    then
      perform requeue(run_id, 'its runner on ' || dead.host || ' died')
      from run where runner_id = dead.runner_id and state = 'running';
      delete from runner where runner_id = dead.runner_id;
      taken_over := taken_over + 1;
    end if;
  end loop;
  return taken_over;
end $$;

-- A sign of life. Answers which of the held leases must be dropped: lost to another runner or asked to stop.
-- A run booked on this runner that it does not hold was taken in an answer that never arrived.
create function queue.beat(p_runner_id uuid, p_host text, p_slots integer, p_leases uuid[])
returns table (lease uuid) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
begin
  perform without_waiting_for_disk();
  insert into runner (runner_id, host, slots) values (p_runner_id, p_host, p_slots)
  on conflict (runner_id) do update set beat_at = now(), slots = excluded.slots;
  perform requeue(run_id, 'it never reached its runner') from run
  where runner_id = p_runner_id and state = 'running' and lease <> all (p_leases)
    and taken_at < now() - interval '5 seconds';
  perform take_over_dead();
  return query
  select held from unnest(p_leases) held
  where not exists (select from run where run.lease = held and run.runner_id = p_runner_id
    and run.state = 'running' and not run.stop_asked);
end $$;

create function queue.leave(p_runner_id uuid) returns void
language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform requeue(run_id, 'its runner left') from run where runner_id = p_runner_id and state = 'running';
  delete from runner where runner_id = p_runner_id;
end $$;

create function queue.read_blobs(p_hashes text[]) returns table (hash text, content bytea)
language sql stable security definer set search_path = queue, pg_temp as $$
  select hash, content from blob where hash = any(p_hashes);
$$;

-- Who may do what -------------------------------------------------------------------------------------

revoke all on all functions in schema queue from public;
revoke all on schema queue from public;
grant usage on schema queue to abhyas_queue, abhyas_runner;

grant execute on function
  queue.submit_run, queue.put_blob, queue.outcomes, queue.watch_run, queue.stop_run, queue.figures,
  queue.clean_up, queue.take_over_dead
to abhyas_queue;

grant execute on function
  queue.take_run, queue.report_progress, queue.finish_run, queue.give_back, queue.beat, queue.leave,
  queue.read_blobs
to abhyas_runner;
