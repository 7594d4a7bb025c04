import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** The classes of which a learner can save their own lab record: marks of an assignment are published in them. */
export const listLabRecords = defineCall({
  method: 'GET',
  path: '/api/lab-records',
  access: 'learner',
  reply: z.object({ records: z.array(z.object({ batchId: z.string(), batch: z.string() })) }),
});

/** A learner's own lab record as a PDF. */
export const ownLabRecord = defineCall({
  method: 'GET',
  path: '/api/lab-records/:batchId',
  timeout: 'long',
  access: 'learner',
  params: z.object({ batchId: z.uuid() }),
  reply: z.unknown(),
});
