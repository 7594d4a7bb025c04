import type { AppContext } from '../../platform/app-context.ts';
import type { Schedule } from '../../platform/jobs/job.ts';
import { RETENTIONS } from './retention.rules.ts';
import { deleteOver, dropGivenUpJobs } from './retention.store.ts';

/** Removes, once a day, what has been kept long enough. Nothing depends on its hour, the night in India. */
export function retentionSchedule({ db, log }: Pick<AppContext, 'db' | 'log'>): Schedule {
  return {
    name: 'retention.forget',
    cron: '47 20 * * *',
    run: async () => {
      const deleted: Record<string, number> = {};
      for (const retention of RETENTIONS) {
        const rows = await deleteOver(db, retention);
        if (rows > 0) deleted[retention.table] = rows;
      }
      await dropGivenUpJobs(db);
      if (Object.keys(deleted).length > 0) log.info({ deleted }, 'kept long enough');
    },
  };
}
