import { createHash, timingSafeEqual } from 'node:crypto';

import type {
  Begun,
  Exam,
  ExamLine,
  Exams,
  SealedPacket,
  SittingEvent,
  StillHere,
} from '@abhyas/contract/exams';

import type { AppContext } from '../../platform/app-context.ts';
import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { clearThrottle, countFailure, findThrottle } from '../../platform/identity/login-throttle.ts';
import type { SessionIdentity } from '../../platform/identity/sessions.ts';
import {
  findExamOf,
  findExamsOf,
  pointsOf,
  type AssignmentRecord,
} from '../assignments/exam-records.service.ts';
import { pauseSecondsAfter } from '../auth/throttle.rules.ts';
import { markNotesRead, toldTo } from '../live/at-work.service.ts';
import { itemsFor } from '../sitting/exam-items.rules.ts';
import { isWithin } from '../sitting/networks.rules.ts';
import { isOpen } from '../sitting/seat.service.ts';
import {
  findEndFrom,
  findSitting,
  insertEvents,
  insertSitting,
  saveAsking,
  saveHeard,
  type SeatName,
  type Sitting,
} from '../sitting/sittings.service.ts';
import { handIn } from './closing.service.ts';
import { packetKey, sealedPacket, type ExamRecord } from './packet.service.ts';

/** The content in the language of whoever reads it. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

/** Where a call comes from: its address, and what Safe Exam Browser says of itself. */
export type From = {
  readonly address: string;
  readonly url: string;
  readonly configKeyHash: string | undefined;
  readonly requestHash: string | undefined;
};

const isExam = (record: AssignmentRecord): record is ExamRecord => record.exam !== null;

/** @throws AppError 404 for one that is unknown, of another class, or not given yet */
async function requireExam(db: Database, accountId: string, id: string): Promise<ExamRecord> {
  const record = await findExamOf(db, accountId, id);
  if (!record || !isExam(record)) throw new AppError('exams.unknown');
  return record;
}

export async function listExamsFor({ db }: Pick<Context, 'db'>, accountId: string): Promise<Exams> {
  const records = (await findExamsOf(db, accountId)).filter(isExam);
  const lines = records.map(async (record) => {
    const sitting = await findSitting(db, { examId: record.id, accountId });
    return lineOf(record, { sitting, endsAt: await endFor(db, record, { accountId, sitting }) });
  });
  return { exams: await Promise.all(lines) };
}

type Standing = { readonly sitting: Sitting | undefined; readonly endsAt: Date };

const endFor = async (
  db: Database,
  { id, rules }: ExamRecord,
  { accountId, sitting }: { readonly accountId: string; readonly sitting: Sitting | undefined },
): Promise<Date> =>
  sitting?.endsAt ?? (await findEndFrom(db, { examId: id, accountId })) ?? new Date(rules.dueAt);

const MINUTE_MS = 60_000;

function lineOf({ id, title, batch, rules, exam }: ExamRecord, { sitting, endsAt }: Standing): ExamLine {
  const { opensAt, dueAt } = rules;
  const length =
    exam.starts === 'together' || sitting
      ? (endsAt.getTime() - (exam.starts === 'together' ? opensAt : (sitting?.startedAt.getTime() ?? 0))) /
        MINUTE_MS
      : exam.minutes;
  return {
    id,
    title,
    batch,
    state: stateOf(opensAt, { sitting, endsAt }),
    starts: exam.starts,
    opensAt: new Date(opensAt).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
    minutes: Math.round(length),
  };
}

function stateOf(opensAt: number, { sitting, endsAt }: Standing): ExamLine['state'] {
  if (sitting) return isOpen(sitting) ? 'sitting' : 'over';
  if (Date.now() < opensAt) return 'waiting';
  return endsAt.getTime() > Date.now() ? 'open' : 'over';
}

