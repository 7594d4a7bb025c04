/** What a mailed key allows. */
export type KeyPurpose = 'confirmation' | 'recovery';

/** How many mails of a kind an address may be sent on request. */
export type MailLimit = {
  readonly gapSeconds: number;
  readonly most: number;
  readonly withinSeconds: number;
};

const HOUR_SECONDS = 3600;

/** Nobody's mailbox is flooded through us: one a minute, and few in all. */
export const MAIL_LIMITS: Readonly<Record<KeyPurpose, MailLimit>> = {
  confirmation: { gapSeconds: 60, most: 5, withinSeconds: 24 * HOUR_SECONDS },
  recovery: { gapSeconds: 60, most: 3, withinSeconds: HOUR_SECONDS },
};

/**
 * Seconds until another mail may be asked for; 0 when now.
 * @param agesSeconds how long ago the earlier ones were asked for, newest first
 */
export function secondsUntilNextMail(agesSeconds: readonly number[], limit: MailLimit): number {
  const newest = agesSeconds[0];
  const gap = newest === undefined ? 0 : limit.gapSeconds - newest;
  const oldestThatCounts = agesSeconds[limit.most - 1];
  const quota = oldestThatCounts === undefined ? 0 : limit.withinSeconds - oldestThatCounts;
  return Math.max(0, Math.ceil(Math.max(gap, quota)));
}
