import { errorCode } from './error-code.ts';

/** What the way to the server says when it is cut: errors of sockets and of names. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** What node-postgres says, without a code, of a connection that ended under a query or was never made. */
const DRIVER_TEXTS =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/**
 * SQLSTATEs, or their classes, that say nothing of the statement. True: the same statement may succeed in a moment on
 * a new connection. False: the server is up but cannot do its work, as on a full disk.
 */
const SERVER_STATES: readonly (readonly [start: string, passesSoon: boolean])[] = [
  ['08', true], // the connection
  ['53300', true], // too many connections
  ['53', false], // memory or disk used up
  ['55P03', true], // a lock not to be had
  ['57P', true], // shut down, crashed, starting up, an idle session ended
  ['57014', false], // the statement took too long
  ['58', false], // the operating system
];

/** True when the same call may succeed in a moment on a new connection. */
export function isConnectionFault(error: unknown): boolean {
  return everyCause(error, (cause) => isUnreachable(cause) || stateOf(cause)?.[1] === true);
}

/** True when an error says that the database could not be used, rather than that the request was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return everyCause(error, (cause) => isUnreachable(cause) || stateOf(cause) !== undefined);
}

/** A host with several addresses fails with one error for each of them. */
function everyCause(error: unknown, is: (cause: Error) => boolean): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.every((cause) => everyCause(cause, is));
  }
  return error instanceof Error && is(error);
}

function isUnreachable(error: Error): boolean {
  return NETWORK_CODES.has(errorCode(error) ?? '') || DRIVER_TEXTS.test(error.message);
}

function stateOf(error: Error): (typeof SERVER_STATES)[number] | undefined {
  const code = errorCode(error) ?? '';
  return SERVER_STATES.find(([start]) => code.startsWith(start));
}
