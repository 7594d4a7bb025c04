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

/** An item with what came of it. */
export type Counted = Worth & {
  readonly outcome: Outcome;
  /** In hundredths, for a program: what its tests earned. Otherwise the outcome alone decides. */
  readonly earned?: number | undefined;
};

/** What it earned, in twelfths of a hundredth. */
export function partsOf({ earned, outcome, ...worth }: Counted): number {
  return earned === undefined ? earnedParts(worth, outcome) : earned * PARTS;
}

/** What a program earns: the share of its tests that passed, of its marks, rounded down to a hundredth. */
export function byTests(
  marks: number,
  { passed, tests }: { readonly passed: number; readonly tests: number },
): number {
  return tests === 0 ? 0 : Math.floor((marks * passed) / tests);
}

/** How many tests of a program passed; `isWaiting`: that is not known yet. */
export type ProgramResult = {
  readonly itemId: string;
  readonly code: string;
  readonly isWaiting: boolean;
  readonly passed: number;
  readonly tests: number;
};

export type Counts = {
  readonly asked: number;
  readonly right: number;
  /** Programs that earned a part of their marks. */
  readonly partly: number;
  readonly wrong: number;
  readonly points: number;
  readonly outOf: number;
};

/** How some items went together. What wrong answers cost is taken off, also below nothing. */
export function countsOf(items: readonly Counted[]): Counts {
  const parts = items.reduce((sum, item) => sum + partsOf(item), 0);
  const wrong = items.filter(({ outcome }) => outcome === 'wrong');
  const partly = wrong.filter((item) => partsOf(item) > 0).length;
  return {
    asked: items.length,
    right: items.filter(({ outcome }) => outcome === 'right').length,
    partly,
    wrong: wrong.length - partly,
    points: inHundredths(parts),
    outOf: items.reduce((sum, { marks }) => sum + marks, 0),
  };
}
