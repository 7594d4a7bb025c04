import type { AttainmentScheme, CourseOutcome } from '@abhyas/contract/assignments-outcomes';

import { AppError } from '../../platform/errors.ts';
import { normaliseLine } from '../auth/auth.rules.ts';

const CODE_MAX = 12;
const STATEMENT_MAX = 300;

/** What most colleges begin with, until a class has something of its own. */
export const USUAL_SCHEME: AttainmentScheme = {
  levels: [50, 60, 70],
  internal: 40,
  direct: 80,
  expected: 200,
};

const field = 'outcomes';

/**
 * Outcomes as they are kept.
 * @throws AppError for codes that are missing, too long or twice, statements that are missing or too long, and an outcome of
 * the programme that is named twice
 */
export function checkedOutcomes(asked: readonly CourseOutcome[]): CourseOutcome[] {
  const outcomes = asked.map((outcome) => ({
    ...outcome,
    code: normaliseLine(outcome.code),
    statement: normaliseLine(outcome.statement),
  }));
  if (!areDifferent(outcomes.map(({ id }) => id))) throw new AppError('assignments.outcomes-changed');
  if (
    !areDifferent(outcomes.map(({ code }) => code.toLowerCase())) ||
    !outcomes.every(({ code }) => fits(code, CODE_MAX))
  )
    throw new AppError('assignments.outcome-code', { values: { max: CODE_MAX }, field });
  if (!outcomes.every(({ statement }) => fits(statement, STATEMENT_MAX)))
    throw new AppError('assignments.outcome-statement', { values: { max: STATEMENT_MAX }, field });
  if (!outcomes.every(({ correlations }) => areDifferent(correlations.map(({ to }) => to))))
    throw new AppError('assignments.outcome-correlation', { field });
  return outcomes;
}

/** @throws AppError for levels that do not go up */
export function requireRising({ levels: [first, second, third] }: AttainmentScheme): void {
  if (first >= second || second >= third)
    throw new AppError('assignments.outcome-levels', { field: 'levels' });
}

const areDifferent = (all: readonly string[]): boolean => new Set(all).size === all.length;

const fits = (text: string, most: number): boolean => text !== '' && Array.from(text).length <= most;
