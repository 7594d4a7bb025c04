import type { Database } from '../../platform/database/database.ts';

/** Who somebody is to a platform of LTI: its name for them is unique in one deployment. */
export type LtiIdentity = {
  readonly platformId: string;
  readonly deploymentId: string;
  readonly subject: string;
};

export async function findAccountOfLti(
  db: Database,
  { platformId, deploymentId, subject }: LtiIdentity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lti_identity')
    .select('account_id')
    .where('platform_id', '=', platformId)
    .where('deployment_id', '=', deploymentId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** Whether somebody of this deployment opens the account already. */
export async function hasLtiIdentity(
  db: Database,
  accountId: string,
  { platformId, deploymentId }: LtiIdentity,
): Promise<boolean> {
  const row = await db
    .selectFrom('lti_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('platform_id', '=', platformId)
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody whom their college has entered anew has another name there: the new one takes the place of the old one. */
export async function saveLtiIdentity(db: Database, accountId: string, identity: LtiIdentity): Promise<void> {
  const { platformId, deploymentId, subject } = identity;
  await db
    .insertInto('lti_identity')
    .values({ platform_id: platformId, deployment_id: deploymentId, subject, account_id: accountId })
    .onConflict((conflict) => conflict.constraint('lti_identity_account_key').doUpdateSet({ subject }))
    .execute();
}

/** Whoever was attached to an account by platforms opens it no more. */
export async function dropLtiIdentities(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('lti_identity').where('account_id', '=', accountId).execute();
}
