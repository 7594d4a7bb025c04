import type { StaffMember, StaffRole } from '@abhyas/contract/admin.staff';

import type { Database } from '../../platform/database/database.ts';

/** Everybody on the staff, in the order in which they came. */
export async function findStaff(db: Database, ownAccountId: string): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'member.roles',
      'member.added_at',
      'totp_confirmed_at',
    ])
    .orderBy('member.added_at')
    .execute();
  return rows.map((row) => ({
    accountId: row.id,
    name: row.name,
    email: row.email,
    roles: row.roles as StaffRole[],
    secondFactorSet: row.totp_confirmed_at !== null,
    addedAt: row.added_at.toISOString(),
    self: row.id === ownAccountId,
  }));
}

/** Lets changes of the staff happen one after the other, so that two owners cannot remove each other at once. */
export async function lockStaff(trx: Database): Promise<void> {
  await trx.selectFrom('staff_member').select('account_id').forUpdate().execute();
}

export async function saveRoles(
  trx: Database,
  accountId: string,
  roles: readonly StaffRole[],
): Promise<void> {
  if (roles.length === 0) {
    await trx.deleteFrom('staff_member').where('account_id', '=', accountId).execute();
    await trx
      .updateTable('session')
      .set({ second_factor_at: null })
      .where('account_id', '=', accountId)
      .execute();
    return;
  }
  await trx
    .insertInto('staff_member')
    .values({ account_id: accountId, roles: [...roles] })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ roles: [...roles] }))
    .execute();
}

export async function countOwners(db: Database): Promise<number> {
  const { owners } = await db
    .selectFrom('staff_member')
    .select((expression) => expression.fn.countAll<string>().as('owners'))
    .where((expression) => expression(expression.val('owner'), '=', expression.fn.any('roles')))
    .executeTakeFirstOrThrow();
  return Number(owners);
}
