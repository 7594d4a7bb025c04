-- What the migrations add up to, for reading. Made by `npm run schema`; a test compares it.
-- Columns stand in alphabetical order, for their order in a table means nothing.

create schema queue;

create table queue.blob (
  content bytea not null,
  hash text not null,
  used_at timestamp with time zone not null default now(),
  constraint blob_check CHECK ((hash = encode(sha256(content), 'hex'::text))),
  constraint blob_pkey PRIMARY KEY (hash)
);

create table queue.console_event (
  content text not null,
  run_id uuid not null,
  seq integer not null,
  constraint console_event_pkey PRIMARY KEY (run_id, seq),
  constraint console_event_run_id_fkey FOREIGN KEY (run_id) REFERENCES queue.run(run_id) ON DELETE CASCADE
);

create table queue.console_input (
  content text not null,
  run_id uuid not null,
  seq integer not null,
  constraint console_input_pkey PRIMARY KEY (run_id, seq),
  constraint console_input_run_id_fkey FOREIGN KEY (run_id) REFERENCES queue.run(run_id) ON DELETE CASCADE
);

create table queue.run (
  account_key text not null,
  attempts smallint not null default 0,
  attended_at timestamp with time zone,
  background boolean not null default false,
  deaths smallint not null default 0,
  finished_at timestamp with time zone,
  heavy boolean not null default false,
  interactive boolean not null default false,
  job text not null,
  language smallint not null,
  lease uuid,
  note text,
  outcome text,
  progress text,
  run_id uuid not null,
  runner_id uuid,
  settled boolean not null default false,
  state text not null default 'waiting'::text,
  stop_asked boolean not null default false,
  submitted_at timestamp with time zone not null default now(),
  taken_at timestamp with time zone,
  turn bigint not null generated always as identity,
  typed_bytes integer not null default 0,
  typed_seq integer not null default 0,
  visitor boolean not null default false,
  watch_key text not null,
  constraint run_check CHECK (((state = 'running'::text) = ((state <> 'finished'::text) AND (lease IS NOT NULL)))),
  constraint run_check1 CHECK (((state = 'finished'::text) = (outcome IS NOT NULL))),
  constraint run_pkey PRIMARY KEY (run_id),
  constraint run_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'finished'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_threshold=500);

create table queue.runner (
  beat_at timestamp with time zone not null default now(),
  host text not null,
  runner_id uuid not null,
  slots integer not null,
  constraint runner_pkey PRIMARY KEY (runner_id),
  constraint runner_slots_check CHECK ((slots > 0))
);

