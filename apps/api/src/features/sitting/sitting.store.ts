import { limits } from '@abhyas/contract/limits';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { endOf } from './exam-ends.store.ts';

/** One learner in one exam. */
export type Sitting = {
  readonly examId: string;
  readonly accountId: string;
  /** The problems that were drawn for them, in their order. */
  readonly items: readonly string[];
  readonly startedAt: Date;
  readonly endsAt: Date;
  /** Who holds it. */
  readonly sessionId: string;
  readonly askingSessionId: string | null;
  readonly heardAt: Date;
  readonly shown: string | null;
  /** When a teacher looked at a text of it last. */
  readonly watchedAt: Date | null;
  readonly handedAt: Date | null;
  readonly handedBy: 'learner' | 'server' | null;
};

const COLUMNS = sql`exam_id as "examId", account_id as "accountId", items, started_at as "startedAt",
  ends_at as "endsAt", session_id as "sessionId", asking_session_id as "askingSessionId", heard_at as "heardAt",
  shown, watched_at as "watchedAt", handed_at as "handedAt", handed_by as "handedBy"`;

export type SeatName = { readonly examId: string; readonly accountId: string };

/** @param hold Locks it until the end of the transaction. */
export async function findSitting(
  db: Database,
  { examId, accountId }: SeatName,
  { hold = false } = {},
): Promise<Sitting | undefined> {
  const { rows } = await sql<Sitting>`
    select ${COLUMNS} from sitting where exam_id = ${examId} and account_id = ${accountId}
    ${hold ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function findSittings(db: Database, examId: string): Promise<Sitting[]> {
  const { rows } = await sql<Sitting>`select ${COLUMNS} from sitting where exam_id = ${examId}`.execute(db);
  return rows;
}

/** Those whose time was over so many seconds ago and who have not handed in. */
export async function findOverdue(db: Database, seconds: number, most: number): Promise<SeatName[]> {
  const { rows } = await sql<SeatName>`
    select exam_id as "examId", account_id as "accountId" from sitting
    where handed_at is null and ends_at <= now() - make_interval(secs => ${seconds})
    order by ends_at limit ${most}`.execute(db);
  return rows;
}

/** When the next sitting is over. */
export async function findNextEnd(db: Database): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(ends_at) as at from sitting where handed_at is null`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** When a learner's time is over, if they begin now. */
export async function findEndFrom(db: Database, { examId, accountId }: SeatName): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select ${endOf(sql`${accountId}::uuid`, sql`now()`)} as at
    from assignment join exam on assignment_id = id where id = ${examId}`.execute(db);
  return rows[0]?.at;
}

type Begun = SeatName & {
  readonly sessionId: string;
  readonly items: readonly string[];
  /** Of the exam that the items were drawn from. */
  readonly version: number;
};

/**
 * Begins; what has begun already stays as it is. Undefined when the time is over, or when the exam was changed since its
 * items were drawn: whoever changes it waits for this, or this for them.
 */
export async function insertSitting(
  db: Database,
  { examId, accountId, sessionId, items, version }: Begun,
): Promise<Sitting | undefined> {
  await sql`
    with kept as (
      insert into kept_text_log (account_id, asset_id, until)
      select ${accountId}::uuid, item || '@' || ${examId}, now() + make_interval(days => ${limits.textLogDays})
      from unnest(${[...items]}::text[]) as item on conflict do nothing
    )
    insert into sitting (exam_id, account_id, items, session_id, ends_at)
    select id, ${accountId}::uuid, ${[...items]}::text[], ${sessionId}::uuid, ends.at
    from assignment join exam on assignment_id = id,
      lateral (select ${endOf(sql`${accountId}::uuid`, sql`now()`)} as at) as ends
    where id = ${examId} and version = ${version} and opens_at <= now() and ends.at > now()
    for share of assignment
    on conflict do nothing`.execute(db);
  return findSitting(db, { examId, accountId });
}

/**
 * Brings the ends of an exam's sittings up to date, of all or of one, after its times or what is allowed have changed. A
 * sitting that the server had ended goes on where there is time again; `reopen`: also one that its learner had handed in.
 */
export async function recomputeEnds(
  db: Database,
  examId: string,
  { accountId, reopen = false }: { readonly accountId?: string; readonly reopen?: boolean } = {},
): Promise<void> {
  // A hand-in that has begun ends first.
  await sql`select from sitting where exam_id = ${examId} order by account_id for update`.execute(db);
  await sql`
    update sitting set ends_at = ends.at,
      handed_at = case when ends.goes_on then null else handed_at end,
      handed_by = case when ends.goes_on then null else handed_by end
    from (
      select each.account_id, at, at > now() and (handed_by = 'server' or ${reopen}) as goes_on
      from sitting as each join assignment on id = exam_id join exam on assignment_id = id,
        lateral (select ${endOf(sql`each.account_id`, sql`each.started_at`)} as at) as end_of
      where exam_id = ${examId}
    ) as ends
    where exam_id = ${examId} and sitting.account_id = ends.account_id
      and (${accountId ?? null}::uuid is null or sitting.account_id = ${accountId ?? null})`.execute(db);
}

/** Notes that a learner's device was heard, if it holds the sitting and nothing was handed in. */
export async function saveHeard(
  db: Database,
  { examId, accountId, sessionId, shown }: SeatName & { sessionId: string; shown: string | undefined },
): Promise<void> {
  await sql`
    update sitting set heard_at = now(), shown = coalesce(${shown ?? null}, shown)
    where exam_id = ${examId} and account_id = ${accountId} and session_id = ${sessionId} and handed_at is null`.execute(
    db,
  );
}

/** A teacher looks at it: kept every other second, however often their page asks. */
export async function saveWatched(db: Database, { examId, accountId }: SeatName): Promise<void> {
  await sql`
    update sitting set watched_at = now()
    where exam_id = ${examId} and account_id = ${accountId} and handed_at is null
      and (watched_at is null or watched_at < now() - interval '2 seconds')`.execute(db);
}

export async function saveHanded(
  db: Database,
  { examId, accountId, by }: SeatName & { readonly by: 'learner' | 'server' },
): Promise<void> {
  await sql`
    update sitting set handed_at = now(), handed_by = ${by}, asking_session_id = null
    where exam_id = ${examId} and account_id = ${accountId}`.execute(db);
}

/** Another device asks for the sitting. */
export async function saveAsking(
  db: Database,
  { examId, accountId, sessionId }: SeatName & { readonly sessionId: string },
): Promise<void> {
  await sql`
    update sitting set asking_session_id = ${sessionId}
    where exam_id = ${examId} and account_id = ${accountId}`.execute(db);
}

/** Moves the sitting to the device that asks for it. False: none does. */
export async function moveSitting(db: Database, { examId, accountId }: SeatName): Promise<boolean> {
  const { rows } = await sql`
    update sitting set session_id = asking_session_id, asking_session_id = null, heard_at = now()
    where exam_id = ${examId} and account_id = ${accountId} and asking_session_id is not null
    returning exam_id`.execute(db);
  return rows.length > 0;
}

/** Whether somebody has begun an exam. */
export async function isSat(db: Database, examId: string): Promise<boolean> {
  const { rows } = await sql`select from sitting where exam_id = ${examId} limit 1`.execute(db);
  return rows.length > 0;
}

/** At most this many events are recorded for one sitting. */
const EVENTS_MOST = 5000;

export type NewEvent = {
  readonly id: string;
  readonly kind: string;
  readonly assetId?: string | undefined;
  readonly amount: number;
  readonly ageMs: number;
};

/** Records events of a sitting; recorded ones stay as they are. The transaction holds the sitting. */
export async function insertEvents(
  db: Database,
  { examId, accountId }: SeatName,
  events: readonly NewEvent[],
): Promise<void> {
  const { noted } = await db
    .selectFrom('sitting_event')
    .select(sql<number>`count(*)::integer`.as('noted'))
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const taken = events.slice(0, Math.max(0, EVENTS_MOST - noted));
  if (taken.length === 0) return;
  await db
    .insertInto('sitting_event')
    .values(
      taken.map(({ id, kind, assetId = null, amount, ageMs }) => ({
        id,
        exam_id: examId,
        account_id: accountId,
        kind,
        asset_id: assetId,
        amount,
        happened_at: sql<Date>`now() - make_interval(secs => ${ageMs / 1000})`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
