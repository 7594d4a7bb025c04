import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schedule } from '../../platform/jobs/job.ts';
import { judgedAttempt } from './judged.service.ts';
import { planJudging, wakeJudging } from './judging.service.ts';
import {
  findAttempt,
  findOverdue,
  findUnsettled,
  saveFinished,
  type Attempt,
  type AttemptName,
} from './mocks.store.ts';
import { insertPrograms } from './programs.store.ts';

/** An answer sent at the last moment may be under way for this long. */
export const GRACE_MS = 15_000;
const AT_ONCE = 50;

/** Whether its time is over, and what was under way has arrived. */
export function isOverdue({ endsAt, finishedAt }: Attempt): boolean {
  return finishedAt === null && endsAt.getTime() + GRACE_MS < Date.now();
}

/**
 * Ends an attempt and counts what was saved, once: whoever comes second changes nothing. Programs are judged afterwards.
 * @throws Error for an attempt that is not there
 */
export async function close(db: Database, name: AttemptName): Promise<Attempt> {
  return db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(trx, name, { hold: true });
    if (!attempt) throw new Error(`there is no attempt ${name.attemptId}`);
    if (attempt.finishedAt) return attempt;
    const by = attempt.endsAt.getTime() > Date.now() ? 'learner' : 'server';
    await saveFinished(trx, { id: attempt.id, by });
    if ((await insertPrograms(trx, name)) > 0) await wakeJudging(trx);
    const closed = (await findAttempt(trx, name)) ?? attempt;
    await judgedAttempt(trx, closed, 'en');
    return closed;
  });
}

/** Ends attempts whose time is over, whoever has left them, and counts those whose programs are judged by now. */
export function mocksSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  const run = async (): Promise<void> => {
    for (const name of await findOverdue(db, GRACE_MS / 1000, AT_ONCE)) await close(db, name);
    await planJudging(db);
    for (const attempt of await findUnsettled(db, AT_ONCE)) await judgedAttempt(db, attempt, 'en');
  };
  return { name: 'mocks.close', cron: '* * * * *', run };
}
