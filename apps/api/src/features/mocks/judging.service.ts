import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { judgeForAWhile } from '../exams/judging.service.ts';
import { dropProgram, findWaitingPrograms } from './programs.store.ts';

/** How soon it is looked at again whether all was judged. */
const PAUSE_MS = 1000;

const judgingJob = defineJob({ name: 'mocks.judge', payload: z.object({}), oneAtATime: true });

/** Programs of an attempt wait to be judged. */
export const wakeJudging = (db: Database, runAt?: Date): Promise<void> =>
  enqueue(db, [judgingJob, {}], { key: judgingJob.name, ...(runAt && { runAt }) });

/** Asks for judging where something waits for it. */
export async function planJudging(db: Database): Promise<void> {
  const [waiting] = await findWaitingPrograms(db, 1);
  if (waiting) await wakeJudging(db, new Date(Date.now() + PAUSE_MS));
}

/** Brings the programs of attempts that are over to the runners, as what is handed in in exams. */
export function mockJudgingTask(context: Pick<AppContext, 'db' | 'queue' | 'release' | 'log'>): JobTask {
  return onJob(judgingJob, async () => {
    await judgeForAWhile(context, { find: findWaitingPrograms, drop: dropProgram });
    await planJudging(context.db);
  });
}
