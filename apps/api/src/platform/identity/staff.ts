import type { SecondFactor, StaffRole } from '@abhyas/contract/admin.staff';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import type { SessionIdentity } from './sessions.ts';

/** A working day: after it the console asks for a code again. */
const SECOND_FACTOR_LIFE = '12 hours';

export type StaffStatus = { readonly roles: readonly StaffRole[]; readonly secondFactor: SecondFactor };

/** Somebody of the staff whose second factor this session has given. */
export type StaffIdentity = SessionIdentity & { readonly roles: readonly StaffRole[] };

/** The roles of an account; none for a learner. */
export async function findRoles(db: Database, accountId: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('staff_member')
    .select('roles')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (row?.roles ?? []) as StaffRole[];
}

/** Roles and second factor of a session, by the database's clock. */
export async function findStaffStatus(db: Database, identity: SessionIdentity): Promise<StaffStatus> {
  const row = await db
    .selectFrom('staff_member as member')
    .innerJoin('session', 'session.account_id', 'member.account_id')
    .select([
      'member.roles',
      sql<boolean>`member.totp_confirmed_at is not null`.as('isSet'),
      sql<boolean>`coalesce(session.second_factor_at > now() - ${SECOND_FACTOR_LIFE}::interval, false)`.as(
        'isGiven',
      ),
    ])
    .where('session.id', '=', identity.sessionId)
    .executeTakeFirst();
  if (!row) return { roles: [], secondFactor: 'unset' };
  const given = row.isGiven ? 'given' : 'needed';
  return { roles: row.roles as StaffRole[], secondFactor: row.isSet ? given : 'unset' };
}

/** Gives every request `readStaffStatus`. */
export const staffStatuses = fp(async (app: FastifyInstance, { db }: { db: Database }) => {
  app.decorateRequest('readStaffStatus', (identity: SessionIdentity) => findStaffStatus(db, identity));
});
