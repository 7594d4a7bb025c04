import { randomBytes } from 'node:crypto';

import type { User } from '@abhyas/contract/auth';
import { textsIn } from '@abhyas/contract/messages/in-language';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { PRODUCT_ID_PREFIX } from '@abhyas/contract/product';
import { TERMS } from '@abhyas/contract/terms';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, AppErrors } from '../../platform/errors.ts';
import { startSession, type VerifiedAccount } from '../../platform/identity/sessions.ts';
import { findRoles } from '../../platform/identity/staff.ts';
import { activePlansOf, tellExpiryOnce } from '../entitlements/entitlements.service.ts';
import { logoAddress } from '../institute/logo.service.ts';
import { isNotified } from '../notifications/notifications.service.ts';
import { mailAccount } from './account-mails.service.ts';
import {
  emailFault,
  normaliseEmail,
  normaliseLine,
  productId,
  registrationFaults,
  shortName,
} from './auth.rules.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  insertConsent,
  setConfirmed,
  type AccountRow,
} from './auth.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { verifyPassword } from './credentials.service.ts';
import { hashPassword } from './passwords.ts';
import { tellConfirmed, type Invitations } from './registration.service.ts';
import { assertMayRegister } from './who-may-register.service.ts';

export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Of the page on which they register. */
  readonly language: PageLanguage;
};

type Context = Pick<AppContext, 'db'>;
type RegistrationContext = Context & { readonly invitations: Pick<Invitations, 'isListed'> };

/** Where a call comes from. */
export type Origin = { readonly userAgent: string; readonly network: string };

/**
 * Makes an account, sends its confirmation mail and signs it in.
 * @throws AppErrors for faulty fields, AppError 403 where this address may not register, 409 when it is taken.
 */
export async function register(
  { db, invitations }: RegistrationContext,
  input: Registration,
  { userAgent, network }: Origin,
): Promise<string> {
  const name = normaliseLine(input.name);
  const email = normaliseEmail(input.email);
  const faults = registrationFaults(
    { name, email, password: input.password },
    { isCommon: isCommonPassword },
  );
  if (faults.length > 0) throw new AppErrors(faults.map(({ code, field }) => new AppError(code, { field })));
  await assertMayRegister({ db, invitations }, email);

  const passwordHash = await hashPassword(input.password, { network, subject: email.toLowerCase() });
  return db.transaction().execute(async (trx) => {
    const accountId = await addAccount(trx, { name, email, passwordHash, language: input.language });
    await mailAccount(trx, 'confirmation', accountId);
    return signIn(trx, { accountId }, userAgent);
  });
}

type NewAccount = { name: string; email: string; passwordHash: string | null; language: PageLanguage };

/**
 * Adds an account with the record of the consent that was given by signing up.
 * @throws AppError 409 when the address is taken
 */
export async function addAccount(db: Database, account: NewAccount): Promise<string> {
  const accountId = await makeAccount(db, account);
  await keepConsent(db, accountId, account.language);
  return accountId;
}

/** Whoever signs up agrees to the terms, in the words of their page. */
export function keepConsent(db: Database, accountId: string, language: PageLanguage): Promise<void> {
  const { terms, privacy } = textsIn(language).auth.register;
  return insertConsent(db, accountId, { ...TERMS, wording: `${terms} ${privacy}.` });
}

/**
 * Adds an account with its product id, for somebody who has agreed to nothing yet.
 * Product ids are drawn by chance, so a taken one is drawn again; a taken address is not.
 * @throws AppError 409 when the address is taken
 */
export async function makeAccount(db: Database, account: NewAccount): Promise<string> {
  for (;;) {
    const abhyasId = productId(PRODUCT_ID_PREFIX, randomBytes(16));
    const accountId = await insertAccount(db, { ...account, abhyasId, language: chosenBy(account.language) });
    if (accountId) return accountId;
    if (await findAccountByEmail(db, account.email)) {
      throw new AppError('auth.email-taken', { field: 'email' });
    }
  }
}

