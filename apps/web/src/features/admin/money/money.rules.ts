import { INDIAN_STATES } from '@abhyas/contract/indian-states';

import { formatRupees } from '../../../lib/money.ts';

/** ₹1,999 of 199900 paise. */
export const rupeesOf = (paise: number): string => formatRupees(paise / 100);

const AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Paise of what somebody typed as rupees, "1,999.50"; undefined for what is no amount. Never by floating point. */
export function paiseOf(typed: string): number | undefined {
  const parts = AMOUNT.exec(typed.replaceAll(/[\s,₹]/g, ''));
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** What to put into a field for an amount. */
export function typedRupees(paise: number): string {
  const rest = paise % 100;
  return `${Math.floor(paise / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

const IST_OFFSET_MS = 5.5 * 3_600_000;

/** YYYY-MM-DD, the date in India, some days from now. */
export function dayFromNow(days: number, now: number = Date.now()): string {
  return new Date(now + IST_OFFSET_MS + days * 86_400_000).toISOString().slice(0, 10);
}

/** YYYY-MM, the month in India. */
export const thisMonth = (now: number = Date.now()): string => dayFromNow(0, now).slice(0, 7);

/** States by name, for a dropdown. */
export function stateOptions(choose: string): { value: string; name: string }[] {
  const states = INDIAN_STATES.map(({ code, name }) => ({ value: code as string, name: name as string }));
  return [{ value: '', name: choose }, ...states.toSorted((a, b) => a.name.localeCompare(b.name))];
}
