import type { Seat } from '@abhyas/contract/exams.staff';

/** A browser tells every few seconds that it is there. */
export const AWAY_AFTER_MS = 20_000;

type Standing = {
  readonly handedAt: Date | null;
  readonly askingSessionId: string | null;
  readonly heardAt: Date;
};

/** How a learner stands in an exam; without a sitting they have not begun. */
export function stateOf(sitting: Standing | undefined, nowMs: number): Seat['state'] {
  if (!sitting) return 'absent';
  if (sitting.handedAt) return 'handed-in';
  if (sitting.askingSessionId) return 'asking';
  return nowMs - sitting.heardAt.getTime() > AWAY_AFTER_MS ? 'away' : 'sitting';
}

const NEED: Readonly<Record<Seat['state'], number>> = {
  asking: 0,
  away: 1,
  sitting: 2,
  absent: 3,
  'handed-in': 4,
};

const passed = ({ items }: Seat): number => items.reduce((sum, item) => sum + (item.passed ?? 0), 0);

/** Those who need help first (EXAMS-15): another device asks, nothing is heard, then by how little has passed. */
export function byNeed(seats: readonly Seat[]): Seat[] {
  return seats.toSorted(
    (a, b) => NEED[a.state] - NEED[b.state] || passed(a) - passed(b) || a.name.localeCompare(b.name),
  );
}
