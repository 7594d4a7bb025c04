import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';

import type { AppContext } from '../app-context.ts';

/** What one question to the database answers, by the names of its columns. */
type Figures = Readonly<Record<string, number>>;

/** Each column of `readFigures`, as `abhyas_…`. */
const FIGURES = {
  jobs_due: 'Background jobs that are due.',
  jobs_failing: 'Background jobs that have failed at least once and will be tried again.',
  mails_waiting: 'Mails that are due and not sent.',
  mails_oldest_wait_seconds: 'How long the oldest of them has been due.',
  orders_open_old:
    'Orders that have been open for more than an hour: the reconciler should have settled those paid.',
  orders_paid_hour: 'Orders that were paid within the last hour.',
  rupees_paid_hour: 'What was paid within the last hour, in rupees.',
  database_connections: 'Connections that are open on the database server.',
  database_connections_most: 'Connections that the database server allows.',
  database_bytes: 'Size of the main database.',
  database_oldest_transaction_seconds: 'Age of the oldest transaction of ours in the main database.',
  database_deadlocks: 'Deadlocks in the main database since its figures were last reset.',
} as const;

/** This many causes of failures are told apart; a fault of ours in a busy hour may have thousands. */
const CAUSES_MOST = 20;

/**
 * Returns what reads, once for each scrape, what is in the database: work that waits, money, failures of ours and
 * the database itself. Out of reach it has no figures, rather than old ones.
 */
export function gaugeStored(registry: Registry, db: AppContext['db']): () => Promise<void> {
  const registers = [registry];
  const gauges = Object.entries(FIGURES).map(
    ([column, help]) => [column, new Gauge({ name: `abhyas_${column}`, help, registers })] as const,
  );
  const failures = new Gauge({
    name: 'abhyas_own_failures_hour',
    help: 'Failures of ours within the last hour, by cause: those of requests name their route.',
    labelNames: ['kind', 'cause'] as const,
    registers,
  });
  return async () => {
    const [figures, causes] = await Promise.all([
      readFigures(db).catch(() => undefined),
      readFailures(db).catch(() => []),
    ]);
    for (const [column, gauge] of gauges) gauge.set(figures?.[column] ?? Number.NaN);
    failures.reset();
    for (const { kind, cause, times } of causes) failures.set({ kind, cause }, times);
  };
}

async function readFigures(db: AppContext['db']): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`
    with job as (select * from graphile_worker.jobs where locked_at is null),
      paid as (select amount_paise from purchase_order
        where state <> 'open' and paid_at > now() - interval '1 hour')
    select
      (select count(*)::int from job where run_at <= now()) as jobs_due,
      (select count(*)::int from graphile_worker.jobs where attempts > 0 and last_error is not null) as jobs_failing,
      (select count(*)::int from job where task_identifier like '%mail%' and run_at <= now()) as mails_waiting,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::int from job
        where task_identifier like '%mail%' and run_at <= now()) as mails_oldest_wait_seconds,
      (select count(*)::int from purchase_order where state = 'open'
        and created_at < now() - interval '1 hour' and created_at > now() - interval '2 days') as orders_open_old,
      (select count(*)::int from paid) as orders_paid_hour,
      (select coalesce(sum(amount_paise) / 100, 0)::int from paid) as rupees_paid_hour,
      (select sum(numbackends)::int from pg_stat_database) as database_connections,
      current_setting('max_connections')::int as database_connections_most,
      pg_database_size(current_database())::float8 as database_bytes,
      (select coalesce(extract(epoch from now() - min(xact_start)), 0)::int from pg_stat_activity
        where datname = current_database() and state <> 'idle') as database_oldest_transaction_seconds,
      (select deadlocks::int from pg_stat_database
        where datname = current_database()) as database_deadlocks`.execute(db);
  return rows[0];
}

type Cause = { readonly kind: string; readonly cause: string; readonly times: number };

async function readFailures(db: AppContext['db']): Promise<Cause[]> {
  const { rows } = await sql<Cause>`
    select kind, cause, count(*)::int as times from own_failure where at > now() - interval '1 hour'
    group by kind, cause order by times desc limit ${CAUSES_MOST}`.execute(db);
  return rows;
}
