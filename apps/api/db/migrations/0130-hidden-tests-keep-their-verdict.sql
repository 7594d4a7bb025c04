-- What a hidden test took, to the millisecond and kilobyte, tells its data to a program that chooses what it takes:
-- results keep of hidden tests their verdict, and of the whole run the most in steps of 10 ms and 1 MB.
create or replace function pg_temp.without_measures(result jsonb) returns jsonb language sql immutable as $$
  select result
    || jsonb_build_object('tests', (
      select coalesce(jsonb_agg(
        case when test -> 'hidden' = 'true' then test - 'timeMs' - 'wallMs' - 'memoryKb' else test end order by place
      ), '[]')
      from jsonb_array_elements(result -> 'tests') with ordinality as each_test (test, place)
    ))
    || (
      select coalesce(jsonb_object_agg(figure, ceil((result ->> figure)::numeric / step) * step), '{}')
      from (values ('timeMs', 10), ('wallMs', 10), ('memoryKb', 1024)) as steps (figure, step)
      where jsonb_typeof(result -> figure) = 'number'
    )
$$;

update submission set result = pg_temp.without_measures(result) where jsonb_typeof(result -> 'tests') = 'array';
update rejudged_submission set result = pg_temp.without_measures(result) where jsonb_typeof(result -> 'tests') = 'array';
update run_usage set cpu_ms = ceil(cpu_ms / 10.0) * 10 where cpu_ms % 10 <> 0;
