-- A program that is run step by step keeps runner, queue and API busy for many times as long as a plain run: it waits in
-- the line of heavy users from the first time on. The job is not read as JSON here: a program may hold a NUL, which
-- PostgreSQL refuses. In JSON no text of a program holds a quote without a backslash, so only the task can say this.

set search_path = queue;

create or replace function submit_run(
  p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[],
  p_waiting_per_slot integer, p_background boolean, p_note text, p_visitor boolean
) returns text language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  live_slots integer;
  is_heavy boolean := not p_visitor and not p_background
    and (strpos(p_job, '"kind":"trace"') > 0 or is_heavy_user(p_account_key));
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

reset search_path;
