import type { ProblemAsset } from '@abhyas/content/release';
import type { ExecuteReply } from '@abhyas/contract/running';
import type { RunOutcome } from '@abhyas/queue/job';

import type { Database } from '../../platform/database.ts';
import { recordedReply } from './record.rules.ts';
import { compileErrorReply, judgedReply } from './reply.rules.ts';
import { VisibleTexts } from './visible-texts.ts';

/**
 * What a learner would be shown for an outcome, in the form that a submission keeps; undefined when the outcome
 * says nothing about the program.
 */
export async function replyAgain(
  db: Database,
  problem: ProblemAsset,
  outcome: RunOutcome,
): Promise<ExecuteReply | undefined> {
  if (outcome.kind === 'compile-error') return recordedReply(compileErrorReply(outcome));
  if (outcome.kind !== 'judged') return undefined;
  const reply = judgedReply(outcome, await new VisibleTexts(db).state(problem));
  return reply && recordedReply(reply);
}
