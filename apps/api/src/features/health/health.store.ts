import type { HealthFigure, HealthSeries, OwnFailure } from '@abhyas/contract/health.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Points of one chart: more than a screen can show apart tells nothing. */
const POINTS = 180;

/** The figures that the main database knows. */
export async function countFigures(
  db: Database,
): Promise<
  Record<Exclude<HealthFigure, 'runsWaiting' | 'runsUnderWay' | 'oldestWaitMs' | 'runners'>, number>
> {
  const { rows } = await sql<{
    runs: number;
    mails: number;
    given_up: number;
    webhooks: number;
    failures: number;
  }>`select
    (select count(*) from run_usage where ran_at > now() - interval '1 minute')::integer as runs,
    (select count(*) from graphile_worker.jobs where task_identifier ilike '%mail%' and attempts < max_attempts)::integer
      as mails,
    (select count(*) from graphile_worker.jobs where attempts >= max_attempts)::integer as given_up,
    (select count(*) from payment_event where received_at > now() - interval '1 minute')::integer as webhooks,
    (select count(*) from own_failure where at > now() - interval '1 minute')::integer as failures`.execute(
    db,
  );
  const [row] = rows;
  return {
    runsLastMinute: row?.runs ?? 0,
    mailsWaiting: row?.mails ?? 0,
    jobsGivenUp: row?.given_up ?? 0,
    webhooksLastMinute: row?.webhooks ?? 0,
    failuresLastMinute: row?.failures ?? 0,
  };
}

/** Keeps one sample of each figure. */
export async function saveSamples(
  db: Database,
  figures: Partial<Record<HealthFigure, number>>,
): Promise<void> {
  const values = Object.entries(figures).map(([figure, value]) => ({ figure, value }));
  await db
    .insertInto('health_sample')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The samples of the last hours, thinned to what a chart can show, by figure. */
export async function findSamples(
  db: Database,
  hours: number,
): Promise<ReadonlyMap<string, HealthSeries['points']>> {
  const stretchSeconds = Math.max(60, Math.round((hours * 3600) / POINTS));
  const { rows } = await sql<{ figure: string; at: Date; value: number }>`
    select figure, to_timestamp(floor(extract(epoch from at) / ${stretchSeconds}) * ${stretchSeconds}) as at,
      max(value) as value
    from health_sample where at > now() - make_interval(hours => ${hours})
    group by 1, 2 order by 1, 2`.execute(db);
  const series = new Map<string, { at: string; value: number }[]>();
  for (const { figure, at, value } of rows) {
    const points = series.get(figure) ?? [];
    points.push({ at: at.toISOString(), value });
    series.set(figure, points);
  }
  return series;
}

const CAUSES_SHOWN = 50;

/** What failed through our fault in the last hours, by cause, the newest first. */
export async function findFailures(db: Database, hours: number): Promise<OwnFailure[]> {
  const { rows } = await sql<{ kind: OwnFailure['kind']; cause: string; count: number; last_at: Date }>`
    select kind, cause, count(*)::integer as count, max(at) as last_at from (
      select kind, cause, at from own_failure where at > now() - make_interval(hours => ${hours})
      union all
      select 'job', task_identifier || ': ' || left(coalesce(last_error, ''), 300), updated_at
      from graphile_worker.jobs where attempts >= max_attempts
    ) as failures
    group by kind, cause order by last_at desc limit ${CAUSES_SHOWN}`.execute(db);
  return rows.map(({ kind, cause, count, last_at: lastAt }) => ({
    kind,
    cause,
    count,
    lastAt: lastAt.toISOString(),
  }));
}

export async function countMailsGivenUp(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from graphile_worker.jobs
    where task_identifier ilike '%mail%' and attempts >= max_attempts`.execute(db);
  return rows[0]?.count ?? 0;
}
