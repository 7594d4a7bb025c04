import type { RunJob, RunOutcome } from '@abhyas/queue/job';

import type { AppContext } from '../../platform/app-context.ts';
import { namedUuid } from '../../platform/database/named-uuid.ts';
import { readBlob } from '../../platform/content/release-store.ts';

/** A run may wait long behind those of learners. It is asked for again under the same name, so nothing is lost. */
const TIMEOUT_MS = 20_000;

/** One program to be run in the background, by a name that stays the same when it is asked for again. */
export type BackgroundRun = { readonly name: string; readonly job: RunJob };

/**
 * How many such runs are under way at once: never more than half of the slots, so that learners always find
 * the others. 0 when no runner answers.
 */
export async function lanesOf({ queue }: Pick<AppContext, 'queue'>): Promise<number> {
  const { slots } = await queue.figures();
  return slots === 0 ? 0 : Math.max(1, Math.floor(slots / 2));
}

/**
 * Runs programs, each lane one after the other, until all are done or the time is over. To the queue each lane is
 * one user, and one that lets everybody else go first.
 */
export async function runInLanes<R extends BackgroundRun>(
  context: Pick<AppContext, 'db' | 'queue'>,
  runs: readonly R[],
  { lanes, isOver, save }: { lanes: number; isOver: () => boolean; save: SaveOutcome<R> },
): Promise<void> {
  const waiting = runs.values();
  const follow = async (lane: number): Promise<void> => {
    while (!isOver()) {
      const { value: run, done } = waiting.next();
      if (done) return;
      const outcome = await runOnce(context, run, lane);
      if (outcome === 'not-yet') return;
      await save(run, outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => follow(lane)));
}

export type SaveOutcome<R extends BackgroundRun> = (run: R, outcome: RunOutcome) => Promise<void>;

async function runOnce(
  { db, queue }: Pick<AppContext, 'db' | 'queue'>,
  { name, job }: BackgroundRun,
  lane: number,
): Promise<RunOutcome | 'not-yet'> {
  // A process that takes over finds the run that the one before it asked for.
  const runId = namedUuid(name);
  const acceptance = await queue.submit({
    runId,
    job,
    accountKey: `proving:${lane}`,
    watchName: runId,
    background: true,
    readBlob: async (hash) => {
      const bytes = await readBlob(db, hash);
      if (bytes === undefined) throw new Error(`there is no test data ${hash}`);
      return bytes;
    },
  });
  if (acceptance !== 'accepted') return 'not-yet';
  const outcome = await queue.outcome(runId, TIMEOUT_MS);
  return typeof outcome === 'string' ? 'not-yet' : outcome;
}
