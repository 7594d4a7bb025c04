import type { Database } from '../../platform/database/database.ts';
import { formatDay, formatMinute } from '../../platform/india/indian-format.ts';
import { findMemberAccounts } from '../classes/class-teachers.service.ts';
import { notifyMany, said } from '../notifications/notifications.service.ts';
import type { AssignmentRecord } from './assignments.store.ts';

/** What learners are told of an assignment. */
type What =
  | 'assignment'
  | 'assignmentMoved'
  | 'assignmentMarks'
  | 'assignmentAllowed'
  | 'assignmentRegraded'
  | 'assignmentRemark';

/** The words for an exam. */
const OF_EXAM = {
  assignment: 'exam',
  assignmentMoved: 'examMoved',
  assignmentAllowed: 'examAllowed',
  assignmentMarks: 'assignmentMarks',
  assignmentRegraded: 'assignmentRegraded',
  assignmentRemark: 'assignmentRemark',
} as const satisfies Record<What, string>;

/** Tells everybody on the list of the class, if learners see the assignment. */
export async function tellClass(db: Database, assignment: AssignmentRecord, what: What): Promise<void> {
  const members = await findMemberAccounts(db, assignment.batchId);
  const accountIds = members.flatMap(({ accountId }) => accountId ?? []);
  await tell(db, assignment, { accountIds, what });
}

/** Tells some learners, if learners see the assignment. */
export async function tell(
  db: Database,
  { id, title, rules, exam, publishedAt, archivedAt }: AssignmentRecord,
  { accountIds, what }: { readonly accountIds: readonly string[]; readonly what: What },
): Promise<void> {
  // An exam is seen before its opening: the browser fetches its packet.
  if (!publishedAt || archivedAt || (!exam && rules.opensAt > Date.now())) return;
  const date = exam ? formatMinute(new Date(rules.opensAt)) : formatDay(new Date(rules.dueAt));
  const isOfMarks = ['assignmentMarks', 'assignmentRegraded', 'assignmentRemark'].includes(what);
  await notifyMany(db, accountIds, {
    kind: 'assignment',
    ...said(exam ? OF_EXAM[what] : what, { title, date }),
    url: exam && !isOfMarks ? `/exams/${id}` : `/assignments/${id}`,
    groupKey: `${what}:${id}`,
  });
}
