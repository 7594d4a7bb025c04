import { randomInt } from 'node:crypto';

import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { emailFault, normaliseEmail, passwordFault } from './auth.rules.ts';
import { keepConsent, makeAccount, signIn, wrongCredentials, type Origin } from './auth.service.ts';
import { findAccountByEmail, lockAccount, setFirstPassword, setPasswordHash } from './auth.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { verifyPassword } from './credentials.service.ts';
import { hashPassword, signedInCaller } from './passwords.ts';

/** Long enough for who joins late in a term; printed paper lies about. */
const FIRST_PASSWORD_DAYS = 60;
const DAY_MS = 86_400_000;
/** Small letters and digits that are not mistaken for each other on paper. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');

export type FirstPassword = { readonly password: string; readonly passwordHash: string };

export function firstPasswordEnd(): Date {
  return new Date(Date.now() + FIRST_PASSWORD_DAYS * DAY_MS);
}

/** A password for a sheet of paper, as `k7mq-2xhv-9tpd`: 59 bits. */
export async function drawFirstPassword(actor: string): Promise<FirstPassword> {
  const password = Array.from({ length: GROUPS }, group).join('-');
  return { password, passwordHash: await hashPassword(password, signedInCaller(actor)) };
}

type Owner = { readonly accountId: string | null; readonly name: string; readonly email: string };
type Given = { readonly passwordHash: string; readonly until: Date };

/**
 * Makes an account with a first password, or gives another first password to one that has not used its own. Undefined
 * when somebody has registered under the address meanwhile, or has chosen a password.
 */
export async function giveFirstPassword(
  trx: Database,
  { accountId, name, email }: Owner,
  first: Given,
): Promise<string | undefined> {
  if (accountId === null) {
    if (await findAccountByEmail(trx, email)) return undefined;
    const account = { name: name || (email.split('@', 1)[0] ?? email), email };
    const made = await makeAccount(trx, { ...account, passwordHash: first.passwordHash, language: 'en' });
    await setFirstPassword(trx, made, first);
    return made;
  }
  const held = await lockAccount(trx, accountId);
  if (!held?.first_password_until) return undefined;
  await setFirstPassword(trx, accountId, first);
  return accountId;
}

type Choosing = {
  readonly email: string;
  readonly password: string;
  readonly newPassword: string;
  readonly language: PageLanguage;
};

/**
 * Puts a password of the learner's own in the place of the printed one, and signs in. Only now they agree to the terms.
 * @throws AppError 401 for a wrong password or one that is not a first one, 403 when it is too old, 400 for a new one that
 * will not do
 */
export async function choosePassword(
  { db }: Pick<AppContext, 'db'>,
  { email, password, newPassword, language }: Choosing,
  { userAgent, network }: Origin,
): Promise<string> {
  const address = normaliseEmail(email);
  const account = emailFault(address) ? undefined : await findAccountByEmail(db, address);
  const given = { address: account?.email ?? address, account, password, network };
  const verified = await verifyPassword(db, given);
  if (!account?.first_password_until || verified === undefined) throw wrongCredentials();
  if (account.first_password_until < new Date()) throw new AppError('auth.first-password-over');
  const fault = passwordFault(newPassword, account, { isCommon: isCommonPassword });
  if (fault) throw new AppError(fault.code, { field: 'newPassword' });
  if (newPassword === password) throw new AppError('auth.first-password-same', { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword, { network, subject: address.toLowerCase() });
  return db.transaction().execute(async (trx) => {
    const held = await lockAccount(trx, account.id);
    if (held?.password_hash !== verified) throw wrongCredentials();
    await setPasswordHash(trx, account.id, passwordHash);
    await keepConsent(trx, account.id, language);
    return signIn(trx, { accountId: account.id, passwordHash }, userAgent);
  });
}
