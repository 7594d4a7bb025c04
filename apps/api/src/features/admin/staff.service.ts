import type { StaffMember, StaffRole } from '@abhyas/contract/admin.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findRoles } from '../../platform/identity/staff.ts';
import { addressedAccount, openAccountByMail } from '../auth/auth.service.ts';
import { forgetFactor, lockFactor } from './second-factor.store.ts';
import { tellOfRoles } from '../notifications/staff-mails.service.ts';
import { countOwners, findStaff, lockStaff, saveRoles } from './staff.store.ts';

type Context = Pick<AppContext, 'db'>;

/**
 * Gives the account with an address exactly these roles; none takes it out of the staff.
 * @throws AppError 404 for an unknown address, 409 for one that is not confirmed or when no owner would be left
 */
export async function setRoles(
  { db }: Context,
  actor: string,
  { email, roles }: { email: string; roles: readonly StaffRole[] },
): Promise<StaffMember[]> {
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const account = await addressedAccount(trx, email);
    if (!account) throw new AppError('staff.account-unknown', { values: { email }, field: 'email' });
    // Somebody else may have registered with this address: whoever confirmed it reads its mails.
    if (!account.confirmed) {
      throw new AppError('staff.account-unconfirmed', { values: { email }, field: 'email' });
    }
    await changeRoles(trx, { actor, accountId: account.id, email: account.email, roles });
    if ((await countOwners(trx)) === 0) throw new AppError('staff.last-owner');
    return findStaff(trx, actor);
  });
}

async function changeRoles(
  trx: Database,
  change: { actor?: string; accountId: string; email: string; roles: readonly StaffRole[] },
): Promise<void> {
  const before = await findRoles(trx, change.accountId);
  const roles = [...new Set(change.roles)];
  await saveRoles(trx, change.accountId, roles);
  await tellOfRoles(trx, { accountId: change.accountId, before, after: roles });
  await recordAudit(trx, {
    actor: change.actor,
    action: 'staff.roles',
    subject: change.email,
    before,
    after: roles,
  });
}

/**
 * Takes the second factor of somebody away, so that they connect a new app at their next visit.
 * @throws AppError 404 when they are not on the staff
 */
export async function resetFactor({ db }: Context, actor: string, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const factor = await lockFactor(trx, accountId);
    if (!factor) throw new AppError('staff.entry-unknown');
    await forgetFactor(trx, accountId);
    await recordAudit(trx, { actor, action: 'staff.second-factor-reset', subject: factor.email });
  });
}

/**
 * Makes an owner from the server's command line. Somebody who has no account gets one, and a mail to choose a
 * password with.
 * @returns whether the account is new
 * @throws AppError 409 for an account whose address is not confirmed
 */
export async function createOwner({ db }: Context, email: string): Promise<{ created: boolean }> {
  return db.transaction().execute(async (trx) => {
    const found = await addressedAccount(trx, email);
    if (found && !found.confirmed) {
      throw new AppError('staff.account-unconfirmed', { values: { email } });
    }
    const account = found ?? (await openAccountByMail(trx, email));
    const roles = await findRoles(trx, account.id);
    await changeRoles(trx, { accountId: account.id, email: account.email, roles: [...roles, 'owner'] });
    return { created: !found };
  });
}
