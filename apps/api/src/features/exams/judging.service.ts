import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { judgeHandedIn } from '../running/hand-in-runs.service.ts';
import { findUnjudged, saveUnjudgeable } from '../sitting/sittings.service.ts';

type Context = Pick<AppContext, 'db' | 'queue' | 'release' | 'log'>;

const AT_ONCE = 50;
/** A job ends soon, so that a process that is asked to leave can leave. */
const SLICE_MS = 5000;
/** How soon it is looked at again whether all was judged. */
const PAUSE_MS = 1000;

/** Programs that were handed in, and what becomes of one that cannot be judged. */
export type HandedIn = {
  readonly find: typeof findUnjudged;
  readonly drop: typeof saveUnjudgeable;
};
const OF_EXAMS: HandedIn = { find: findUnjudged, drop: saveUnjudgeable };

/** With a key of its own: when the next sitting is over has nothing to do with it. */
const judgingJob = defineJob({ name: 'exams.judge', payload: z.object({}), oneAtATime: true });

/** Something was handed in. */
export const wakeJudging = (db: Database, runAt?: Date): Promise<void> =>
  enqueue(db, [judgingJob, {}], { key: judgingJob.name, ...(runAt && { runAt }) });

/** Asks for judging where something waits for it. */
export async function planJudging(db: Database): Promise<void> {
  const [waiting] = await findUnjudged(db, 1);
  if (waiting) await wakeJudging(db, new Date(Date.now() + PAUSE_MS));
}

/** Brings what was handed in to the runners. */
export function judgingTask(context: Context): JobTask {
  return onJob(judgingJob, async () => {
    await judgeForAWhile(context, OF_EXAMS);
    await planJudging(context.db);
  });
}

/** Submits each that was not judged once; the API records outcomes as those of dead processes. */
export async function judgeForAWhile(context: Context, handedIn: HandedIn): Promise<void> {
  const overAt = performance.now() + SLICE_MS;
  // What failed holds nobody else's up; it is tried again in the next slice.
  const submitted: string[] = [];
  while (performance.now() < overAt) {
    const waiting = await handedIn.find(context.db, AT_ONCE, submitted);
    if (waiting.length === 0) return;
    for (const each of waiting) {
      const answer = await judge(context, each, handedIn);
      if (answer === 'full' || answer === 'no-runner') return;
      submitted.push(each.submissionId);
    }
  }
}

type Waiting = Awaited<ReturnType<typeof findUnjudged>>[number];

async function judge(context: Context, waiting: Waiting, { drop }: HandedIn) {
  try {
    const answer = await judgeHandedIn(context, waiting);
    if (answer === 'gone') await drop(context.db, waiting);
    return answer;
  } catch (err) {
    context.log.error({ err, submission: waiting.submissionId }, 'what was handed in could not be judged');
    return 'failed';
  }
}
