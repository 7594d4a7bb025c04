import type { Failure } from '@abhyas/explanations/explanation';
import { languageOf } from '@abhyas/languages/code-keys';

import { marksOf, type LineMark } from './error-lines.rules.ts';

/** The lines of the learner's code that a failure names, by the same reader as its explanation. */
export async function lineMarksOf(failure: Failure): Promise<LineMark[]> {
  const [{ diagnosticsOf }, { readMessages }] = await Promise.all([
    import('@abhyas/languages/diagnostics'),
    languageOf(failure.key).errors.reader(),
  ]);
  return marksOf(diagnosticsOf(failure, readMessages), failure.code.split('\n').length);
}
