import { createHash } from 'node:crypto';
import { languageAt } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { RunJob } from '@abhyas/queue/job';

/**
 * Names everything that an outcome depends on: the job, word for word, and how its language is built and
 * limited. What was proved under the same key need not be run again.
 */
export function proofKey(job: RunJob): string {
  return createHash('sha256')
    .update(JSON.stringify([job, languageAt(job.language).timeFactor, toolchainAt(job.language)]))
    .digest('hex');
}
