import { createHash, randomBytes } from 'node:crypto';

import type { SignedInDevice } from '@abhyas/contract/account';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { batchLoader } from '../database/batch-loader.ts';
import { prepared } from '../database/prepared.ts';

/** NIST SP 800-63B AAL1: sign in again after at most 30 days; a week without use ends a session too. */
export const SESSION_LIFE = { absolute: '30 days', idle: '7 days' } as const;
/** How stale `last_seen_at` may get before a request refreshes it: a write per request would cost more than it tells. */
const SEEN_EVERY = '5 minutes';
const TOKEN_BYTES = 32;
/** More devices than anybody looks through. */
const SESSIONS_SHOWN = 100;

export type SessionIdentity = {
  readonly accountId: string;
  readonly sessionId: string;
  /** Whether the account sits an exam at this moment: most calls are not answered then. */
  readonly sits: boolean;
};

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** An account whose owner is shown. Without a hash its row is held by the transaction that verified it. */
export type VerifiedAccount = { readonly accountId: string; readonly passwordHash?: string };

/**
 * Starts a session and returns its token: 256 random bits, of which only the hash is stored. Undefined when the account
 * is gone or its password another by now. The row is held meanwhile, so that whoever changes it and then ends the
 * account's sessions finds this one, too.
 */
export async function startSession(
  db: Database,
  { accountId, passwordHash }: VerifiedAccount,
  userAgent: string,
): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const started = await db
    .insertInto('session')
    .columns(['token_hash', 'account_id', 'user_agent'])
    .expression((expression) => {
      const account = expression
        .selectFrom('account')
        .select([
          sql<Buffer>`${hashToken(token)}::bytea`.as('token_hash'),
          'id',
          sql<string>`${userAgent.slice(0, 300)}::text`.as('user_agent'),
        ])
        .where('id', '=', accountId)
        .forShare();
      return passwordHash === undefined ? account : account.where('password_hash', '=', passwordHash);
    })
    .executeTakeFirst();
  return started.numInsertedOrUpdatedRows === 1n ? token : undefined;
}

type FoundSession = SessionIdentity & { readonly stale: boolean };

/** The sessions of these tokens that have not ended, by the hash of the token. The database's clock decides. */
async function findByHash(
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const rows = await db
    .selectFrom('session')
    .modifyFront(prepared('session'))
    .select([
      'token_hash',
      'account_id',
      'id',
      sql<boolean>`last_seen_at < now() - ${SEEN_EVERY}::interval`.as('stale'),
      sql<boolean>`exists (select from sitting where sitting.account_id = session.account_id
        and handed_at is null and ends_at > now())`.as('sits'),
    ])
    .where(sql<boolean>`token_hash = any(${hashes.map((hash) => Buffer.from(hash, 'base64'))}::bytea[])`)
    .where(sql<boolean>`created_at > now() - ${SESSION_LIFE.absolute}::interval`)
    .where(sql<boolean>`last_seen_at > now() - ${SESSION_LIFE.idle}::interval`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.token_hash.toString('base64'),
      { accountId: row.account_id, sessionId: row.id, stale: row.stale, sits: row.sits },
    ]),
  );
}

async function markSeen(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Ends the sessions of an account, all or all but one, and answers how many there were. */
export async function endSessions(
  db: Database,
  accountId: string,
  exceptSessionId?: string,
): Promise<number> {
  let ending = db.deleteFrom('session').where('account_id', '=', accountId);
  if (exceptSessionId) ending = ending.where('id', '<>', exceptSessionId);
  return Number((await ending.executeTakeFirstOrThrow()).numDeletedRows);
}

/** True when a session began no longer ago than this interval. */
export async function beganWithin(db: Database, sessionId: string, interval: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where(sql<boolean>`created_at > now() - ${interval}::interval`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of everybody, and answers how many there were. */
export async function endAllSessions(db: Database): Promise<number> {
  return Number((await db.deleteFrom('session').executeTakeFirstOrThrow()).numDeletedRows);
}

/** Ends one session of an account; of another account's it knows nothing. */
export async function endOwnSession(db: Database, accountId: string, sessionId: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id::text = ${sessionId}`)
    .execute();
}

/** Where an account is signed in, the device that asks first, then the one seen last. */
export async function findSessions(
  db: Database,
  { accountId, sessionId }: Pick<SessionIdentity, 'accountId' | 'sessionId'>,
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`created_at > now() - ${SESSION_LIFE.absolute}::interval`)
    .where(sql<boolean>`last_seen_at > now() - ${SESSION_LIFE.idle}::interval`)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === sessionId,
  }));
}

/**
 * Gives every request `readIdentity`, which reads the header x-auth-token (AUTH-15): undefined when the token is
 * unknown, revoked or has expired.
 */
export const sessions = fp(async (app: FastifyInstance, { db }: { db: Database }) => {
  const lookUp = batchLoader((hashes) => findByHash(db, hashes));
  const identify = async (token: string): Promise<SessionIdentity | undefined> => {
    const found = await lookUp(hashToken(token).toString('base64'));
    if (!found) return undefined;
    if (found.stale) await markSeen(db, found.sessionId);
    return { accountId: found.accountId, sessionId: found.sessionId, sits: found.sits };
  };
  app.decorateRequest('readIdentity', function readIdentity() {
    const token = this.headers['x-auth-token'];
    if (typeof token !== 'string' || token === '') return Promise.resolve(undefined);
    const identity = identify(token);
    this.readIdentity = () => identity;
    return identity;
  });
  app.decorateRequest('isStillSignedIn', async function isStillSignedIn() {
    const token = this.headers['x-auth-token'];
    return typeof token === 'string' && token !== '' && (await identify(token)) !== undefined;
  });
});
