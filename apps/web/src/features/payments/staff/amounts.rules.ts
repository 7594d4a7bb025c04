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

/** States by name, for a dropdown. */
export function stateOptions(choose: string): { value: string; name: string }[] {
  const states = INDIAN_STATES.map(({ code, name }) => ({ value: code as string, name: name as string }));
  return [{ value: '', name: choose }, ...states.toSorted((a, b) => a.name.localeCompare(b.name))];
}
