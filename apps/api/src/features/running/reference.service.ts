import { randomUUID } from 'node:crypto';

import type { ProblemAsset, Solution } from '@abhyas/content/release-assets';
import { limits } from '@abhyas/contract/limits';
import { fill, type messages } from '@abhyas/contract/messages';
import type { apiMessages } from '@abhyas/contract/messages.api';
import type { ReferenceAnswer } from '@abhyas/contract/practice-inputs';
import { languageOf, newestOf } from '@abhyas/languages/code-keys';
import type { RunOutcome } from '@abhyas/queue/job';

import type { AppContext } from '../../platform/app-context.ts';
import { refusalOf } from './allowance.rules.ts';
import { costOf } from './cost.rules.ts';
import { findUsage, insertUsage, saveCost } from './running.store.ts';

/** A learner waits for it beside their own output; later than this it is of no use. */
const DEADLINE_MS = 20_000;

const unknown = (msg: string): ReferenceAnswer => ({ known: false, msg });

/**
 * What the problem's reference solution prints for `input`. It runs in the sandbox like any other program,
 * beside the learner's own run, counted apart from these by the same limits, and one at a time for each account.
 */
export async function runReference(
  { db, queue, texts }: Pick<AppContext, 'db' | 'queue'> & { readonly texts: typeof apiMessages },
  accountId: string,
  { problem, input }: { problem: ProblemAsset; input: string },
): Promise<ReferenceAnswer> {
  const { reference: words, denied } = texts.running;
  const reference = bestOf(problem.judging.references);
  if (!reference) return unknown(words.none);
  if (Buffer.byteLength(input) > limits.customTestBytesMax)
    return unknown(texts.errors['running.input-too-large']);
  const refusal = refusalOf(await findUsage(db, accountId, 'reference'));
  if (refusal) return unknown(fill(denied[refusal.reason], refusal));
  const runId = randomUUID();
  const key = { accountKey: `reference:${accountId}`, watchName: runId };
  const { timeMs, memoryMb, outputKb } = problem.judging.limits;
  const acceptance = await queue.submit({
    runId,
    ...key,
    job: {
      language: newestOf(reference.key),
      code: reference.code,
      limits: { timeMs, memoryMb, outputKb },
      task: { kind: 'custom', stdin: input },
    },
    readBlob: () => Promise.reject(new Error('a run with own input has no test data')),
  });
  if (acceptance !== 'accepted') return unknown(words.busy);
  const startedAt = performance.now();
  const [outcome] = await Promise.all([
    queue.outcome(runId, DEADLINE_MS),
    insertUsage(db, { runId, accountId }, 'reference'),
  ]);
  if (outcome === 'overdue') await queue.stop(key);
  const waited = { cpuMs: 0, wallMs: performance.now() - startedAt };
  await saveCost(db, runId, typeof outcome === 'string' ? waited : costOf(outcome));
  return answerOf(typeof outcome === 'string' ? undefined : outcome, words);
}

/** The fastest: a learner waits for it. */
function bestOf(references: readonly Solution[]): Solution | undefined {
  return references.toSorted((a, b) => languageOf(a.key).timeFactor - languageOf(b.key).timeFactor)[0];
}

function answerOf(
  outcome: RunOutcome | undefined,
  words: typeof messages.running.reference,
): ReferenceAnswer {
  if (outcome?.kind !== 'custom') return unknown(words.busy);
  const { verdict, stdout } = outcome.execution;
  return verdict === 'accepted' ? { known: true, output: stdout } : unknown(words.unfit);
}
