import type { Database } from '../../platform/database/database.ts';
import type { PlacementAnswer } from './placement.rules.ts';

type Of = { readonly accountId: string; readonly topicId: string };

/** What was answered in all rounds of a course's test, in its order. */
export async function findAnswers(db: Database, { accountId, topicId }: Of): Promise<PlacementAnswer[]> {
  const rows = await db
    .selectFrom('placement_answer')
    .select(['round', 'concept_id', 'known'])
    .where('account_id', '=', accountId)
    .where('topic_id', '=', topicId)
    .orderBy('round')
    .orderBy('answered_at')
    .execute();
  return rows.map(({ round, concept_id: conceptId, known }) => ({ round, conceptId, known }));
}

export async function insertAnswer(
  db: Database,
  { accountId, topicId }: Of,
  { round, conceptId, known }: PlacementAnswer,
): Promise<void> {
  await db
    .insertInto('placement_answer')
    .values({ account_id: accountId, topic_id: topicId, round, concept_id: conceptId, known })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
