import type { StaffRole } from '@abhyas/contract/admin.staff';
import { sql } from 'kysely';

import type { Database } from '../platform/database/database.ts';

/** Puts somebody on the staff and lets their sessions through the second factor, as if a code had been given. */
export async function makeStaff(db: Database, accountId: string, roles: readonly StaffRole[]): Promise<void> {
  await db.updateTable('account').set({ confirmed: true }).where('id', '=', accountId).execute();
  await db
    .insertInto('staff_member')
    .values({ account_id: accountId, roles: [...roles], totp_confirmed_at: sql<Date>`now()` })
    .execute();
  await db
    .updateTable('session')
    .set({ second_factor_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();
}
