import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { RejudgeChoice } from '@abhyas/contract/proving-rejudging.staff';
import type { ExecuteReply } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A problem, and by what it judges. */
export type JudgedBy = { readonly assetId: string; readonly hash: string };

export type RejudgeableRow = {
  readonly assetId: string;
  readonly accepted: number;
  readonly failed: number;
  readonly lastId: string | null;
  readonly lastState: string | null;
  readonly lastChoice: string | null;
};

/**
 * Problems with submissions that are known to be judged by something else. Of those `changed`, older ones count, too,
 * of which that was not written down. Most are judged by what judges now: asked for as less and as greater, the index
 * passes over them.
 */
export async function findRejudgeable(
  db: Database,
  problems: readonly JudgedBy[],
  changed: readonly string[],
): Promise<RejudgeableRow[]> {
  const { rows } = await sql<RejudgeableRow>`
    select asked.asset_id as "assetId", counts.accepted, counts.failed,
      last.id as "lastId", last.state as "lastState", last.choice as "lastChoice"
    from unnest(${problems.map(({ assetId }) => assetId)}::text[], ${problems.map(({ hash }) => hash)}::text[])
      with ordinality as asked(asset_id, hash, place)
    cross join lateral (
      select count(*) filter (where verdict = 'accepted')::int as accepted,
        count(*) filter (where verdict not in ('accepted', 'compile-error', 'internal-error'))::int as failed
      from (
        select verdict from submission where asset_id = asked.asset_id and judging_hash < asked.hash
        union all
        select verdict from submission where asset_id = asked.asset_id and judging_hash > asked.hash
        union all
        select verdict from submission
        where asset_id = asked.asset_id and judging_hash is null and asked.asset_id = any(${changed})
      ) as by_other_tests
    ) as counts
    left join lateral (
      select id, state, choice from rejudgement
      where rejudgement.asset_id = asked.asset_id and rejudgement.judging_hash = asked.hash
      order by asked_at desc limit 1
    ) as last on true
    where counts.accepted + counts.failed > 0 order by asked.place`.execute(db);
  return rows;
}

type NewRejudgement = JudgedBy & { readonly problem: ProblemAsset; readonly draftId: string | undefined };

export async function insertRejudgement(
  db: Database,
  { assetId, hash, problem, draftId }: NewRejudgement,
): Promise<string> {
  const { id } = await db
    .insertInto('rejudgement')
    .values({
      asset_id: assetId,
      judging_hash: hash,
      problem: JSON.stringify(problem),
      draft_id: draftId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that is under way already, by the same tests. */
export async function findUnderway(db: Database, { assetId, hash }: JudgedBy): Promise<string | undefined> {
  const row = await db
    .selectFrom('rejudgement')
    .select('id')
    .where('asset_id', '=', assetId)
    .where('judging_hash', '=', hash)
    .where('state', 'in', ['checking', 'applying'])
    .executeTakeFirst();
  return row?.id;
}

/**
 * Adds the submissions that these tests may turn: those accepted by others, and those that failed of learners
 * who have none accepted. What did not compile stays so.
 */
export async function gatherSubmissions(db: Database, id: string): Promise<void> {
  await sql`
    insert into rejudged_submission (rejudgement_id, submission_id, verdict_before)
    select rejudgement.id, submission.id, submission.verdict
    from rejudgement join submission on submission.asset_id = rejudgement.asset_id
    where rejudgement.id = ${id}
      and submission.judging_hash is distinct from rejudgement.judging_hash
      and (submission.verdict = 'accepted' or (
        submission.verdict not in ('compile-error', 'internal-error') and not exists (
          select from submission as better where better.account_id = submission.account_id
            and better.asset_id = submission.asset_id and better.verdict = 'accepted')))
    on conflict do nothing`.execute(db);
}

export type RejudgementRow = {
  readonly id: string;
  readonly asset_id: string;
  readonly judging_hash: string;
  readonly problem: ProblemAsset;
  readonly draft_id: string | null;
  readonly state: string;
  readonly choice: RejudgeChoice | null;
  readonly asked_at: Date;
};

/** By its id, or the oldest one that has work left. */
export async function findRejudgement(db: Database, id?: string): Promise<RejudgementRow | undefined> {
  let query = db
    .selectFrom('rejudgement')
    .select(['id', 'asset_id', 'judging_hash', 'problem', 'draft_id', 'state', 'choice', 'asked_at']);
  query =
    id === undefined
      ? query.where('state', 'in', ['checking', 'applying']).orderBy('asked_at').limit(1)
      : query.where('id', '=', id);
  return (await query.executeTakeFirst()) as RejudgementRow | undefined;
}

export type PendingProgram = { readonly language: LanguageIndex; readonly code: string };

/** Programs still to be run, those that were accepted first; the same text is run once. */
export async function findPrograms(db: Database, id: string, most: number): Promise<PendingProgram[]> {
  const { rows } = await sql<PendingProgram>`
    select language, code from rejudged_submission as again join submission on submission.id = submission_id
    where rejudgement_id = ${id} and again.verdict is null
    group by language, code
    order by bool_or(verdict_before = 'accepted') desc, max(submitted_at) desc limit ${most}`.execute(db);
  return rows;
}

/** What came of a program, for all who handed it in. Without a reply it could not be judged. */
export async function saveVerdict(
  db: Database,
  { id, language, code }: PendingProgram & { readonly id: string },
  reply: ExecuteReply | undefined,
): Promise<void> {
  await sql`
    update rejudged_submission as again set verdict = ${reply?.verdict ?? 'internal-error'},
      result = ${reply ? JSON.stringify(reply) : null}::jsonb
    from submission where submission.id = again.submission_id and again.rejudgement_id = ${id}
      and again.verdict is null and submission.language = ${language} and submission.code = ${code}`.execute(
    db,
  );
}

/** False: it was in none of these states any longer. */
export async function moveOn(
  db: Database,
  id: string,
  {
    from,
    to,
    choice,
  }: { readonly from: readonly string[]; readonly to: string; readonly choice?: RejudgeChoice },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rejudgement')
    .set({ state: to, ...(choice && { choice, decided_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
