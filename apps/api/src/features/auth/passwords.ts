import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { AppError } from '../../platform/errors.ts';

/**
 * OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. About 15 ms on one core of
 * a small server, so a guesser who holds the hashes gets tens of tries a second where others get millions.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const COST_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A login storm may take this many cores for hashes, so that it cannot starve the other calls of all of them. */
const CONCURRENT_HASHES = Math.max(1, Math.min(4, availableParallelism() - 1));
const WAITING_HASHES = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does work that hashes when its turn comes.
 * @throws AppError 503 when too many people are signing in at once.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENT_HASHES) {
    if (waiting.length >= WAITING_HASHES) throw new AppError('auth.busy', { status: 503 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** NIST SP 800-63B: the same letters, however a keyboard composes them, are the same password. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a password into a PHC string (argon2id, salted). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), COST));
}

/** True when a hash was made at another cost than today's, so that it should be made anew. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(COST_PREFIX);
}

/**
 * A hash that no password matches. Checking against it when an address is unknown costs as long as a
 * real check, so time does not tell whether an account exists.
 */
const NOBODY = `${COST_PREFIX}1HwpQ6SUlQ08AdA7llniEw$xZGhVzdcTR9nmn7CqPNk37llr3DekM4nz/uS3tClP5E`;

/** True when `password` made `stored`; `stored` is null where there is no account or no password. Call it in turn. */
export async function matchesHash(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, normalise(password));
  return matches && stored !== null;
}
