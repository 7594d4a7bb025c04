import type { SessionForm } from '@abhyas/contract/attendance';
import type { AttendanceCounts, AttendanceRule } from '@abhyas/contract/attendance.staff';

/** What most colleges do. */
export const USUAL_RULE: AttendanceRule = { threshold: 75, late: 'present' };

export const NO_COUNTS: AttendanceCounts = { present: 0, late: 0, absent: 0, duty: 0 };

const LATE_HALVES = { present: 2, half: 1, absent: 0 } as const;

export type Share = {
  /** In hundredths of a percent, rounded down; undefined while there was no session. */
  readonly percent: number | undefined;
  /** Below the threshold, by the exact fraction. */
  readonly short: boolean;
};

/** The share of sessions that somebody attended (CLASSES-12). */
export function shareOf({ present, late, absent, duty }: AttendanceCounts, rule: AttendanceRule): Share {
  const halves = 2 * (present + duty) + LATE_HALVES[rule.late] * late;
  const all = 2 * (present + late + absent + duty);
  if (all === 0) return { percent: undefined, short: false };
  return { percent: Math.floor((10_000 * halves) / all), short: 100 * halves < rule.threshold * all };
}

/** Whether a session ends after it begins. */
export const isSensible = ({ hour }: SessionForm): boolean => hour.is === 'number' || hour.from < hour.to;
