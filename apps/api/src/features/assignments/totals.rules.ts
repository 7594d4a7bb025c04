import type { CategoryTotal, ClassTotal } from '@abhyas/contract/assignments-totals';

import { compareFractions, type Fraction, fractionOf, productOf, rounded, sumOf } from './fraction.rules.ts';

/** Assignments that weigh together. */
export type Category = {
  readonly name: string;
  /** Percent of the whole. */
  readonly weight: number;
  /** Undefined: all count. */
  readonly bestOf?: number | undefined;
  readonly assignmentIds: readonly string[];
};

/** What a learner has in an assignment that may count; both in hundredths of a point. */
export type Earned = {
  readonly assignmentId: string;
  readonly title: string;
  readonly hundredths: number;
  readonly points: number;
};

/** How much of an assignment a learner has. */
const shareOf = ({ hundredths, points }: Earned): Fraction => fractionOf(hundredths, points);

/** A learner's total in a class, of what may count, with its working (ASSIGNMENTS-21). */
export function totalIn(categories: readonly Category[], earned: readonly Earned[]): ClassTotal {
  const own = categories.map((category) => categoryTotal(category, earned));
  const begun = own.filter(({ parts }) => parts.length > 0);
  return {
    hundredths: own.reduce((sum, each) => sum + each.hundredths, 0),
    of: begun.reduce((sum, { weight }) => sum + 100 * weight, 0),
    categories: own,
  };
}

function categoryTotal(
  { name, weight, bestOf, assignmentIds }: Category,
  earned: readonly Earned[],
): CategoryTotal {
  // What is worth nothing has no share.
  const parts = earned.filter(
    ({ assignmentId, points }) => assignmentIds.includes(assignmentId) && points > 0,
  );
  const counted = new Set(parts.toSorted(betterFirst).slice(0, bestOf ?? parts.length));
  return {
    name,
    weight,
    ...(bestOf !== undefined && { bestOf }),
    parts: parts.map((part) => ({ ...part, counts: counted.has(part) })),
    hundredths: weighed(weight, [...counted]),
  };
}

/** The bigger share first; of equal ones the order stays, which is that of the due dates. */
function betterFirst(a: Earned, b: Earned): number {
  return compareFractions(shareOf(b), shareOf(a));
}

/** The mean of the shares times the weight, in hundredths of a percent, rounded once. */
function weighed(weight: number, counted: readonly Earned[]): number {
  if (counted.length === 0) return 0;
  return rounded(productOf(sumOf(counted.map(shareOf)), fractionOf(100 * weight, counted.length)));
}
