import type { PageLanguage } from '@abhyas/contract/page-language';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type AccountRow = {
  readonly id: string;
  readonly abhyas_id: string;
  readonly email: string;
  readonly name: string;
  readonly user_color: string;
  readonly course: string;
  readonly college: string;
  readonly confirmed: boolean;
  readonly password_hash: string | null;
  /** Null until chosen. */
  readonly language: PageLanguage | null;
  /** Until when the password is the one that the college printed; null when they chose it. */
  readonly first_password_until: Date | null;
};

const COLUMNS = [
  'id',
  'abhyas_id',
  'email',
  'name',
  'user_color',
  'course',
  'college',
  'confirmed',
  'password_hash',
  'language',
  'first_password_until',
] as const;

/** The check of the column makes its language one of ours. */
function selectAccount(db: Database) {
  return db.selectFrom('account').select(COLUMNS).$narrowType<Pick<AccountRow, 'language'>>();
}

export function findAccount(db: Database, accountId: string): Promise<AccountRow | undefined> {
  return selectAccount(db).where('id', '=', accountId).executeTakeFirst();
}

/** Both sides are made small by the database, as its unique index is: JavaScript does Σ, İ and others in its own way. */
export function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return selectAccount(db)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** Adds an account; undefined when its address (or, by chance, its product id) is taken. */
export async function insertAccount(
  db: Database,
  account: {
    abhyasId: string;
    name: string;
    email: string;
    passwordHash: string | null;
    language: PageLanguage | null;
  },
): Promise<string | undefined> {
  const row = await db
    .insertInto('account')
    .values({
      abhyas_id: account.abhyasId,
      name: account.name,
      email: account.email,
      password_hash: account.passwordHash,
      language: account.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Sets or (null) takes away the password: callers end sessions and tell the owner. */
export async function setPasswordHash(
  db: Database,
  accountId: string,
  passwordHash: string | null,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, first_password_until: null })
    .where('id', '=', accountId)
    .execute();
}

/** A password that only serves to choose another one. */
export async function setFirstPassword(
  db: Database,
  accountId: string,
  { passwordHash, until }: { readonly passwordHash: string; readonly until: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, first_password_until: until })
    .where('id', '=', accountId)
    .execute();
}

/** Puts a hash of the same password in another's place; false when the account's hash is another by now. */
export async function renewPasswordHash(
  db: Database,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', accountId)
    .where('password_hash', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The address is confirmed as the owner's. Answers it. */
export async function setConfirmed(db: Database, accountId: string): Promise<string> {
  const { email } = await db
    .updateTable('account')
    .set({ confirmed: true })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

/** Holds the account's row until the transaction ends, so that what concerns it happens one after the other. */
export function lockAccount(db: Database, accountId: string): Promise<AccountRow | undefined> {
  return selectAccount(db).where('id', '=', accountId).forUpdate().executeTakeFirst();
}

/** Keeps what somebody agreed to: the text's name, its version and its very words. */
export async function insertConsent(
  db: Database,
  accountId: string,
  consent: { document: string; version: string; wording: string },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({ account_id: accountId, given_at: sql<Date>`now()`, ...consent })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
