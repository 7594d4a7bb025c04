import type { LanguageIndex } from '@abhyas/languages/index';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { languageOfKey } from '../sitting/exam-items.rules.ts';
import type { AttemptName } from './mocks.store.ts';
import type { ProgramResult } from './marks.rules.ts';

type Written = { readonly itemId: string; readonly key: string; readonly code: string };

/** Takes of each problem of an attempt the text that was changed last, to be judged. Answers how many there are. */
export async function insertPrograms(db: Database, { attemptId, accountId }: AttemptName): Promise<number> {
  const { rows } = await sql<Written>`
    select item as "itemId", code_key as key, code
    from mock_attempt, unnest(items) as item, lateral (
      select code_key, code from saved_code
      where account_id = ${accountId} and asset_id = item || '@' || ${attemptId}
      order by saved_at desc, code_key limit 1
    ) as text
    where id = ${attemptId}`.execute(db);
  for (const { itemId, key, code } of rows) {
    await db
      .insertInto('mock_program')
      .values({
        attempt_id: attemptId,
        item_id: itemId,
        language: languageOfKey(key),
        code,
        submission_id: sql<string>`gen_random_uuid()`,
      })
      .execute();
  }
  return rows.length;
}

type Waiting = {
  readonly examId: string;
  readonly accountId: string;
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
export async function findWaitingPrograms(
  db: Database,
  most: number,
  except: readonly string[] = [],
): Promise<Waiting[]> {
  await sql`update mock_program set judged_at = now()
    where judged_at is null and exists (select from submission where id = submission_id)`.execute(db);
  const { rows } = await sql<Waiting>`
    select attempt_id as "examId", account_id as "accountId", item_id as "assetId", 1 as round, language, code,
      submission_id as "submissionId"
    from mock_program join mock_attempt on mock_attempt.id = attempt_id
    where judged_at is null and submission_id <> all(${[...except]}::uuid[])
    order by handed_at, submission_id limit ${most}`.execute(db);
  return rows;
}

/** A program whose problem has left the bank cannot be judged; it must not delay the others. */
export async function dropProgram(
  db: Database,
  { submissionId }: Pick<Waiting, 'submissionId'>,
): Promise<void> {
  await sql`update mock_program set judged_at = now() where submission_id = ${submissionId}`.execute(db);
}

export async function findResults(db: Database, attemptId: string): Promise<ProgramResult[]> {
  const { rows } = await sql<ProgramResult>`
    select item_id as "itemId", mock_program.code, submission.id is null and judged_at is null as "isWaiting",
      (select count(*)::integer from jsonb_array_elements(coalesce(result -> 'tests', '[]')) as report
        where report ->> 'verdict' = 'accepted') as passed,
      jsonb_array_length(coalesce(result -> 'tests', '[]')) as tests
    from mock_program left join submission on submission.id = submission_id
    where attempt_id = ${attemptId}`.execute(db);
  return rows;
}
