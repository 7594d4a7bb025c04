import type { AttendanceState, OwnAttendance, SessionForm } from '@abhyas/contract/attendance';
import type {
  Attendance,
  AttendanceCounts,
  AttendanceRule,
  Attendant,
  SessionSheet,
} from '@abhyas/contract/attendance.staff';
import { sql } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { isSensible, NO_COUNTS, shareOf, type Share } from './attendance.rules.ts';
import * as store from './attendance.store.ts';
import { requireBatchFor, rightsNow, type Teacher } from './class-rights.service.ts';

type Context = Pick<AppContext, 'db'>;

/** The sessions of a class and each learner's share of them. @throws AppError 404 */
export async function attendanceOf({ db }: Context, teacher: Teacher, batchId: string): Promise<Attendance> {
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [rights, rule, sessions, counted] = await Promise.all([
    rightsNow(db, teacher, batchId),
    store.findRule(db, batchId),
    store.findSessions(db, batchId),
    store.findCounts(db, batchId),
  ]);
  const learners = counted.map(
    ({ memberId, rollNumber, name, section, left, present, late, absent, duty }): Attendant => {
      const counts = { present, late, absent, duty };
      const { percent, short } = shareOf(counts, rule);
      const who = { memberId, rollNumber, name, section, left };
      return { ...who, counts, short, ...(percent !== undefined && { percent }) };
    },
  );
  return { batch: batch.name, rights, rule, sessions, learners };
}

/** The share of each learner on a list who has an account. */
export async function sharesOf(db: Database, batchId: string): Promise<Map<string, Share>> {
  const [rule, counted] = await Promise.all([store.findRule(db, batchId), store.findCounts(db, batchId)]);
  return new Map(
    counted.flatMap(({ accountId, left, ...counts }) =>
      accountId === null || left ? [] : [[accountId, shareOf(counts, rule)] as const],
    ),
  );
}

/** @throws AppError 404, 403, 409 when somebody else has changed it */
export async function changeRule(
  { db }: Context,
  teacher: Teacher,
  { batchId, ...asked }: AttendanceRule & { readonly batchId: string; readonly version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const { threshold, late } = await store.findRule(trx, batchId);
    if (!(await store.saveRule(trx, batchId, asked))) throw new AppError('classes.attendance-changed');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.attendance-rule',
      subject: batch.name,
      before: { threshold, late },
      after: { threshold: asked.threshold, late: asked.late },
    });
  });
}

/** What the audit log says of a session. */
const inWords = ({ day, hour, kind }: SessionForm) => ({
  day,
  hour: hour.is === 'number' ? `hour ${hour.number}` : `${hour.from} to ${hour.to}`,
  kind,
});

/** @throws AppError 404, 403, 400 for one that ends before it begins */
export async function holdSession(
  { db }: Context,
  teacher: Teacher,
  { id, batchId, ...form }: SessionForm & { readonly id: string; readonly batchId: string },
): Promise<void> {
  if (!isSensible(form)) throw new AppError('classes.session-hour', { field: 'hour' });
  await db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'mark' });
    if (!(await store.insertSession(trx, { id, batchId, ...form }))) return;
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.session',
      subject: batch.name,
      after: inWords(form),
    });
  });
}

type Wanted = store.WantedSession;

/** @throws AppError 404 */
export async function sessionOf({ db }: Context, teacher: Teacher, wanted: Wanted): Promise<SessionSheet> {
  const { batchId } = wanted;
  const batch = await requireBatchFor(db, teacher, { batchId, right: 'see' });
  const [rights, sessions, lines] = await Promise.all([
    rightsNow(db, teacher, batchId),
    store.findSessions(db, batchId),
    store.findLines(db, wanted),
  ]);
  const session = sessions.find(({ id }) => id === wanted.sessionId);
  if (!session) throw new AppError('classes.session-unknown');
  const { id, version, day, hour, kind } = session;
  return {
    id,
    version,
    day,
    hour,
    kind,
    batch: batch.name,
    rights,
    lines: lines.map(({ memberId, rollNumber, name, section, left, state }) => ({
      memberId,
      rollNumber,
      name,
      section,
      left,
      ...(state && { state }),
    })),
  };
}

