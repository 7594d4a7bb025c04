import { dayInIndia } from '../../platform/india/indian-days.ts';

const APRIL = 4;

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The financial year (1 April to 31 March, Indian time) as invoices write it: "26-27". */
export function financialYear(at: Date): string {
  const [calendarYear = 0, month = 0] = dayInIndia(at).split('-').map(Number);
  const year = calendarYear - (month < APRIL ? 1 : 0);
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
}

/** Rule 46(b) of the CGST Rules: at most 16 characters, unique within a financial year. */
export function documentNumber(prefix: string, year: string, count: number): string {
  return `${prefix}/${year}/${String(count).padStart(6, '0')}`;
}
