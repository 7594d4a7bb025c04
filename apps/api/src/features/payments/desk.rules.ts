import { AppError } from '../../platform/http/errors.ts';

const TEXT_MAX = 500;
const REASON_MIN = 3;
const REFERENCE_MAX = 60;
/** Less cannot be paid or returned at the provider. */
const AMOUNT_MIN_PAISE = 100;
/** Far above any plan: a slip of the finger, not a price. */
const AMOUNT_MAX_PAISE = 100_000_000;

const lengthOf = (text: string) => Array.from(text).length;

/** Why somebody did something. @throws AppError when it says nothing, or too much */
export function checkedReason(given: string): string {
  const reason = given.trim();
  if (lengthOf(reason) < REASON_MIN) throw new AppError('payments.reason-missing', { field: 'reason' });
  if (lengthOf(reason) > TEXT_MAX) throw new AppError('payments.reason-long', { field: 'reason' });
  return reason;
}

/** @throws AppError for what is no amount of money that can be moved */
export function checkedAmount(amountPaise: number): number {
  const fits = amountPaise >= AMOUNT_MIN_PAISE && amountPaise <= AMOUNT_MAX_PAISE;
  if (!Number.isInteger(amountPaise) || !fits) {
    throw new AppError('payments.amount-invalid', { field: 'amountPaise' });
  }
  return amountPaise;
}

/** The number of a receipt or a transfer. @throws AppError when it is missing or too long */
export function checkedReference(given: string): string {
  const reference = given.trim().replaceAll(/\s+/g, ' ');
  if (reference === '') throw new AppError('payments.reference-missing', { field: 'reference' });
  if (lengthOf(reference) > REFERENCE_MAX) {
    throw new AppError('payments.reference-long', { field: 'reference' });
  }
  return reference;
}

export function checkedNote(given: string): string {
  const note = given.trim();
  if (lengthOf(note) > TEXT_MAX) throw new AppError('payments.note-long', { field: 'note' });
  return note;
}
