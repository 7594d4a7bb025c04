import type { CodeByKey } from '@abhyas/contract/practice';
import type { CodeKey } from '@abhyas/languages/language-info';
import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';

export async function findCode(db: Database, accountId: string, assetId: string): Promise<CodeByKey> {
  const rows = await db
    .selectFrom('saved_code')
    .select(['code_key', 'code'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.code_key as CodeKey, row.code]));
}

type CodeOwner = { readonly accountId: string; readonly assetId: string };

/** Saves texts in one statement; a text that is saved already in this form is not written again. */
export async function saveCode(
  db: Database,
  { accountId, assetId }: CodeOwner,
  texts: readonly [CodeKey, string][],
): Promise<void> {
  if (texts.length === 0) return;
  await db
    .insertInto('saved_code')
    .values(texts.map(([key, code]) => ({ account_id: accountId, asset_id: assetId, code_key: key, code })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'asset_id', 'code_key'])
        .doUpdateSet({ code: (row) => row.ref('excluded.code'), saved_at: sql<Date>`now()` })
        .where('saved_code.code', 'is distinct from', (row) => row.ref('excluded.code')),
    )
    .execute();
}
