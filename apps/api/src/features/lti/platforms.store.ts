import type { LtiPlatform, LtiPlatformForm } from '@abhyas/contract/lti.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A Moodle or Canvas that may launch learners here. */
export type Platform = LtiPlatformForm & { readonly id: string };

const columns = [
  'id',
  'name',
  'issuer',
  'client_id as clientId',
  'deployment_ids as deploymentIds',
  'auth_url as authUrl',
  'token_url as tokenUrl',
  'keys_url as keysUrl',
  'mail_domains as mailDomains',
] as const;

export function listPlatforms(db: Database): Promise<LtiPlatform[]> {
  return db
    .selectFrom('lti_platform')
    .select(columns)
    .select(
      sql<number>`(select count(distinct account_id)::int from lti_identity
        where platform_id = lti_platform.id)`.as('learners'),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Those of an issuer; Canvas's is the same for all its customers, told apart by the client id. */
export function findByIssuer(db: Database, issuer: string): Promise<Platform[]> {
  return db.selectFrom('lti_platform').select(columns).where('issuer', '=', issuer).execute();
}

export function findPlatform(db: Database, id: string): Promise<Platform | undefined> {
  return db.selectFrom('lti_platform').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Adds it or changes it. */
export async function savePlatform(db: Database, { id, ...form }: Platform): Promise<void> {
  const values = {
    name: form.name,
    issuer: form.issuer,
    client_id: form.clientId,
    deployment_ids: [...form.deploymentIds],
    auth_url: form.authUrl,
    token_url: form.tokenUrl,
    keys_url: form.keysUrl,
    mail_domains: [...form.mailDomains],
  };
  await db
    .insertInto('lti_platform')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function deletePlatform(db: Database, id: string): Promise<void> {
  await db.deleteFrom('lti_platform').where('id', '=', id).execute();
}
