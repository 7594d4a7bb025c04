import { createHash } from 'node:crypto';

import type { AssignmentItem } from '@abhyas/contract/assignments-rules';
import type { ExamRules } from '@abhyas/contract/exams-rules';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';

/** A problem as part of an exam: its texts and submissions are kept apart from those of practice (EXAMS-2). */
export type ExamItemId = { readonly assetId: string; readonly examId: string };

export const examItemId = ({ assetId, examId }: ExamItemId): string => `${assetId}@${examId}`;

/** Undefined for the id of anything else. */
export function readExamItemId(id: string): ExamItemId | undefined {
  const at = id.lastIndexOf('@');
  return at === -1 ? undefined : { assetId: id.slice(0, at), examId: id.slice(at + 1) };
}

/** A language of a text's key: that in which a program of this key is run. */
export const languageOfKey = (key: string): LanguageIndex =>
  LANGUAGES.findLastIndex(({ codeKey }) => codeKey === key) as LanguageIndex;

export const isExamItem = (id: string): boolean => readExamItemId(id) !== undefined;

type Drawn = Pick<AssignmentItem, 'assetId' | 'pool'>;

/**
 * The items of one learner: always the same for one exam and one learner (EXAMS-3). What is in no pool everybody gets. They
 * stand in the order of the exam, or in one of the learner's own.
 */
export function itemsFor<I extends Drawn>(
  items: readonly I[],
  { draws, shuffled }: Pick<ExamRules, 'draws' | 'shuffled'>,
  { examId, accountId }: { readonly examId: string; readonly accountId: string },
): I[] {
  const lotOf = (assetId: string): string =>
    createHash('sha256')
      .update(JSON.stringify([examId, accountId, assetId]))
      .digest('hex');
  const byLot = (all: readonly I[]) =>
    all
      .map((item) => ({ item, lot: lotOf(item.assetId) }))
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .map(({ item }) => item);
  const pools = [...new Set(items.map(({ pool }) => pool))];
  const kept = new Set(
    pools.flatMap((pool) => {
      const of = items.filter((item) => item.pool === pool);
      const draw = draws.find((each) => each.pool === pool)?.draw;
      return pool === undefined || draw === undefined ? of : byLot(of).slice(0, draw);
    }),
  );
  const own = items.filter((item) => kept.has(item));
  return shuffled ? byLot(own) : own;
}

/** What an exam is worth, in hundredths: the items of a pool are worth the same. */
export function examPoints(
  items: readonly (Drawn & Pick<AssignmentItem, 'points'>)[],
  { draws }: Pick<ExamRules, 'draws'>,
): number {
  const drawn = itemsFor(items, { draws, shuffled: false }, { examId: '', accountId: '' });
  return drawn.reduce((total, { points }) => total + points, 0);
}
