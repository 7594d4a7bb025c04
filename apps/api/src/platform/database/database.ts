import { errorCode } from '@abhyas/postgres/error-code';
import { openPool } from '@abhyas/postgres/pool';
import { Kysely, PostgresDialect, sql, type LogEvent, type Transaction } from 'kysely';

import type { DB } from './database-types.generated.ts';
import { prepareMarked } from './prepared.ts';

/** The main database, or a transaction on it: stores take either as their first argument. */
export type Database = Kysely<DB> | Transaction<DB>;

const POOL_SIZE = 12;
const STATEMENT_TIMEOUT_MS = 5000;
/** For work that nobody waits for second by second: a statement writes a whole release. */
const PATIENT_TIMEOUT_MS = 60_000;
/** The server itself ends a statement sooner: one that says nothing for so much longer hangs, or cannot be reached. */
const SILENCE_MS = 1000;
/** How long a request waits for a free connection before it is told that the database is out of reach. */
const POOL_TIMEOUT_MS = 2000;

/** Opens a pool on the main database. A lost connection is replaced by itself. Tracing notes each statement. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  noteQuery?: (event: LogEvent) => void,
): Kysely<DB> {
  const pool = poolOn(url, STATEMENT_TIMEOUT_MS, onError);
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...(noteQuery && { log: noteQuery }) });
}

/** The same for a thread that works on content: its statements may take long. */
export function openPatientDatabase(url: string): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: poolOn(url, PATIENT_TIMEOUT_MS, () => undefined) }),
  });
}

function poolOn(url: string, statementMs: number, onError: (error: Error) => void) {
  return openPool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: POOL_TIMEOUT_MS,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    idle_in_transaction_session_timeout: statementMs,
    application_name: 'abhyas-api',
    onError,
    onConnected: prepareMarked,
  });
}

/**
 * Opens the pool's connections ahead: a process that has just been started gets its share of the load at once. One
 * that a busy server does not give in time is opened when it is needed: to end for it would only bring more load.
 */
export async function openConnections(db: Kysely<DB>): Promise<void> {
  await Promise.allSettled(Array.from({ length: POOL_SIZE }, () => sql`select`.execute(db)));
}

const DEADLOCK = '40P01';
const DEADLOCK_TRIES = 5;

/** True when PostgreSQL has ended one of two transactions that waited for each other. */
function isDeadlock(error: unknown): boolean {
  return errorCode(error) === DEADLOCK;
}

/** For a transaction that takes hold of very much, as a deletion does: tried again when it was chosen to give way. */
export async function againOnDeadlock<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (!isDeadlock(error) || attempt === DEADLOCK_TRIES) throw error;
    }
  }
}

/**
 * What PostgreSQL cannot hold: a text with a NUL (22021 in text, 22P05 in JSON), a day that it does not know, as one of
 * the year 0 (22007, 22008).
 */
const UNSTORABLE_STATES = new Set(['22021', '22P05', '22007', '22008']);

/** True when an error says that a value of the request can be neither stored nor looked for. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE_STATES.has(errorCode(error) ?? '');
}
