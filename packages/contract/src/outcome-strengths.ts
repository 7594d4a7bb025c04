import type { Correlation, CourseOutcome, ExactNumber } from './assignments-outcomes.ts';

type Correlated = Pick<CourseOutcome, 'correlations'>;

/** How strongly a course outcome serves one of the programme; undefined where it does not. */
export function strengthOf({ correlations }: Correlated, to: Correlation['to']): number | undefined {
  return correlations.find((each) => each.to === to)?.strength;
}

/** The mean strength of the course outcomes that serve one of the programme, in hundredths; 0 without any. */
export function meanStrength(outcomes: readonly Correlated[], to: Correlation['to']): number {
  const strengths = outcomes.flatMap((outcome) => strengthOf(outcome, to) ?? []);
  const sum = strengths.reduce((all, strength) => all + strength, 0);
  return strengths.length === 0 ? 0 : hundredthsOf({ over: sum, under: strengths.length });
}

/** To two digits, for reading: half a hundredth is rounded up. */
export function hundredthsOf({ over, under }: ExactNumber): number {
  return Math.floor((200 * over + under) / (2 * under));
}
