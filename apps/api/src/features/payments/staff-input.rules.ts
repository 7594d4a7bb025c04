import { AppError } from '../../platform/errors.ts';
import { lengthOf, TEXT_MAX } from '../entitlements/reason.rules.ts';

const REFERENCE_MAX = 60;
/** Less cannot be paid or returned at the provider. */
const AMOUNT_MIN_PAISE = 100;
/** Far above any plan: a typo, not a price. */
const AMOUNT_MAX_PAISE = 100_000_000;

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
