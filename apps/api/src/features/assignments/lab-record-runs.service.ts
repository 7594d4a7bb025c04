import type { Readable } from 'node:stream';

import { streamArchive } from '@abhyas/content/import/archive';
import { PAGE_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';
import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { requireBatch, requireBatchFor, type Teacher } from '../classes/class-rights.service.ts';
import { recordsOf } from './lab-record-contents.service.ts';
import { drawRecord } from './lab-record-drawing.ts';
import { recordFileName } from './lab-record.rules.ts';
import { recordOwners } from './lab-records.service.ts';
import {
  endRun,
  findFileBytes,
  findFiles,
  findRun,
  insertFile,
  replaceRun,
  type KeptRun,
} from './lab-records.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

const recordsJob = defineJob({
  name: 'assignments.lab-records',
  payload: z.object({ id: z.uuid(), language: z.enum(PAGE_LANGUAGES) }),
  oneAtATime: true,
});

type Asked = { readonly batchId: string; readonly id: string; readonly language: PageLanguage };

/** Begins to make the lab records of a whole class, unless that is under way. @throws AppError 404 */
export async function beginRun(
  { db }: Context,
  teacher: Teacher,
  { batchId, id, language }: Asked,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireBatchFor(trx, teacher, { batchId, right: 'see' });
    if ((await findRun(trx, { batchId }))?.state === 'making') return;
    const learners = (await recordOwners(trx, batchId)).length;
    const isNew = await replaceRun(trx, { id, batchId, askedBy: teacher.accountId, learners });
    if (isNew) await enqueue(trx, [recordsJob, { id, language }]);
  });
}

/** Makes the lab records of classes, one class after the other. */
export function labRecordsTask(context: Context): JobTask {
  return onJob(recordsJob, async ({ id, language }) => {
    const run = await findRun(context.db, { id });
    if (run?.state !== 'making') return;
    try {
      await makeAll(context, run, language);
    } catch (error) {
      await endRun(context.db, id, { failed: true });
      throw error;
    }
    await endRun(context.db, id, { failed: false });
  });
}

/** Goes on where a process that was killed has stopped. */
async function makeAll(context: Context, { id, batchId }: KeptRun, language: PageLanguage): Promise<void> {
  const { db } = context;
  const batch = await requireBatch(db, batchId);
  const made = new Set((await findFiles(db, id)).map(({ accountId }) => accountId));
  const all = (await recordOwners(db, batchId)).map((owner, at) => ({
    ...owner,
    file: recordFileName(owner, at + 1),
  }));
  const missing = all.filter(({ accountId }) => !made.has(accountId));
  let at = 0;
  for await (const record of recordsOf(context, { batch, owners: missing, language, publishedOnly: false })) {
    const owner = missing[at];
    at += 1;
    if (!owner) continue;
    const bytes = await drawRecord(record);
    await insertFile(db, id, { accountId: owner.accountId, name: owner.file, bytes });
  }
}

/** The lab records of a class as one file, which is read while it is sent. @throws AppError 404 while they are not made */
export async function archiveOf(
  { db }: Context,
  teacher: Teacher,
  { batchId, runId }: { readonly batchId: string; readonly runId: string },
): Promise<Readable> {
  await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const run = await findRun(db, { id: runId });
  if (run?.batchId !== batchId || run.state !== 'ready') throw new AppError('assignments.records-unknown');
  const files = await findFiles(db, runId);
  return streamArchive(
    files.map(({ accountId, name }) => ({ path: name, read: () => findFileBytes(db, runId, accountId) })),
  );
}
