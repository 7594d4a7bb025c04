import type { ErrorCode } from '@abhyas/contract/errors';

import type { AppContext } from '../../platform/app-context.ts';
import { againOnDeadlock, type Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { clearThrottle } from '../../platform/identity/login-throttle.ts';
import { beganWithin, endSessions, type SessionIdentity } from '../../platform/identity/sessions.ts';
import { mailAccount } from './account-mails.service.ts';
import { normaliseEmail, passwordFault } from './auth.rules.ts';
import { confirmAddress } from './auth.service.ts';
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  setPasswordHash,
  type AccountRow,
} from './auth.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { verifyPassword } from './credentials.service.ts';
import { dropGoogleIdentity } from './google-identity.store.ts';
import { dropLtiIdentities } from './lti-identity.store.ts';
import { dropKeys, findKey, useKey } from './mail-key.store.ts';
import { hashPassword, signedInCaller } from './passwords.ts';

type Context = Pick<AppContext, 'db'>;

/** A sign-in that counts as one made for what is asked now. */
const JUST_NOW = '10 minutes';

/**
 * The link of a confirmation mail was opened. Opening it again, as mail programs that look ahead do, finds
 * the work done and says so too; it never does anything twice.
 * @returns false when the key is unknown, replaced by a newer one or too old
 */
export async function confirmEmail({ db }: Context, key: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await findKey(trx, key, 'confirmation');
    if (!found) return false;
    if (found.used) return true;
    if (!found.inTime) return false;
    await useKey(trx, found.accountId, 'confirmation');
    await confirmAddress(trx, found.accountId);
    return true;
  });
}

/**
 * Sets a new password with the key of a recovery mail, ends every session and tells the owner. Whoever has
 * the key reads the mailbox, so the address is confirmed, too; what somebody who did not confirm the address
 * had attached to the account before (a Google sign-in, a platform of LTI) goes.
 * @throws AppError 400 for a key that is unknown, used, too old or another account's, or a faulty password
 */
export async function recoverAccount(
  { db }: Context,
  { recKey, email, password }: { recKey: string; email: string; password: string },
  network: string,
): Promise<void> {
  const address = normaliseEmail(email);
  const account = await db.transaction().execute((trx) => accountOfKey(trx, recKey, address));
  assertGoodPassword(password, account);
  const passwordHash = await hashPassword(password, { network, subject: account.id });
  await db.transaction().execute(async (trx) => {
    // Looked up again and locked: of two that come with the same key, the second finds it used.
    const { id, confirmed, email: known } = await accountOfKey(trx, recKey, address);
    await useKey(trx, id, 'recovery');
    if (!confirmed) await dropGoogleIdentity(trx, id);
    if (!confirmed) await dropLtiIdentities(trx, id);
    await setPasswordHash(trx, id, passwordHash);
    await confirmAddress(trx, id);
    await endSessions(trx, id);
    await clearThrottle(trx, known);
    await mailAccount(trx, 'passwordChanged', id);
  });
}

async function accountOfKey(trx: Database, recKey: string, address: string): Promise<AccountRow> {
  const key = await findKey(trx, recKey, 'recovery');
  const account = key && !key.used && key.inTime ? await lockAccount(trx, key.accountId) : undefined;
  const named = await findAccountByEmail(trx, address);
  if (!account || named?.id !== account.id) throw new AppError('auth.key-invalid');
  return account;
}

/**
 * Changes the password of somebody who is signed in, ends their other sessions and tells them by mail.
 * @throws AppError 400 for missing fields or a wrong current password, 403 for an account without one
 */
