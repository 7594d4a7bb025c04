import type { ExecuteReply } from '@abhyas/contract/running';
import { useMemo } from 'react';

import { answerOf, endlessOf, failureOf, firstFailure } from './run.rules.ts';
import { useAnswerHint, useEndless, useExplanation } from './use-explanation.ts';
import type { Program } from './use-run.ts';

/** What is said of a run in a sentence, as its result says it, with the line it is about. */
export type Said = { readonly line: number | null; readonly text: string };

/** The explanation of an error, of a program that was stopped, or of a wrong answer; null where there is none. */
export function useSaid(reply: ExecuteReply, program: Program): Said | null {
  const failed = useExplanation(useMemo(() => failureOf(reply, program), [reply, program]));
  const stopped = useEndless(useMemo(() => endlessOf(reply, program), [reply, program]));
  const test = firstFailure(reply.tests ?? []);
  const wrong = useAnswerHint(useMemo(() => (test ? answerOf(test, program) : null), [test, program]));
  return failed ?? stopped ?? (wrong && { line: null, text: wrong.text });
}
