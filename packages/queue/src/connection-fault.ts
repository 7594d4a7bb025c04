import { setTimeout as sleep } from 'node:timers/promises';

/** SQLSTATEs and socket errors that say nothing about the query: the server or the way to it is down. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  '53300', // too many connections
  '55P03', // lock not available
  '57P01', // shut down by an administrator
  '57P02', // crash shutdown
  '57P03', // starting up
  '57P05', // idle session timeout
]);

/** What node-postgres says, without a code, of a connection that ended under a query. */
const PASSING_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/;

/** True when the same call may succeed in a moment on a new connection. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (PASSING_CODES.has(code) || code.startsWith('08')) return true;
  if (error instanceof AggregateError) return error.errors.every(isConnectionFault);
  return PASSING_TEXTS.test(error.message);
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/**
 * Repeats a call, which must be harmless to repeat, for as long as only the connection is at fault and
 * `patienceMs` have not passed.
 */
export async function withPatience<T>(patienceMs: number, call: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      if (!isConnectionFault(error) || performance.now() + pauseMs > giveUpAt) throw error;
    }
    await sleep(pauseMs);
  }
}