export async function changePassword(
  { db }: Context,
  { accountId, sessionId }: SessionIdentity,
  { oldpassword, password }: { oldpassword: string; password: string },
): Promise<void> {
  const account = await findAccount(db, accountId);
  if (!account || account.password_hash === null) throw new AppError('account.no-password');
  if (oldpassword === '' || password === '') throw new AppError('account.fields-missing');
  const wrong = new AppError('account.old-password-wrong', { field: 'oldpassword' });
  const verified = await verifyPassword(db, {
    address: account.email,
    account,
    password: oldpassword,
    network: accountId,
  });
  if (!verified) throw wrong;
  assertGoodPassword(password, account);
  const passwordHash = await hashPassword(password, signedInCaller(accountId));
  await db.transaction().execute(async (trx) => {
    // Hashing takes a while: a password that was right may have been replaced meanwhile.
    const held = await lockAccount(trx, accountId);
    if (held?.password_hash !== verified) throw wrong;
    await setPasswordHash(trx, accountId, passwordHash);
    await endSessions(trx, accountId, sessionId);
    await dropKeys(trx, accountId, 'recovery');
    await mailAccount(trx, 'passwordChanged', accountId);
  });
}

/** What shows that somebody is the owner of an account and not only somebody at a screen left open. */
type OwnerRequest = {
  readonly password: string | undefined;
  /** Told when that is not the account's password. */
  readonly wrongPassword: ErrorCode;
  /** What is asked instead of an account that has none. @throws AppError when it is not given */
  readonly withoutPassword: () => Promise<void>;
  /** What the owner wants done, while the account is held. */
  readonly act: (trx: Database) => Promise<void>;
};

/**
 * Does what cannot be undone, or shuts others out, only for the owner, and only as long as the
 * password is still theirs: checking it takes a while.
 * @throws AppError
 */
async function actAsOwner(
  { db }: Context,
  accountId: string,
  { password = '', wrongPassword, withoutPassword, act }: OwnerRequest,
): Promise<void> {
  const account = await findAccount(db, accountId);
  if (!account) throw new AppError('auth.signin-needed');
  const wrong = new AppError(wrongPassword, { field: 'password' });
  let verifiedHash: string | null = null;
  if (account.password_hash === null) await withoutPassword();
  else {
    const given = { address: account.email, account, password, network: accountId };
    const verified = await verifyPassword(db, given);
    if (!verified) throw wrong;
    verifiedHash = verified;
  }
  await againOnDeadlock(() =>
    db.transaction().execute(async (trx) => {
      const held = await lockAccount(trx, accountId);
      if (!held) throw new AppError('auth.signin-needed');
      if (held.password_hash !== verifiedHash) throw wrong;
      await act(trx);
    }),
  );
}

/** The credentials that were given, and what is to be done. */
type Credentials = {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
  readonly act: (trx: Database) => Promise<void>;
};

/** Deletes an account that gives its password, or, where it has none, its address. @throws AppError */
export function deleteAsOwner(
  { db }: Context,
  accountId: string,
  { password, email = '', act }: Credentials,
): Promise<void> {
  return actAsOwner({ db }, accountId, {
    password,
    wrongPassword: 'account.delete-password-wrong',
    withoutPassword: async () => {
      const named = await findAccountByEmail(db, normaliseEmail(email));
      if (named?.id !== accountId) throw new AppError('account.delete-email-wrong', { field: 'email' });
    },
    act,
  });
}

/**
 * Signs others out (ASVS 7.5.2) for who gives the account's password, or, where it has none, comes with a session
 * that Google opened a moment ago.
 * @throws AppError
 */
export function signOutAsOwner(
  { db }: Context,
  { accountId, sessionId }: SessionIdentity,
  { password, act }: Omit<Credentials, 'email'>,
): Promise<void> {
  return actAsOwner({ db }, accountId, {
    password,
    wrongPassword: 'account.proof-password-wrong',
    withoutPassword: async () => {
      if (!(await beganWithin(db, sessionId, JUST_NOW))) throw new AppError('account.sign-in-again');
    },
    act,
  });
}

function assertGoodPassword(password: string, owner: AccountRow): void {
  const fault = passwordFault(password, owner, { isCommon: isCommonPassword });
  if (fault) throw new AppError(fault.code, { field: fault.field });
}
