import type { LanguageIndex } from '@abhyas/languages/index';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { namedUuid } from '../../platform/database/named-uuid.ts';
import { languageOfKey } from './exam-items.rules.ts';
import type { SeatName } from './sitting.store.ts';

/** Who handed a text in: its learner, the server at the end, a teacher or the rule for what came late. */
export type HandedBy = 'learner' | 'server' | 'late' | 'teacher';

type NewHandIn = SeatName & {
  readonly assetId: string;
  readonly key: string;
  readonly code: string;
  readonly version: number;
  readonly by: HandedBy;
};

/** Hands a text in, replacing an earlier hand-in. The transaction holds the sitting. */
export async function insertHandIn(
  db: Database,
  { examId, accountId, assetId, key, code, version, by }: NewHandIn,
): Promise<void> {
  const { round } = await db
    .selectFrom('hand_in')
    .select(sql<number>`coalesce(max(round), 0) + 1`.as('round'))
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('hand_in')
    .values({
      exam_id: examId,
      account_id: accountId,
      asset_id: assetId,
      round,
      language: languageOfKey(key),
      code,
      text_version: version,
      handed_by: by,
      submission_id: namedUuid(JSON.stringify(['hand-in', examId, accountId, assetId, round])),
    })
    .execute();
}

type LastText = {
  readonly assetId: string;
  readonly key: string;
  readonly code: string;
  readonly version: number;
};

/** Of each problem of a sitting the text that was changed last, in whichever language. */
export async function findLastTexts(db: Database, { examId, accountId }: SeatName): Promise<LastText[]> {
  const { rows } = await sql<LastText>`
    select item as "assetId", code_key as key, code, version
    from sitting, unnest(items) as item, lateral (
      select code_key, code, version from saved_code
      where account_id = sitting.account_id and asset_id = item || '@' || sitting.exam_id
      order by saved_at desc, code_key limit 1
    ) as text
    where exam_id = ${examId} and sitting.account_id = ${accountId}`.execute(db);
  return rows;
}

/** Up to which version of a problem's text it was handed in, or left aside for another language; 0: not at all. */
export async function findHandedVersion(
  db: Database,
  { examId, accountId, assetId, key }: SeatName & { readonly assetId: string; readonly key: string },
): Promise<number> {
  const { rows } = await sql<{ version: number; language: LanguageIndex; aside: number | null }>`
    select text_version as version, language, (
      select saved_code.version from saved_code
      where account_id = ${accountId} and asset_id = ${assetId} || '@' || ${examId} and code_key = ${key}
        and saved_at <= handed_at
    ) as aside
    from hand_in
    where exam_id = ${examId} and account_id = ${accountId} and asset_id = ${assetId}
    order by round desc limit 1`.execute(db);
  const [last] = rows;
  return last?.language === languageOfKey(key) ? last.version : (last?.aside ?? 0);
}

/** A hand-in that was not judged yet. */
type Unjudged = SeatName & {
  readonly assetId: string;
  readonly round: number;
  readonly language: LanguageIndex;
  readonly code: string;
  readonly submissionId: string;
};

/**
 * Marks those as judged whose submission is there by now, and answers the others, the oldest first.
 * @param except Submissions that are left out.
 */
export async function findUnjudged(
  db: Database,
  most: number,
  except: readonly string[] = [],
): Promise<Unjudged[]> {
  await sql`
    update hand_in set judged_at = now() where judged_at is null
      and (exists (select from submission where id = submission_id)
        or exists (select from hand_in as later
          where (later.exam_id, later.account_id, later.asset_id) = (hand_in.exam_id, hand_in.account_id, hand_in.asset_id)
            and later.round > hand_in.round))`.execute(db);
  const { rows } = await sql<Unjudged>`
    select exam_id as "examId", account_id as "accountId", asset_id as "assetId", round, language, code,
      submission_id as "submissionId"
    from hand_in where judged_at is null and submission_id <> all(${[...except]}::uuid[])
    order by handed_at, submission_id limit ${most}`.execute(db);
  return rows;
}

/** A program whose problem has left the bank cannot be judged; it must not delay the others. */
export async function saveUnjudgeable(db: Database, { submissionId }: Unjudged): Promise<void> {
  await sql`update hand_in set judged_at = now() where submission_id = ${submissionId}`.execute(db);
}

/** The submissions that count of some exams: of each problem the one that was handed in last. */
export async function findCounting(db: Database, examIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (examIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct on (exam_id, account_id, asset_id) submission_id as id from hand_in
    where exam_id = any(${[...examIds]}::uuid[])
    order by exam_id, account_id, asset_id, round desc`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
