import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/overload/fair-queue.ts';
import { clearThrottle, countFailure, findThrottle } from '../../platform/identity/login-throttle.ts';
import { findAccount, renewPasswordHash, type AccountRow } from './auth.store.ts';
import { hashPassword, queuedFairly, isOutdated, matchesHash } from './passwords.ts';
import { FAILURE_CEILING, pauseSecondsAfter } from './throttle.rules.ts';

type Given = {
  readonly address: string;
  readonly account: AccountRow | undefined;
  readonly password: string;
  readonly network: string;
};

/**
 * The account's hash that `password` made, undefined for a wrong one. It shows the owner for as long as the
 * account has that hash: turns and hashing take a while, so whoever acts on it compares once more. An address without
 * an account answers, counts and takes time like any other, so that nobody learns here who has one.
 *
 * The count is looked up and raised within the turn of the hash: however many tries arrive at once, no more
 * than a few run between one look and the next.
 * @throws AppError 429 while the pause after wrong passwords lasts, 403 when only the way by mail is left.
 */
export async function verifyPassword(
  db: Database,
  { address, account, password, network }: Given,
): Promise<string | undefined> {
  const stored = account?.password_hash ?? null;
  const caller: Caller = { network, subject: address.toLowerCase() };
  const matches = await queuedFairly(caller, async () => {
    const { failures, waitSeconds } = await findThrottle(db, address);
    if (failures >= FAILURE_CEILING) throw new AppError('auth.recovery-only');
    if (waitSeconds > 0) {
      throw new AppError('auth.try-later', { values: { seconds: waitSeconds } });
    }
    const right = await matchesHash(stored, password);
    if (!right) await countFailure(db, address, pauseSecondsAfter);
    else if (failures > 0) await clearThrottle(db, address);
    return right;
  });
  if (!matches || !account || stored === null) return undefined;
  if (!isOutdated(stored)) return stored;
  const renewed = await hashPassword(password, caller);
  if (await renewPasswordHash(db, account.id, { from: stored, to: renewed })) return renewed;
  // Another device of theirs was first, or the password was changed.
  const current = (await findAccount(db, account.id))?.password_hash ?? null;
  const holds = await queuedFairly(caller, () => matchesHash(current, password));
  return holds && current !== null ? current : undefined;
}
