import { createHash } from 'node:crypto';

import type { LtiOffer } from '@abhyas/contract/lti.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A platform's administrator may be asked tomorrow only. */
const LINK_LIFE = '7 days';
/** Platforms fail, and administrators press twice; but each try asks servers that whoever has the link names. */
const TRIES_MAX = 10;

/** The link is as good as a password: only its hash is stored. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** @returns when it ends */
export async function insertRegistration(db: Database, secret: string): Promise<Date> {
  const row = await db
    .insertInto('lti_registration')
    .values({
      secret_hash: hashOf(secret),
      expires_at: sql<Date>`now() + ${LINK_LIFE}::interval`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Counts a try of a link by which no platform has registered us yet. @returns its id, if it still may be tried */
export async function countTry(db: Database, secret: string): Promise<string | undefined> {
  const row = await db
    .updateTable('lti_registration')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', TRIES_MAX)
    .where('offer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns whether it is the first by this link */
export async function saveOffer(db: Database, id: string, offer: Omit<LtiOffer, 'id'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lti_registration')
    .set({ offer: JSON.stringify(offer) })
    .where('id', '=', id)
    .where('offer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What waits for an owner's decision, the oldest first. */
export async function listOffers(db: Database): Promise<LtiOffer[]> {
  const rows = await db
    .selectFrom('lti_registration')
    .select(['id', 'offer'])
    .where('offer', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, offer }) => ({ ...(offer as unknown as Omit<LtiOffer, 'id'>), id }));
}

/** Once it is decided. @returns the issuer of what was offered */
export async function deleteOffer(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('lti_registration')
    .where('id', '=', id)
    .where('offer', 'is not', null)
    .returning(sql<string>`offer ->> 'issuer'`.as('issuer'))
    .executeTakeFirst();
  return row?.issuer;
}
