import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A learner followed a link: its column of marks is to have theirs. */
export async function insertFollower(db: Database, linkId: string, accountId: string): Promise<void> {
  await db
    .insertInto('lti_score')
    .values({ link_id: linkId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A column of marks of a platform. */
export type MarkColumn = {
  readonly linkId: string;
  readonly platformId: string;
  readonly lineItemUrl: string;
};

export async function findColumns(db: Database, assignmentId: string): Promise<MarkColumn[]> {
  const rows = await db
    .selectFrom('lti_link')
    .select(['id', 'platform_id', 'line_item_url'])
    .where('assignment_id', '=', assignmentId)
    .where('line_item_url', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, platform_id: platformId, line_item_url: lineItemUrl }) =>
    lineItemUrl === null ? [] : [{ linkId: id, platformId, lineItemUrl }],
  );
}

/** Who followed a link and is on the list of its class, by the platform's name for them, with what was sent last. */
export type Follower = {
  readonly accountId: string;
  readonly subject: string;
  readonly hundredths: number | null;
  readonly points: number | null;
  readonly isAnswered: boolean;
};

export async function findFollowers(db: Database, linkId: string): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select score.account_id as "accountId", identity.subject, score.hundredths, score.points,
      score.answered_at is not null as "isAnswered"
    from lti_score score
    join lti_link link on link.id = score.link_id
    join assignment on assignment.id = link.assignment_id
    join lti_identity identity on identity.platform_id = link.platform_id
      and identity.deployment_id = link.deployment_id and identity.account_id = score.account_id
    where score.link_id = ${linkId} and exists (select from batch_member member
      where member.batch_id = assignment.batch_id and member.account_id = score.account_id and left_at is null)
    order by score.account_id`.execute(db);
  return rows;
}

type Mark = { readonly hundredths: number; readonly points: number };
type ScoreName = { readonly linkId: string; readonly accountId: string };

/**
 * Notes what is about to be sent. A mark that changed gets a later moment than the one before had, by the database's
 * clock; one that is sent again keeps its own.
 */
export async function noteSending(db: Database, { linkId, accountId }: ScoreName, mark: Mark): Promise<Date> {
  const same = sql<boolean>`marked_at is not null and hundredths = ${mark.hundredths} and points = ${mark.points}`;
  const row = await db
    .updateTable('lti_score')
    .set({
      hundredths: mark.hundredths,
      points: mark.points,
      marked_at: sql<Date>`case when ${same} then marked_at
        else greatest(date_trunc('milliseconds', now()), marked_at + interval '1 millisecond') end`,
      answered_at: null,
      refused_with: null,
    })
    .where('link_id', '=', linkId)
    .where('account_id', '=', accountId)
    .returning('marked_at')
    .executeTakeFirstOrThrow();
  if (!row.marked_at) throw new Error('a score without a moment');
  return row.marked_at;
}

type Answered = ScoreName & { readonly markedAt: Date; readonly refusedWith: number | null };

/** Notes what the platform said to it. What was noted since is another mark. */
export async function noteAnswer(
  db: Database,
  { linkId, accountId, markedAt, refusedWith }: Answered,
): Promise<void> {
  await db
    .updateTable('lti_score')
    .set({ answered_at: sql<Date>`now()`, refused_with: refusedWith })
    .where('link_id', '=', linkId)
    .where('account_id', '=', accountId)
    .where('marked_at', '=', markedAt)
    .execute();
}

/** The assignments whose marks platforms show: published, due no longer ago than half a year. */
export async function findAssignmentsShown(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment')
    .select('id')
    .where('marks_published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('due_at', '>', sql<Date>`now() - interval '180 days'`)
    .where('id', 'in', (of) =>
      of.selectFrom('lti_link').select('assignment_id').where('line_item_url', 'is not', null),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
