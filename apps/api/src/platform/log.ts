import { pino, type DestinationStream, type Logger } from 'pino';

/** Secrets never reach the log, whatever is logged. */
const REDACTED = ['req.headers["x-auth-token"]', 'req.headers.authorization', '*.password', '*.token'];

/** A fault in the log, without the objects that libraries hang on it: they may hold passwords. */
function describeError(error: Error): object {
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, message: error.message, stack: error.stack, ...code };
}

/** The log of this process: a JSON line for each event, on standard output unless `destination` says otherwise. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: REDACTED, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}