/** What a learner is told before, and how they stand. @throws AppError 404 */
export async function readExamFor(
  { db }: Pick<Context, 'db'>,
  identity: SessionIdentity,
  id: string,
): Promise<Exam> {
  const { accountId, sessionId } = identity;
  const record = await requireExam(db, accountId, id);
  const sitting = await findSitting(db, { examId: id, accountId });
  const endsAt = await endFor(db, record, { accountId, sitting });
  const { exam, items } = record;
  return {
    ...lineOf(record, { sitting, endsAt }),
    items: sitting?.items.length ?? itemsFor(items, exam, { examId: id, accountId }).length,
    points: pointsOf(record),
    needsCode: exam.roomCode !== undefined,
    needsBrowser: exam.browserKey !== undefined,
    lateMinutes: exam.lateMinutes,
    version: record.version,
    ...(sitting && standing(sitting, sessionId)),
    now: new Date().toISOString(),
  };
}

function standing({ endsAt, sessionId, askingSessionId, ...sitting }: Sitting, asks: string) {
  return {
    endsAt: endsAt.toISOString(),
    here: sessionId === asks,
    asking: askingSessionId === asks,
    ...handed(sitting),
  };
}

const handed = ({ handedAt, handedBy }: Pick<Sitting, 'handedAt' | 'handedBy'>) =>
  handedAt && handedBy ? { handedAt: handedAt.toISOString(), handedBy } : {};

/** @throws AppError 404 */
export async function packetFor(
  { db, release }: Context,
  accountId: string,
  id: string,
): Promise<SealedPacket> {
  return sealedPacket({ db, release, accountId }, await requireExam(db, accountId, id));
}

/**
 * Begins, or goes on; at another device than before a teacher has to hand the sitting over first (EXAMS-7).
 * @throws AppError 404; 403 before the start, from outside the lab, or in another browser; 400 for a wrong room code;
 * 409 once it is over
 */
export async function begin(
  { db }: Pick<Context, 'db'>,
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
  requirePlace(exam, from);
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

/** With the problems as they stand just now: once somebody sits they are not changed any more. Undefined: it is over. */
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
function requirePlace({ addresses, browserKey }: ExamRecord['exam'], from: From): void {
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

/** Notes that a device was heard and what it tells. @throws AppError 404 for whoever has not begun */
export async function hear(
  { db }: Pick<Context, 'db'>,
  { accountId, sessionId }: SessionIdentity,
  told: {
    readonly id: string;
    readonly shown?: string | undefined;
    readonly events: readonly SittingEvent[];
    readonly read?: readonly string[] | undefined;
  },
): Promise<StillHere> {
  const name = { examId: told.id, accountId };
  const seat = { assignmentId: told.id, accountId };
  const before = await findSitting(db, name);
  if (!before) throw new AppError('exams.unknown');
  if (before.sessionId === sessionId) {
    if (told.events.length > 0) await noteEvents(db, name, told.events);
    await saveHeard(db, { ...name, sessionId, shown: told.shown });
    await markNotesRead(db, seat, told.read ?? []);
  }
  return {
    endsAt: before.endsAt.toISOString(),
    now: new Date().toISOString(),
    here: before.sessionId === sessionId,
    ...(await toldTo(db, seat, before.watchedAt)),
    ...handed(before),
  };
}

/** Nothing is noted once it was handed in (EXAMS-14). */
async function noteEvents(db: Database, name: SeatName, events: readonly SittingEvent[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sitting = await findSitting(trx, name, { hold: true });
    if (sitting?.handedAt === null) await insertEvents(trx, name, events);
  });
}

/**
 * Hands in what the account has; once. @throws AppError 404 for whoever has not begun, 409 at another device
 */
export async function handInFor(
  { db }: Pick<Context, 'db'>,
  { accountId, sessionId }: SessionIdentity,
  id: string,
): Promise<{ handedAt: string; handedBy: 'learner' | 'server' }> {
  const sitting = await findSitting(db, { examId: id, accountId });
  if (!sitting) throw new AppError('exams.unknown');
  if (sitting.sessionId !== sessionId) throw new AppError('exams.other-device');
  const { handedAt, handedBy } = await handIn(db, sitting);
  return { handedAt: handedAt.toISOString(), handedBy };
}
