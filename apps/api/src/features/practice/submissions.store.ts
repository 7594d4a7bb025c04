import { limits } from '@abhyas/contract/limits';
import type { Submission, SubmissionLine } from '@abhyas/contract/practice-history';
import type { ExecuteReply, Verdict } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { CodeOwner } from './code.store.ts';
import { STUCK_FROM } from './practice.rules.ts';

type Row = {
  readonly id: string;
  readonly language: number;
  readonly verdict: string;
  readonly result: unknown;
  readonly submitted_at: Date;
  readonly judged_again_at: Date | null;
};

function toLine(row: Row): SubmissionLine {
  const { id, language, verdict, result, submitted_at: submittedAt, judged_again_at: judgedAgainAt } = row;
  const tests = (result as ExecuteReply).tests ?? [];
  return {
    id,
    language: language as LanguageIndex,
    verdict: verdict as Verdict,
    passed: tests.filter((test) => test.verdict === 'accepted').length,
    total: tests.length,
    submittedAt: submittedAt.toISOString(),
    ...(judgedAgainAt && { judgedAgainAt: judgedAgainAt.toISOString() }),
  };
}

/** Newest first. */
export async function findSubmissions(
  db: Database,
  { accountId, assetId }: CodeOwner,
): Promise<SubmissionLine[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'language', 'verdict', 'result', 'submitted_at', 'judged_again_at'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .orderBy('submitted_at', 'desc')
    .limit(limits.submissionsListed)
    .execute();
  return rows.map(toLine);
}

/** Problems with a submission of this account, and when the last one was; the longest ago first. */
export function findSubmitted(
  db: Database,
  accountId: string,
): Promise<{ asset_id: string; last_at: Date }[]> {
  return db
    .selectFrom('submission')
    .select(({ fn }) => ['asset_id', fn.max('submitted_at').as('last_at')])
    .where('account_id', '=', accountId)
    .groupBy('asset_id')
    .orderBy('last_at')
    .execute();
}

export type SolvedDay = {
  readonly assetId: string;
  /** In India, YYYY-MM-DD. */
  readonly day: string;
  /** With a hint or the editorial opened before. */
  readonly helped: boolean;
};

/** The days on which an account's program passed all tests of a problem. */
export function findSolvedDays(db: Database, accountId: string): Promise<SolvedDay[]> {
  const day = sql<string>`to_char(submitted_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .selectFrom('submission')
    .select([
      'asset_id as assetId',
      day.as('day'),
      sql<boolean>`exists (select from opened_hint where opened_hint.account_id = ${accountId}
        and opened_hint.asset_id = submission.asset_id and opened_at <= max(submitted_at))
        or exists (select from opened_editorial where opened_editorial.account_id = ${accountId}
        and opened_editorial.asset_id = submission.asset_id and opened_at <= max(submitted_at))`.as('helped'),
    ])
    .where('account_id', '=', accountId)
    .where('verdict', '=', 'accepted')
    .groupBy(['asset_id', day])
    .execute();
}

/** One submission of this account; undefined for another's, as for an unknown one. */
export async function findSubmission(
  db: Database,
  accountId: string,
  id: string,
): Promise<Submission | undefined> {
  return (await findSubmissionsById(db, accountId, [id]))[0];
}

/** Some of what an account handed in, in any order; what is not its own is left out. */
export async function findSubmissionsById(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<Submission[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'asset_id', 'language', 'code', 'verdict', 'result', 'submitted_at', 'judged_again_at'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...toLine(row),
    assetId: row.asset_id,
    code: row.code,
    result: row.result as ExecuteReply,
  }));
}

export type AnySubmissionLine = SubmissionLine & { readonly assetId: string };

/** The code of some submissions, whoever's they are. */
export async function findCodes(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; language: LanguageIndex; code: string; at: Date }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'language', 'code', 'submitted_at as at'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as LanguageIndex }));
}

/** What an account handed in, for all problems, the newest first, after one of them. */
export async function findAllSubmissions(
  db: Database,
  accountId: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<AnySubmissionLine[]> {
  let query = db
    .selectFrom('submission')
    .select(['id', 'asset_id', 'language', 'verdict', 'result', 'submitted_at', 'judged_again_at'])
    .where('account_id', '=', accountId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(submitted_at, id) < (select submitted_at, id from submission where id::text = ${after})`,
    );
  }
  return (await query.execute()).map((row) => ({ ...toLine(row), assetId: row.asset_id }));
}

/** The accounts that have submitted to a problem, as a query for one that asks more at once. */
export function submittersOf(assetId: string): RawBuilder<unknown> {
  return sql`select account_id from submission where asset_id = ${assetId}`;
}

/** Who is stuck on which of these problems, as a query for pairs of `account_id` and `asset_id`. */
export function stuckOn(assetIds: readonly string[]): RawBuilder<unknown> {
  return sql`select account_id, asset_id from (
      select account_id, asset_id from submission
      where asset_id = any(${[...assetIds]}::text[]) and verdict <> 'internal-error'
      group by asset_id, account_id
      having count(*) >= ${STUCK_FROM} and not bool_or(verdict = 'accepted')
    ) as failing
    where not exists (
      select from finished_asset
      where finished_asset.account_id = failing.account_id and finished_asset.asset_id = failing.asset_id
    )`;
}

/** What was run of a problem in some languages, with its code, the oldest first; the latest of a long list. */
export async function findRuns(
  db: Database,
  { accountId, assetId, languages }: CodeOwner & { readonly languages: readonly LanguageIndex[] },
): Promise<(SubmissionLine & { code: string })[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'language', 'verdict', 'result', 'submitted_at', 'judged_again_at', 'code'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where('language', 'in', [...languages])
    .orderBy('submitted_at', 'desc')
    .limit(limits.submissionsListed)
    .execute();
  return rows.map((row) => ({ ...toLine(row), code: row.code })).toReversed();
}

/** The latest program of an account that passed all tests, in each language of the judge; the oldest first. */
export function findSolutions(
  db: Database,
  { accountId, assetId }: CodeOwner,
): Promise<{ language: number; code: string }[]> {
  const latest = db
    .selectFrom('submission')
    .distinctOn('language')
    .select(['language', 'code', 'submitted_at'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where('verdict', '=', 'accepted')
    .orderBy('language')
    .orderBy('submitted_at', 'desc');
  return db.selectFrom(latest.as('latest')).select(['language', 'code']).orderBy('submitted_at').execute();
}
