import type { Database } from '../../platform/database/database.ts';

type Owner = { readonly accountId: string; readonly assetId: string };

/** Remembers missed questions; one that was missed before keeps its first day. */
export async function insertMissed(
  db: Database,
  owner: Owner,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const { accountId: account_id, assetId: asset_id } = owner;
  await db
    .insertInto('missed_question')
    .values(questionIds.map((question_id) => ({ account_id, asset_id, question_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets questions that have been put right. */
export async function deleteMissed(
  db: Database,
  owner: Owner,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  await db
    .deleteFrom('missed_question')
    .where('account_id', '=', owner.accountId)
    .where('asset_id', '=', owner.assetId)
    .where('question_id', 'in', questionIds)
    .execute();
}

/** Missed questions, longest waiting first. */
export function findMissed(
  db: Database,
  accountId: string,
): Promise<{ asset_id: string; question_id: string }[]> {
  return db
    .selectFrom('missed_question')
    .select(['asset_id', 'question_id'])
    .where('account_id', '=', accountId)
    .orderBy('missed_at')
    .execute();
}
