import type { LanguageIndex } from '@abhyas/languages/index';
import type { RunJob } from '@abhyas/queue/job';
import type { Judging } from '../release-assets.ts';

/** A program to be judged. */
export type Candidate = { readonly language: LanguageIndex; readonly code: string };

/** What a runner is asked, to judge a program against all tests of a problem. */
export function judgeJob(
  { language, code }: Candidate,
  { limits, checker, stopAtFirstFailure, tests }: Judging,
): RunJob {
  return {
    language,
    code,
    limits,
    task: {
      kind: 'judge',
      tests: tests.map(({ name, inputHash, answerHash, hidden }) => ({
        name,
        inputHash,
        answerHash,
        hidden,
      })),
      checker,
      stopAtFirstFailure,
    },
  };
}
