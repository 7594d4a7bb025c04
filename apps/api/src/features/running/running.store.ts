import type { ExecuteReply, Verdict } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Cost, Usage } from './allowance.rules.ts';

/** What is run for an account: its own programs, or the solutions of questions on inputs of its own. */
export type RunPurpose = 'own' | 'reference';

/** What an account has run in the last day. The database's clock decides. */
export async function findUsage(
  db: Database,
  accountId: string,
  purpose: RunPurpose = 'own',
): Promise<Usage> {
  const counted = sql`reference = ${purpose === 'reference'}`;
  const { rows } = await sql<Usage>`${prepared('run-usage')}
    select account.confirmed, usage.* from account, lateral (
      select
        count(*) filter (where ${counted} and ago < interval '1 minute')::integer as "lastMinute",
        count(*) filter (where ${counted} and ago < interval '1 hour')::integer as "lastHour",
        count(*) filter (where ${counted})::integer as "lastDay",
        coalesce(sum(cpu_ms), 0)::integer as "cpuMsLastDay",
        coalesce(sum(wall_ms), 0)::integer as "wallMsLastDay",
        coalesce(extract(epoch from max(ago) filter (where ${counted} and ago < interval '1 minute')) * 1000, 0)::integer
          as "oldestInMinuteAgoMs",
        coalesce(extract(epoch from max(ago) filter (where ${counted} and ago < interval '1 hour')) * 1000, 0)::integer
          as "oldestInHourAgoMs"
      from run_usage, lateral (select now() - ran_at as ago) as age
      where account_id = account.id and ran_at > now() - interval '1 day'
    ) usage
    where account.id = ${accountId}`.execute(db);
  const [usage] = rows;
  if (usage === undefined) throw new Error(`there is no account ${accountId}`);
  return usage;
}

/** False when it was erased. */
export async function accountExists(db: Database, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${accountId}`.execute(db);
  return rows.length > 0;
}

type RunOf = { readonly runId: string; readonly accountId: string };

/** Counts a run that was accepted, and forgets those of more than a day ago. */
export async function insertUsage(
  db: Database,
  { runId, accountId }: RunOf,
  purpose: RunPurpose = 'own',
): Promise<void> {
  await sql`${prepared('count-run')}
    with forgotten as (
      delete from run_usage where account_id = ${accountId} and ran_at < now() - interval '1 day'
    )
    insert into run_usage (run_id, account_id, reference) values (${runId}, ${accountId}, ${purpose === 'reference'})
    on conflict do nothing`.execute(db);
}

/** What runs took, by their ids. */
export async function saveCosts(db: Database, costs: ReadonlyMap<string, Cost>): Promise<void> {
  const all = [...costs.values()];
  await sql`${prepared('run-costs')}
    update run_usage set cpu_ms = cost.cpu_ms, wall_ms = cost.wall_ms
    from unnest(
      ${[...costs.keys()]}::uuid[], ${all.map(({ cpuMs }) => Math.round(cpuMs))}::integer[],
      ${all.map(({ wallMs }) => Math.round(wallMs))}::integer[]
    ) as cost (run_id, cpu_ms, wall_ms)
    where run_usage.run_id = cost.run_id`.execute(db);
}

export function saveCost(db: Database, runId: string, cost: Cost): Promise<void> {
  return saveCosts(db, new Map([[runId, cost]]));
}

export type NewSubmission = RunOf & {
  readonly assetId: string;
  readonly language: LanguageIndex;
  readonly code: string;
  readonly verdict: Verdict;
  readonly result: ExecuteReply;
  /** By what it was judged. */
  readonly judgingHash: string;
};

/** Records a judged run. A second call with the same run does nothing. */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<void> {
  await db
    .insertInto('submission')
    .values({
      id: submission.runId,
      account_id: submission.accountId,
      asset_id: submission.assetId,
      language: submission.language,
      code: submission.code,
      verdict: submission.verdict,
      result: JSON.stringify(submission.result),
      judging_hash: submission.judgingHash,
      // A run is counted when it is taken in: due dates ask for that, not for when it was judged.
      received_at: sql<Date>`(select ran_at from run_usage where run_id = ${submission.runId})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
