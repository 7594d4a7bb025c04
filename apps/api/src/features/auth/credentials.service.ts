import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { clearThrottle, countFailure, findThrottle } from '../../platform/wrong-tries.ts';
import { setPasswordHash, type AccountRow } from './auth.store.ts';
import { hashPassword, inTurn, isOutdated, matchesHash } from './passwords.ts';
import { FAILURE_CEILING, pauseSecondsAfter } from './throttle.rules.ts';

/**
 * True when `password` is the account's. An address without an account answers, counts and takes time
 * like any other, so that nobody learns here who has one.
 *
 * The count is looked up and raised within the turn of the hash: however many tries arrive at once, no more
 * than a few run between one look and the next.
 * @throws AppError 429 while the pause after wrong passwords lasts, 403 when only the way by mail is left.
 */
export async function provePassword(
  db: Database,
  { address, account, password }: { address: string; account: AccountRow | undefined; password: string },
): Promise<boolean> {
  const stored = account?.password_hash ?? null;
  const matches = await inTurn(async () => {
    const { failures, waitSeconds } = await findThrottle(db, address);
    if (failures >= FAILURE_CEILING) throw new AppError('auth.recovery-only', { status: 403 });
    if (waitSeconds > 0) {
      throw new AppError('auth.try-later', { status: 429, values: { seconds: waitSeconds } });
    }
    const right = await matchesHash(stored, password);
    if (!right) await countFailure(db, address, pauseSecondsAfter);
    else if (failures > 0) await clearThrottle(db, address);
    return right;
  });
  if (matches && account && stored && isOutdated(stored)) {
    await setPasswordHash(db, account.id, await hashPassword(password));
  }
  return matches;
}
