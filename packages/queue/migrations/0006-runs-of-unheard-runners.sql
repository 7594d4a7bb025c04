-- A runner that took a run before its first sign of life, or after it had been given up, and then died was named by
-- no row of `runner`: nobody missed it, and its run was never given to another.

set search_path = queue;

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
  -- A live runner is heard each second, and is given the time that a dead one gets.
  perform requeue(run_id, 'its runner was not heard of', 6) from run
  where state = 'running' and greatest(taken_at, pg_postmaster_start_time()) < now() - interval '2 seconds'
    and not exists (select from runner where runner.runner_id = run.runner_id);
  return taken_over;
end $$;

reset search_path;