create table schema_migration (
  applied_at timestamp with time zone not null default now(),
  name text not null,
  sha256 text not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

CREATE INDEX run_finished ON queue.run USING btree (finished_at) WHERE (state = 'finished'::text);

CREATE INDEX run_running ON queue.run USING btree (runner_id) WHERE (state = 'running'::text);

CREATE INDEX run_unsettled ON queue.run USING btree (finished_at) WHERE ((state = 'finished'::text) AND (note IS NOT NULL) AND (NOT settled));

CREATE INDEX run_waiting ON queue.run USING btree (interactive, background, visitor, heavy, turn) WHERE (state = 'waiting'::text);

CREATE INDEX run_watched ON queue.run USING btree (account_key, watch_key);

CREATE UNIQUE INDEX run_one_per_account ON queue.run USING btree (account_key, interactive) WHERE (state <> 'finished'::text);

CREATE OR REPLACE FUNCTION queue.attend(p_run_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
begin
  perform without_waiting_for_disk();
  update run set attended_at = now() where run_id = any (p_run_ids) and interactive and state <> 'finished';
end $function$
;

CREATE OR REPLACE FUNCTION queue.beat(p_runner_id uuid, p_host text, p_slots integer, p_leases uuid[])
 RETURNS TABLE(lease uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.clean_up()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  delete from run where state = 'finished' and finished_at < now() - interval '1 hour'
    and (note is null or settled or finished_at < now() - interval '7 days');
  delete from blob where used_at < now() - interval '30 days';
$function$
;

CREATE OR REPLACE FUNCTION queue.end_run(p_run_id uuid, p_outcome text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  update run set state = 'finished', outcome = p_outcome, finished_at = now() where run_id = p_run_id;
  select pg_notify('run_event', p_run_id || ' finished');
$function$
;

CREATE OR REPLACE FUNCTION queue.figures()
 RETURNS TABLE(waiting bigint, running bigint, oldest_wait_ms double precision, runners bigint, slots bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select
    (select count(*) from run where state = 'waiting' and not interactive and not background and not visitor),
    (select count(*) from run where state = 'running'),
    coalesce((select extract(epoch from now() - min(submitted_at)) * 1000 from run
      where state = 'waiting' and not interactive and not background and not visitor), 0)::double precision,
    (select count(*) from runner where beat_at > now() - interval '20 seconds'),
    (select coalesce(sum(runner.slots), 0) from runner where beat_at > now() - interval '20 seconds');
$function$
;

CREATE OR REPLACE FUNCTION queue.find_interactive(p_account_key text, p_watch_key text)
 RETURNS TABLE(run_id uuid, finished boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select run_id, state = 'finished' from run
  where account_key = p_account_key and watch_key = p_watch_key and interactive order by turn desc limit 1;
$function$
;

CREATE OR REPLACE FUNCTION queue.finish_run(p_run_id uuid, p_lease uuid, p_outcome text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
declare
  found_state text;
begin
  select state into found_state from run where run_id = p_run_id and lease = p_lease for update;
  if found_state = 'running' then
    perform end_run(p_run_id, p_outcome);
  end if;
  return found_state is not null;
end $function$
;

CREATE OR REPLACE FUNCTION queue.give_back(p_run_id uuid, p_lease uuid, p_cause text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
begin
  perform requeue(run_id, p_cause, 3) from run where run_id = p_run_id and lease = p_lease and state = 'running';
end $function$
;

CREATE OR REPLACE FUNCTION queue.is_heavy_user(p_account_key text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select coalesce(sum(finished_at - taken_at), interval '0') > interval '5 seconds' from run
  where account_key = p_account_key and state = 'finished' and not interactive
    and finished_at > now() - interval '1 minute';
$function$
;

CREATE OR REPLACE FUNCTION queue.leave(p_runner_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
begin
  perform requeue(run_id, 'its runners left', 6) from run where runner_id = p_runner_id and state = 'running';
  delete from runner where runner_id = p_runner_id;
end $function$
;

CREATE OR REPLACE FUNCTION queue.lose(p_run_id uuid, p_cause text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'queue', 'pg_temp'
AS $function$
declare
  deaths_now smallint;
begin
  update run set deaths = deaths + 1 where run_id = p_run_id and state = 'running' returning deaths into deaths_now;
  if found then
    perform requeue(p_run_id, p_cause, case when deaths_now >= 2 then 0 else 6 end);
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION queue.outcomes(p_run_ids uuid[])
 RETURNS TABLE(run_id uuid, outcome text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select asked.run_id, run.outcome from unnest(p_run_ids) asked(run_id) left join run using (run_id)
  where run.run_id is null or run.state = 'finished';
$function$
;

CREATE OR REPLACE FUNCTION queue.put_blob(p_hash text, p_content bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  insert into blob (hash, content) values (p_hash, p_content)
  on conflict (hash) do update set used_at = now();
$function$
;

CREATE OR REPLACE FUNCTION queue.read_blobs(p_hashes text[])
 RETURNS TABLE(hash text, content bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select hash, content from blob where hash = any(p_hashes);
$function$
;

CREATE OR REPLACE FUNCTION queue.read_console(p_run_id uuid, p_after integer)
 RETURNS TABLE(seq integer, content text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select seq, content from console_event where run_id = p_run_id and seq > p_after order by seq limit 500;
$function$
;

CREATE OR REPLACE FUNCTION queue.read_typed(p_run_id uuid, p_lease uuid, p_after integer)
 RETURNS TABLE(seq integer, content text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select console_input.seq, console_input.content from console_input join run using (run_id)
  where run_id = p_run_id and lease = p_lease and console_input.seq > p_after order by console_input.seq;
$function$
;

CREATE OR REPLACE FUNCTION queue.report_progress(p_run_id uuid, p_lease uuid, p_progress text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
begin
  perform without_waiting_for_disk();
  update run set progress = p_progress where run_id = p_run_id and lease = p_lease and state = 'running';
  if found then
    perform pg_notify('run_event', p_run_id || ' ' || p_progress);
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION queue.requeue(p_run_id uuid, p_cause text, p_takes integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.run_kind(p_background boolean, p_visitor boolean, p_heavy boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select case when p_background then 'background' when p_visitor then 'visitor' when p_heavy then 'heavy'
    else 'learner' end;
$function$
;

CREATE OR REPLACE FUNCTION queue.settle_runs(p_run_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
begin
  perform without_waiting_for_disk();
  update run set settled = true where run_id = any (p_run_ids) and not settled;
end $function$
;

CREATE OR REPLACE FUNCTION queue.stop_interactive(p_account_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.stop_run(p_account_key text, p_watch_key text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.submit_interactive(p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_note text, p_visitor boolean, p_waiting_most integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.submit_run(p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[], p_waiting_per_slot integer, p_background boolean DEFAULT false, p_note text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select submit_run(p_run_id, p_account_key, p_watch_key, p_language, p_job, p_hashes,
    p_waiting_per_slot, p_background, p_note, false);
$function$
;

CREATE OR REPLACE FUNCTION queue.submit_run(p_run_id uuid, p_account_key text, p_watch_key text, p_language smallint, p_job text, p_hashes text[], p_waiting_per_slot integer, p_background boolean, p_note text, p_visitor boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.take_next(p_runner_id uuid, p_visitors boolean, p_background boolean)
 RETURNS TABLE(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean, more boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.take_next(p_runner_id uuid, p_kinds text[])
 RETURNS TABLE(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean, heavy boolean, more boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.take_over_dead()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.take_run(p_runner_id uuid)
 RETURNS TABLE(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select run_id, lease, job, attempts, waited_ms from take_run(p_runner_id, true, true);
$function$
;

CREATE OR REPLACE FUNCTION queue.take_run(p_runner_id uuid, p_visitors boolean, p_background boolean)
 RETURNS TABLE(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.take_seat(p_runner_id uuid, p_visitors boolean)
 RETURNS TABLE(run_id uuid, lease uuid, job text, attempts smallint, waited_ms double precision, visitor boolean, background boolean, more boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.tell_piece(p_channel text, p_run_id uuid, p_seq integer, p_content text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select pg_notify(p_channel,
    p_run_id || ' ' || p_seq || case when octet_length(p_content) < 7000 then ' ' || p_content else '' end);
$function$
;

CREATE OR REPLACE FUNCTION queue.type_console(p_account_key text, p_watch_key text, p_seq integer, p_content text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION queue.unattended(p_runner_id uuid, p_ms integer)
 RETURNS TABLE(run_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select run_id from run where runner_id = p_runner_id and state = 'running' and interactive
    and attended_at < now() - p_ms * interval '1 millisecond';
$function$
;

CREATE OR REPLACE FUNCTION queue.unsettled_runs(p_most integer)
 RETURNS TABLE(run_id uuid, account_key text, note text, job text, outcome text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
  select run_id, account_key, note, job, outcome from run
  where state = 'finished' and note is not null and not settled and finished_at < now() - interval '5 seconds'
  order by finished_at limit p_most;
$function$
;

CREATE OR REPLACE FUNCTION queue.watch_runs(p_account_keys text[], p_watch_keys text[])
 RETURNS TABLE(account_key text, watch_key text, run_id uuid, state text, progress text, place bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION queue.without_waiting_for_disk()
 RETURNS void
 LANGUAGE sql
AS $function$
  select set_config('synchronous_commit', 'off', true);
$function$
;

CREATE OR REPLACE FUNCTION queue.write_console(p_run_id uuid, p_lease uuid, p_seq integer, p_content text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'queue', 'pg_temp'
AS $function$
begin
  perform without_waiting_for_disk();
  perform from run where run_id = p_run_id and lease = p_lease and state = 'running' and interactive;
  if not found then
    return false;
  end if;
  insert into console_event (run_id, seq, content) values (p_run_id, p_seq, p_content) on conflict do nothing;
  perform tell_piece('run_console', p_run_id, p_seq, p_content);
  return true;
end $function$
;

grant execute on function queue.attend(uuid[]) to abhyas_queue;

grant execute on function queue.beat(uuid,text,integer,uuid[]) to abhyas_runner;

grant execute on function queue.clean_up() to abhyas_queue;

grant execute on function queue.figures() to abhyas_queue;

grant execute on function queue.find_interactive(text,text) to abhyas_queue;

grant execute on function queue.finish_run(uuid,uuid,text) to abhyas_runner;

grant execute on function queue.give_back(uuid,uuid,text) to abhyas_runner;

grant execute on function queue.leave(uuid) to abhyas_runner;

grant execute on function queue.outcomes(uuid[]) to abhyas_queue;

grant execute on function queue.put_blob(text,bytea) to abhyas_queue;

grant execute on function queue.read_blobs(text[]) to abhyas_runner;

grant execute on function queue.read_console(uuid,integer) to abhyas_queue;

grant execute on function queue.read_typed(uuid,uuid,integer) to abhyas_runner;

grant execute on function queue.report_progress(uuid,uuid,text) to abhyas_runner;

grant execute on function queue.settle_runs(uuid[]) to abhyas_queue;

grant execute on function queue.stop_interactive(text) to abhyas_queue;

grant execute on function queue.stop_run(text,text) to abhyas_queue;

grant execute on function queue.submit_interactive(uuid,text,text,smallint,text,text,boolean,integer) to abhyas_queue;

grant execute on function queue.submit_run(uuid,text,text,smallint,text,text[],integer,boolean,text) to abhyas_queue;

grant execute on function queue.submit_run(uuid,text,text,smallint,text,text[],integer,boolean,text,boolean) to abhyas_queue;

grant execute on function queue.take_next(uuid,boolean,boolean) to abhyas_runner;

grant execute on function queue.take_next(uuid,text[]) to abhyas_runner;

grant execute on function queue.take_over_dead() to abhyas_queue;

grant execute on function queue.take_run(uuid) to abhyas_runner;

grant execute on function queue.take_run(uuid,boolean,boolean) to abhyas_runner;

grant execute on function queue.take_seat(uuid,boolean) to abhyas_runner;

grant execute on function queue.type_console(text,text,integer,text) to abhyas_queue;

grant execute on function queue.unattended(uuid,integer) to abhyas_runner;

grant execute on function queue.unsettled_runs(integer) to abhyas_queue;

grant execute on function queue.watch_runs(text[],text[]) to abhyas_queue;

grant execute on function queue.write_console(uuid,uuid,integer,text) to abhyas_runner;
