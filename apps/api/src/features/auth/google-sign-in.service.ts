import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { GooglePerson } from '../../platform/identity/google-verifier.ts';
import { mailAccount } from './account-mails.service.ts';
import { emailFault, nameFrom, normaliseEmail } from './auth.rules.ts';
import { addAccount, confirmAddress, signIn } from './auth.service.ts';
import { findAccountByEmail, lockAccount } from './auth.store.ts';
import { disown } from './disown.service.ts';
import {
  findAccountOfGoogle,
  hasGoogleIdentity,
  insertGoogleIdentity,
  oneAtATime,
  takeToken,
} from './google-identity.store.ts';
import { assertMayRegister } from './who-may-register.service.ts';
import type { Invitations } from './registration.service.ts';
import { decideGoogleSignIn, isAuthoritative } from './google-link.rules.ts';

type GoogleSignIn = {
  readonly idToken: string;
  readonly nonce?: string | undefined;
  readonly language: PageLanguage;
};

type Context = Pick<AppContext, 'google'> & {
  readonly db: Database;
  readonly invitations: Pick<Invitations, 'isListed'>;
};

/**
 * Signs in with an ID token of Google's.
 * @throws AppError 401 for a token that is not genuine, not ours, not asked for by this page, too old or used before; 409 when the
 * address belongs to an account that Google's word cannot open; 403 where it is new and may not register; 503 when Google
 * cannot be asked.
 */
export async function signInWithGoogle(
  { db, google, invitations }: Context,
  { idToken, nonce, language }: GoogleSignIn,
  userAgent: string,
): Promise<string> {
  const person = await google.verify(idToken, nonce);
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx, person.email);
    const isFirst = await takeToken(trx, person.tokenHash, person.expiresAt);
    if (!isFirst) throw new AppError('auth.google-invalid');
    const accountId =
      (await holdAccountOfGoogle(trx, person)) ?? (await welcome({ db: trx, invitations }, person, language));
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
async function welcome(
  { db: trx, invitations }: Pick<Context, 'db' | 'invitations'>,
  person: GooglePerson,
  language: PageLanguage,
): Promise<string> {
  const email = normaliseEmail(person.email);
  if (emailFault(email)) throw new AppError('auth.google-invalid');
  const found = await findAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  const linked = account ? await hasGoogleIdentity(trx, account.id) : false;
  const decision = decideGoogleSignIn(person, account && { confirmed: account.confirmed, linked });

  if (decision === 'create' || !account) {
    if (decision !== 'create') throw new AppError('auth.google-unverified');
    await assertMayRegister({ db: trx, invitations }, email);
    return createFor(trx, person, { email, language });
  }
  if (decision === 'refuse') throw new AppError('auth.google-address-taken');
  if (decision === 'take-over') await disown(trx, account.id);
  await insertGoogleIdentity(trx, account.id, { issuer: person.issuer, subject: person.subject });
  await mailAccount(trx, 'googleLinked', account.id);
  return account.id;
}

async function createFor(
  trx: Database,
  person: GooglePerson,
  { email, language }: { email: string; language: PageLanguage },
): Promise<string> {
  const accountId = await addAccount(trx, {
    name: nameFrom(person.name, email),
    email,
    passwordHash: null,
    language,
  });
  await insertGoogleIdentity(trx, accountId, { issuer: person.issuer, subject: person.subject });
  if (isAuthoritative(person)) await confirmAddress(trx, accountId);
  else await mailAccount(trx, 'confirmation', accountId);
  return accountId;
}
