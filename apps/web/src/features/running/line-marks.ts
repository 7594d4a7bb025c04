import type { Failure } from '@abhyas/explanations/explanation';

import { pageLanguage } from '../../lib/page-language.ts';
import { marksOf, type LineMark } from './error-lines.rules.ts';
import { explainersFor } from './use-explanation.ts';

/**
 * The lines of the learner's code that a failure names, in our words where we have some. The first that is explained
 * stands open under its line.
 */
export async function lineMarksOf(failure: Failure): Promise<LineMark[]> {
  const { eachExplained, ...explainers } = await explainersFor(failure.key);
  const told = [...eachExplained(failure, { ...explainers, language: pageLanguage() })];
  const first = told.find(
    ({ explanation }) => explanation !== null && explanation.line !== null,
  )?.explanation;
  const said = told.map(({ diagnostic, explanation }) => ({
    severity: diagnostic.severity,
    line: explanation?.line ?? diagnostic.line,
    headline: explanation?.text ?? diagnostic.headline,
  }));
  return marksOf(said, failure.code.split('\n').length).map((mark) => ({
    ...mark,
    open: first !== undefined && first !== null && mark.line === first.line && mark.text === first.text,
  }));
}
