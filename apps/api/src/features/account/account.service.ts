import type { ProfileChange } from '@abhyas/contract/account';
import { PRODUCT } from '@abhyas/contract/product';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { againOnDeadlock, type Database } from '../../platform/database/database.ts';
import { AppError, AppErrors } from '../../platform/errors.ts';
import { findRoles } from '../../platform/identity/staff.ts';
import { ConcurrencyLimit } from '../../platform/overload/concurrency-limit.ts';
import { deleteAsOwner } from '../auth/account-owner.service.ts';
import { addressedAccount } from '../auth/auth.service.ts';
import { checkProfile } from './account.rules.ts';
import { removeAccount, updateProfile } from './account.store.ts';
import { collectPersonalData } from './personal-data.store.ts';

type Context = Pick<AppContext, 'db'>;

/** Changes what is named. @throws AppErrors for faulty fields */
export async function editProfile({ db }: Context, accountId: string, change: ProfileChange): Promise<void> {
  const { profile, faults } = checkProfile(change);
  if (faults.length > 0) throw new AppErrors(faults.map(({ code, field }) => new AppError(code, { field })));
  const { userColor, ...texts } = profile;
  await updateProfile(db, accountId, { ...texts, ...(userColor !== undefined && { user_color: userColor }) });
}

const exports = new ConcurrencyLimit({ perAccount: 1, inAll: 4, busy: 'account.export-busy' });

/**
 * All that is kept about a person, as one picture of one moment: the JSON of the call `exportData`.
 * @throws AppError 503 while others are being made, or one for this account
 */
export function exportData({ db }: Context, accountId: string): Promise<Buffer> {
  return exports.run(accountId, async () =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const parts = await collectPersonalData(trx, accountId);
        return Buffer.from(
          objectOf({
            product: JSON.stringify(PRODUCT),
            exportedAt: JSON.stringify(new Date().toISOString()),
            parts: objectOf(mapValues(parts, objectOf)),
          }),
        );
      }),
  );
}

/** An object whose values are JSON already, as JSON. */
const objectOf = (values: Readonly<Record<string, string>>): string =>
  `{${Object.entries(values)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;

const mapValues = <V>(
  values: Readonly<Record<string, V>>,
  map: (value: V) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/**
 * Deletes an account for good: comments stay without a name and invoices stay, as tax law asks; the rest
 * goes, and with it every session.
 * @throws AppError when the owner is not shown to be the owner
 */
export async function deleteAccount(
  { db }: Context,
  accountId: string,
  credentials: { password?: string | undefined; email?: string | undefined },
): Promise<void> {
  await deleteAsOwner({ db }, accountId, { ...credentials, act: (trx) => removeAccount(trx, accountId) });
}

/**
 * For staff: deletes an account that its owner asked to delete, in writing. The same goes and stays.
 * @throws AppError 400 when the address is not the account's, 409 for a member of the staff
 */
export async function eraseAccount(
  { db }: Context,
  actor: string,
  request: { accountId: string; email: string; reason: string },
): Promise<void> {
  const erase = async (trx: Database): Promise<void> => {
    const account = await addressedAccount(trx, request.email);
    if (account?.id !== request.accountId)
      throw new AppError('account.delete-email-wrong', { field: 'email' });
    if ((await findRoles(trx, request.accountId)).length > 0) throw new AppError('staff.erase-staff');
    await removeAccount(trx, request.accountId);
    // The log outlives the account, so it names the product id and not the person.
    await recordAudit(trx, {
      actor,
      action: 'learner.erase',
      subject: account.abhyas_id,
      after: { reason: request.reason },
    });
  };
  await againOnDeadlock(() => db.transaction().execute(erase));
}
