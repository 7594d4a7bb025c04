import type { AttainmentScheme, CourseOutcome } from '@abhyas/contract/assignments-outcomes';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** The outcomes of a batch's course, and how their attainment is computed. */
export type OutcomeScheme = {
  readonly version: number;
  readonly outcomes: readonly CourseOutcome[];
  readonly scheme: AttainmentScheme;
};

/** Undefined for a batch that has never had any. */
export async function findOutcomeScheme(db: Database, batchId: string): Promise<OutcomeScheme | undefined> {
  const row = await db
    .selectFrom('outcome_scheme')
    .selectAll()
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, internal, direct, expected } = row;
  return {
    version,
    outcomes: row.outcomes as unknown as CourseOutcome[],
    scheme: { levels: row.levels as AttainmentScheme['levels'], internal, direct, expected },
  };
}

/** What items of a batch's assignments can name. */
export async function findOutcomes(db: Database, batchId: string): Promise<readonly CourseOutcome[]> {
  return (await findOutcomeScheme(db, batchId))?.outcomes ?? [];
}

/** Changes them; false when somebody else has changed them since that version. */
export async function saveOutcomeScheme(
  db: Database,
  batchId: string,
  { version, outcomes, scheme }: OutcomeScheme,
): Promise<boolean> {
  const columns = { outcomes: JSON.stringify(outcomes), ...scheme, version: version + 1 };
  const made =
    version === 0 &&
    (await db
      .insertInto('outcome_scheme')
      .values({ batch_id: batchId, ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst());
  if (made) return true;
  const changed = await db
    .updateTable('outcome_scheme')
    .set(columns)
    .where('batch_id', '=', batchId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Makes some assignments of a batch its end examination, and no others. */
export async function saveEndExamination(
  db: Database,
  batchId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('assignment')
    .set({ end_examination: sql<boolean>`id = any(${[...ids]}::uuid[])` })
    .where('batch_id', '=', batchId)
    .execute();
}
