import type { Database } from '../../platform/database/database.ts';

type Handed = { readonly examId: string; readonly accountId: string; readonly assetId: string };

/** What was handed in last for a problem. */
export async function findHandedCode(
  db: Database,
  { examId, accountId, assetId }: Handed,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('hand_in')
    .select('code')
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.code;
}
