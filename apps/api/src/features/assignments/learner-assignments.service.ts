import type { Assignment, AssignmentLine, Assignments, LearnersItem } from '@abhyas/contract/assignments';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { openModuleOf } from '../learning/learning.rules.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { shownRules } from './assignments.service.ts';
import type { KeptItem } from './assignment-form.rules.ts';
import { findForLearner, type AssignmentRecord } from './assignments.store.ts';
import { findLineRemarks } from './line-remarks.store.ts';
import { markLearner, pointsOf, totalOf, type MarkedItem, type MarkedWork } from './marking.service.ts';
import { attemptsOf, isTried } from './marks.rules.ts';
import { shownAllowance } from './remarks.store.ts';
import { endOf, timesFor } from './times.rules.ts';

export { needsAllTests } from './assignments.store.ts';

/** The content in the reader's language. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

/** The assignments of a learner's classes that have opened. */
export async function listFor({ db, release }: Context, accountId: string): Promise<Assignments> {
  const records = await findForLearner(db, accountId);
  const work = await markLearner(db, records, accountId);
  const titleOf = titles(release);
  const lines = records.flatMap((record, at): AssignmentLine[] => {
    const own = work[at];
    if (!own) return [];
    const items = record.items.map((item, index) => ({
      assetId: item.assetId,
      title: titleOf(item),
      tried: isTried(own.items[index]?.mark),
    }));
    return [{ ...lineOf(record, own), items }];
  });
  return { assignments: lines };
}

const titles =
  ({ current }: ShownRelease) =>
  ({ assetId, title }: KeptItem): string =>
    current.problems.get(assetId)?.title ?? title;

function lineOf(
  record: AssignmentRecord,
  { allowances, items: marked }: MarkedWork,
): Omit<AssignmentLine, 'items'> {
  const { id, title, batch, rules, marksPublishedAt } = record;
  const now = Date.now();
  const allowed = allowances.map((each) => each.allowed);
  const { due, until } = timesFor(rules, allowed, now);
  const waiting = marked.filter(({ mark }) => mark.waits).length;
  const late = now < endOf(until) ? 'late' : 'closed';
  return {
    id,
    title,
    batch,
    dueAt: new Date(due).toISOString(),
    until: new Date(until).toISOString(),
    state: now < endOf(due) ? 'open' : late,
    points: pointsOf(record),
    ...(marksPublishedAt && { hundredths: totalOf(marked) }),
    ...(marksPublishedAt && waiting > 0 && { waiting }),
  };
}

/** @throws AppError 404 for one that is unknown, of another class, or not open to learners */
export async function readFor(context: Context, accountId: string, id: string): Promise<Assignment> {
  const { db, release } = context;
  const record = (await findForLearner(db, accountId)).find((each) => each.id === id);
  if (!record) throw new AppError('assignments.unknown');
  const [work] = await markLearner(db, [record], accountId);
  if (!work) throw new AppError('assignments.unknown');
  const { ownership, ...overlay } = await overlayOf(context, accountId);
  const titleOf = titles(release);
  const said = record.marksPublishedAt ? await findLineRemarks(db, { assignmentId: id, accountId }) : [];
  const items = record.items.map((item, at): LearnersItem => {
    const problem = release.current.problems.get(item.assetId);
    const lineRemarks = said.filter(({ assetId }) => assetId === item.assetId).length;
    const open = problem && openModuleOf(problem, release.current, overlay) && mayOpen(ownership, problem);
    return {
      ...item,
      title: titleOf(item),
      open: Boolean(open),
      attempts: work.items[at]?.mark.attempts ?? 0,
      ...(record.marksPublishedAt && markShown(work.items[at])),
      ...(lineRemarks > 0 && { lineRemarks }),
    };
  });
  const most = attemptsOf(
    record.rules,
    work.allowances.map((each) => each.allowed),
  );
  return {
    ...lineOf(record, work),
    items,
    rules: shownRules(record.rules),
    allowances: work.allowances.map(shownAllowance),
    ...(most !== null && { attemptsEach: most }),
    ...(record.recordsSince && { recorded: true }),
    now: new Date().toISOString(),
  };
}

function markShown(marked: MarkedItem | undefined): Pick<LearnersItem, 'mark'> {
  if (!marked) return {};
  const { mark, remark } = marked;
  const comment = remark?.comment === undefined ? {} : { comment: remark.comment };
  const waits = mark.waits ? { waits: true } : {};
  return { mark: { hundredths: mark.hundredths, working: [...mark.working], ...waits, ...comment } };
}
