import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { containsPattern } from '../../platform/database/like-pattern.ts';

export type PersonRow = { readonly id: string; readonly name: string; readonly email: string };

/** Who somebody may mean by a part of a mail or a name; a few at most. */
export async function findPeople(db: Database, search: string): Promise<PersonRow[]> {
  const part = containsPattern(search);
  const { rows } = await sql<PersonRow>`
    select id, name, email from account
    where email ilike ${part} or name ilike ${part}
    order by lower(email) = lower(${search}) desc, lower(name), email limit 10`.execute(db);
  return rows;
}

export function findPerson(db: Database, accountId: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}
