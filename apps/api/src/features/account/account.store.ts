import type { PageLanguage } from '@abhyas/contract/page-language';

import type { Database } from '../../platform/database/database.ts';

export type ProfileColumns = {
  readonly name?: string | undefined;
  readonly course?: string | undefined;
  readonly college?: string | undefined;
  readonly user_color?: string | undefined;
  readonly language?: PageLanguage | undefined;
};

export async function updateProfile(db: Database, accountId: string, columns: ProfileColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('account').set(columns).where('id', '=', accountId).execute();
}

/** Deletes an account. What refers to it goes with it or loses its name, as each table says. */
export async function removeAccount(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('account').where('id', '=', accountId).execute();
}
