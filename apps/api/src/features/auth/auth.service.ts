import { randomBytes } from 'node:crypto';

import type { User } from '@abhyas/contract/auth';
import { PRODUCT_ID_PREFIX } from '@abhyas/contract/product';

import type { Database } from '../../platform/database.ts';
import { AppError, AppErrors } from '../../platform/errors.ts';
import { startSession } from '../../platform/sessions.ts';
import { activePlansOf, tellExpiryOnce } from '../entitlements/entitlements.service.ts';
import { normaliseEmail, normaliseName, productId, registrationFaults, shortName } from './auth.rules.ts';
import { findAccount, findAccountByEmail, insertAccount, type AccountRow } from './auth.store.ts';
import { checkPassword, hashPassword } from './passwords.ts';

export type Registration = { readonly name: string; readonly email: string; readonly password: string };

/**
 * Makes an account and signs it in.
 * @throws AppErrors for faulty fields, AppError 409 when the address is taken.
 */
export async function register(db: Database, input: Registration, userAgent: string): Promise<string> {
  const name = normaliseName(input.name);
  const email = normaliseEmail(input.email);
  const faults = registrationFaults({ name, email, password: input.password });
  if (faults.length > 0) throw new AppErrors(faults.map(({ code, field }) => new AppError(code, { field })));

  const passwordHash = await hashPassword(input.password);
  const accountId = await addAccount(db, { name, email, passwordHash });
  return startSession(db, accountId, userAgent);
}

/** Product ids are drawn by chance, so a taken one is drawn again; a taken address is not. */
async function addAccount(
  db: Database,
  account: { name: string; email: string; passwordHash: string | null },
): Promise<string> {
  for (;;) {
    const abhyasId = productId(PRODUCT_ID_PREFIX, randomBytes(16));
    const accountId = await insertAccount(db, { ...account, abhyasId });
    if (accountId) return accountId;
    if (await findAccountByEmail(db, account.email)) {
      throw new AppError('auth.email-taken', { status: 409, field: 'email' });
    }
  }
}

/**
 * Signs in with email and password.
 * @throws AppError 401, the same for an unknown address and a wrong password.
 */
export async function login(
  db: Database,
  input: { email: string; password: string },
  userAgent: string,
): Promise<string> {
  const account = await findAccountByEmail(db, normaliseEmail(input.email));
  const matches = await checkPassword(account?.password_hash ?? null, input.password);
  if (!account || !matches) throw new AppError('auth.wrong-credentials', { status: 401 });
  return startSession(db, account.id, userAgent);
}

/** The signed-in learner as the browser knows them; `expired` is told once after a plan has run out. */
export async function describeUser(
  db: Database,
  accountId: string,
): Promise<(User & { expired?: true }) | undefined> {
  const account = await findAccount(db, accountId);
  if (!account) return undefined;
  const [activePlans, expired] = await Promise.all([
    activePlansOf(db, accountId),
    tellExpiryOnce(db, accountId),
  ]);
  return { ...toUser(account), activePlans, ...(expired && { expired: true as const }) };
}

function toUser(account: AccountRow): Omit<User, 'activePlans'> {
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
    notif: false,
  };
}