/** A session whose attendance somebody may take, held. @throws AppError 404, 403 */
async function requireSession(
  db: Database,
  teacher: Teacher,
  { deleted = false, ...wanted }: Wanted & { readonly deleted?: boolean },
) {
  const batch = await requireBatchFor(db, teacher, { batchId: wanted.batchId, right: 'mark' });
  const session = await store.holdSession(db, wanted, { deleted });
  if (!session) throw new AppError('classes.session-unknown');
  return { batch, session };
}

/** @throws AppError 404, 403, 409 when somebody else has changed it, 400 for one that ends before it begins */
export async function changeSession(
  { db }: Context,
  teacher: Teacher,
  { batchId, sessionId, version, ...form }: Wanted & SessionForm & { readonly version: number },
): Promise<void> {
  if (!isSensible(form)) throw new AppError('classes.session-hour', { field: 'hour' });
  await db.transaction().execute(async (trx) => {
    const { batch, session } = await requireSession(trx, teacher, { batchId, sessionId });
    if (!(await store.saveSession(trx, { id: sessionId, version, ...form })))
      throw new AppError('classes.attendance-changed');
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.session-changed',
      subject: batch.name,
      before: inWords(session),
      after: inWords(form),
    });
  });
}

type Marking = Wanted & {
  readonly memberId: string;
  readonly was?: AttendanceState | undefined;
  readonly state: AttendanceState;
};

/** @throws AppError 404, 403, 409 when somebody else has marked them otherwise meanwhile */
export async function markOne(
  { db }: Context,
  teacher: Teacher,
  { batchId, sessionId, memberId, was, state }: Marking,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { batch, session } = await requireSession(trx, teacher, { batchId, sessionId });
    const lines = await store.findLines(trx, { batchId, sessionId });
    const line = lines.find((each) => each.memberId === memberId);
    if (!line) throw new AppError('classes.session-unknown');
    // Sent again, because the answer was lost.
    if (line.state === state) return;
    const marked = await store.saveMark(trx, sessionId, { memberId, was, state });
    if (marked !== state) throw new AppError('classes.mark-changed', { values: { name: line.name } });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.session-mark',
      subject: batch.name,
      before: { state: was },
      after: { ...inWords(session), learner: line.name, state },
    });
  });
}

/** Takes a session away, or brings it back. @throws AppError 404, 403 */
export async function removeSession(
  { db }: Context,
  teacher: Teacher,
  { restore, ...wanted }: Wanted & { readonly restore: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { batch, session } = await requireSession(trx, teacher, { ...wanted, deleted: restore });
    await store.saveDeleted(trx, session.id, restore ? null : sql<Date>`now()`);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: restore ? 'class.session-restored' : 'class.session-deleted',
      subject: batch.name,
      ...(restore ? { after: inWords(session) } : { before: inWords(session) }),
    });
  });
}

/** The learner's own attendance, by class. */
export async function ownAttendance({ db }: Context, accountId: string): Promise<OwnAttendance> {
  const marks = await store.findOwnMarks(db, accountId);
  const classes = [...Map.groupBy(marks, ({ batchId }) => batchId)].map(async ([batchId, own]) => {
    const rule = await store.findRule(db, batchId);
    const counts = own.reduce<AttendanceCounts>(
      (sum, { state }) => ({ ...sum, [state]: sum[state] + 1 }),
      NO_COUNTS,
    );
    const { percent, short } = shareOf(counts, rule);
    return {
      batchId,
      batch: own[0]?.batch ?? '',
      ...(percent !== undefined && { percent }),
      threshold: rule.threshold,
      short,
      sessions: own.map(({ day, hour, kind, state }) => ({ day, hour, kind, state })),
    };
  });
  return { classes: await Promise.all(classes) };
}
