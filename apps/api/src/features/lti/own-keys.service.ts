import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schedule } from '../../platform/jobs/job.ts';
import { findKeys, hasFreshKey, insertKey, oneKeyAtATime, type OwnKey } from './own-keys.store.ts';

/** Every platform understands it, and Moodle nothing else. */
const ALGORITHM = 'RS256';

/**
 * The public side of our keys, as platforms read it. The first one is made when it is first asked for. What is no longer
 * signed with stays for a month: retention.rules.ts.
 */
export async function publicKeys(db: Database): Promise<{ keys: JWK[] }> {
  return {
    keys: (await ownKeys(db)).map(({ kid, privateJwk: { kty = 'RSA', n = '', e = '' } }) => ({
      kty,
      n,
      e,
      kid,
      alg: ALGORITHM,
      use: 'sig',
    })),
  };
}

async function ownKeys(db: Database): Promise<OwnKey[]> {
  const known = await findKeys(db);
  if (known.length > 0) return known;
  await makeNext(db);
  return findKeys(db);
}

type Signing = { readonly issuer: string; readonly audience: string; readonly lifeSeconds: number };

/** Signs what we say to a platform, with a key that it knows. */
export async function signAsTool(
  db: Database,
  claims: JWTPayload,
  { issuer, audience, lifeSeconds }: Signing,
): Promise<string> {
  const keys = await ownKeys(db);
  // In the first days no key is old enough.
  const key = keys.find(({ known }) => known) ?? keys.at(-1);
  if (!key) throw new Error('there is no key to sign with');
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ nonce: crypto.randomUUID(), jti: crypto.randomUUID(), ...claims })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(await importJWK(key.privateJwk, ALGORITHM));
}

/** Makes the next key unless there is one that is young enough. */
async function makeNext(db: Database): Promise<void> {
  // Drawing a key takes a while: outside of the transaction.
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  await oneKeyAtATime(db, async (trx) => {
    if (!(await hasFreshKey(trx))) await insertKey(trx, crypto.randomUUID(), privateJwk);
  });
}

/** A new key twice a year; it is published a day before anything is signed with it. */
export function keySchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  return {
    name: 'lti.rotate-keys',
    cron: '17 21 * * *',
    run: async () => {
      const known = await findKeys(db);
      if (known.length > 0 && !(await hasFreshKey(db))) await makeNext(db);
    },
  };
}
