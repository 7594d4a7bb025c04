import type { PageLanguage } from '@abhyas/contract/page-language';

import type { Database } from '../../platform/database/database.ts';
import { findRoles } from '../../platform/identity/staff.ts';
import { mailAccount } from './account-mails.service.ts';
import { emailFault, normaliseEmail, nameFrom } from './auth.rules.ts';
import { addAccount, confirmAddress } from './auth.service.ts';
import { findAccount, findAccountByEmail, lockAccount, type AccountRow } from './auth.store.ts';
import { oneAtATime } from './google-identity.store.ts';
import { disown } from './disown.service.ts';
import { findAccountOfLti, hasLtiIdentity, saveLtiIdentity, type LtiIdentity } from './lti-identity.store.ts';
import { decideFirstLaunch } from './lti-link.rules.ts';

/** Somebody as a platform of LTI tells of them. */
export type LtiPerson = {
  readonly identity: LtiIdentity;
  readonly name: string;
  readonly email: string;
  /** The owner lets the platform vouch for addresses of this domain. */
  readonly trusted: boolean;
};

/**
 * Whose launch it is, and what is missing before it opens an account: an address, the owner's own sign-in (`confirm`), or
 * that a newcomer agrees to the terms. Who is on the staff signs in by themselves (`staff`).
 */
export type LtiAccount =
  | { readonly kind: 'account'; readonly accountId: string; readonly email: string }
  | { readonly kind: 'staff' | 'confirm' | 'agree' | 'no-address' };

type Agreeing = { readonly agreed: boolean; readonly language: PageLanguage };

/** Finds or makes the account of somebody who was launched; its row is held until the transaction ends. */
export async function accountOfLaunch(
  trx: Database,
  person: LtiPerson,
  agreeing: Agreeing,
): Promise<LtiAccount> {
  const { identity } = person;
  const linked = await findAccountOfLti(trx, identity);
  // Found once more when it is held: a recovery may have cut the link meanwhile.
  const held = linked && (await lockAccount(trx, linked));
  if (held && (await findAccountOfLti(trx, identity)) === held.id) return openFor(trx, held);
  const email = normaliseEmail(person.email);
  if (emailFault(email)) return { kind: 'no-address' };
  await oneAtATime(trx, email);
  return firstLaunch(trx, { ...person, email }, agreeing);
}

/** A platform opens nothing of the console, whoever it says that somebody is. */
async function openFor(trx: Database, { id, email }: AccountRow): Promise<LtiAccount> {
  const roles = await findRoles(trx, id);
  return roles.length > 0 ? { kind: 'staff' } : { kind: 'account', accountId: id, email };
}

async function firstLaunch(trx: Database, person: LtiPerson, agreeing: Agreeing): Promise<LtiAccount> {
  const { identity, email, trusted } = person;
  const found = await findAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  if (!account) return agreeing.agreed ? create(trx, person, agreeing.language) : { kind: 'agree' };
  const staff = (await findRoles(trx, account.id)).length > 0;
  const linked = await hasLtiIdentity(trx, account.id, identity);
  const decision = decideFirstLaunch(trusted, { confirmed: account.confirmed, staff, linked });
  if (decision === 'confirm' || decision === 'create') return { kind: 'confirm' };
  if (decision === 'take-over') await disown(trx, account.id);
  await saveLtiIdentity(trx, account.id, identity);
  return { kind: 'account', accountId: account.id, email: account.email };
}

async function create(
  trx: Database,
  { identity, name: told, email, trusted }: LtiPerson,
  language: PageLanguage,
): Promise<LtiAccount> {
  const accountId = await addAccount(trx, {
    name: nameFrom(told, email),
    email,
    passwordHash: null,
    language,
  });
  await saveLtiIdentity(trx, accountId, identity);
  if (trusted) await confirmAddress(trx, accountId);
  else await mailAccount(trx, 'confirmation', accountId);
  return { kind: 'account', accountId, email };
}

/**
 * Links somebody's launches with the account that they are signed in to, if it has the address that the platform says.
 * @returns whether it has
 */
export async function confirmLaunch(
  trx: Database,
  accountId: string,
  { identity, email }: LtiPerson,
): Promise<boolean> {
  await lockAccount(trx, accountId);
  const account = await findAccount(trx, accountId);
  const named = await findAccountByEmail(trx, normaliseEmail(email));
  if (!account || named?.id !== account.id) return false;
  await saveLtiIdentity(trx, accountId, identity);
  return true;
}
