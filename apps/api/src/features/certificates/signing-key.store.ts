import type { Database } from '../../platform/database/database.ts';

const PURPOSE = 'certificates';

/** The institute's private key as PKCS #8, once there is one. */
export async function findKey(db: Database): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('server_key')
    .select('bytes')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  return row?.bytes;
}

/** Keeps a new key, and answers the one that is kept: another process may have been first. */
export async function keepKey(db: Database, bytes: Buffer): Promise<Buffer> {
  await db
    .insertInto('server_key')
    .values({ purpose: PURPOSE, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKey(db)) ?? bytes;
}
