import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type Mute = { readonly until: Date; readonly reason: string };

const IN_FORCE = sql<boolean>`until > now()`;

/** Whether somebody may not write now, until when and why. */
export function findMute(db: Database, accountId: string): Promise<Mute | undefined> {
  return db
    .selectFrom('comment_mute')
    .select(['until', 'reason'])
    .where('account_id', '=', accountId)
    .where(IN_FORCE)
    .executeTakeFirst();
}

/** Takes the word from somebody from now on; an earlier mute is replaced. Answers when it ends. */
export async function saveMute(
  db: Database,
  { accountId, days, reason }: { accountId: string; days: number; reason: string },
): Promise<Date> {
  const row = await db
    .insertInto('comment_mute')
    .values({ account_id: accountId, reason, until: sql<Date>`now() + make_interval(days => ${days})` })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((set) => ({
        until: set.ref('excluded.until'),
        reason: set.ref('excluded.reason'),
        muted_at: sql<Date>`now()`,
      })),
    )
    .returning('until')
    .executeTakeFirstOrThrow();
  return row.until;
}

export async function endMute(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('comment_mute').where('account_id', '=', accountId).execute();
}

/** Who may not write now, the earliest end first. */
export function findMutes(
  db: Database,
): Promise<{ account_id: string; name: string; email: string; until: Date; reason: string }[]> {
  return db
    .selectFrom('comment_mute')
    .innerJoin('account', 'account.id', 'comment_mute.account_id')
    .select(['account_id', 'account.name', 'account.email', 'until', 'reason'])
    .where(IN_FORCE)
    .orderBy('until')
    .limit(200)
    .execute();
}

export function findMutable(db: Database, accountId: string): Promise<{ email: string } | undefined> {
  return db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst();
}
