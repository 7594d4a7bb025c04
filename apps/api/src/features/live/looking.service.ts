import type { SeatText } from '@abhyas/contract/live.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { lengthOf } from '../entitlements/reason.rules.ts';
import { findSitting, saveWatched } from '../sitting/sittings.service.ts';
import { findNotes, insertNote } from './notes.store.ts';
import { assetIdOf, titleIn, workOn } from './seat-items.rules.ts';
import { learnerInAudit, requireSeatOf, type SeatKey } from './seat-rights.service.ts';
import { findEvents, findWritten, hasLabSeat, saveLabWatched, type NotedEvent } from './seats.store.ts';

type Context = Pick<AppContext, 'db'>;

const EVENTS_SHOWN = 100;
const NOTE_MAX = 500;

/**
 * The text that a learner changed last, as it stands, what was noted and what was said. The learner is shown that
 * somebody looks. @throws AppError 404
 */
export async function seatText({ db }: Context, teacher: Teacher, key: SeatKey): Promise<SeatText> {
  const record = await requireSeatOf(db, teacher, { ...key, right: 'see' });
  const { accountId } = key;
  const name = { assignmentId: key.id, accountId };
  await (record.exam ? saveWatched(db, { examId: key.id, accountId }) : saveLabWatched(db, name));
  const [text, events, notes] = await Promise.all([
    findWritten(db, { accountId, ...workOn(record) }),
    record.exam ? findEvents(db, name, EVENTS_SHOWN) : [],
    findNotes(db, name),
  ]);
  const title = titleIn(record, text?.itemId);
  return {
    ...(text && { assetId: assetIdOf(text.itemId) }),
    ...(title !== undefined && { title }),
    ...(text && { key: text.key, savedAt: text.savedAt.toISOString() }),
    code: text?.code ?? '',
    version: text?.version ?? 0,
    events: events.map(toShownEvent),
    notes: notes
      .map(({ id, text: said, line, at, readAt }) => ({
        id,
        text: said,
        ...(line !== null && { line }),
        at: at.toISOString(),
        read: readAt !== null,
      }))
      .toReversed(),
  };
}

const toShownEvent = ({ kind, amount, happenedAt, arrivedAt }: NotedEvent) => ({
  kind,
  ...(amount !== null && { amount }),
  at: happenedAt.toISOString(),
  arrivedAt: arrivedAt.toISOString(),
});

type Saying = SeatKey & {
  readonly noteId: string;
  readonly text: string;
  readonly line?: number | undefined;
};

/**
 * Says something to a learner who is at work, about a line of the text that they changed last.
 * @throws AppError 404; 400 without words or with too many; 409 when they are not at work, or when too much was said
 */
export async function writeNote(
  { db }: Context,
  teacher: Teacher,
  { noteId, text: entered, line, ...key }: Saying,
): Promise<void> {
  const text = entered.trim();
  if (text === '' || lengthOf(text) > NOTE_MAX)
    throw new AppError('live.note', { values: { max: NOTE_MAX }, field: 'text' });
  const { accountId } = key;
  await db.transaction().execute(async (trx) => {
    const record = await requireSeatOf(trx, teacher, { ...key, right: 'mark' });
    if (!(await isAtWork(trx, record, accountId))) throw new AppError('live.gone');
    const assetId = (await findWritten(trx, { accountId, ...workOn(record) }))?.itemId;
    const note = { id: noteId, assetId, line, text, by: teacher.accountId };
    if (!(await insertNote(trx, { assignmentId: key.id, accountId }, note)))
      throw new AppError('live.notes-full');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.exam-note',
      subject: record.title,
      after: { learner: await learnerInAudit(trx, record, accountId), text, line },
    });
  });
}

/** Whether somebody sits an exam, which stays so until the transaction is over, or was at work on another assignment. */
async function isAtWork(db: Database, { id, exam }: AssignmentRecord, accountId: string): Promise<boolean> {
  if (!exam) return hasLabSeat(db, { assignmentId: id, accountId });
  return (await findSitting(db, { examId: id, accountId }, { hold: true }))?.handedAt === null;
}
