import type { Work } from '@abhyas/contract/assignments-work.staff';

import { pointsText, readPoints } from '../../../lib/points.ts';

/** What a teacher enters of a learner's work. */
export type EnteredMark = {
  readonly points: string;
  readonly reason: string;
  readonly comment: string;
  /** Of the rubric, what was chosen now: others may choose levels of other criteria meanwhile. */
  readonly levels: Readonly<Record<string, string | null>>;
};

export function enteredOf({ manual, mark }: Pick<Work, 'manual' | 'mark'>): EnteredMark {
  return {
    points: manual ? pointsText(manual.hundredths) : '',
    reason: manual?.reason ?? '',
    comment: mark.comment ?? '',
    levels: {},
  };
}

/** What is sent; undefined while something is missing or is no number. */
export function readMark({ points, reason, comment, levels }: EnteredMark) {
  const said = { levels, ...(comment.trim() !== '' && { comment }) };
  if (points === '') return said;
  const hundredths = readPoints(points);
  if (hundredths === undefined || reason.trim() === '') return undefined;
  return { ...said, manual: { hundredths, reason } };
}
