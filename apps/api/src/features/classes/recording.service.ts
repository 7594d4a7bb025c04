import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { requireBatchFor, type Teacher } from './class-rights.service.ts';
import { saveRecords } from './recording.store.ts';

type Recording = { readonly batchId: string; readonly records: boolean };

/**
 * Says whether a batch records how the texts of its assignments come about. Doing what is done already changes nothing.
 * @throws AppError 404, 403, 409 in an archived batch
 */
export async function setRecording(
  { db }: Pick<AppContext, 'db'>,
  teacher: Teacher,
  { batchId, records }: Recording,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'coordinate' });
    if (!(await saveRecords(trx, batchId, records))) return;
    const action = records ? 'class.recording' : 'class.recording-ended';
    await recordAudit(trx, { actor: teacher.accountId, action, subject: batch.name });
  });
}
