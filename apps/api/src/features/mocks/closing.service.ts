import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schedule } from '../../platform/jobs/job.ts';
import { countsOf } from './marks.rules.ts';
import {
  findAnswers,
  findAttempt,
  findOverdue,
  findVersion,
  saveFinished,
  type Attempt,
  type AttemptName,
} from './mocks.store.ts';
import { outcomeOf, placedIn } from './paper.rules.ts';

/** What was sent at the last moment is under way so long at most. */
export const GRACE_MS = 15_000;
const AT_ONCE = 50;

/** Whether its time is over, and what was under way has arrived. */
export function isOverdue({ endsAt, finishedAt }: Attempt): boolean {
  return finishedAt === null && endsAt.getTime() + GRACE_MS < Date.now();
}

/**
 * Ends an attempt and counts what was saved, once: whoever comes second changes nothing.
 * @throws Error for an attempt that is not there
 */
export async function close(db: Database, name: AttemptName): Promise<Attempt> {
  return db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(trx, name, { hold: true });
    if (!attempt) throw new Error(`there is no attempt ${name.attemptId}`);
    if (attempt.finishedAt) return attempt;
    const [mock, answers] = await Promise.all([
      findVersion(trx, attempt.version),
      findAnswers(trx, attempt.id),
    ]);
    const givenTo = new Map(answers.map(({ itemId, given }) => [itemId, given]));
    const { points } = countsOf(
      placedIn(mock).map((placed) => ({
        ...placed,
        outcome: outcomeOf(placed, givenTo.get(placed.id) ?? null, attempt.id),
      })),
    );
    const by = attempt.endsAt.getTime() > Date.now() ? 'learner' : 'server';
    await saveFinished(trx, { id: attempt.id, by, points });
    return (await findAttempt(trx, name)) ?? attempt;
  });
}

/** Ends attempts whose time is over, whoever has left them. */
export function mocksSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  const run = async (): Promise<void> => {
    for (const name of await findOverdue(db, GRACE_MS / 1000, AT_ONCE)) await close(db, name);
  };
  return { name: 'mocks.close', cron: '* * * * *', run };
}
