import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError, AppErrors } from '../../platform/errors.ts';
import { normaliseLine, registrationFaults } from './auth.rules.ts';
import { addAccount, confirmAddress, signIn, type Origin } from './auth.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import type { Invitations } from './registration.service.ts';

type Context = Pick<AppContext, 'db'> & { readonly invitations: Invitations };

/** One answer for every key that opens nothing: it tells nothing of lists or of who is on them. */
const invalid = () => new AppError('auth.invitation-invalid');

/** For whom an invitation is. @throws AppError 404 for a key that is wrong, used or too old */
export async function lookAtInvitation({ db, invitations }: Context, key: string) {
  const invitation = await invitations.find(db, key);
  if (!invitation) throw invalid();
  return invitation;
}

export type Invited = {
  readonly key: string;
  readonly name: string;
  readonly password: string;
  readonly language: PageLanguage;
};

/**
 * Makes the account of somebody who was invited by mail. The key was sent to that address alone, so it is confirmed: no
 * second mail is needed, and what the class opened is open at once.
 * @throws AppErrors for faulty fields, AppError 404 for a key that opens nothing, 409 when the address has an account
 */
export async function registerInvited(
  context: Context,
  invited: Invited,
  { userAgent, network }: Origin,
): Promise<string> {
  const { email } = await lookAtInvitation(context, invited.key);
  const { password, language } = invited;
  const name = normaliseLine(invited.name);
  const faults = registrationFaults({ name, email, password }, { isCommon: isCommonPassword });
  if (faults.length > 0) throw new AppErrors(faults.map(({ code, field }) => new AppError(code, { field })));
  const passwordHash = await hashPassword(password, { network, subject: email.toLowerCase() });
  return context.db.transaction().execute(async (trx) => {
    if (!(await context.invitations.take(trx, invited.key))) throw invalid();
    const accountId = await addAccount(trx, { name, email, passwordHash, language });
    await confirmAddress(trx, accountId);
    return signIn(trx, { accountId }, userAgent);
  });
}
