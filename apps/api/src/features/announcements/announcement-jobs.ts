import * as z from 'zod';

import { defineJob } from '../../platform/jobs/job.ts';

/** Writes down who is told and asks for a job per chunk of them. */
export const announceJob = defineJob({
  name: 'notifications.announce',
  payload: z.object({ id: z.string() }),
});

const chunk = z.object({ id: z.string(), chunk: z.number() });

/** Tells a chunk of people in the product. */
export const tellJob = defineJob({ name: 'notifications.announce-tell', payload: chunk });

/** Mails a chunk of people, one after the other. */
export const mailJob = defineJob({ name: 'notifications.announce-mail', payload: chunk, pool: 'mail' });
