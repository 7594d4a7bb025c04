/** India has no daylight saving: its time is always 5 h 30 min ahead of UTC. */
const IST_OFFSET_MS = 5.5 * 3_600_000;
const APRIL = 3;

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The financial year (1 April to 31 March, Indian time) as invoices write it: "26-27". */
export function financialYear(at: Date): string {
  const inIndia = new Date(at.getTime() + IST_OFFSET_MS);
  const year = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < APRIL ? 1 : 0);
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
}

export type Series = 'ABH' | 'ACN';

/** Rule 46(b) of the CGST Rules: at most 16 characters, unique within a financial year. */
export function documentNumber(series: Series, year: string, count: number): string {
  return `${series}/${year}/${String(count).padStart(6, '0')}`;
}
