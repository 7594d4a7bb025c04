import type { ProblemAsset } from '@abhyas/content/release-assets';
import { textsIn } from '@abhyas/contract/messages/in-language';
import type { ExecuteReply } from '@abhyas/contract/running';
import type { RunOutcome } from '@abhyas/queue/job';

import type { Database } from '../../platform/database/database.ts';
import { recordedReply } from './record.rules.ts';
import { compileErrorReply, inWordsOfChecks, judgedReply } from './reply.rules.ts';
import { VisibleTexts } from './visible-texts.ts';

/** Nobody asks at this moment, so the result is written in the language that everybody can be shown. */
const texts = textsIn('en').running;

/**
 * What a learner would be shown for an outcome, in the form that a submission keeps; undefined when the outcome
 * says nothing about the program.
 */
export async function replyAgain(
  db: Database,
  problem: ProblemAsset,
  outcome: RunOutcome,
): Promise<ExecuteReply | undefined> {
  if (outcome.kind === 'compile-error') return recordedReply(compileErrorReply(outcome, texts));
  if (outcome.kind !== 'judged') return undefined;
  const judged = judgedReply(outcome, await new VisibleTexts(db).state(problem), texts);
  const reply = inWordsOfChecks(judged, problem, texts);
  return reply && recordedReply(reply);
}
