import type { LateText as ShownLate, Seat, Seats, SeatText } from '@abhyas/contract/exams.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { requireMarked, type AssignmentRecord } from '../assignments/exam-records.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { findMemberAccounts, isMember } from '../classes/class-teachers.service.ts';
import { checkedReason, lengthOf } from '../entitlements/reason.rules.ts';
import { examItemId, readExamItemId } from '../sitting/exam-items.rules.ts';
import {
  findLateTexts,
  findNotes,
  findSitting,
  findSittings,
  insertHandIn,
  insertNote,
  moveSitting,
  saveDecision,
  saveWatched,
  type LateText,
  type Sitting,
} from '../sitting/sittings.service.ts';
import { wakeJudging } from './judging.service.ts';
import type { ExamRecord } from './packet.service.ts';
import { byNeed, stateOf } from './seats.rules.ts';
import {
  countNoted,
  findEvents,
  findHandedCode,
  findLastRuns,
  findWritten,
  type LastRun,
  type Noted,
} from './seats.store.ts';

type Context = Pick<AppContext, 'db'>;

const EVENTS_SHOWN = 100;
const NOTE_MAX = 500;

type Right = 'see' | 'mark';

/** @throws AppError 404 for an exam that is unknown or of another teacher's class */
async function requireOwnExam(
  db: Database,
  teacher: Teacher,
  asked: { readonly id: string; readonly right: Right },
): Promise<ExamRecord> {
  const record = await requireMarked(db, teacher, asked);
  if (!record.exam) throw new AppError('assignments.unknown');
  return { ...record, exam: record.exam };
}

/** Every learner of the class in an exam, those who need help first. @throws AppError 404 */
export async function seatsOf({ db }: Context, teacher: Teacher, id: string): Promise<Seats> {
  const record = await requireOwnExam(db, teacher, { id, right: 'see' });
  const [members, sittings, runs, noted, late] = await Promise.all([
    findMemberAccounts(db, record.batchId),
    findSittings(db, id),
    findLastRuns(db, id),
    countNoted(db, id),
    findLateTexts(db, id),
  ]);
  const titles = titlesOf(record);
  const now = Date.now();
  const seats = members.flatMap(({ accountId, name, email }): Seat[] => {
    if (accountId === null) return [];
    const own = <T extends { readonly accountId: string }>(all: readonly T[]): T[] =>
      all.filter((each) => each.accountId === accountId);
    const [sitting] = own(sittings);
    return [
      {
        accountId,
        name,
        email,
        state: stateOf(sitting, now),
        ...(sitting && timesOf(sitting)),
        ...shownOf(sitting, titles),
        items: (sitting?.items ?? []).map((assetId) => progressOf(id, assetId, own(runs))),
        ...countedOf(own(noted)[0]),
      },
    ];
  });
  return {
    title: record.title,
    batchId: record.batchId,
    opensAt: new Date(record.rules.opensAt).toISOString(),
    dueAt: new Date(record.rules.dueAt).toISOString(),
    ...(record.exam.roomCode !== undefined && { roomCode: record.exam.roomCode }),
    now: new Date(now).toISOString(),
    titles,
    seats: byNeed(seats),
    late: late.map((each) => toShownLate(each, titles)),
  };
}

const titlesOf = ({ items }: AssignmentRecord): Record<string, string> =>
  Object.fromEntries(items.map(({ assetId, title }) => [assetId, title]));

const timesOf = ({ startedAt, endsAt, heardAt, handedAt, handedBy }: Sitting) => ({
  startedAt: startedAt.toISOString(),
  endsAt: endsAt.toISOString(),
  heardAt: heardAt.toISOString(),
  ...(handedAt && handedBy && { handedAt: handedAt.toISOString(), handedBy }),
});

function shownOf(
  sitting: Sitting | undefined,
  titles: Readonly<Record<string, string>>,
): Pick<Seat, 'shown'> {
  const title = titles[readExamItemId(sitting?.shown ?? '')?.assetId ?? ''];
  return title === undefined ? {} : { shown: title };
}

function progressOf(examId: string, assetId: string, runs: readonly LastRun[]): Seat['items'][number] {
  const run = runs.find(({ itemId }) => itemId === examItemId({ assetId, examId }));
  if (!run) return { assetId };
  const { passed, total, verdict, test } = run;
  return { assetId, passed, total, verdict, ...(test !== null && { test }) };
}

const countedOf = (noted: Noted | undefined) => ({
  pasted: noted?.pasted ?? 0,
  left: noted?.left ?? 0,
  unjudged: noted?.unjudged ?? 0,
});

