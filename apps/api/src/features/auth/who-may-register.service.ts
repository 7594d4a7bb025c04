import type { RegistrationRule } from '@abhyas/contract/sign-in-ways';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { domainsFault, readDomains, registrationRefusal } from './registration.rules.ts';
import {
  findRegistrationRule,
  lockRegistrationRule,
  updateRegistrationRule,
} from './registration-rule.store.ts';
import type { Invitations } from './registration.service.ts';

/**
 * Every way in which somebody makes an account by themselves asks here. What the staff does (invitations, first
 * passwords, owners from the command line) does not.
 * @throws AppError 403 where this address may not register
 */
export async function assertMayRegister(
  { db, invitations }: { readonly db: Database; readonly invitations: Pick<Invitations, 'isListed'> },
  email: string,
): Promise<void> {
  const rule = await findRegistrationRule(db);
  const refusal = registrationRefusal(rule, email);
  if (refusal === undefined || (await invitations.isListed(db, email))) return;
  throw new AppError(refusal, { field: 'email', values: { email, domains: rule.domains.join(', ') } });
}

/**
 * Changes who may register.
 * @throws AppError for domains that are none, or none at all where they are what counts
 */
export async function saveRegistrationRule(
  { db }: Pick<AppContext, 'db'>,
  actor: string,
  given: RegistrationRule,
): Promise<RegistrationRule> {
  const after = { kind: given.kind, domains: [...readDomains(given.domains)] };
  const fault =
    after.kind === 'domains' || after.domains.length > 0 ? domainsFault(after.domains) : undefined;
  if (fault)
    throw new AppError(fault.code, { field: 'domains', ...(fault.values && { values: fault.values }) });
  return db.transaction().execute(async (trx) => {
    const before = await lockRegistrationRule(trx);
    await updateRegistrationRule(trx, after);
    const entry = { actor, action: 'signin.registration', subject: 'registration' } as const;
    await recordAudit(trx, { ...entry, before: inWords(before), after: inWords(after) });
    return after;
  });
}

/** As the audit log says it. */
function inWords({ kind, domains }: RegistrationRule): string {
  return kind === 'domains' ? `addresses of ${domains.join(', ')}` : WORDS[kind];
}
const WORDS = { open: 'everybody', closed: 'who is on a list' } as const;
