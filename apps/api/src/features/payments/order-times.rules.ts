import { endOfDay, dayInIndia } from '../../platform/india/indian-days.ts';

/** An order keeps the price at which it was opened, and for this long. */
export const ORDER_HOURS = 24;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** True for a payment that was begun after its order had expired; when its bank answered does not matter. */
export function isLate(
  order: { readonly created_at: Date },
  payment: { readonly began_at: Date | null },
): boolean {
  if (payment.began_at === null) return false;
  return payment.began_at.getTime() > order.created_at.getTime() + ORDER_HOURS * HOUR_MS;
}

const MONTHS = /^(\d{1,3}) (month|year)s?$/i;

/**
 * When a plan that is bought at a moment ends. Months and years are those of the calendar in India: six months from
 * 22/11/2026 end with 22/05/2027. Anything else that the plan's words say is counted in days.
 */
export function validUntil(
  bought: Date,
  plan: { readonly validity: string; readonly validity_days: number },
): Date {
  const [, count, unit] = MONTHS.exec(plan.validity.trim()) ?? [];
  const inDays = new Date(bought.getTime() + plan.validity_days * DAY_MS);
  if (count === undefined) return inDays;
  const months = Number(count) * (unit?.toLowerCase() === 'year' ? 12 : 1);
  return endOfDay(dayAfterMonths(dayInIndia(bought), months)) ?? inDays;
}

/** The same day so many months later, or the last one of a month that is shorter. */
function dayAfterMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return then.toISOString().slice(0, 10);
}
