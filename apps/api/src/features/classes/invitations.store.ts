import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Long enough for people who read mail once a week. */
export const INVITATION_DAYS = 14;
const KEY_BYTES = 32;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Draws a key for somebody on a list, of which only the hash is kept. */
export async function drawInvitation(db: Database, memberId: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await db
    .insertInto('class_invitation')
    .values({
      key_hash: hashOf(key),
      member_id: memberId,
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
    })
    .execute();
  return key;
}

export type Invitation = { readonly name: string; readonly email: string; readonly batch: string };

function invitations(db: Database, key: string) {
  return db
    .selectFrom('class_invitation')
    .innerJoin('batch_member', 'batch_member.id', 'member_id')
    .innerJoin('batch', 'batch.id', 'batch_id')
    .select(['batch_member.name', 'batch_member.email', 'batch.name as batch'])
    .where('key_hash', '=', hashOf(key))
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .where('account_id', 'is', null)
    .where('left_at', 'is', null)
    .where('batch.deleted_at', 'is', null);
}

/** For whom a key is; undefined when it is wrong, used or too old, or they are not on the list any more. */
export function findInvitation(db: Database, key: string): Promise<Invitation | undefined> {
  return invitations(db, key).executeTakeFirst();
}

/** The same, and the key is used: of two that come with it at once, one finds nothing. */
export async function takeInvitation(db: Database, key: string): Promise<Invitation | undefined> {
  const found = await invitations(db, key).forUpdate('class_invitation').executeTakeFirst();
  if (found) {
    await db
      .updateTable('class_invitation')
      .set({ used_at: sql<Date>`now()` })
      .where('key_hash', '=', hashOf(key))
      .execute();
  }
  return found;
}
