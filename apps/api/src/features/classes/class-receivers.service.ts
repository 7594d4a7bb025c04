import type { ClassAction } from '@abhyas/contract/classes.staff';
import type { Receivers } from '@abhyas/contract/announcements.staff';
import { sql } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { receiversOf, touchedBy } from '../notifications/receivers.service.ts';
import { accountsOf } from './batches.store.ts';
import { requireRight, type Teacher } from './class-rights.service.ts';
import { lockClass, openedBy, toBeOpened, type ClassRow } from './live-classes.store.ts';

const NOBODY = sql`select null::uuid where false`;

/** For whom "class done" opens the module. */
export function openingOf(db: Database, row: ClassRow, openFor: 'batch' | 'present'): Promise<Receivers> {
  return touchedBy(db, toBeOpened(row, openFor === 'present'));
}

/** For whom the module closes when "class done" is taken back. */
export function closingOf(db: Database, row: ClassRow): Promise<Receivers> {
  return touchedBy(db, openedBy(row.id));
}

/** Who is told that a class is on another day or does not take place: nobody, if nobody is waiting for it. */
export function waitingFor(
  db: Database,
  row: ClassRow,
  action: 'change' | 'cancel' | 'delete',
): Promise<Receivers> {
  const awaited = action === 'change' || (!row.cancelled_at && !isPast(row.planned_for));
  return receiversOf(db, awaited && !row.cancelled_at ? accountsOf(row.batch_id) : NOBODY, 'module');
}

function isPast(day: string): boolean {
  return day < new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}

/**
 * Whom an action on a class would touch, by name.
 * @throws AppError 404
 */
export async function classReceivers(
  { db }: Pick<AppContext, 'db'>,
  teacher: Teacher,
  { classId, deed: action }: { readonly classId: string; readonly deed: ClassAction },
): Promise<Receivers> {
  return db.transaction().execute(async (trx) => {
    const row = await lockClass(trx, classId);
    if (!row || row.deleted_at) throw new AppError('classes.unknown');
    await requireRight(trx, teacher, { batchId: row.batch_id, right: 'teach' });
    switch (action) {
      case 'done-batch':
        return openingOf(trx, row, 'batch');
      case 'done-present':
        return openingOf(trx, row, 'present');
      case 'undo-done':
        return closingOf(trx, row);
      case 'change':
      case 'cancel':
      case 'delete':
        return waitingFor(trx, row, action);
    }
  });
}
