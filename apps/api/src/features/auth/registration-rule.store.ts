import type { RegistrationRule } from '@abhyas/contract/sign-in-ways';

import type { Database } from '../../platform/database/database.ts';

/** The check of the column makes its kind one of ours. */
function selectRule(db: Database) {
  return db
    .selectFrom('registration_rule')
    .select(['kind', 'domains'])
    .$narrowType<Pick<RegistrationRule, 'kind'>>();
}

/** Who may register by themselves. */
export function findRegistrationRule(db: Database): Promise<RegistrationRule> {
  return selectRule(db).executeTakeFirstOrThrow();
}

/** The same, held until the transaction ends. */
export function lockRegistrationRule(db: Database): Promise<RegistrationRule> {
  return selectRule(db).forUpdate().executeTakeFirstOrThrow();
}

export async function updateRegistrationRule(
  db: Database,
  { kind, domains }: RegistrationRule,
): Promise<void> {
  await db
    .updateTable('registration_rule')
    .set({ kind, domains: [...domains] })
    .execute();
}
