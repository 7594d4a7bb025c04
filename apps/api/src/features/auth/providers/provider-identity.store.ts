import type { Database } from '../../../platform/database/database.ts';

/** Who somebody is to a provider. */
export type ProviderIdentity = { readonly providerId: string; readonly subject: string };

export async function findAccountOfProvider(
  db: Database,
  { providerId, subject }: ProviderIdentity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_identity')
    .select('account_id')
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** Whether somebody at this provider opens the account already. */
export async function isLinked(db: Database, providerId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_identity')
    .select('subject')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Links them; false when either of them is linked already. */
export async function insertProviderIdentity(
  db: Database,
  accountId: string,
  { providerId, subject }: ProviderIdentity,
): Promise<boolean> {
  const row = await db
    .insertInto('provider_identity')
    .values({ provider_id: providerId, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}
