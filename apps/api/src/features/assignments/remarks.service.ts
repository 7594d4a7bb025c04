import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { checkedReason, lengthOf, TEXT_MAX } from '../entitlements/reason.rules.ts';
import type { KeptItem } from './assignment-form.rules.ts';
import { nameOf, requireItem, type WorkName } from './class-work.service.ts';
import { markLearner } from './marking.service.ts';
import { tellMarksChanged } from './marks-changed.service.ts';
import { saveRemark } from './remarks.store.ts';
import { tell } from './telling.service.ts';

type Context = Pick<AppContext, 'db'>;

/** The chosen level of some criteria; null: no level is chosen any more. */
type Levels = Readonly<Record<string, string | null>>;

type Remarking = WorkName & {
  readonly version?: number | undefined;
  readonly manual?: { readonly hundredths: number; readonly reason: string } | undefined;
  readonly comment?: string | undefined;
  readonly levels?: Levels | undefined;
};

/**
 * A mark by hand with its reason, and a comment; what is absent is taken away. And levels of the item's rubric.
 * @throws AppError 404, 400 for a mark above the item's points, without a reason, or for a long comment, 409 when somebody
 * else has changed it since the version that was read
 */
export async function remark({ db }: Context, teacher: Teacher, asked: Remarking): Promise<void> {
  const { id, accountId, assetId, version } = asked;
  await db.transaction().execute(async (trx) => {
    const { record, item } = await requireItem(trx, teacher, { ...asked, right: 'mark' });
    const { manual, comment, levels } = checkedRemark(asked, item);
    const [work] = await markLearner(trx, [record], accountId);
    const marked = work?.items.find((each) => each.assetId === assetId);
    if (!(await saveRemark(trx, id, { accountId, assetId, manual, comment, levels, version })))
      throw new AppError('assignments.remark-changed');
    await tellMarksChanged(trx, id);
    const learner = await nameOf(trx, record, accountId);
    const chosen = inWords(item, levels);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: chosen === '' ? 'assignment.remark' : 'assignment.rubric',
      subject: record.title,
      before: { hundredths: marked?.mark.hundredths, comment: marked?.remark?.comment },
      after: { learner, item: item.title, ...manual, comment, ...(chosen !== '' && { levels: chosen }) },
    });
    if (record.marksPublishedAt)
      await tell(trx, record, { accountIds: [accountId], what: 'assignmentRemark' });
  });
}

/** The levels that were chosen now, as the audit log has them. */
function inWords({ rubric = [] }: KeptItem, chosen: Levels): string {
  const lines = rubric.flatMap(({ id, name, levels }) => {
    const level = levels.find((each) => each.id === chosen[id]);
    return chosen[id] === undefined ? [] : [`${name}: ${level?.text ?? '–'}`];
  });
  return lines.join('; ');
}

type Checked = Pick<Remarking, 'manual' | 'comment'> & { readonly levels: Levels };

function checkedRemark(asked: Remarking, { points, rubric = [] }: KeptItem): Checked {
  const manual = asked.manual && { ...asked.manual, reason: checkedReason(asked.manual.reason) };
  if (manual && manual.hundredths > points) throw new AppError('assignments.above', { field: 'hundredths' });
  const comment = asked.comment?.trim() || undefined;
  if (comment !== undefined && lengthOf(comment) > TEXT_MAX)
    throw new AppError('assignments.comment-long', { values: { max: TEXT_MAX }, field: 'comment' });
  const { levels = {} } = asked;
  const isKnown = ([id, level]: [string, string | null]) => {
    const criterion = rubric.find((each) => each.id === id);
    return criterion && (level === null || criterion.levels.some((each) => each.id === level));
  };
  if (!Object.entries(levels).every(isKnown)) throw new AppError('assignments.rubric-changed');
  return { manual, comment, levels };
}
