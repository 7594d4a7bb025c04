import type { ReportedLearner, Risk } from '@abhyas/contract/class-report.staff';

/** Below this share of the points of what was due, in hundredths of a percent. */
const LOW_SHARE = 4000;
/** Days without a sign of life. */
const INACTIVE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

type Facts = Omit<ReportedLearner, 'risks' | 'rollNumber' | 'name' | 'accountId'> & {
  /** Short of attendance, as the class reckons it. */
  readonly short: boolean;
};

/** Why a learner is at risk at a moment (CLASSES-15). */
export function risksOf({ due, handedIn, share, short, lastSeenAt }: Facts, now: number): Risk[] {
  const seen = lastSeenAt === '' ? 0 : Date.parse(lastSeenAt);
  return [
    ...(2 * handedIn < due ? (['hand-ins'] as const) : []),
    ...(share !== undefined && share < LOW_SHARE ? (['marks'] as const) : []),
    ...(short ? (['attendance'] as const) : []),
    ...(now - seen > INACTIVE_DAYS * DAY_MS ? (['inactive'] as const) : []),
  ];
}

/** Those with the most reasons first; in the order of the list otherwise. */
export function mostAtRiskFirst<T extends { readonly risks: readonly Risk[] }>(learners: readonly T[]): T[] {
  return learners.toSorted((a, b) => b.risks.length - a.risks.length);
}

/** The mean of some shares, rounded down; undefined where there is none. */
export function meanOf(shares: readonly number[]): number | undefined {
  if (shares.length === 0) return undefined;
  return Math.floor(shares.reduce((sum, share) => sum + share, 0) / shares.length);
}
