-- Runs in which somebody talks with a program. They take seats instead of slots, and an account may have one beside a run
-- of the other kind. What the program shows and what is typed travel as numbered pieces, so that nothing is lost or
-- doubled when a connection breaks. Nobody carries such a run out a second time: what was typed would not come again.

set search_path = queue;

alter table run
  add column interactive boolean not null default false,
  -- Somebody looked on a moment ago.
  add column attended_at timestamptz,
  add column typed_seq integer not null default 0,
  add column typed_bytes integer not null default 0;

drop index run_one_per_account;
create unique index run_one_per_account on run (account_key, interactive) where state <> 'finished';
drop index run_waiting;
create index run_waiting on run (interactive, background, visitor, turn) where state = 'waiting';

create table console_event (
  run_id uuid not null references run on delete cascade,
  seq integer not null,
  content text not null,
  primary key (run_id, seq)
);

create table console_input (
  run_id uuid not null references run on delete cascade,
  seq integer not null,
  content text not null,
  primary key (run_id, seq)
);

create function submit_interactive(
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
  notify run_waiting;
  return 'accepted';
end $$;

-- Takes the next one for a free seat. One whose learner has gone meanwhile is none.
create function take_seat(p_runner_id uuid, p_visitors boolean)
returns table (
  run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean,
  more boolean
) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
declare
  taken run;
begin
  perform without_waiting_for_disk();
  perform end_run(gone.run_id, '{"kind":"stopped"}') from (
    select run.run_id from run
    where run.state = 'waiting' and run.interactive and run.attended_at < now() - interval '10 seconds'
    for update skip locked
  ) gone;
  update run set state = 'running', lease = gen_random_uuid(), runner_id = p_runner_id, taken_at = now(),
    attempts = run.attempts + 1, progress = '{"state":"compiling"}'
  where run.run_id =
    (select next.run_id from run next
      where next.state = 'waiting' and next.interactive and (p_visitors or not next.visitor)
      order by next.visitor, next.turn limit 1
      for update skip locked)
  returning * into taken;
  if not found then
    return;
  end if;
  perform pg_notify('run_event', taken.run_id || ' ' || taken.progress);
  return query select taken.run_id, taken.lease, taken.job, taken.attempts,
    extract(epoch from clock_timestamp() - taken.submitted_at)::double precision * 1000, taken.visitor, false,
    exists (select from run other where other.state = 'waiting' and other.interactive);
end $$;

-- Small pieces travel in the notification itself.
create function tell_piece(p_channel text, p_run_id uuid, p_seq integer, p_content text)
returns void language sql set search_path = queue, pg_temp as $$
  select pg_notify(p_channel,
    p_run_id || ' ' || p_seq || case when octet_length(p_content) < 7000 then ' ' || p_content else '' end);
$$;

-- What a program shows, piece by piece. False when the run is another runner's, or over.
create function write_console(p_run_id uuid, p_lease uuid, p_seq integer, p_content text)
returns boolean language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform without_waiting_for_disk();
  perform from run where run_id = p_run_id and lease = p_lease and state = 'running' and interactive;
  if not found then
    return false;
  end if;
  insert into console_event (run_id, seq, content) values (p_run_id, p_seq, p_content) on conflict do nothing;
  perform tell_piece('run_console', p_run_id, p_seq, p_content);
  return true;
end $$;

-- The run that somebody looks at; the newest, should a name have been given twice.
create function find_interactive(p_account_key text, p_watch_key text)
returns table (run_id uuid, finished boolean) language sql stable security definer set search_path = queue, pg_temp as $$
  select run_id, state = 'finished' from run
  where account_key = p_account_key and watch_key = p_watch_key and interactive order by turn desc limit 1;
$$;

create function read_console(p_run_id uuid, p_after integer)
returns table (seq integer, content text) language sql stable security definer set search_path = queue, pg_temp as $$
  select seq, content from console_event where run_id = p_run_id and seq > p_after order by seq limit 500;
$$;

-- Types. `accepted` also for a piece that came before, `gap` when one before it is missing.
create function type_console(p_account_key text, p_watch_key text, p_seq integer, p_content text)
returns text language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  target run;
begin
  if octet_length(p_content) > 32768 then
    return 'full';
  end if;
  select * into target from run
  where account_key = p_account_key and watch_key = p_watch_key and interactive order by turn desc limit 1 for update;
  if not found or target.state = 'finished' then
    return 'over';
  end if;
  if p_seq <= target.typed_seq then
    return 'accepted';
  end if;
  if p_seq <> target.typed_seq + 1 then
    return 'gap';
  end if;
  if target.typed_bytes + octet_length(p_content) > 1048576 then
    return 'full';
  end if;
  perform without_waiting_for_disk();
  update run set typed_seq = p_seq, typed_bytes = typed_bytes + octet_length(p_content), attended_at = now()
  where run_id = target.run_id;
  insert into console_input (run_id, seq, content) values (target.run_id, p_seq, p_content);
  perform tell_piece('run_typed', target.run_id, p_seq, p_content);
  return 'accepted';
end $$;

create function read_typed(p_run_id uuid, p_lease uuid, p_after integer)
returns table (seq integer, content text) language sql stable security definer set search_path = queue, pg_temp as $$
  select console_input.seq, console_input.content from console_input join run using (run_id)
  where run_id = p_run_id and lease = p_lease and console_input.seq > p_after order by console_input.seq;
$$;

-- Ends what an account still talks with.
create function stop_interactive(p_account_key text)
returns void language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  target run;
begin
  for target in
    select * from run where account_key = p_account_key and interactive and state <> 'finished' for update
  loop
    if target.state = 'waiting' then
      perform end_run(target.run_id, '{"kind":"stopped"}');
    else
      update run set stop_asked = true where run_id = target.run_id;
      perform pg_notify('run_stop', target.run_id::text);
    end if;
  end loop;
end $$;

-- Somebody looks on.
create function attend(p_run_ids uuid[])
returns void language plpgsql security definer set search_path = queue, pg_temp as $$
begin
  perform without_waiting_for_disk();
  update run set attended_at = now() where run_id = any (p_run_ids) and interactive and state <> 'finished';
end $$;

-- Those of a runner's at which nobody has looked for so long.
create function unattended(p_runner_id uuid, p_ms integer)
returns table (run_id uuid) language sql stable security definer set search_path = queue, pg_temp as $$
  select run_id from run where runner_id = p_runner_id and state = 'running' and interactive
    and attended_at < now() - p_ms * interval '1 millisecond';
$$;

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
    notify run_waiting;
  end if;
end $$;

-- As before, but for runs of the other kind only.

create or replace function take_next(p_runner_id uuid, p_visitors boolean, p_background boolean)
returns table(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean, more boolean) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
declare
  taken run;
begin
  perform without_waiting_for_disk();
  update run set state = 'running', lease = gen_random_uuid(), runner_id = p_runner_id, taken_at = now(),
    attempts = run.attempts + 1, progress = '{"state":"compiling"}'
  where run.run_id =
    (select next.run_id from run next
      where next.state = 'waiting' and not next.interactive and (p_visitors or not next.visitor) and (p_background or not next.background)
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
    exists (select from run other where other.state = 'waiting' and not other.interactive);
end $$;

create or replace function take_run(p_runner_id uuid, p_visitors boolean, p_background boolean)
returns table(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean) language plpgsql security definer set search_path = queue, pg_temp as $$
#variable_conflict use_column
begin
  perform without_waiting_for_disk();
  return query
  with taken as (
    update run set state = 'running', lease = gen_random_uuid(), runner_id = p_runner_id, taken_at = now(),
      attempts = run.attempts + 1, progress = '{"state":"compiling"}'
    where run.run_id =
      (select next.run_id from run next
        where next.state = 'waiting' and not next.interactive and (p_visitors or not next.visitor) and (p_background or not next.background)
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

create or replace function submit_run(p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[], p_waiting_per_slot integer, p_background boolean, p_note text, p_visitor boolean)
returns text language plpgsql security definer set search_path = queue, pg_temp as $$
declare
  live_slots integer;
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
  -- However many visitors wait, learners may, too.
  if (select count(*) from run where state = 'waiting' and not interactive and not background and visitor = p_visitor)
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

create or replace function figures()
returns table(waiting bigint, running bigint, oldest_wait_ms double precision, runners bigint, slots bigint) language sql stable security definer set search_path = queue, pg_temp as $$
  select
    (select count(*) from run where state = 'waiting' and not interactive and not background and not visitor),
    (select count(*) from run where state = 'running'),
    coalesce((select extract(epoch from now() - min(submitted_at)) * 1000 from run
      where state = 'waiting' and not interactive and not background and not visitor), 0)::double precision,
    (select count(*) from runner where beat_at > now() - interval '20 seconds'),
    (select coalesce(sum(runner.slots), 0) from runner where beat_at > now() - interval '20 seconds');
$$;

create or replace function watch_runs(p_account_keys text[], p_watch_keys text[])
returns table(account_key text, watch_key text, run_id uuid, state text, progress text, place bigint) language sql stable security definer set search_path = queue, pg_temp as $$
  with line as (
    select waiting.run_id, row_number() over (partition by waiting.interactive order by waiting.background, waiting.visitor, waiting.turn) as place
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

revoke all on function submit_interactive(uuid, text, text, smallint, text, text, boolean, integer),
  find_interactive(text, text),
  read_console(uuid, integer),
  type_console(text, text, integer, text),
  attend(uuid[]),
  stop_interactive(text),
  take_seat(uuid, boolean),
  write_console(uuid, uuid, integer, text),
  read_typed(uuid, uuid, integer),
  unattended(uuid, integer),
  tell_piece(text, uuid, integer, text) from public;
grant execute on function submit_interactive(uuid, text, text, smallint, text, text, boolean, integer),
  find_interactive(text, text),
  read_console(uuid, integer),
  type_console(text, text, integer, text),
  attend(uuid[]),
  stop_interactive(text) to abhyas_queue;
grant execute on function take_seat(uuid, boolean),
  write_console(uuid, uuid, integer, text),
  read_typed(uuid, uuid, integer),
  unattended(uuid, integer) to abhyas_runner;

reset search_path;
