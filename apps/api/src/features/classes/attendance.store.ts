import type { AttendanceState, SessionForm, SessionHour, SessionKind } from '@abhyas/contract/attendance';
import type {
  AttendanceCounts,
  AttendanceRule,
  SessionRow,
  SheetLine,
} from '@abhyas/contract/attendance.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { USUAL_RULE } from './attendance.rules.ts';
import { byRollNumber } from './list-order.rules.ts';

export type KeptRule = AttendanceRule & { readonly version: number };

/** How a batch reckons its attendance; as is usual while nobody has said anything else. */
export async function findRule(db: Database, batchId: string): Promise<KeptRule> {
  const { rows } = await sql<KeptRule>`
    select version, threshold, late from attendance_rule where batch_id = ${batchId}`.execute(db);
  return rows[0] ?? { ...USUAL_RULE, version: 0 };
}

/** Changes it; false when somebody else has changed it since that version. */
export async function saveRule(
  db: Database,
  batchId: string,
  { version, threshold, late }: KeptRule,
): Promise<boolean> {
  await db
    .insertInto('attendance_rule')
    .values({ batch_id: batchId, ...USUAL_RULE, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .updateTable('attendance_rule')
    .set({ version: version + 1, threshold, late })
    .where('batch_id', '=', batchId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

type Row = {
  readonly id: string;
  readonly version: number;
  readonly day: string;
  readonly hour: number | null;
  readonly starts: string | null;
  readonly ends: string | null;
  readonly kind: SessionKind;
};

const COLUMNS = sql`session.id, session.version, to_char(session.held_on, 'YYYY-MM-DD') as day, session.hour,
  to_char(session.starts, 'HH24:MI') as starts, to_char(session.ends, 'HH24:MI') as ends, session.kind`;

/** Those of an hour of the timetable stand before those by the clock of the same day. */
const LATEST_FIRST = sql`session.held_on desc, session.hour desc nulls last, session.starts desc, session.id`;

const COUNTS = sql`
  (count(*) filter (where mark.state = 'present'))::int as present,
  (count(*) filter (where mark.state = 'late'))::int as late,
  (count(*) filter (where mark.state = 'absent'))::int as absent,
  (count(*) filter (where mark.state = 'duty'))::int as duty`;

export type KeptSession = SessionForm & { readonly id: string; readonly version: number };

function toSession({ id, version, day, hour, starts, ends, kind }: Row): KeptSession {
  const at: SessionHour =
    hour === null ? { is: 'clock', from: starts ?? '', to: ends ?? '' } : { is: 'number', number: hour };
  return { id, version, day, hour: at, kind };
}

const countsOf = ({ present, late, absent, duty }: AttendanceCounts): AttendanceCounts => ({
  present,
  late,
  absent,
  duty,
});

/** The sessions of a batch, the latest first; with those who have left, and those whose account is erased. */
export async function findSessions(db: Database, batchId: string): Promise<SessionRow[]> {
  const { rows } = await sql<Row & AttendanceCounts>`
    select ${COLUMNS}, ${COUNTS}
    from class_session as session left join session_mark as mark on mark.session_id = session.id
    where session.batch_id = ${batchId} and session.deleted_at is null
    group by session.id order by ${LATEST_FIRST}`.execute(db);
  return rows.map((row) => ({ ...toSession(row), counts: countsOf(row) }));
}

export type WantedSession = { readonly batchId: string; readonly sessionId: string };

/** A session of a batch, held until the transaction ends; also a deleted one when it is asked for. */
export async function holdSession(
  db: Database,
  { batchId, sessionId }: WantedSession,
  { deleted = false } = {},
): Promise<KeptSession | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from class_session as session
    where id = ${sessionId} and batch_id = ${batchId} and (deleted_at is not null) = ${deleted} for update`.execute(
    db,
  );
  return rows[0] && toSession(rows[0]);
}

const hourColumns = ({ hour }: SessionForm) =>
  hour.is === 'number'
    ? { hour: hour.number, starts: null, ends: null }
    : { hour: null, starts: hour.from, ends: hour.to };

/** With everybody who is on the list as present; false when it is there already. */
export async function insertSession(
  db: Database,
  { id, batchId, ...form }: SessionForm & { readonly id: string; readonly batchId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('class_session')
    .values({ id, batch_id: batchId, held_on: form.day, kind: form.kind, ...hourColumns(form) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await sql`
    insert into session_mark (session_id, member_id, state)
    select ${id}, member.id, 'present' from batch_member as member
    where member.batch_id = ${batchId} and member.left_at is null`.execute(db);
  return true;
}

/** Changes when it was and what for; false when somebody else has changed it since that version. */
export async function saveSession(db: Database, { id, version, ...form }: KeptSession): Promise<boolean> {
  const row = await db
    .updateTable('class_session')
    .set({ held_on: form.day, kind: form.kind, version: version + 1, ...hourColumns(form) })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveDeleted(
  db: Database,
  id: string,
  deletedAt: RawBuilder<Date> | null,
): Promise<void> {
  await db.updateTable('class_session').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

type Listed = Omit<SheetLine, 'state'> & { readonly email: string };

/** By the names of the list; as `findMemberAccounts`, also who has left it. */
const LISTED = sql`member.id::text as "memberId", coalesce(member.roll_number, '') as "rollNumber",
  coalesce(nullif(member.name, ''), account.name, member.email) as name, member.email, member.section,
  member.left_at is not null as left`;

const MEMBERS = sql`batch_member as member left join account on account.id = member.account_id`;

const inListOrder = <T extends Listed>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => Number(a.left) - Number(b.left) || byRollNumber(a, b));

/** Who is on the list and who was marked in a session, those who have left last. */
export async function findLines(
  db: Database,
  { batchId, sessionId }: WantedSession,
): Promise<(Listed & { readonly state: AttendanceState | null })[]> {
  const { rows } = await sql<Listed & { state: AttendanceState | null }>`
    select ${LISTED}, mark.state from ${MEMBERS}
    left join session_mark as mark on mark.member_id = member.id and mark.session_id = ${sessionId}
    where member.batch_id = ${batchId} and (member.left_at is null or mark.id is not null)`.execute(db);
  return inListOrder(rows);
}

/** Who is on the list and who was marked in any session, with how often they were what. */
export async function findCounts(
  db: Database,
  batchId: string,
): Promise<(Listed & AttendanceCounts & { readonly accountId: string | null })[]> {
  const { rows } = await sql<Listed & AttendanceCounts & { accountId: string | null }>`
    select ${LISTED}, member.account_id as "accountId", ${COUNTS} from ${MEMBERS}
    left join (session_mark as mark join class_session as session on session.id = mark.session_id
      and session.deleted_at is null) on mark.member_id = member.id
    where member.batch_id = ${batchId} and (member.left_at is null or mark.id is not null)
    group by member.id, account.id`.execute(db);
  return inListOrder(rows);
}

/** Every mark of a batch, by session and member. */
export async function findMarks(
  db: Database,
  batchId: string,
): Promise<{ sessionId: string; memberId: string; state: AttendanceState }[]> {
  const { rows } = await sql<{ sessionId: string; memberId: string; state: AttendanceState }>`
    select mark.session_id as "sessionId", mark.member_id::text as "memberId", mark.state
    from session_mark as mark join class_session as session on session.id = mark.session_id
    where session.batch_id = ${batchId} and session.deleted_at is null and mark.member_id is not null`.execute(
    db,
  );
  return rows;
}

export type Marking = {
  readonly memberId: string;
  /** As whoever marks has seen it. */
  readonly was: AttendanceState | undefined;
  readonly state: AttendanceState;
};

/** Marks somebody in a session that is held; answers what they are marked as from then on. */
export async function saveMark(
  db: Database,
  sessionId: string,
  { memberId, was, state }: Marking,
): Promise<AttendanceState | undefined> {
  const { rows } = await sql<{ state: AttendanceState }>`
    select state from session_mark where session_id = ${sessionId} and member_id = ${memberId}::bigint`.execute(
    db,
  );
  const now = rows[0]?.state;
  if (now !== was) return now;
  await sql`
    insert into session_mark (session_id, member_id, state) values (${sessionId}, ${memberId}::bigint, ${state})
    on conflict (session_id, member_id) do update set state = excluded.state`.execute(db);
  return state;
}

type OwnMark = KeptSession & {
  readonly batchId: string;
  readonly batch: string;
  readonly state: AttendanceState;
};

/** Every session that somebody was marked in, of the classes on whose list they are, the latest first. */
export async function findOwnMarks(db: Database, accountId: string): Promise<OwnMark[]> {
  const { rows } = await sql<Row & Pick<OwnMark, 'batchId' | 'batch' | 'state'>>`
    select ${COLUMNS}, batch.id as "batchId", batch.name as batch, mark.state
    from batch_member as member join batch on batch.id = member.batch_id and batch.deleted_at is null
    join session_mark as mark on mark.member_id = member.id
    join class_session as session on session.id = mark.session_id and session.deleted_at is null
    where member.account_id = ${accountId} and member.left_at is null
    order by batch.name, ${LATEST_FIRST}`.execute(db);
  return rows.map((row) => ({ ...toSession(row), batchId: row.batchId, batch: row.batch, state: row.state }));
}
