import type { Term } from '@abhyas/contract/classes-terms.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { normaliseLine } from '../auth/auth.rules.ts';
import { findTime, hasPlanned, saveArchived, saveTerm } from './batches.store.ts';
import { requireBatchFor, type Teacher } from './class-rights.service.ts';

type Context = Pick<AppContext, 'db'>;

const NAME_MAX = 60;

/** @throws AppError for a term without a name or with a long one, and for one that ends before it begins */
export function checkedTerm({ name: entered, begins, ends }: Term): Term {
  const name = normaliseLine(entered);
  if (name === '' || Array.from(name).length > NAME_MAX)
    throw new AppError('classes.term-name', { values: { max: NAME_MAX }, field: 'name' });
  if (ends <= begins) throw new AppError('classes.term-ends', { field: 'ends' });
  return { name, begins, ends };
}

/** A term as the audit log says it. */
export const termInWords = (term: Term | undefined): string =>
  term ? `${term.name} (${term.begins} – ${term.ends})` : '–';

type TermOf = { readonly batchId: string; readonly term?: Term | undefined };

/** Says when a batch is taught; without a term it has none. @throws AppError 404, 403, 409, 400 as `checkedTerm` */
export async function nameTerm(
  { db }: Context,
  teacher: Teacher,
  { batchId, term: entered }: TermOf,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'coordinate' });
    const term = entered && checkedTerm(entered);
    const before = await findTime(trx, batchId);
    await saveTerm(trx, batchId, term);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.term',
      subject: batch.name,
      before: termInWords(before.term),
      after: termInWords(term),
    });
  });
}

type Archiving = { readonly batchId: string; readonly archived: boolean };

/**
 * Archives a batch, or takes it out again. Doing what is done already changes nothing.
 * @throws AppError 404, 403, 409 while learners wait for a class of it: they must be told first
 */
export async function archive(
  { db }: Context,
  teacher: Teacher,
  { batchId, archived }: Archiving,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const right = { right: 'coordinate', archivedToo: true } as const;
    const batch = await requireBatchFor(trx, teacher, { batchId, ...right });
    if (archived && (await hasPlanned(trx, batchId))) throw new AppError('classes.has-planned');
    if (!(await saveArchived(trx, batchId, archived))) return;
    const action = archived ? 'class.batch-archived' : 'class.batch-unarchived';
    await recordAudit(trx, { actor: teacher.accountId, action, subject: batch.name });
  });
}
