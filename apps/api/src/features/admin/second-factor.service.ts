import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionIdentity } from '../../platform/identity/sessions.ts';
import {
  newRecoveryCodes,
  newSecret,
  pauseSeconds,
  plainCode,
  setUpUri,
  stepOf,
} from './second-factor.rules.ts';
import {
  acceptCode,
  confirmFactor,
  countWrongCode,
  lockFactor,
  saveSecret,
  takeRecoveryCode,
  type FactorRow,
} from './second-factor.store.ts';

type Context = Pick<AppContext, 'db'>;

/** @throws AppError 403 for somebody who is not on the staff */
async function factorOf(trx: Database, accountId: string): Promise<FactorRow> {
  const factor = await lockFactor(trx, accountId);
  if (!factor) throw new AppError('staff.not-allowed');
  return factor;
}

/**
 * Makes the secret that an authenticator app is to be given. Asking again makes a new one.
 * @throws AppError 403 without a role, 409 once an app is connected
 */
export async function beginSetUp(
  { db }: Context,
  { accountId }: SessionIdentity,
): Promise<{ secret: string; uri: string }> {
  return db.transaction().execute(async (trx) => {
    const factor = await factorOf(trx, accountId);
    if (factor.confirmed) throw new AppError('staff.second-factor-set');
    const secret = newSecret();
    await saveSecret(trx, accountId, secret);
    return { secret, uri: setUpUri(secret, factor.email) };
  });
}

/**
 * Connects the app by its first code, lets this session in, and gives the recovery codes.
 * @throws AppError 400 for a wrong code, 409 once an app is connected, 429 after too many wrong codes
 */
export async function confirmSetUp(
  { db }: Context,
  identity: SessionIdentity,
  code: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const right = await db.transaction().execute(async (trx) => {
    const factor = await factorOf(trx, identity.accountId);
    if (factor.confirmed) throw new AppError('staff.second-factor-set');
    if (!factor.secret) throw new AppError('staff.second-factor-not-begun');
    if (!(await provesFactor(trx, identity, { factor, code }))) return false;
    await confirmFactor(trx, identity.accountId, codes.map(plainCode));
    await recordAudit(trx, {
      actor: identity.accountId,
      action: 'staff.second-factor-set',
      subject: factor.email,
    });
    return true;
  });
  if (!right) throw new AppError('staff.code-wrong', { field: 'code' });
  return codes;
}

/**
 * Lets this session into the console by a code of the app, or a recovery code.
 * @throws AppError 400 for a wrong code, 429 after too many
 */
export async function giveCode({ db }: Context, identity: SessionIdentity, code: string): Promise<void> {
  // The wrong code must stay counted, so the refusal is thrown after the transaction.
  const right = await db.transaction().execute(async (trx) => {
    const factor = await factorOf(trx, identity.accountId);
    if (!factor.confirmed) throw new AppError('staff.second-factor-not-begun');
    return provesFactor(trx, identity, { factor, code });
  });
  if (!right) throw new AppError('staff.code-wrong', { field: 'code' });
}

async function provesFactor(
  trx: Database,
  identity: SessionIdentity,
  { factor, code }: { factor: FactorRow; code: string },
): Promise<boolean> {
  if (factor.waitSeconds > 0) {
    throw new AppError('staff.code-blocked', { values: { seconds: factor.waitSeconds } });
  }
  const step = factor.secret ? stepOf(factor.secret, code, Date.now()) : undefined;
  const fresh = step !== undefined && step > factor.lastStep;
  if (fresh || (factor.confirmed && (await takeRecoveryCode(trx, identity.accountId, plainCode(code))))) {
    await acceptCode(trx, identity, fresh ? step : factor.lastStep);
    return true;
  }
  await countWrongCode(trx, identity.accountId, pauseSeconds(factor.failures + 1));
  return false;
}
