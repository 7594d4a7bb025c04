const IST_OFFSET_MS = 5.5 * 3_600_000;

/** YYYY-MM-DD, the date in India, some days from now. */
export function dayFromNow(days: number, now: number = Date.now()): string {
  return new Date(now + IST_OFFSET_MS + days * 86_400_000).toISOString().slice(0, 10);
}

/** YYYY-MM, the month in India. */
export const thisMonth = (now: number = Date.now()): string => dayFromNow(0, now).slice(0, 7);
