/** What came of an item. `left`: it was not answered. */
export type Outcome = 'right' | 'wrong' | 'left';

/** What an item is worth in hundredths, and which part of that a wrong answer costs: 3 for a third. */
export type Worth = { readonly marks: number; readonly penalty: number | undefined };

/** Halves, thirds and quarters of a hundredth are whole in these. */
const PARTS = 12;

/** What an item earns, in twelfths of a hundredth: thirds are added up exactly, and rounded once. */
export function earnedParts({ marks, penalty }: Worth, outcome: Outcome): number {
  if (outcome === 'right') return marks * PARTS;
  if (outcome === 'left' || penalty === undefined) return 0;
  return -(marks * PARTS) / penalty;
}

/** Rounded to a hundredth, halves away from zero. */
export function inHundredths(parts: number): number {
  return Math.sign(parts) * Math.round(Math.abs(parts) / PARTS);
}

/** What a wrong answer costs, in hundredths. */
export function costOf(worth: Worth): number {
  return Math.abs(inHundredths(earnedParts(worth, 'wrong')));
}

export type Counts = {
  readonly asked: number;
  readonly right: number;
  readonly wrong: number;
  readonly points: number;
  readonly outOf: number;
};

/** How some items went together. What wrong answers cost is taken off, also below nothing. */
export function countsOf(items: readonly (Worth & { readonly outcome: Outcome })[]): Counts {
  const parts = items.reduce((sum, item) => sum + earnedParts(item, item.outcome), 0);
  return {
    asked: items.length,
    right: items.filter(({ outcome }) => outcome === 'right').length,
    wrong: items.filter(({ outcome }) => outcome === 'wrong').length,
    points: inHundredths(parts),
    outOf: items.reduce((sum, { marks }) => sum + marks, 0),
  };
}