function toShownLate(
  { id, accountId, assetId, arrivedAt, firstAt, lastAt, decision, reason }: LateText,
  titles: Readonly<Record<string, string>>,
): ShownLate {
  return {
    id,
    accountId,
    assetId,
    title: titles[assetId] ?? assetId,
    arrivedAt: arrivedAt.toISOString(),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    ...(decision && { decision }),
    ...(reason !== null && { reason }),
  };
}

type SeatKey = { readonly id: string; readonly accountId: string };

/** @throws AppError 404 for another class, and for somebody who is not on its list */
async function requireSeatOf(
  db: Database,
  teacher: Teacher,
  { id, accountId, right }: SeatKey & { readonly right: Right },
): Promise<ExamRecord> {
  const record = await requireOwnExam(db, teacher, { id, right });
  if (!(await isMember(db, record.batchId, accountId))) throw new AppError('assignments.unknown');
  return record;
}

/**
 * The text that a learner changed last, as it stands, what was noted and what was said. The learner is shown that
 * somebody looks. @throws AppError 404
 */
export async function seatText({ db }: Context, teacher: Teacher, key: SeatKey): Promise<SeatText> {
  const record = await requireSeatOf(db, teacher, { ...key, right: 'see' });
  const name = { examId: key.id, accountId: key.accountId };
  await saveWatched(db, name);
  const [text, events, notes] = await Promise.all([
    findWritten(db, name),
    findEvents(db, name, EVENTS_SHOWN),
    findNotes(db, name),
  ]);
  const title = titlesOf(record)[readExamItemId(text?.itemId ?? '')?.assetId ?? ''];
  return {
    ...(title !== undefined && { title }),
    ...(text && { key: text.key, savedAt: text.savedAt.toISOString() }),
    code: text?.code ?? '',
    version: text?.version ?? 0,
    events: events.map(({ kind, amount, happenedAt, arrivedAt }) => ({
      kind,
      ...(amount !== null && { amount }),
      at: happenedAt.toISOString(),
      arrivedAt: arrivedAt.toISOString(),
    })),
    notes: notes
      .map(({ id: noteId, text: said, line, at, readAt }) => ({
        id: noteId,
        text: said,
        ...(line !== null && { line }),
        at: at.toISOString(),
        read: readAt !== null,
      }))
      .toReversed(),
  };
}

type Saying = SeatKey & {
  readonly noteId: string;
  readonly text: string;
  readonly line?: number | undefined;
};

/**
 * Says something to a learner who sits, about a line of the text that they changed last.
 * @throws AppError 404; 400 without words or with too many; 409 when they sit no more, or when too much was said
 */
export async function writeNote(
  { db }: Context,
  teacher: Teacher,
  { noteId, text: entered, line, ...key }: Saying,
): Promise<void> {
  const text = entered.trim();
  if (text === '' || lengthOf(text) > NOTE_MAX)
    throw new AppError('exams.note', { values: { max: NOTE_MAX }, field: 'text' });
  await db.transaction().execute(async (trx) => {
    const record = await requireSeatOf(trx, teacher, { ...key, right: 'mark' });
    const name = { examId: key.id, accountId: key.accountId };
    const sitting = await findSitting(trx, name, { hold: true });
    if (sitting?.handedAt !== null) throw new AppError('exams.sits-no-more');
    const assetId = (await findWritten(trx, name))?.itemId;
    if (!(await insertNote(trx, name, { id: noteId, assetId, line, text, by: teacher.accountId })))
      throw new AppError('exams.notes-full');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'assignment.exam-note',
      subject: record.title,
      after: { learner: await nameOf(trx, record, key.accountId), text, line },
    });
  });
}

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
      after: { learner: await nameOf(trx, record, key.accountId) },
    });
  });
}

async function nameOf(db: Database, { batchId }: ExamRecord, accountId: string): Promise<string> {
  const member = (await findMemberAccounts(db, batchId)).find((each) => each.accountId === accountId);
  return member ? `${member.name} <${member.email}>` : accountId;
}

type LateKey = { readonly id: string; readonly lateId: string };

async function requireLate(
  db: Database,
  teacher: Teacher,
  { id, lateId, right }: LateKey & { readonly right: Right },
): Promise<{ record: ExamRecord; late: LateText }> {
  const record = await requireOwnExam(db, teacher, { id, right });
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
      after: { learner: await nameOf(trx, record, accountId), item: late.assetId, reason },
    });
  });
}
