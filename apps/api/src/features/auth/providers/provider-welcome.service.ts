import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { mailProviderLinked } from '../account-mails.service.ts';
import { nameFrom } from '../auth.rules.ts';
import { addAccount, confirmAddress, keepConsent } from '../auth.service.ts';
import { findAccount, findAccountByEmail, lockAccount } from '../auth.store.ts';
import { disown } from '../disown.service.ts';
import type { Invitations } from '../registration.service.ts';
import { assertMayRegister } from '../who-may-register.service.ts';
import { insertPendingLink, takePendingLink } from './attempt.store.ts';
import {
  findAccountOfProvider,
  insertProviderIdentity,
  isLinked,
  type ProviderIdentity,
} from './provider-identity.store.ts';
import { decideProviderSignIn, type ProviderPerson } from './provider-link.rules.ts';
import { findProvider, type Provider } from './provider.store.ts';

/** Which account's owner has to sign in once, and the key with which the link is made then. */
export type Waiting = { readonly key: string; readonly name: string; readonly email: string };

/**
 * The account that somebody at a provider opens, held until the transaction ends. Found once more when it is held: its
 * owner may have deleted it meanwhile.
 */
export async function holdAccountOf(trx: Database, identity: ProviderIdentity): Promise<string | undefined> {
  const found = await findAccountOfProvider(trx, identity);
  if (found === undefined) return undefined;
  await lockAccount(trx, found);
  return findAccountOfProvider(trx, identity);
}

type Newcomer = {
  readonly provider: Provider;
  readonly person: ProviderPerson;
  readonly language: PageLanguage;
};

/** The first sign-in of somebody by a provider: the account that is theirs, or whose owner has to sign in once. */
export async function welcome(
  { db: trx, invitations }: { readonly db: Database; readonly invitations: Pick<Invitations, 'isListed'> },
  { provider, person, language }: Newcomer,
): Promise<string | Waiting> {
  const { id, name, domains } = provider;
  const { email } = person;
  const identity = { providerId: id, subject: person.subject };
  const found = await findAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  const linked = account ? await isLinked(trx, id, account.id) : false;
  const known = account && { confirmed: account.confirmed, linked };
  const decision = decideProviderSignIn(person, domains, known);

  if (decision === 'taken') throw new AppError('auth.provider-address-taken', { values: { name, email } });
  if (decision === 'unproved') throw new AppError('auth.provider-unproved', { values: { name, email } });
  if (!account) {
    await assertMayRegister({ db: trx, invitations }, email);
    const given = { name: nameFrom(person.name, email), email, passwordHash: null, language };
    const accountId = await addAccount(trx, given);
    await confirmAddress(trx, accountId);
    await insertProviderIdentity(trx, accountId, identity);
    return accountId;
  }
  if (decision === 'ask') return { key: await insertPendingLink(trx, account.id, identity), name, email };
  // Whose college made the account agrees to the terms now, under which the button stands.
  if (account.first_password_until) await keepConsent(trx, account.id, language);
  if (decision === 'take-over') await disown(trx, account.id);
  await link(trx, account.id, { identity, name });
  return account.id;
}

async function link(
  trx: Database,
  accountId: string,
  { identity, name }: { readonly identity: ProviderIdentity; readonly name: string },
): Promise<void> {
  if (!(await insertProviderIdentity(trx, accountId, identity)))
    throw new AppError('auth.provider-link-over');
  await mailProviderLinked(trx, accountId, name);
}

/**
 * Links the account of somebody who has signed in with whom a provider named before.
 * @returns the provider's name
 * @throws AppError 409 for a key that waits for another account, or no more
 */
export async function linkProvider(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  key: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const identity = await takePendingLink(trx, accountId, key);
    const provider = identity && (await findProvider(trx, identity.providerId));
    const account = await findAccount(trx, accountId);
    if (!identity || !provider?.offered || !account?.confirmed) throw new AppError('auth.provider-link-over');
    await link(trx, accountId, { identity, name: provider.name });
    return provider.name;
  });
}
