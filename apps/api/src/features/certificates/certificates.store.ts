import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Certificate } from './credential.rules.ts';

const certificates = (db: Database) =>
  db
    .selectFrom('certificate')
    .leftJoin('account', 'account.id', 'certificate.account_id')
    .selectAll('certificate')
    .select(['account.id as owner_id', 'account.name as owner_name'])
    .orderBy('issued_at', 'desc')
    .orderBy('certificate.id');

type Row = Awaited<ReturnType<ReturnType<typeof certificates>['executeTakeFirstOrThrow']>>;

function toRow(row: Row): Certificate {
  const { owner_id: accountId, owner_name: name } = row;
  return {
    id: row.id,
    topicId: row.topic_id,
    title: row.title,
    items: row.items,
    issuer: row.issuer,
    issuedAt: row.issued_at,
    namePublic: row.name_public,
    withdrawn: row.withdrawn_reason,
    owner: accountId === null || name === null ? null : { accountId, name },
  };
}

export async function findCertificate(db: Database, id: string): Promise<Certificate | undefined> {
  const row = await certificates(db).where('certificate.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

/** The newest first. */
export async function findOfAccount(db: Database, accountId: string): Promise<Certificate[]> {
  const rows = await certificates(db).where('certificate.account_id', '=', accountId).execute();
  return rows.map(toRow);
}

export type Issued = {
  readonly accountId: string;
  readonly topicId: string;
  readonly title: string;
  readonly items: number;
  readonly issuer: string;
  readonly namePublic: boolean;
};

/** Issues the certificate of a course, unless there is one; returns its id. */
export async function insertCertificate(db: Database, issued: Issued): Promise<string> {
  const { accountId, topicId, namePublic, ...said } = issued;
  await db
    .insertInto('certificate')
    .values({ account_id: accountId, topic_id: topicId, name_public: namePublic, ...said })
    .onConflict((conflict) => conflict.columns(['account_id', 'topic_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('certificate')
    .select('id')
    .where('account_id', '=', accountId)
    .where('topic_id', '=', topicId)
    .executeTakeFirstOrThrow();
  return row.id;
}

type Named = { readonly id: string; readonly accountId: string; readonly namePublic: boolean };

/** False when it is not theirs. */
export async function saveNamePublic(db: Database, { id, accountId, namePublic }: Named): Promise<boolean> {
  const row = await db
    .updateTable('certificate')
    .set({ name_public: namePublic })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Null: it is valid again. */
export async function saveWithdrawn(db: Database, id: string, reason: string | null): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ withdrawn_at: reason === null ? null : sql<Date>`now()`, withdrawn_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** The ids of all certificates that are no longer valid. */
export async function findNotValid(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('certificate')
    .select('id')
    .where((where) => where.or([where('withdrawn_at', 'is not', null), where('account_id', 'is', null)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
