import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { LaunchClaims } from './claims.rules.ts';

/** Only the hash of a browser's secret is stored. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** By which the window that a frame opens tells whose it is, without telling the frame's secret. */
export const frameName = (secret: string): string => hashOf(secret).toString('base64url');

const LOGIN_LIFE = '10 minutes';
/** Somebody may have to recover their password meanwhile. */
const LAUNCH_LIFE = '1 hour';

type Login = {
  readonly platformId: string;
  readonly nonce: string;
  /** Of the frame that opened the window, if one did. */
  readonly frameHash: Buffer | null;
};

type NewLogin = Pick<Login, 'platformId' | 'nonce'> & {
  readonly state: string;
  readonly browser: string;
  /** As `frameName` makes it; '' without a frame. */
  readonly frame: string;
};

export async function insertLogin(
  db: Database,
  { state, browser, platformId, nonce, frame }: NewLogin,
): Promise<void> {
  await db
    .insertInto('lti_login')
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
      platform_id: platformId,
      nonce,
      frame_hash: /^[\w-]{43}$/.test(frame) ? Buffer.from(frame, 'base64url') : null,
      expires_at: sql<Date>`now() + ${LOGIN_LIFE}::interval`,
    })
    .execute();
}

/** A login can be used once, by the browser that asked for it. */
export async function takeLogin(
  db: Database,
  { state, browser }: { readonly state: string; readonly browser: string },
): Promise<Login | undefined> {
  const row = await db
    .deleteFrom('lti_login')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['platform_id', 'nonce', 'frame_hash'])
    .executeTakeFirst();
  return row && { platformId: row.platform_id, nonce: row.nonce, frameHash: row.frame_hash };
}

/** How a browser names its launch. */
export type LaunchName = { readonly code: string; readonly browser: string };

export type Launch = { readonly platformId: string; readonly claims: LaunchClaims };

export async function insertLaunch(
  db: Database,
  { code, browser, platformId, claims, frameHash }: LaunchName & Launch & Pick<Login, 'frameHash'>,
): Promise<void> {
  await db
    .insertInto('lti_launch')
    .values({
      code_hash: hashOf(code),
      browser_hash: hashOf(browser),
      platform_id: platformId,
      claims: JSON.stringify(claims),
      frame_hash: frameHash,
      expires_at: sql<Date>`now() + ${LAUNCH_LIFE}::interval`,
    })
    .execute();
}

/** Nobody else takes it until the transaction is over. */
export async function holdLaunch(db: Database, { code, browser }: LaunchName): Promise<Launch | undefined> {
  const row = await db
    .selectFrom('lti_launch')
    .select(['platform_id', 'claims'])
    .where('code_hash', '=', hashOf(code))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return row && { platformId: row.platform_id, claims: row.claims as unknown as LaunchClaims };
}

export async function dropLaunch(db: Database, { code }: LaunchName): Promise<void> {
  await db.deleteFrom('lti_launch').where('code_hash', '=', hashOf(code)).execute();
}

/** What a platform is to be sent: a choice that we have signed. */
export type Answer = { readonly returnUrl: string; readonly token: string };

/** Keeps what was chosen. @returns whether a frame waits for it */
export async function saveAnswer(db: Database, { code }: LaunchName, answer: Answer): Promise<boolean> {
  const row = await db
    .updateTable('lti_launch')
    .set({ answer: JSON.stringify(answer) })
    .where('code_hash', '=', hashOf(code))
    .returning('frame_hash')
    .executeTakeFirst();
  return row?.frame_hash != null;
}

/** What was chosen, once: to the browser that chose. */
export async function takeAnswer(db: Database, { code, browser }: LaunchName): Promise<Answer | undefined> {
  const row = await db
    .deleteFrom('lti_launch')
    .where('code_hash', '=', hashOf(code))
    .where('browser_hash', '=', hashOf(browser))
    .where('answer', 'is not', null)
    .returning('answer')
    .executeTakeFirst();
  return row && (row.answer as unknown as Answer);
}

/** What was chosen in the window that a frame opened, once: to the frame. */
export async function takeAnswerForFrame(db: Database, secret: string): Promise<Answer | undefined> {
  const row = await db
    .deleteFrom('lti_launch')
    .where('frame_hash', '=', hashOf(secret))
    .where('answer', 'is not', null)
    .returning('answer')
    .executeTakeFirst();
  return row && (row.answer as unknown as Answer);
}
