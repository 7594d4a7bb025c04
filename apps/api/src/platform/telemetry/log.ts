import { writeSync } from 'node:fs';

import { pino, type DestinationStream, type Logger } from 'pino';

/** Secrets never reach the log, whatever is logged. */
const REDACTED = ['req.headers["x-auth-token"]', 'req.headers.authorization', '*.password', '*.token'];

/** A fault in the log, without the objects that libraries hang on it: they may hold passwords. */
function describeError(error: Error): object {
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, message: error.message, stack: error.stack, ...code };
}

const STANDARD_OUTPUT = 1;

/**
 * Writes each line at once. One that cannot be written, as on a full disk, is lost: pino's own destination
 * would keep it, and wait for room before the process may end.
 */
export function unbuffered(fd: number): DestinationStream {
  return {
    write(line) {
      try {
        writeSync(fd, line);
      } catch {
        // There is nowhere left to say so.
      }
    },
  };
}

/** The log of this process: a JSON line for each event, on standard output unless `destination` says otherwise. */
export function openLog(level: string, destination = unbuffered(STANDARD_OUTPUT)): Logger {
  return pino({ level, redact: REDACTED, serializers: { err: describeError } }, destination);
}
