import type { JWK } from 'jose';

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

/** Stores a new key and returns the stored one: another process may have been first. */
export async function keepKey(db: Database, bytes: Buffer): Promise<Buffer> {
  await db
    .insertInto('server_key')
    .values({ purpose: PURPOSE, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKey(db)) ?? bytes;
}

/** Locks the key until the end of the transaction. */
export async function holdKey(trx: Database): Promise<void> {
  await trx.selectFrom('server_key').select('purpose').where('purpose', '=', PURPOSE).forUpdate().execute();
}

/** Replaces the key, whose private side is deleted. */
export async function replaceKey(trx: Database, bytes: Buffer): Promise<void> {
  await trx.updateTable('server_key').set({ bytes }).where('purpose', '=', PURPOSE).execute();
}

export type RetiredKey = {
  readonly keyId: string;
  readonly publicJwk: JWK;
  readonly retiredAt: Date;
  readonly stolen: boolean;
};

export async function insertRetired(
  trx: Database,
  { keyId, publicJwk, stolen }: Omit<RetiredKey, 'retiredAt'>,
): Promise<void> {
  await trx
    .insertInto('retired_certificate_key')
    .values({ key_id: keyId, public_jwk: JSON.stringify(publicJwk), stolen })
    .execute();
}

/** The last one first. */
export async function findRetired(db: Database): Promise<RetiredKey[]> {
  const rows = await db
    .selectFrom('retired_certificate_key')
    .selectAll()
    .orderBy('retired_at', 'desc')
    .orderBy('key_id')
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    publicJwk: row.public_jwk as unknown as JWK,
    retiredAt: row.retired_at,
    stolen: row.stolen,
  }));
}
