const IST_OFFSET_MS = 5.5 * 3_600_000;

/** YYYY-MM-DD, the date in India, some days from now. */
export function dayFromNow(days: number, now: number = Date.now()): string {
  return new Date(now + IST_OFFSET_MS + days * 86_400_000).toISOString().slice(0, 10);
}

/** YYYY-MM, the month in India. */
export const thisMonth = (now: number = Date.now()): string => dayFromNow(0, now).slice(0, 7);

/** A moment as a field for date and time has it, by India's clock: YYYY-MM-DDTHH:MM. */
export function indianMinute(iso: string): string {
  return new Date(Date.parse(iso) + IST_OFFSET_MS).toISOString().slice(0, 16);
}

/** The moment that such a field says, ISO 8601; '' for none. */
export function fromIndianMinute(field: string): string {
  const at = Date.parse(`${field}:00+05:30`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
