import { ApiError } from '../lib/api-error.ts';
import { texts } from '../lib/texts.ts';

/** What to say at a field when its call failed; undefined when nothing did. */
export function faultText(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined;
  if (!(error instanceof ApiError)) return texts.errors['frame.offline'];
  return error.errors.map(({ msg }) => msg).join(' ') || texts.errors['frame.unavailable'];
}
