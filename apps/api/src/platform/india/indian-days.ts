const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** India has no daylight saving: its time is always 5 h 30 min ahead of UTC. */
const IST_OFFSET_MS = 5.5 * 3_600_000;

/** The last second of a day in India; undefined for a day that the calendar does not have. */
export function endOfDay(day: string): Date | undefined {
  const end = new Date(`${day}T23:59:59+05:30`);
  if (!DAY.test(day) || Number.isNaN(end.getTime())) return undefined;
  // 31 February would become 3 March.
  return dayInIndia(end) === day ? end : undefined;
}

/** YYYY-MM-DD, the date in India. */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}
