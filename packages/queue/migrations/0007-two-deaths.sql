-- A run that takes its runner into death or silence would do so with the next: the second time ends it as our fault.
-- Runs that were handed back in good order, as by a restart, are no such thing and are not counted.

set search_path = queue;

alter table run add column deaths smallint not null default 0;

create function lose(p_run_id uuid, p_cause text) returns void
language plpgsql set search_path = queue, pg_temp as $$
declare
  deaths_now smallint;
begin
  update run set deaths = deaths + 1 where run_id = p_run_id and state = 'running' returning deaths into deaths_now;
  if found then
    perform requeue(p_run_id, p_cause, case when deaths_now >= 2 then 0 else 6 end);
  end if;
end $$;
revoke all on function lose from public;

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
      perform lose(run_id, 'its runners died, the last on ' || dead.host)
      from run where runner_id = dead.runner_id and state = 'running';
      delete from runner where runner_id = dead.runner_id;
      taken_over := taken_over + 1;
    end if;
  end loop;
  -- A live runner is heard each second, and is given the time that a dead one gets.
  perform lose(run_id, 'its runner was not heard of') from run
  where state = 'running' and greatest(taken_at, pg_postmaster_start_time()) < now() - interval '2 seconds'
    and not exists (select from runner where runner.runner_id = run.runner_id);
  return taken_over;
end $$;

reset search_path;
