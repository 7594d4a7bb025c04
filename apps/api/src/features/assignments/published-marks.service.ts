import type { Database } from '../../platform/database/database.ts';
import { findAssignment } from './assignments.store.ts';
import { markClass, pointsOf, totalOf } from './marking.service.ts';

/** What learners may see of their marks in an assignment, in hundredths. */
export type PublishedMarks = {
  readonly points: number;
  /** By account. */
  readonly totals: ReadonlyMap<string, number>;
};

/** Undefined while the marks are not published, or the assignment is archived, or nothing can be earned in it. */
export async function publishedMarks(
  db: Database,
  id: string,
  accountIds: readonly string[],
): Promise<PublishedMarks | undefined> {
  const record = await findAssignment(db, id);
  if (!record?.marksPublishedAt || record.archivedAt || pointsOf(record) === 0) return undefined;
  const marked = await markClass(db, record, accountIds);
  const totals = marked.map(({ items }, at) => [accountIds[at] ?? '', totalOf(items)] as const);
  return { points: pointsOf(record), totals: new Map(totals) };
}
