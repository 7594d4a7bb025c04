/** What the tests said of a submission now, and before it was judged again: each until a moment, the oldest first. */
type Judged = {
  readonly tests: readonly boolean[] | null;
  readonly before: readonly { readonly until: number; readonly tests: readonly boolean[] | null }[];
};

/**
 * What the tests said of a submission, as far as an assignment has taken over what was judged again: until a moment, in
 * milliseconds since 1970 (ASSIGNMENTS-36).
 */
export function testsAsOf({ tests, before }: Judged, until: number) {
  const kept = before.find(({ until: replacedAt }) => replacedAt > until);
  return kept ? kept.tests : tests;
}

/** A test that says something else now; undefined where there was, or is, no such test. */
export type TurnedTest = {
  readonly number: number;
  readonly before: boolean | undefined;
  readonly after: boolean | undefined;
};

/** The tests that differ between two judgements, by their numbers. */
export function turnedTests(
  before: readonly boolean[] | null = [],
  after: readonly boolean[] | null = [],
): TurnedTest[] {
  const [was, is] = [before ?? [], after ?? []];
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => ({
    number: at + 1,
    before: was[at],
    after: is[at],
  })).filter((test) => test.before !== test.after);
}
