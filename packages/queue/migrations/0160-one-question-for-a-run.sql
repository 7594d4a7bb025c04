-- A run cost its runner three questions: the take, and two that found nothing, because nobody said whether more wait.
-- The take says it now. Who watches looks at a run's place several times a second anyway: that a run was taken is told
-- only where it has waited so long that somebody may have seen it wait.

set search_path = queue;

create function take_next(p_runner_id uuid, p_visitors boolean, p_background boolean)
returns table (
  run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean,
  more boolean
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
      where next.state = 'waiting' and (p_visitors or not next.visitor) and (p_background or not next.background)
      order by next.background, next.visitor, next.turn limit 1
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
    taken.visitor, taken.background,
    exists (select from run other where other.state = 'waiting');
end $$;

revoke all on function take_next(uuid, boolean, boolean) from public;
grant execute on function take_next(uuid, boolean, boolean) to abhyas_runner;

reset search_path;
