import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask, type Schedule } from '../../platform/jobs/job.ts';
import {
  findLastTexts,
  findNextEnd,
  findOverdue,
  findSitting,
  insertHandIn,
  saveHanded,
  type SeatName,
} from '../sitting/sittings.service.ts';
import { planJudging, wakeJudging } from './judging.service.ts';

/** A text sent at the last moment may be under way for this long. */
const GRACE_SECONDS = 15;
const AT_ONCE = 50;

const closingJob = defineJob({ name: 'exams.close', payload: z.object({}), oneAtATime: true });

type Handed = { readonly handedAt: Date; readonly handedBy: 'learner' | 'server' };

/**
 * Hands in the last text of each problem, once: whoever comes second is told what the first has done (EXAMS-9). The
 * texts are fixed and the sitting is closed in one transaction; they are judged afterwards.
 */
export async function handIn(db: Database, name: SeatName): Promise<Handed> {
  return db.transaction().execute(async (trx) => {
    const sitting = await findSitting(trx, name, { hold: true });
    if (!sitting) throw new Error(`nobody sits ${name.examId}`);
    const { handedAt, handedBy } = sitting;
    return handedAt && handedBy ? { handedAt, handedBy } : close(trx, name, 'learner');
  });
}

/** The transaction must hold the sitting. */
async function close(trx: Database, name: SeatName, by: Handed['handedBy']): Promise<Handed> {
  const { examId, accountId } = name;
  for (const text of await findLastTexts(trx, name))
    await insertHandIn(trx, { examId, accountId, ...text, by });
  await saveHanded(trx, { examId, accountId, by });
  await wakeJudging(trx);
  const after = await findSitting(trx, name);
  if (!after?.handedAt) throw new Error(`${examId} was not handed in`);
  return { handedAt: after.handedAt, handedBy: by };
}

/** Asks for the job when the next sitting is over. */
async function planClosing(db: Database): Promise<void> {
  const nextEnd = await findNextEnd(db);
  if (!nextEnd) return;
  const runAt = new Date(nextEnd.getTime() + GRACE_SECONDS * 1000);
  await enqueue(db, [closingJob, {}], { key: closingJob.name, runAt });
}

/** Ends sittings whose time is over. */
export function closingTask({ db }: Pick<AppContext, 'db'>): JobTask {
  return onJob(closingJob, async () => {
    await closeOverdue(db);
    await planClosing(db);
  });
}

/** Should a job ever have been lost, or the time of an exam changed. */
export function closingSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  const run = async (): Promise<void> => {
    await planClosing(db);
    await planJudging(db);
  };
  return { name: 'exams.go-on', cron: '* * * * *', run };
}

/**
 * Hands in for everybody whose time was over 15 s ago.
 * @throws what went wrong first, once it has been tried for the others too
 */
export async function closeOverdue(db: Database): Promise<void> {
  const faults: unknown[] = [];
  for (;;) {
    const overdue = await findOverdue(db, GRACE_SECONDS, AT_ONCE);
    for (const name of overdue) await closeIfOver(db, name).catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw faults[0];
    if (overdue.length < AT_ONCE) return;
  }
}

/** Since it was found, the end may have been moved, or the learner may have handed in. */
async function closeIfOver(db: Database, name: SeatName): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sitting = await findSitting(trx, name, { hold: true });
    if (!sitting || sitting.handedAt || sitting.endsAt.getTime() > Date.now()) return;
    await close(trx, name, 'server');
  });
}
