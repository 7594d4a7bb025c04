import type { RegradeChange, RegradeChoice, Regrading } from '@abhyas/contract/assignments-regrade.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts } from '../classes/class-teachers.service.ts';
import { holdOwn, requireMarked } from './assignments.service.ts';
import type { AssignmentRecord } from './assignments.store.ts';
import { tellMarksChanged } from './marks-changed.service.ts';
import { markBothWays, workedOnAs, type BothWays } from './marking.service.ts';
import { turnedTests, testsAsOf } from './regrade.rules.ts';
import { findRegrades, saveRegrade } from './regrade.store.ts';
import { tell } from './telling.service.ts';

type Context = Pick<AppContext, 'db'>;

/** Marks that would be others by what was judged again (ASSIGNMENTS-36). @throws AppError 404 */
export async function regradeOf({ db }: Context, teacher: Teacher, id: string): Promise<Regrading> {
  const record = await requireMarked(db, teacher, { id, right: 'see' });
  const asOf = Date.now();
  return { asOf: new Date(asOf).toISOString(), changes: await changesOf(db, record, asOf) };
}

async function changesOf(db: Database, record: AssignmentRecord, until: number): Promise<RegradeChange[]> {
  const members = await findMemberAccounts(db, record.batchId);
  const learners = members.flatMap(({ accountId, rollNumber, name }) =>
    accountId === null ? [] : [{ accountId, rollNumber, name }],
  );
  const accountIds = learners.map(({ accountId }) => accountId);
  const [marked, regrades] = await Promise.all([
    markBothWays(db, record, { accountIds, until }),
    findRegrades(db, [record.id]),
  ]);
  const decided = new Map(regrades.map(({ assetId, decidedUntil }) => [assetId, decidedUntil]));
  return record.items.flatMap((item, index) => {
    const own = { index, itemId: workedOnAs(record, item), until };
    const isOpen = marked.some((each) => isJudgedAgain(each, own, decided.get(item.assetId) ?? 0));
    if (!isOpen) return [];
    return learners.flatMap((learner, at): RegradeChange[] => {
      const change = marked[at] && changeOf(marked[at], own);
      return change ? [{ ...learner, assetId: item.assetId, title: item.title, ...change }] : [];
    });
  });
}

type Own = { readonly index: number; readonly itemId: string; readonly until: number };

/** Whether work on an item was judged again since it was decided on the last time. */
function isJudgedAgain({ handed }: BothWays, { itemId, until }: Own, decided: number): boolean {
  return handed.some(
    ({ assetId, before }) =>
      assetId === itemId && before.some((each) => each.until > decided && each.until <= until),
  );
}

function changeOf({ standing, taken, handed, countedUntil }: BothWays, { index, until }: Own) {
  const [before, after] = [standing.items[index]?.mark, taken.items[index]?.mark];
  if (!before || !after || before.hundredths === after.hundredths) return undefined;
  const id = after.submissionId ?? before.submissionId;
  const submission = handed.find((each) => each.id === id);
  const counted = countedUntil[index] ?? 0;
  return {
    before: before.hundredths,
    after: after.hundredths,
    tests: submission ? turnedTests(testsAsOf(submission, counted), testsAsOf(submission, until)) : [],
  };
}

type Deciding = { readonly id: string; readonly asOf: string; readonly choice: RegradeChoice };

/** As many marks as the audit log lists. */
const LISTED = 500;

/**
 * Takes over what was judged again until a moment, or leaves the marks as they were. Whose mark is another one is told,
 * once marks are published.
 * @throws AppError 404, 403
 */
export async function decideRegrade(
  { db }: Context,
  teacher: Teacher,
  { id, asOf, choice }: Deciding,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await holdOwn(trx, teacher, id);
    const until = Math.min(Date.parse(asOf), Date.now());
    const changes = await changesOf(trx, record, until);
    if (changes.length === 0) return;
    const assetIds = [...new Set(changes.map(({ assetId }) => assetId))];
    const counts = choice === 'take-over';
    await saveRegrade(trx, { assignmentId: id, assetIds, until: new Date(until), counts });
    if (counts) await tellMarksChanged(trx, id);
    const accountIds = [...new Set(changes.map(({ accountId }) => accountId))];
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: counts ? 'assignment.regrade' : 'assignment.regrade-left',
      subject: record.title,
      after: {
        marks: changes.length,
        items: [...new Set(changes.map(({ title }) => title))],
        changes: changes.slice(0, LISTED).map(({ accountId, assetId, before, after }) => ({
          accountId,
          assetId,
          before,
          after,
        })),
      },
    });
    if (counts && record.marksPublishedAt)
      await tell(trx, record, { accountIds, what: 'assignmentRegraded' });
  });
}
