import type { Database } from '../../../platform/database/database.ts';

/** An OpenID provider as an owner named it. */
export type Provider = {
  readonly id: string;
  /** On the button of the sign-in screens. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whose addresses it speaks for. */
  readonly domains: string[];
  readonly offered: boolean;
};

function selectProvider(db: Database) {
  return db
    .selectFrom('sign_in_provider')
    .select([
      'id',
      'name',
      'issuer',
      'client_id as clientId',
      'client_secret as clientSecret',
      'domains',
      'offered',
    ]);
}

export function findProviders(db: Database): Promise<Provider[]> {
  return selectProvider(db).orderBy('added_at').execute();
}

export function findProvider(db: Database, id: string): Promise<Provider | undefined> {
  return selectProvider(db).where('id', '=', id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockProvider(db: Database, id: string): Promise<Provider | undefined> {
  return selectProvider(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What the sign-in screens offer. */
export function findOffered(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('sign_in_provider')
    .select(['id', 'name'])
    .where('offered', '=', true)
    .orderBy('added_at')
    .execute();
}

/** Adds a provider; false when its issuer has one already. */
export async function insertProvider(db: Database, provider: Omit<Provider, 'id'>): Promise<boolean> {
  const { clientId, clientSecret, ...same } = provider;
  const row = await db
    .insertInto('sign_in_provider')
    .values({ ...same, client_id: clientId, client_secret: clientSecret })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Its issuer stays: subjects are the issuer's. */
export async function updateProvider(
  db: Database,
  { id, name, clientId, clientSecret, domains, offered }: Omit<Provider, 'issuer'>,
): Promise<void> {
  await db
    .updateTable('sign_in_provider')
    .set({ name, client_id: clientId, client_secret: clientSecret, domains, offered })
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sign_in_provider').where('id', '=', id).execute();
}

/** How many accounts each provider opens. */
export async function countLinked(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('provider_identity')
    .select(['provider_id', (of) => of.fn.countAll<string>().as('linked')])
    .groupBy('provider_id')
    .execute();
  return new Map(rows.map(({ provider_id, linked }) => [provider_id, Number(linked)]));
}
