import * as z from 'zod';

import { defineJob } from '../../platform/jobs/job.ts';

/** Runs what is to be proved, a few seconds at a time, and asks for itself again while something is left. */
export const provingJob = defineJob({
  name: 'proving.work',
  payload: z.object({}),
  oneAtATime: true,
  longestPauseSeconds: 30,
});

/** A second request for work that waits already changes nothing. */
export const PROVING_KEY = 'proving.work';
