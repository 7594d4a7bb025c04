-- A learner waits for a taken-over run, so a dead runner is known sooner; and a run may survive more deaths of
-- runners, which say little about it, than faults in carrying it out, which say much.

set search_path = queue;

drop function requeue(uuid, text);

-- A run whose runner is gone or gave it up goes back to its turn, until it was taken `p_takes` times: then the
-- fault is the run's or ours and it ends as failed, so that no run can bring down runner after runner for ever.
create function requeue(p_run_id uuid, p_cause text, p_takes integer) returns void
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
  elsif target.attempts >= p_takes then
    perform end_run(p_run_id, json_build_object('kind', 'failed', 'cause', p_cause)::text);
  else
    update run set state = 'waiting', lease = null, runner_id = null, taken_at = null, progress = null
    where run_id = p_run_id;
    notify run_waiting;
  end if;
end $$;
revoke all on function requeue from public;

create or replace function give_back(p_run_id uuid, p_lease uuid, p_cause text) returns void
language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform requeue(run_id, p_cause, 3) from run where run_id = p_run_id and lease = p_lease and state = 'running';
end $$;

-- A runner is dead when it was silent for ten seconds, or for two and its connection is gone too: each runner
-- holds an advisory lock (namespace 4707) on its LISTEN connection, and PostgreSQL drops it with the process.
-- Silence is counted from the server's own start at the earliest, so a restart kills nobody.
create or replace function take_over_dead() returns integer
language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  dead runner;
  taken_over integer := 0;
begin
  for dead in
    select * from runner where greatest(beat_at, pg_postmaster_start_time()) < now() - interval '2 seconds'
    for update skip locked
  loop
    if greatest(dead.beat_at, pg_postmaster_start_time()) < now() - interval '10 seconds'
      or pg_try_advisory_xact_lock(4707, hashtext(dead.runner_id::text))
    then
      perform requeue(run_id, 'its runners died, the last on ' || dead.host, 6)
      from run where runner_id = dead.runner_id and state = 'running';
      delete from runner where runner_id = dead.runner_id;
      taken_over := taken_over + 1;
    end if;
  end loop;
  return taken_over;
end $$;

create or replace function beat(p_runner_id uuid, p_host text, p_slots integer, p_leases uuid[])
returns table (lease uuid) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
begin
  perform without_waiting_for_disk();
  insert into runner (runner_id, host, slots) values (p_runner_id, p_host, p_slots)
  on conflict (runner_id) do update set beat_at = now(), slots = excluded.slots;
  perform requeue(run_id, 'it never reached its runner', 6) from run
  where runner_id = p_runner_id and state = 'running' and lease <> all (p_leases)
    and taken_at < now() - interval '5 seconds';
  perform take_over_dead();
  return query
  select held from unnest(p_leases) held
  where not exists (select from run where run.lease = held and run.runner_id = p_runner_id
    and run.state = 'running' and not run.stop_asked);
end $$;

create or replace function leave(p_runner_id uuid) returns void
language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform requeue(run_id, 'its runners left', 6) from run where runner_id = p_runner_id and state = 'running';
  delete from runner where runner_id = p_runner_id;
end $$;

reset search_path;
