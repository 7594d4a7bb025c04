import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type FactorRow = {
  readonly email: string;
  readonly secret: string | null;
  readonly confirmed: boolean;
  readonly lastStep: number;
  readonly failures: number;
  /** 0 when a code may be tried now. */
  readonly waitSeconds: number;
};

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** The second factor of somebody on the staff, locked until the transaction ends: guesses come one after the other. */
export async function lockFactor(trx: Database, accountId: string): Promise<FactorRow | undefined> {
  const row = await trx
    .selectFrom('staff_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'account.email',
      'member.totp_secret',
      'member.totp_confirmed_at',
      'member.totp_last_step',
      'member.code_failures',
      sql<number>`greatest(0, ceil(extract(epoch from code_blocked_until - now())))::integer`.as(
        'wait_seconds',
      ),
    ])
    .where('member.account_id', '=', accountId)
    .forUpdate('member')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    email: row.email,
    secret: row.totp_secret,
    confirmed: row.totp_confirmed_at !== null,
    lastStep: Number(row.totp_last_step),
    failures: row.code_failures,
    waitSeconds: row.wait_seconds ?? 0,
  };
}

export async function saveSecret(trx: Database, accountId: string, secret: string): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ totp_secret: secret, totp_last_step: 0 })
    .where('account_id', '=', accountId)
    .execute();
}

export async function confirmFactor(
  trx: Database,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ totp_confirmed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();
  await trx.deleteFrom('staff_recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashCode(code) })))
    .execute();
}

/** Uses a recovery code up; false when there is none such left. */
export async function takeRecoveryCode(trx: Database, accountId: string, code: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('staff_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** A right code: it counts no more, wrong ones before it are forgotten, and the session is let in. */
export async function acceptCode(
  trx: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  step: number,
): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ totp_last_step: String(step), code_failures: 0, code_blocked_until: null })
    .where('account_id', '=', accountId)
    .execute();
  await trx
    .updateTable('session')
    .set({ second_factor_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function countWrongCode(trx: Database, accountId: string, blockSeconds: number): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({
      code_failures: sql<number>`code_failures + 1`,
      code_blocked_until: sql<Date>`now() + make_interval(secs => ${blockSeconds})`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes the app, its codes and the confirmation of every session away. */
export async function forgetFactor(trx: Database, accountId: string): Promise<void> {
  await trx
    .updateTable('staff_member')
    .set({ totp_secret: null, totp_confirmed_at: null, code_failures: 0, code_blocked_until: null })
    .where('account_id', '=', accountId)
    .execute();
  await trx.deleteFrom('staff_recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute();
}
