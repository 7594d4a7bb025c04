import type { Database } from '../../platform/database/database.ts';

export type Logo = { readonly version: string; readonly bytes: Buffer };

export async function findLogo(db: Database): Promise<Logo | undefined> {
  return db.selectFrom('institute_logo').select(['version', 'bytes']).executeTakeFirst();
}

export async function findLogoVersion(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('institute_logo').select('version').executeTakeFirst())?.version;
}

export async function saveLogo(db: Database, { version, bytes }: Logo): Promise<void> {
  await db
    .insertInto('institute_logo')
    .values({ version, bytes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, bytes }))
    .execute();
}

/** Whether there was one. */
export async function deleteLogo(db: Database): Promise<boolean> {
  const rows = await db.deleteFrom('institute_logo').returning('id').execute();
  return rows.length > 0;
}
