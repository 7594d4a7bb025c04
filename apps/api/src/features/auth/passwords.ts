import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { AppError } from '../../platform/errors.ts';
import { FairQueue, QueueRejection, type Caller } from '../../platform/overload/fair-queue.ts';

/**
 * OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. About 15 ms on one core of
 * a small server, so a guesser who holds the hashes gets tens of tries a second where others get millions.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const COST_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A login storm may take this many cores for hashes, so that it cannot starve the other calls of all of them. */
const CONCURRENT_HASHES = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A lab of hundreds behind one address signs in at once; nobody signs in so often to one account. */
const hashing = new FairQueue({ concurrency: CONCURRENT_HASHES, waitingMax: 600, waitingMaxPerCaller: 30 });

/**
 * Does work that hashes, queued fairly between callers.
 * @throws AppError 503 when too many people are signing in at once, 429 when one account is tried too often at once
 */
export async function queuedFairly<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await hashing.run(caller, work);
  } catch (error) {
    if (!(error instanceof QueueRejection)) throw error;
    if (error.because === 'full') throw new AppError('auth.busy');
    throw new AppError('auth.try-later', { values: { seconds: 1 } });
  }
}

/** Somebody who is signed in is one caller among all others. */
export const signedInCaller = (accountId: string): Caller => ({ network: accountId, subject: accountId });

/** NIST SP 800-63B: the same letters, however a keyboard composes them, are the same password. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a password into a PHC string (argon2id, salted). */
export function hashPassword(password: string, caller: Caller): Promise<string> {
  return queuedFairly(caller, () => hash(normalise(password), COST));
}

/** True when a hash was made at another cost than today's, so that it should be made again. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(COST_PREFIX);
}

/**
 * A hash that no password matches. Checking against it when an address is unknown costs as long as a
 * real check, so time does not tell whether an account exists.
 */
const NOBODY = `${COST_PREFIX}1HwpQ6SUlQ08AdA7llniEw$xZGhVzdcTR9nmn7CqPNk37llr3DekM4nz/uS3tClP5E`;

/** True when `password` made `stored`; `stored` is null where there is no account or no password. Call it within `queuedFairly`. */
export async function matchesHash(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, normalise(password));
  return matches && stored !== null;
}
