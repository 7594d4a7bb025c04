import type { ErrorCode } from '@abhyas/contract/errors';

import { AppError } from '../../platform/errors.ts';

/** What is said where a second person may not decide: each thing that needs two people has words of its own. */
export type TwoPersonErrors = {
  readonly unknown: ErrorCode;
  readonly decided: ErrorCode;
  readonly samePerson: ErrorCode;
  readonly ownPlan: ErrorCode;
};

type TwoPersonRequest = { readonly state: string };

/** What was asked for waits until it is decided, once. @throws AppError 404, 409 when it is decided already */
export function requireWaiting<T extends TwoPersonRequest>(asked: T | undefined, errors: TwoPersonErrors): T {
  if (!asked) throw new AppError(errors.unknown);
  const { state } = asked;
  if (state !== 'waiting') throw new AppError(errors.decided, { values: { state } });
  return asked;
}

/** Nobody approves what they asked for themselves. @throws AppError 403 */
export function requireSecondPerson(actor: string, askedBy: string, errors: TwoPersonErrors): void {
  if (actor === askedBy) throw new AppError(errors.samePerson);
}

/** Nobody approves what opens a plan to themselves. @throws AppError 403 */
export function requireNoOwnPlan(isOwn: boolean, errors: TwoPersonErrors): void {
  if (isOwn) throw new AppError(errors.ownPlan);
}
