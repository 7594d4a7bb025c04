import type { Matrix, MatrixRow } from '@abhyas/contract/assignments.staff';
import type { ShownWork, Work } from '@abhyas/contract/assignments-work.staff';
import type { Submission } from '@abhyas/contract/practice-history';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { rightsNow, type Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts, isMember, type MemberAccount } from '../classes/class-teachers.service.ts';
import { latestSubmissions, submissionOf } from '../practice/history.service.ts';
import { requireMarked, toStaffAssignment } from './assignments.service.ts';
import type { AssignmentRecord } from './assignments.store.ts';
import type { KeptItem } from './assignment-form.rules.ts';
import { markClass, markLearner, totalOf, workedOnAs, type MarkedItem } from './marking.service.ts';
import { findLineRemarks, type LineRemark } from './line-remarks.store.ts';
import { shownAllowance } from './remarks.store.ts';

type Context = Pick<AppContext, 'db'>;

const hasAccount = (member: MemberAccount): member is MemberAccount & { readonly accountId: string } =>
  member.accountId !== null;

/** All learners of the class with their marks. @throws AppError 404 */
export async function matrixOf({ db }: Context, teacher: Teacher, id: string): Promise<Matrix> {
  const record = await requireMarked(db, teacher, { id, right: 'see' });
  const members = await findMemberAccounts(db, record.batchId);
  const learners = members.filter(hasAccount);
  const marked = await markClass(
    db,
    record,
    learners.map(({ accountId }) => accountId),
  );
  const rows = learners.map((learner, at): MatrixRow => {
    const { items = [], allowances = [] } = marked[at] ?? {};
    return {
      ...learner,
      cells: items.map(toCell),
      total: totalOf(items),
      allowances: allowances.map(shownAllowance),
    };
  });
  const unregistered = members.filter((member) => !hasAccount(member)).map(({ name }) => name);
  const rights = await rightsNow(db, teacher, record.batchId);
  return { assignment: toStaffAssignment(record), rights, rows, unregistered };
}

function toCell({ assetId, mark, remark }: MarkedItem): MatrixRow['cells'][number] {
  return {
    assetId,
    hundredths: mark.hundredths,
    attempts: mark.attempts,
    late: mark.late,
    manual: remark?.manual !== undefined,
    waits: mark.waits,
    comment: remark?.comment !== undefined,
  };
}

/** A learner's work on an item of an assignment. */
export type WorkName = { readonly id: string; readonly accountId: string; readonly assetId: string };

/** @throws AppError 404 for another class, a learner who is not on its list, and an item that is not in it */
export async function requireItem(
  db: Database,
  teacher: Teacher,
  { id, accountId, assetId, right }: WorkName & { readonly right: 'see' | 'mark' },
): Promise<{ record: AssignmentRecord; item: KeptItem }> {
  const record = await requireMarked(db, teacher, { id, right });
  const item = record.items.find((each) => each.assetId === assetId);
  if (!item || !(await isMember(db, record.batchId, accountId))) throw new AppError('assignments.unknown');
  return { record, item };
}

/** A learner's work on an item, with one submission of it. @throws AppError 404 */
export async function workOf(
  { db }: Context,
  teacher: Teacher,
  { submission, ...name }: WorkName & { readonly submission: string | undefined },
): Promise<Work> {
  const { record } = await requireItem(db, teacher, { ...name, right: 'see' });
  const { id, accountId, assetId } = name;
  const itemId = workedOnAs(record, { assetId });
  const [[work], submissions, all] = await Promise.all([
    markLearner(db, [record], accountId),
    latestSubmissions(db, { accountId, assetId: itemId }),
    findLineRemarks(db, { assignmentId: id, accountId }),
  ]);
  const marked = work?.items.find((each) => each.assetId === assetId);
  if (!marked) throw new AppError('assignments.unknown');
  const said = Map.groupBy(all, ({ submissionId }) => submissionId);
  const counts = marked.mark.submissionId;
  const shownId = submission ?? counts ?? submissions[0]?.id;
  const shown = shownId === undefined ? undefined : await submissionOf(db, accountId, shownId);
  if (shown && shown.assetId !== itemId) throw new AppError('practice.submission-unknown');
  return {
    ...shownMarking(marked),
    submissions: submissions.map((each) => ({ ...each, remarks: said.get(each.id)?.length ?? 0 })),
    ...(shown && {
      shown: {
        ...shown,
        counts: shown.id === counts,
        failed: failedTests(shown),
        remarks: (said.get(shown.id) ?? []).map(toStaffRemark),
      },
    }),
  };
}

function shownMarking({ mark, remark }: MarkedItem): Omit<Work, 'submissions' | 'shown'> {
  const { manual, comment, levels, version = 0 } = remark ?? {};
  return {
    mark: {
      hundredths: mark.hundredths,
      working: [...mark.working],
      ...(mark.waits && { waits: true }),
      ...(comment !== undefined && { comment }),
    },
    ...(manual && { manual }),
    levels: { ...levels },
    version,
  };
}

function failedTests({ result: { tests = [] } }: Submission): ShownWork['failed'] {
  return tests
    .map((test, at) => ({ ...test, number: at + 1 }))
    .filter(({ verdict }) => verdict !== 'accepted');
}

function toStaffRemark({ id, line, text, version, author }: LineRemark): ShownWork['remarks'][number] {
  return { id, line, text, version, ...(author !== null && { author }) };
}

/** As the audit log names a learner of a class. */
export async function nameOf(
  db: Database,
  { batchId }: AssignmentRecord,
  accountId: string,
): Promise<string> {
  const members = await findMemberAccounts(db, batchId);
  const member = members.find((each) => each.accountId === accountId);
  return member ? `${member.name} <${member.email}>` : accountId;
}
