/** Typing errors are free: from the fifth wrong password on, each makes the pause before the next try longer. */
export const FREE_FAILURES = 4;
/** NIST SP 800-63B: after 100 wrong passwords in a row only the way by mail stays open. */
export const FAILURE_CEILING = 100;
const LONGEST_PAUSE_SECONDS = 60;

/** Seconds until another password may be tried after this many wrong ones in a row: 0, then 1, 2, 4 up to 60. */
export function pauseSecondsAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return Math.min(LONGEST_PAUSE_SECONDS, 2 ** (failures - FREE_FAILURES - 1));
}
