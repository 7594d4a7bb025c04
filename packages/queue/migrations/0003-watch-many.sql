-- Every learner who waits looks on, so one question is asked for all of them.

drop function queue.watch_run(text, text);

-- The newest run of each account under its watch key, with its place when it waits.
create function queue.watch_runs(p_account_keys text[], p_watch_keys text[])
returns table (account_key text, watch_key text, run_id uuid, state text, progress text, place bigint)
language sql stable security definer set search_path = queue, pg_temp as $$
  with line as (
    select waiting.run_id, row_number() over (order by waiting.turn) as place
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

revoke all on function queue.watch_runs from public;
grant execute on function queue.watch_runs to abhyas_queue;
