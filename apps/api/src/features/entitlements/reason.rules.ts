import { AppError } from '../../platform/errors.ts';

/** The most that staff may write about why they did something. */
export const TEXT_MAX = 500;
const REASON_MIN = 3;

export const lengthOf = (text: string): number => Array.from(text).length;

/** Why somebody did something. @throws AppError when it says nothing, or too much */
export function checkedReason(given: string): string {
  const reason = given.trim();
  if (lengthOf(reason) < REASON_MIN) throw new AppError('payments.reason-missing', { field: 'reason' });
  if (lengthOf(reason) > TEXT_MAX) throw new AppError('payments.reason-long', { field: 'reason' });
  return reason;
}
