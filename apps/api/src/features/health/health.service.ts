import { HEALTH_FIGURES, type Health, type HealthFigure } from '@abhyas/contract/health.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Schedule } from '../../platform/jobs/job.ts';
import { describeBackups } from './backups.service.ts';
import { countFigures, countMailsGivenUp, findFailures, findSamples, saveSamples } from './health.store.ts';

type Context = Pick<AppContext, 'db' | 'queue' | 'release'>;

const startedAt = new Date().toISOString();

/** How the product does at this moment. Figures of a queue that is out of reach are missing, not old. */
async function figuresNow({ db, queue }: Context): Promise<Partial<Record<HealthFigure, number>>> {
  const [counted, runs] = await Promise.all([countFigures(db), queue.figures().catch(() => undefined)]);
  if (!runs) return { ...counted, runners: 0 };
  const { waiting, running, oldestWaitMs, runners } = runs;
  return { ...counted, runsWaiting: waiting, runsUnderWay: running, oldestWaitMs, runners };
}

/** Now, over the last hours, and what failed through our fault. */
export async function describeHealth(
  context: Context & Pick<AppContext, 'config'>,
  hours: number,
): Promise<Health> {
  const [now, samples, failures, backups] = await Promise.all([
    figuresNow(context),
    findSamples(context.db, hours),
    findFailures(context.db, hours),
    describeBackups(context),
  ]);
  return {
    startedAt,
    releaseId: context.release.current.release.id,
    series: HEALTH_FIGURES.map((figure) => ({
      figure,
      now: now[figure] ?? 0,
      points: samples.get(figure) ?? [],
    })),
    failures,
    backups,
  };
}

/** A sample of every figure each minute. */
export function healthSchedule(context: Context): Schedule {
  return {
    name: 'health.sample',
    cron: '* * * * *',
    run: async () => saveSamples(context.db, await figuresNow(context)),
  };
}

/** How many mails were tried until they were given up. */
export function mailsGivenUp(db: AppContext['db']): Promise<number> {
  return countMailsGivenUp(db);
}
