import { fill } from '@abhyas/contract/fill';
import type { PageLanguage } from '@abhyas/contract/page-language';

import { takeApart, type Answer } from './answers/answer.ts';
import { answerRules } from './answers/text.ts';
import { textIn } from './explanation.ts';

/** What is told about a wrong answer above its first differing line. */
export type ExplainedAnswer = { readonly id: string; readonly text: string };

/** A longer output is not looked through: its reader finds nothing in a sentence about it either. */
const LONGEST_OUTPUT = 20_000;

/** In a sentence what is wrong with an answer, from what a visible test shows; null when no row of the table fits. */
export function explainAnswer(answer: Answer, language: PageLanguage): ExplainedAnswer | null {
  if (Math.max(answer.expected.length, answer.actual.length) > LONGEST_OUTPUT) return null;
  const parts = takeApart(answer);
  // A checker of the problem's own may refuse what looks the same.
  if (parts.expected.text === parts.actual.text || parts.expected.text === '') return null;
  for (const { id, text, fits } of answerRules) {
    const values = fits(parts);
    if (values) return { id, text: fill(textIn(text, language), values) };
  }
  return null;
}
