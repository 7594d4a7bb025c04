import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A course of a platform. */
export type Course = {
  readonly platformId: string;
  readonly deploymentId: string;
  readonly contextId: string;
};

/** Whether assignments of a batch may be opened from a course: one of its teachers has chosen one for it. */
export async function opensFrom(db: Database, course: Course, batchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lti_course')
    .select('batch_id')
    .where('platform_id', '=', course.platformId)
    .where('deployment_id', '=', course.deploymentId)
    .where('context_id', '=', course.contextId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on assignments of a batch open from a course. */
export async function insertCourse(
  db: Database,
  {
    platformId,
    deploymentId,
    contextId,
    batchId,
    title,
  }: Course & { readonly batchId: string; readonly title: string },
): Promise<void> {
  await db
    .insertInto('lti_course')
    .values({
      platform_id: platformId,
      deployment_id: deploymentId,
      context_id: contextId,
      batch_id: batchId,
      title,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Seen = Course & {
  readonly batchId: string;
  readonly assignmentId: string;
  readonly resourceId: string;
  readonly lineItemUrl: string | undefined;
  readonly membersUrl: string | undefined;
};

/** What a launch says of the link that was followed, for marks and rosters. @returns the link's id */
export async function keepLink(db: Database, seen: Seen): Promise<string> {
  const values = {
    context_id: seen.contextId,
    assignment_id: seen.assignmentId,
    line_item_url: seen.lineItemUrl ?? null,
  };
  const { id } = await db
    .insertInto('lti_link')
    .values({
      platform_id: seen.platformId,
      deployment_id: seen.deploymentId,
      resource_id: seen.resourceId,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.constraint('lti_link_resource_key').doUpdateSet({
        ...values,
        // A launch by a teacher may not name it; it is still there.
        line_item_url: sql<string | null>`coalesce(excluded.line_item_url, lti_link.line_item_url)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (seen.membersUrl === undefined) return id;
  await db
    .updateTable('lti_course')
    .set({ members_url: seen.membersUrl })
    .where('platform_id', '=', seen.platformId)
    .where('deployment_id', '=', seen.deploymentId)
    .where('context_id', '=', seen.contextId)
    .execute();
  return id;
}

/** The courses that open assignments of a batch. */
export function findCourses(
  db: Database,
  batchId: string,
): Promise<{ title: string; platform: string; ready: boolean }[]> {
  return db
    .selectFrom('lti_course')
    .innerJoin('lti_platform', 'lti_platform.id', 'platform_id')
    .select(['title', 'name as platform', sql<boolean>`members_url is not null`.as('ready')])
    .where('batch_id', '=', batchId)
    .orderBy('name')
    .orderBy('title')
    .execute();
}

/** Where a platform tells who takes part in a course. */
export type RosterAddress = { readonly platformId: string; readonly membersUrl: string };

export async function findRosters(db: Database, batchId: string): Promise<RosterAddress[]> {
  const rows = await db
    .selectFrom('lti_course')
    .select(['platform_id', 'members_url'])
    .where('batch_id', '=', batchId)
    .orderBy('platform_id')
    .orderBy('context_id')
    .execute();
  return rows.flatMap(({ platform_id: platformId, members_url: membersUrl }) =>
    membersUrl === null ? [] : [{ platformId, membersUrl }],
  );
}
