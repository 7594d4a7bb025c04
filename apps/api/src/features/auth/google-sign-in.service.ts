import { limits } from '@abhyas/contract/limits';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { GooglePerson } from '../../platform/identity/google-verifier.ts';
import { endSessions } from '../../platform/identity/sessions.ts';
import { mailAccount } from './account-mails.service.ts';
import { emailFault, normaliseEmail, normaliseLine } from './auth.rules.ts';
import { addAccount, confirmAddress, signIn } from './auth.service.ts';
import { findAccountByEmail, lockAccount, setPasswordHash, type AccountRow } from './auth.store.ts';
import {
  dropGoogleIdentity,
  findAccountOfGoogle,
  hasGoogleIdentity,
  insertGoogleIdentity,
  oneAtATime,
  takeToken,
} from './google-identity.store.ts';
import { decideGoogleSignIn, isAuthoritative } from './google-link.rules.ts';
import { dropLtiIdentities } from './lti-identity.store.ts';
import { dropKeys } from './mail-key.store.ts';

type GoogleSignIn = {
  readonly idToken: string;
  readonly nonce?: string | undefined;
  readonly language: PageLanguage;
};

/**
 * Signs in with an ID token of Google's.
 * @throws AppError 401 for a token that is not genuine, not ours, not asked for by this page, too old or used before; 409 when the
 * address belongs to an account that Google's word cannot open; 503 when Google cannot be asked.
 */
export async function signInWithGoogle(
  { db, google }: Pick<AppContext, 'db' | 'google'>,
  { idToken, nonce, language }: GoogleSignIn,
  userAgent: string,
): Promise<string> {
  const person = await google.verify(idToken, nonce);
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, person.email);
    const isFirst = await takeToken(trx, person.tokenHash, person.expiresAt);
    if (!isFirst) throw new AppError('auth.google-invalid');
    const accountId = (await holdAccountOfGoogle(trx, person)) ?? (await welcome(trx, person, language));
    return signIn(trx, { accountId }, userAgent);
  });
}

/**
 * The account that somebody opens with Google, its row held until the transaction ends. Found once more when it is
 * held: a recovery may have cut the link meanwhile, or the owner may have deleted the account.
 */
async function holdAccountOfGoogle(trx: Database, person: GooglePerson): Promise<string | undefined> {
  const found = await findAccountOfGoogle(trx, person);
  if (found === undefined) return undefined;
  await lockAccount(trx, found);
  return findAccountOfGoogle(trx, person);
}

/** The first sign-in of somebody with Google: finds or makes the account that is theirs. */
async function welcome(trx: Database, person: GooglePerson, language: PageLanguage): Promise<string> {
  const email = normaliseEmail(person.email);
  if (emailFault(email)) throw new AppError('auth.google-invalid');
  const found = await findAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  const linked = account ? await hasGoogleIdentity(trx, account.id) : false;
  const decision = decideGoogleSignIn(person, account && { confirmed: account.confirmed, linked });

  if (decision === 'create' || !account) {
    if (decision !== 'create') throw new AppError('auth.google-unverified');
    return createFor(trx, person, { email, language });
  }
  if (decision === 'refuse') throw new AppError('auth.google-address-taken');
  if (decision === 'take-over') await disown(trx, account);
  await insertGoogleIdentity(trx, account.id, { issuer: person.issuer, subject: person.subject });
  await mailAccount(trx, 'googleLinked', account.id);
  return account.id;
}

async function createFor(
  trx: Database,
  person: GooglePerson,
  { email, language }: { email: string; language: PageLanguage },
): Promise<string> {
  const name = Array.from(normaliseLine(person.name)).slice(0, limits.nameMax).join('').trim();
  const accountId = await addAccount(trx, {
    name: name || (email.split('@', 1)[0] ?? email),
    email,
    passwordHash: null,
    language,
  });
  await insertGoogleIdentity(trx, accountId, { issuer: person.issuer, subject: person.subject });
  if (isAuthoritative(person)) await confirmAddress(trx, accountId);
  else await mailAccount(trx, 'confirmation', accountId);
  return accountId;
}

/** Shuts out whoever made the account without confirming its address. */
export async function disown(trx: Database, account: AccountRow): Promise<void> {
  await setPasswordHash(trx, account.id, null);
  await endSessions(trx, account.id);
  await dropGoogleIdentity(trx, account.id);
  await dropLtiIdentities(trx, account.id);
  await dropKeys(trx, account.id);
  await confirmAddress(trx, account.id);
}
