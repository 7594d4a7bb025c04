import { judgeJob } from '@abhyas/content/proof/judge-job';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import type { ExecuteRequest } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { RunJob } from '@abhyas/queue/job';

import { FREE_RUN_LIMITS } from './run-limits.ts';

type JobParameters = Pick<ExecuteRequest, 'code' | 'ctestcase' | 'mode' | 'all'> & {
  readonly language: LanguageIndex;
};

/**
 * What the runner is asked: `run` and `submit` judge a problem against all its tests, everything else runs
 * the learner's own input. A problem's limits hold in every mode. After a test that took too long the others are not
 * run unless all were asked for.
 */
export function jobOf(request: JobParameters, problem: ProblemAsset | undefined): RunJob {
  const { code, language } = request;
  const limits = problem?.judging.limits ?? FREE_RUN_LIMITS;
  if (problem === undefined || request.mode === 'ctestcase') {
    return { language, code, limits, task: { kind: 'custom', stdin: request.ctestcase } };
  }
  const job = judgeJob({ language, code }, problem.judging);
  return job.task.kind === 'judge' && request.all !== true
    ? { ...job, task: { ...job.task, stopAtFirstTimeout: true } }
    : job;
}
