import type { Seat } from '@abhyas/contract/live.staff';

/** A browser tells every few seconds that it is there. */
export const AWAY_AFTER_MS = 20_000;

type Standing = {
  readonly heardAt: Date;
  /** In an exam. */
  readonly handedAt?: Date | null;
  readonly askingSessionId?: string | null;
};

/** A learner's state in the exam; undefined before they begin. */
export function stateOf(standing: Standing | undefined, nowMs: number): Seat['state'] {
  if (!standing) return 'absent';
  if (standing.handedAt) return 'handed-in';
  if (standing.askingSessionId) return 'asking';
  return nowMs - standing.heardAt.getTime() > AWAY_AFTER_MS ? 'away' : 'sitting';
}

type Needs = Readonly<Record<Seat['state'], number>>;

/** Another device asks, nothing is heard, then those who write. */
const IN_EXAM: Needs = { asking: 0, away: 1, sitting: 2, absent: 3, 'handed-in': 4, done: 5 };
/** Learners who have not been heard from in a lab are probably absent: those who are there come first. */
const IN_LAB: Needs = { asking: 0, sitting: 1, away: 2, absent: 3, done: 4, 'handed-in': 5 };

const passed = ({ items }: Seat): number => items.reduce((sum, item) => sum + (item.passed ?? 0), 0);

/** After this many runs that failed in the same way a learner counts as stuck. */
const STUCK = 3;
const isStuck = ({ items }: Seat): boolean => items.some(({ times = 0 }) => times >= STUCK);

/** Those who need help first (EXAMS-15, LIVE-1): by their state, then who is stuck, then by how little has passed. */
export function byNeed(seats: readonly Seat[], where: 'exam' | 'lab'): Seat[] {
  const needs = where === 'exam' ? IN_EXAM : IN_LAB;
  return seats.toSorted(
    (a, b) =>
      needs[a.state] - needs[b.state] ||
      Number(isStuck(b)) - Number(isStuck(a)) ||
      passed(a) - passed(b) ||
      a.name.localeCompare(b.name),
  );
}

/** Nothing is left to do: every test of each last run passed. */
export const isDone = (items: Seat['items']): boolean =>
  items.length > 0 && items.every(({ verdict }) => verdict === 'accepted');
