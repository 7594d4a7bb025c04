import { createHash, timingSafeEqual } from 'node:crypto';

import type { Begun } from '@abhyas/contract/exams';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { clearThrottle, countFailure, findThrottle } from '../../platform/identity/login-throttle.ts';
import type { SessionIdentity } from '../../platform/identity/sessions.ts';
import { pauseSecondsAfter } from '../auth/throttle.rules.ts';
import { itemsFor } from '../sitting/exam-items.rules.ts';
import { isWithin } from '../sitting/networks.rules.ts';
import { isOpen } from '../sitting/seat.service.ts';
import {
  findSitting,
  insertSitting,
  saveAsking,
  type SeatName,
  type Sitting,
} from '../sitting/sittings.service.ts';
import { requireExam } from './exams.service.ts';
import { packetKey, type ExamRecord } from './packet.service.ts';

type Context = Pick<AppContext, 'db'>;

/** Where a call comes from: its address, and what Safe Exam Browser says of itself. */
export type From = {
  readonly address: string;
  readonly url: string;
  readonly configKeyHash: string | undefined;
  readonly requestHash: string | undefined;
};

/**
 * Begins, or goes on; at another device than before a teacher has to hand the sitting over first (EXAMS-7).
 * @throws AppError 404; 403 before the start, from outside the lab, or in another browser; 400 for a wrong room code;
 * 409 once it is over
 */
export async function begin(
  { db }: Context,
  { accountId, sessionId }: SessionIdentity,
  {
    id,
    roomCode,
    from,
  }: { readonly id: string; readonly roomCode?: string | undefined; readonly from: From },
): Promise<Begun> {
  const record = await requireExam(db, accountId, id);
  const { exam, rules } = record;
  if (Date.now() < rules.opensAt) throw new AppError('exams.not-open');
  requireLabAndBrowser(exam, from);
  const name = { examId: id, accountId };
  const known = await findSitting(db, name);
  if (known?.sessionId !== sessionId) await requireRoomCode(db, record, { accountId, roomCode });
  const sitting = known ?? (await beginFresh(db, record, { ...name, sessionId }));
  if (!sitting || !isOpen(sitting)) throw new AppError('exams.over');
  if (sitting.sessionId !== sessionId) {
    await saveAsking(db, { ...name, sessionId });
    return { state: 'asks' };
  }
  const key = await packetKey(db, id, accountId);
  return {
    state: 'begun',
    key: key.toString('base64'),
    endsAt: sitting.endsAt.toISOString(),
    now: new Date().toISOString(),
  };
}

/** With the problems as they are now: once somebody sits, they are fixed. Undefined: the exam is over. */
async function beginFresh(
  db: Database,
  { exam, items, version }: ExamRecord,
  seat: SeatName & { readonly sessionId: string },
): Promise<Sitting | undefined> {
  const drawn = itemsFor(items, exam, seat).map(({ assetId }) => assetId);
  const sitting = await insertSitting(db, { ...seat, items: drawn, version });
  if (sitting) return sitting;
  const now = await requireExam(db, seat.accountId, seat.examId);
  return now.version === version ? undefined : beginFresh(db, now, seat);
}

/** @throws AppError 403 from outside the lab, or without the browser that the exam asks for */
function requireLabAndBrowser({ addresses, browserKey }: ExamRecord['exam'], from: From): void {
  if (addresses.length > 0 && !isWithin(from.address, addresses)) throw new AppError('exams.address');
  if (browserKey !== undefined && !isSafeExamBrowser(browserKey, from)) throw new AppError('exams.browser');
}

/** Safe Exam Browser sends the SHA-256 of the address that it calls and of its config key. */
function isSafeExamBrowser(key: string, { url, configKeyHash, requestHash }: From): boolean {
  const expected = createHash('sha256').update(url).update(key).digest();
  return [configKeyHash, requestHash].some((sent) => {
    if (sent === undefined || !/^[0-9a-f]{64}$/i.test(sent)) return false;
    return timingSafeEqual(Buffer.from(sent, 'hex'), expected);
  });
}

async function requireRoomCode(
  db: Database,
  { id, exam }: ExamRecord,
  { accountId, roomCode }: { readonly accountId: string; readonly roomCode: string | undefined },
): Promise<void> {
  if (exam.roomCode === undefined) return;
  const tries = `room code ${id} ${accountId}`;
  const { failures, waitSeconds } = await findThrottle(db, tries);
  if (waitSeconds > 0) throw new AppError('exams.room-code-wait', { values: { seconds: waitSeconds } });
  if (roomCode?.trim().toLowerCase() !== exam.roomCode.toLowerCase()) {
    await countFailure(db, tries, pauseSecondsAfter);
    throw new AppError('exams.room-code', { field: 'roomCode' });
  }
  if (failures > 0) await clearThrottle(db, tries);
}
