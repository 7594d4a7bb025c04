import type { LabRecords, RecordCover } from '@abhyas/contract/lab-records.staff';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { ConcurrencyLimit } from '../../platform/overload/concurrency-limit.ts';
import { normaliseLine } from '../auth/auth.rules.ts';
import { requireBatch, requireBatchFor, rightsNow, type Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts } from '../classes/class-teachers.service.ts';
import { lengthOf } from '../entitlements/reason.rules.ts';
import { recordsOf, type RecordOwner } from './lab-record-contents.service.ts';
import { drawRecord } from './lab-record-drawing.ts';
import { recordFileName } from './lab-record.rules.ts';
import { findCover, findRecordBatches, findRun, saveCover, type KeptCover } from './lab-records.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

const COVER_MAX = 120;
const NO_COVER: KeptCover = { version: 0, college: '', course: '', term: '' };

/** Records of one learner that are drawn at the same time. */
const drawing = new ConcurrencyLimit({ perAccount: 2, inAll: 12, busy: 'assignments.records-busy' });

/** Those of a class's list who can have a lab record: they have an account. */
export async function recordOwners(db: Database, batchId: string): Promise<RecordOwner[]> {
  const members = await findMemberAccounts(db, batchId);
  return members.flatMap(({ accountId, rollNumber, name, section }) =>
    accountId === null ? [] : { accountId, rollNumber, name, section },
  );
}

/** @throws AppError 404 */
export async function readRecords({ db }: Context, teacher: Teacher, batchId: string): Promise<LabRecords> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [rights, kept, owners, run] = await Promise.all([
    rightsNow(db, teacher, batchId),
    findCover(db, batchId),
    recordOwners(db, batchId),
    findRun(db, { batchId }),
  ]);
  const { version, ...cover } = kept ?? NO_COVER;
  return { batch: batch.name, rights, cover, version, learners: owners, ...(run && { run }) };
}

/** @throws AppError 404, 403, 409 when somebody else has changed it, 400 for what is too long */
export async function changeCover(
  { db }: Context,
  teacher: Teacher,
  { batchId, version, ...asked }: KeptCover & { readonly batchId: string },
): Promise<void> {
  const cover = checkedCover(asked);
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const before = await findCover(trx, batchId);
    if (!(await saveCover(trx, batchId, { version, ...cover })))
      throw new AppError('assignments.cover-changed');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.record-cover',
      subject: batch.name,
      before,
      after: cover,
    });
  });
}

function checkedCover(asked: RecordCover): RecordCover {
  const line = (field: keyof RecordCover): string => {
    const text = normaliseLine(asked[field]);
    if (lengthOf(text) > COVER_MAX)
      throw new AppError('assignments.cover-long', { values: { max: COVER_MAX }, field });
    return text;
  };
  return { college: line('college'), course: line('course'), term: line('term') };
}

export type RecordPdf = { readonly name: string; readonly bytes: Buffer };

/** The lab record of a learner on a class's list. @throws AppError 404, 503 while too many are drawn */
export async function recordForTeacher(
  context: Context,
  teacher: Teacher,
  { batchId, accountId, language }: { batchId: string; accountId: string; language: PageLanguage },
): Promise<RecordPdf> {
  const batch = await requireBatchFor(context.db, teacher, { batchId, right: 'see' });
  const owner = await requireOwner(context.db, batchId, accountId);
  return drawing.run(teacher.accountId, () =>
    drawOne(context, { batch, owner, language, publishedOnly: false }),
  );
}

async function requireOwner(db: Database, batchId: string, accountId: string): Promise<RecordOwner> {
  const owner = (await recordOwners(db, batchId)).find((each) => each.accountId === accountId);
  if (!owner) throw new AppError('assignments.unknown');
  return owner;
}

/** The classes of which a learner can have their own lab record. */
export async function ownRecords({ db }: Context, accountId: string): ReturnType<typeof findRecordBatches> {
  return findRecordBatches(db, accountId);
}

/**
 * A learner's own lab record, of what has its marks published.
 * @throws AppError 404 where there is no such assignment or they are not on the list, 503 while too many are drawn
 */
export async function recordForLearner(
  context: Context,
  accountId: string,
  { batchId, language }: { readonly batchId: string; readonly language: PageLanguage },
): Promise<RecordPdf> {
  const known = await findRecordBatches(context.db, accountId);
  if (!known.some((each) => each.batchId === batchId)) throw new AppError('assignments.unknown');
  const [batch, owner] = await Promise.all([
    requireBatch(context.db, batchId),
    requireOwner(context.db, batchId, accountId),
  ]);
  return drawing.run(accountId, () => drawOne(context, { batch, owner, language, publishedOnly: true }));
}

type One = Omit<Parameters<typeof recordsOf>[1], 'owners'> & { readonly owner: RecordOwner };

async function drawOne(context: Context, { owner, ...asked }: One): Promise<RecordPdf> {
  const { value: record } = await recordsOf(context, { ...asked, owners: [owner] }).next();
  if (!record) throw new AppError('assignments.unknown');
  return { name: recordFileName(owner), bytes: await drawRecord(record) };
}
