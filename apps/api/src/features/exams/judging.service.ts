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
/** How often the report checks whether everything has been judged. */
const PAUSE_MS = 1000;

/** Programs that were handed in, and what becomes of one that cannot be judged. */
type HandedIn = {
  /** Of the job that brings them to the runners. */
  readonly name: string;
  readonly find: typeof findUnjudged;
  readonly drop: typeof saveUnjudgeable;
};

type Judging = {
  /** Something was handed in. */
  readonly wakeJudging: (db: Database, runAt?: Date) => Promise<void>;
  /** Asks for judging where something waits for it. */
  readonly planJudging: (db: Database) => Promise<void>;
  /** Brings what was handed in to the runners. */
  readonly judgingTask: (context: Context) => JobTask;
};

/** How what is handed in is judged: in exams, and in mock tests. */
export function judgingOf(handedIn: HandedIn): Judging {
  const job = defineJob({ name: handedIn.name, payload: z.object({}), oneAtATime: true });
  const wakeJudging: Judging['wakeJudging'] = (db, runAt) =>
    enqueue(db, [job, {}], { key: job.name, ...(runAt && { runAt }) });
  const planJudging: Judging['planJudging'] = async (db) => {
    const [waiting] = await handedIn.find(db, 1);
    if (waiting) await wakeJudging(db, new Date(Date.now() + PAUSE_MS));
  };
  const judgingTask: Judging['judgingTask'] = (context) =>
    onJob(job, async () => {
      await submitWaiting(context, handedIn);
      await planJudging(context.db);
    });
  return { wakeJudging, planJudging, judgingTask };
}

/** With a key of its own: when the next sitting is over has nothing to do with it. */
export const { wakeJudging, planJudging, judgingTask } = judgingOf({
  name: 'exams.judge',
  find: findUnjudged,
  drop: saveUnjudgeable,
});

/** Submits the oldest that were not judged; the API records outcomes as those of dead processes. */
async function submitWaiting(context: Context, handedIn: HandedIn): Promise<void> {
  const overAt = performance.now() + SLICE_MS;
  // What failed holds nobody else's up; it is tried again in the next slice.
  const failed: string[] = [];
  let before = -1;
  while (failed.length > before && performance.now() < overAt) {
    before = failed.length;
    for (const each of await handedIn.find(context.db, AT_ONCE, failed)) {
      const answer = await judge(context, each, handedIn);
      if (answer === 'failed') failed.push(each.submissionId);
      if (answer === 'full' || answer === 'no-runner') return;
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
