import { ApiError } from '../lib/api-error.ts';
import { texts } from '../lib/texts.ts';
import { showToast } from './toasts.ts';

/** FRAME-15: each of the server's errors is shown as an error toast; else what the server said, if anything. */
export function showErrors(error: unknown): void {
  for (const msg of errorTexts(error)) showToast({ msg, type: 'error' });
}

/** The same texts for a screen that shows them itself. */
export function errorTexts(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [texts.frame.faultText];
  if (error.errors.length > 0) return error.errors.map((fault) => fault.msg);
  return [error.plainText || texts.errors['frame.unavailable']];
}
