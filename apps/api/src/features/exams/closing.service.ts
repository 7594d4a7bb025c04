import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask, type Schedule } from '../../platform/jobs/job.ts';
import { judgeHandedIn } from '../running/hand-in-runs.service.ts';
import {
  findLastTexts,
  findNextEnd,
  findOverdue,
  findSitting,
  findUnjudged,
  insertHandIn,
  saveHanded,
  saveUnjudgeable,
  type SeatName,
} from '../sitting/sittings.service.ts';

type Context = Pick<AppContext, 'db' | 'queue' | 'release'>;

/** What was sent at the last moment is under way so long at most. */
const GRACE_SECONDS = 15;
const AT_ONCE = 50;
/** A job ends soon, so that a process that is asked to leave can leave. */
const SLICE_MS = 5000;
const LOOK_MS = 500;
/** How soon it is looked at again whether all was judged. */
const PAUSE_MS = 1000;
const CLOSING_KEY = 'exams.close';

const closingJob = defineJob({ name: CLOSING_KEY, payload: z.object({}), oneAtATime: true });

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

/** Of a sitting that is held. */
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

/** Something was handed in. */
export const wakeJudging = (db: Database): Promise<void> =>
  enqueue(db, [closingJob, {}], { key: CLOSING_KEY });

/** Asks for what has to be done next: at once, or when the next sitting is over. */
export async function planClosing(db: Database): Promise<void> {
  const [unjudged] = await findUnjudged(db, 1);
  const nextEnd = await findNextEnd(db);
  if (!unjudged && !nextEnd) return;
  const endMs = nextEnd ? nextEnd.getTime() + GRACE_SECONDS * 1000 : Infinity;
  const runAt = unjudged ? Math.min(Date.now() + PAUSE_MS, endMs) : endMs;
  await enqueue(db, [closingJob, {}], { key: CLOSING_KEY, runAt: new Date(runAt) });
}

/** Ends sittings whose time is over, and brings what was handed in to the runners. */
export function closingTask(context: Context): JobTask {
  return onJob(closingJob, async () => {
    await closeOverdue(context.db);
    await judgeForAWhile(context);
    await planClosing(context.db);
  });
}

/** Should a job ever have been lost, or the time of an exam changed. */
export function closingSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  return { name: 'exams.go-on', cron: '* * * * *', run: () => planClosing(db) };
}

/** Hands in for everybody whose time was over 15 s ago. */
export async function closeOverdue(db: Database): Promise<void> {
  for (;;) {
    const overdue = await findOverdue(db, GRACE_SECONDS, AT_ONCE);
    for (const name of overdue) await closeIfOver(db, name);
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

/** Submits what was not judged, as long as there is something; the API records outcomes as those of dead processes. */
async function judgeForAWhile(context: Context): Promise<void> {
  const overAt = performance.now() + SLICE_MS;
  while (performance.now() < overAt) {
    const waiting = await findUnjudged(context.db, AT_ONCE);
    if (waiting.length === 0) return;
    for (const each of waiting) {
      const answer = await judgeHandedIn(context, each);
      if (answer === 'gone') await saveUnjudgeable(context.db, each);
      if (answer === 'full' || answer === 'no-runner') return;
    }
    await sleep(LOOK_MS);
  }
}
