import type { AppContext } from '../../platform/app-context.ts';
import type { Schedule } from '../../platform/jobs/job.ts';
import { forgetEndedSessions } from '../../platform/sessions.ts';
import { forgetOldTokens } from './google-identity.store.ts';
import { forgetOldRequests } from './mail-key.store.ts';
import { FAILURE_CEILING } from './throttle.rules.ts';
import { forgetOldFailures } from './throttle.store.ts';

/** Removes what no longer counts for anything. Nothing depends on its time: all of it is checked when used. */
export function authHousekeeping({ db }: Pick<AppContext, 'db'>): Schedule {
  return {
    name: 'auth.housekeeping',
    cron: '17 * * * *',
    run: async () => {
      await forgetEndedSessions(db);
      await forgetOldTokens(db);
      await forgetOldRequests(db);
      await forgetOldFailures(db, FAILURE_CEILING);
    },
  };
}