/**
 * The address is confirmed as the owner's, by the link of a mail or by Google: what is kept for whoever it belongs to
 * is theirs from now on.
 */
export async function confirmAddress(db: Database, accountId: string): Promise<void> {
  await tellConfirmed(db, accountId, await setConfirmed(db, accountId));
}

/** A page in English may only mean that nobody chose; a page in Hindi was chosen. */
const chosenBy = (language: PageLanguage) => (language === 'en' ? null : language);

/** The account that has an address, whoever asks: for staff, never for the public. */
export async function addressedAccount(db: Database, address: string): Promise<AccountRow | undefined> {
  const email = normaliseEmail(address);
  return emailFault(email) ? undefined : findAccountByEmail(db, email);
}

/**
 * Makes an account for somebody who did not register, named by their address, and mails them the link with
 * which they choose a password.
 * @throws AppError 400 for what is no address
 */
export async function openAccountByMail(
  db: Database,
  address: string,
): Promise<{ id: string; email: string }> {
  const email = normaliseEmail(address);
  const fault = emailFault(email);
  if (fault) throw new AppError(fault.code, { field: fault.field });
  const id = await addAccount(db, {
    name: email.split('@', 1)[0] ?? email,
    email,
    passwordHash: null,
    language: 'en',
  });
  await mailAccount(db, 'recovery', id);
  return { id, email };
}

/**
 * Signs in with email and password.
 * @throws AppError 401, the same for an unknown address and a wrong password; 403 for a printed first password.
 */
export async function login(
  { db }: Context,
  input: { email: string; password: string },
  { userAgent, network }: Origin,
): Promise<string> {
  const address = normaliseEmail(input.email);
  const account = emailFault(address) ? undefined : await findAccountByEmail(db, address);
  const passwordHash = await verifyPassword(db, {
    address: account?.email ?? address,
    account,
    password: input.password,
    network,
  });
  if (!account || !passwordHash) throw wrongCredentials();
  if (account.first_password_until) throw firstPassword(account.first_password_until);
  return signIn(db, { accountId: account.id, passwordHash }, userAgent);
}

/** The same for an unknown address and a wrong password. */
export const wrongCredentials = () => new AppError('auth.wrong-credentials', { field: 'password' });

/** A printed password opens nothing: it only serves to choose another one, as long as it is good. */
const firstPassword = (until: Date) =>
  new AppError(until < new Date() ? 'auth.first-password-over' : 'auth.first-password');

/**
 * Starts the session of somebody who is shown to be the owner.
 * @throws AppError 401 when that holds no longer: the password was changed meanwhile, or the account deleted
 */
export async function signIn(db: Database, account: VerifiedAccount, userAgent: string): Promise<string> {
  const token = await startSession(db, account, userAgent);
  if (token === undefined) throw wrongCredentials();
  return token;
}

/** The signed-in learner as the browser knows them; `expired` is told once after a plan has run out. */
export async function describeUser(
  db: Database,
  accountId: string,
): Promise<(User & { expired?: true }) | undefined> {
  // Each screen begins with this call, so its lookups run side by side.
  const [account, activePlans, expired, notif, staff, logo] = await Promise.all([
    findAccount(db, accountId),
    activePlansOf(db, accountId),
    tellExpiryOnce(db, accountId),
    isNotified(db, accountId),
    findRoles(db, accountId),
    logoAddress(db),
  ]);
  if (!account) return undefined;
  return {
    ...toUser(account),
    notif,
    activePlans,
    ...(logo !== undefined && { logo }),
    ...(staff.length > 0 && { staff: true as const }),
    ...(expired && { expired: true as const }),
  };
}

function toUser(account: AccountRow): Omit<User, 'activePlans' | 'notif'> {
  return {
    _id: account.id,
    sUserName: shortName(account.name),
    userColor: account.user_color,
    abhyasId: account.abhyas_id,
    name: account.name,
    email: account.email,
    course: account.course,
    college: account.college,
    confirmed: account.confirmed,
    rSD: account.password_hash === null ? 0 : 1,
    ...(account.language && { language: account.language }),
  };
}
