import { AppError } from '../../platform/errors.ts';

type Details = Readonly<Record<string, string | number | boolean | Date | null>>;

const plain = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/**
 * A form that is sent again under its id, after an answer that was lost, has to say what it said: what was changed in
 * between is stored nowhere, and nobody may think that it is.
 * @throws AppError 409 where it says something else
 */
export function requireSame<T extends Details>(stored: { readonly [K in keyof T]: unknown }, sent: T): void {
  if (Object.entries(sent).some(([name, value]) => plain(stored[name]) !== plain(value))) {
    throw new AppError('payments.sent-otherwise');
  }
}
