import { hash, verify } from '@node-rs/argon2';

import { AppError } from '../../platform/errors.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A login storm may take this many hashes at once, so that it cannot starve the other calls of both cores. */
const CONCURRENT_HASHES = 2;
const WAITING_HASHES = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws AppError 503 when too many people are signing in at once. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

/** Hashes a password into a PHC string (argon2id, salted). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/**
 * A hash that no password matches. Checking against it when an address is unknown costs as long as a
 * real check, so time does not tell whether an account exists.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$1HwpQ6SUlQ08AdA7llniEw$xZGhVzdcTR9nmn7CqPNk37llr3DekM4nz/uS3tClP5E';

/** True when `password` made `stored`; `stored` is null where there is no account or no password. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? NOBODY, password));
  return matches && stored !== null;
}
