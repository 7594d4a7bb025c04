import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { requireMarked, type AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { checkedReason } from '../entitlements/reason.rules.ts';
import { learnerInAudit, requireSeatOf, type SeatKey } from '../live/seat-rights.service.ts';
import {
  findLateTexts,
  findSitting,
  insertHandIn,
  moveSitting,
  saveDecision,
  type LateText,
} from '../sitting/sittings.service.ts';
import { findHandedCode } from './handed-code.store.ts';
import { wakeJudging } from './judging.service.ts';

type Context = Pick<AppContext, 'db'>;

/** Hands a sitting over to the device that asks for it. @throws AppError 404, 409 when none does */
export async function moveSeat({ db }: Context, teacher: Teacher, key: SeatKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await requireSeatOf(trx, teacher, { ...key, right: 'mark' });
    if (!(await moveSitting(trx, { examId: key.id, accountId: key.accountId })))
      throw new AppError('exams.nobody-asks');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.exam-move',
      subject: record.title,
      after: { learner: await learnerInAudit(trx, record, key.accountId) },
    });
  });
}

type LateKey = { readonly id: string; readonly lateId: string };

async function requireLate(
  db: Database,
  teacher: Teacher,
  { id, lateId, right }: LateKey & { readonly right: 'see' | 'mark' },
): Promise<{ record: AssignmentRecord; late: LateText }> {
  const record = await requireMarked(db, teacher, { id, right });
  const late = (await findLateTexts(db, id)).find((each) => each.id === lateId);
  if (!late) throw new AppError('assignments.unknown');
  return { record, late };
}

/** What was handed in, and what arrived late beside it. @throws AppError 404 */
export async function lateTexts(
  { db }: Context,
  teacher: Teacher,
  key: LateKey,
): Promise<{ handed: string; late: string }> {
  const { late } = await requireLate(db, teacher, { ...key, right: 'see' });
  const handed = await findHandedCode(db, { examId: key.id, ...late });
  return { handed: handed ?? '', late: late.code };
}

/** Counts or refuses what arrived late. @throws AppError 404, 400 without a reason, 409 when somebody has decided */
export async function decideLate(
  { db }: Context,
  teacher: Teacher,
  { accept, reason: given, ...key }: LateKey & { readonly accept: boolean; readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { record, late } = await requireLate(trx, teacher, { ...key, right: 'mark' });
    const reason = checkedReason(given);
    const { accountId, lastVersion: version } = late;
    await findSitting(trx, { examId: key.id, accountId }, { hold: true });
    const decision = accept ? 'accepted' : 'refused';
    if (!(await saveDecision(trx, { id: late.id, decision, reason, by: teacher.accountId })))
      throw new AppError('exams.decided');
    if (accept) {
      await insertHandIn(trx, { examId: key.id, ...late, version, by: 'teacher' });
      await wakeJudging(trx);
    }
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: accept ? 'assignment.exam-accept' : 'assignment.exam-refuse',
      subject: record.title,
      after: { learner: await learnerInAudit(trx, record, accountId), item: late.assetId, reason },
    });
  });
}
