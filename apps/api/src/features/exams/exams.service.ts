import type { Exam, ExamLine, Exams, SealedPacket, SittingEvent, StillHere } from '@abhyas/contract/exams';

import type { AppContext } from '../../platform/app-context.ts';
import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionIdentity } from '../../platform/identity/sessions.ts';
import {
  findExamOf,
  findExamsOf,
  pointsOf,
  type AssignmentRecord,
} from '../assignments/exam-records.service.ts';
import { markNotesRead, toldTo } from '../live/at-work.service.ts';
import { itemsFor } from '../sitting/exam-items.rules.ts';
import { isOpen } from '../sitting/seat.service.ts';
import {
  findEndFrom,
  findSitting,
  insertEvents,
  saveHeard,
  type SeatName,
  type Sitting,
} from '../sitting/sittings.service.ts';
import { handIn } from './closing.service.ts';
import { sealedPacket, type ExamRecord } from './packet.service.ts';

/** The content in the reader's language. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

const isExam = (record: AssignmentRecord): record is ExamRecord => record.exam !== null;

/** @throws AppError 404 for one that is unknown, of another class, or not given yet */
export async function requireExam(db: Database, accountId: string, id: string): Promise<ExamRecord> {
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

/** What a learner sees of an exam before it begins, and the state of their sitting. @throws AppError 404 */
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

/** Records that a device is still there, and what it reports. @throws AppError 404 before the learner has begun */
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

/** Nothing is recorded after the hand-in (EXAMS-14). */
async function noteEvents(db: Database, name: SeatName, events: readonly SittingEvent[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sitting = await findSitting(trx, name, { hold: true });
    if (sitting?.handedAt === null) await insertEvents(trx, name, events);
  });
}

/**
 * Hands in the texts that the account has, once. @throws AppError 404 before the learner has begun, 409 at another device
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
