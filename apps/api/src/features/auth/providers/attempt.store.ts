import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { ProviderIdentity } from './provider-identity.store.ts';

const KEY_BYTES = 32;
/** Long enough for a password and a second factor at the provider. */
const ATTEMPT_MINUTES = 15;
/** Long enough for a password of ours that has to be reset by mail first. */
const LINK_MINUTES = 30;

const hash = (key: string): Buffer => createHash('sha256').update(key).digest();
const drawKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

export type Attempt = {
  readonly providerId: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Notes that somebody was sent to a provider; answers the key without which nobody comes back. */
export async function insertAttempt(
  db: Database,
  state: string,
  { providerId, nonce, codeVerifier }: Attempt,
): Promise<string> {
  const key = drawKey();
  await db
    .insertInto('provider_attempt')
    .values({
      state_hash: hash(state),
      key_hash: hash(key),
      provider_id: providerId,
      nonce,
      code_verifier: codeVerifier,
      expires_at: inMinutes(ATTEMPT_MINUTES),
    })
    .execute();
  return key;
}

/** Takes an attempt: once, in its time, and with the key of the browser that began it. */
export async function takeAttempt(db: Database, state: string, key: string): Promise<Attempt | undefined> {
  const row = await db
    .deleteFrom('provider_attempt')
    .where('state_hash', '=', hash(state))
    .where('key_hash', '=', hash(key))
    .returning(['provider_id', 'nonce', 'code_verifier', sql<boolean>`expires_at > now()`.as('in_time')])
    .executeTakeFirst();
  if (!row?.in_time) return undefined;
  return { providerId: row.provider_id, nonce: row.nonce, codeVerifier: row.code_verifier };
}

/** Notes who will be linked with an account once its owner has signed in; answers the key for that. */
export async function insertPendingLink(
  db: Database,
  accountId: string,
  { providerId, subject }: ProviderIdentity,
): Promise<string> {
  const key = drawKey();
  await db
    .insertInto('provider_link')
    .values({
      key_hash: hash(key),
      provider_id: providerId,
      subject,
      account_id: accountId,
      expires_at: inMinutes(LINK_MINUTES),
    })
    .execute();
  return key;
}

/** Takes the link that waits for this account; undefined when it waits for another, or no more. */
export async function takePendingLink(
  db: Database,
  accountId: string,
  key: string,
): Promise<ProviderIdentity | undefined> {
  const row = await db
    .deleteFrom('provider_link')
    .where('key_hash', '=', hash(key))
    .where('account_id', '=', accountId)
    .returning(['provider_id', 'subject', sql<boolean>`expires_at > now()`.as('in_time')])
    .executeTakeFirst();
  return row?.in_time ? { providerId: row.provider_id, subject: row.subject } : undefined;
}
