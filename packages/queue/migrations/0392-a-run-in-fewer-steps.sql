-- A run is handed in with three statements instead of nine: what is against it is looked for in one, what is an exception
-- when it has shown itself, and test data where a run names some. Whoever hears that a run waits is told of which kind, so
-- that a runner does not ask for programs at its seats because of every run, nor the other way round.

set search_path = queue;

create or replace function submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer, p_background boolean, p_note text, p_visitor boolean
) returns text language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  denial text;
  is_heavy boolean := not p_visitor and not p_background
    and (strpos(p_job, '"kind":"trace"') > 0 or is_heavy_user(p_account_key));
begin
  -- However many of one kind wait, the others may, too.
  select case
      when coalesce(sum(slots), 0) = 0 then 'no-runner'
      when sum(slots) * p_waiting_per_slot <= (
        select count(*) from run where state = 'waiting'
          and not interactive and not background and visitor = p_visitor and heavy = is_heavy
      ) then 'full'
    end
  into denial from runner where beat_at > now() - interval '20 seconds';
  if denial is null and cardinality(p_hashes) > 0 then
    if exists (select from unnest(p_hashes) wanted where not exists (select from blob where hash = wanted)) then
      denial := 'missing-data';
    else
      update blob set used_at = now() where hash = any(p_hashes) and used_at < now() - interval '1 day';
    end if;
  end if;

  if denial is null then
    insert into run (run_id, account_key, watch_key, language, job, background, note, visitor, heavy)
    values (p_run_id, p_account_key, p_watch_key, p_language, p_job, p_background, p_note, p_visitor, is_heavy)
    on conflict do nothing;
    if found then
      perform pg_notify('run_waiting', 'run');
      return 'accepted';
    end if;
  end if;
  -- Whatever stands in the way now, a run that was accepted once stays so.
  return case
    when exists (select from run where run_id = p_run_id) then 'accepted'
    when denial is null
      or exists (select from run where account_key = p_account_key and not interactive and state <> 'finished')
      then 'busy'
    else denial
  end;
end $$;

create or replace function submit_interactive(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_note text, p_visitor boolean,
  p_waiting_most integer
) returns text language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  if exists (select from run where run_id = p_run_id) then
    return 'accepted';
  end if;
  if exists (select from run where account_key = p_account_key and interactive and state <> 'finished') then
    return 'busy';
  end if;
  if not exists (select from runner where beat_at > now() - interval '20 seconds') then
    return 'no-runner';
  end if;
  if (select count(*) from run where state = 'waiting' and interactive and visitor = p_visitor) >= p_waiting_most then
    return 'full';
  end if;
  insert into run (run_id, account_key, watch_key, language, job, note, visitor, interactive, attended_at)
  values (p_run_id, p_account_key, p_watch_key, p_language, p_job, p_note, p_visitor, true, now())
  on conflict do nothing;
  if not found then
    return 'busy';
  end if;
  perform pg_notify('run_waiting', 'interactive');
  return 'accepted';
end $$;

create or replace function requeue(p_run_id uuid, p_cause text, p_takes integer)
returns void language plpgsql set search_path = queue, pg_temp as $$
declare
  target run;
begin
  select * into target from run where run_id = p_run_id and state = 'running' for update;
  if not found then
    return;
  end if;
  if target.stop_asked then
    perform end_run(p_run_id, '{"kind":"stopped"}');
  elsif target.attempts >= p_takes or target.interactive then
    perform end_run(p_run_id, json_build_object('kind', 'failed', 'cause', p_cause)::text);
  else
    update run set state = 'waiting', lease = null, runner_id = null, taken_at = null, progress = null
    where run_id = p_run_id;
    perform pg_notify('run_waiting', 'run');
  end if;
end $$;

reset search_path;
