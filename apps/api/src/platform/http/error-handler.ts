import { setTimeout as sleep } from 'node:timers/promises';

import type { ErrorBody } from '@abhyas/contract/errors';
import { fill } from '@abhyas/contract/fill';
import { textsIn } from '@abhyas/contract/messages/in-language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AppContext } from '../app-context.ts';
import { isDatabaseUnavailable } from '@abhyas/postgres/connection-fault';
import { isUnstorable, type Database } from '../database/database.ts';
import { AppError, AppErrors } from '../errors.ts';
import { languageOf } from './language.ts';
import { HAND_ON, DrainingError } from '../overload/draining.ts';
import { recordInternalFailure } from '../telemetry/internal-failures.ts';

/**
 * Whoever asks too often and does not heed the answer asks again as soon as it is there. So it comes late: a program
 * with 20 connections then asks 20 times a second, not hundreds of times. What waits costs a timer.
 */
const TOO_MANY_ANSWERED_AFTER_MS = 1000;

/** Turns every fault into the form of FRAME-14; nothing of our insides leaves. */
export function installErrorHandler(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const faults = await faultsOf(error, request, db);
    const status = faults[0]?.status ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (error instanceof DrainingError) reply.headers(HAND_ON);
    if (status === 500)
      recordInternalFailure(db, request.log, { kind: 'request', cause: causeOf(error, request) });
    if (status === 429) await sleep(TOO_MANY_ANSWERED_AFTER_MS);
    return sendErrors(reply, status, faults);
  });
}

/** Of a call that failed because its account was deleted in the middle of it only that is told. */
async function faultsOf(
  error: FastifyError,
  request: FastifyRequest,
  db: Database,
): Promise<readonly AppError[]> {
  if (hasLeft(request)) return [invalid('request')];
  const faults = toAppErrors(error, request);
  if (faults[0]?.status !== 500 || !(await isErased(db, request))) return faults;
  return [new AppError('auth.signin-needed')];
}

/** Whether whoever asks was signed in, and has no account any more. A deletion that is under way is waited for. */
async function isErased(db: Database, request: FastifyRequest): Promise<boolean> {
  try {
    const identity = await request.readIdentity();
    if (!identity) return false;
    const held = db.selectFrom('account').select('id').where('id', '=', identity.accountId).forKeyShare();
    return (await held.executeTakeFirst()) === undefined;
  } catch {
    return false;
  }
}

/** Who went away in the middle of a body: hears nothing any more, and its lost connection is none to our database. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

const invalid = (field: string): AppError => new AppError('frame.invalid', { values: { field } });

/** Route and fault, without what the request carried. */
function causeOf(error: Error, request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'unknown'}: ${error.name}: ${error.message}`;
}

/** Answers with the wire form of `faults`, in the language of whoever asked. */
export function sendErrors(reply: FastifyReply, status: number, faults: readonly AppError[]): FastifyReply {
  const seconds = faults.find((fault) => fault.values['seconds'] !== undefined)?.values['seconds'];
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  else if (status === 503) reply.header('retry-after', '2');
  const { errors: texts } = textsIn(languageOf(reply.request));
  const body: ErrorBody = {
    errors: faults.map(({ code, values, field }) => ({
      msg: fill(texts[code], values),
      code,
      ...(field && { field }),
    })),
  };
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

function toAppErrors(error: FastifyError | Error, request: FastifyRequest): readonly AppError[] {
  if (error instanceof AppError) return [error];
  if (error instanceof AppErrors) return error.errors;
  if ('validation' in error && error.validation) {
    // An address that cannot be one of ours names nothing, like one of ours that names nothing any more.
    if (error.validationContext === 'params') return [new AppError('frame.not-found')];
    const field = error.validation[0]?.instancePath.replace(/^\//, '') || 'body';
    return [invalid(field)];
  }
  if (isDatabaseUnavailable(error)) return [new AppError('frame.unavailable')];
  const status = statusOf(error);
  if (status === 413) return [new AppError('frame.too-large')];
  if (status !== undefined && status < 500) {
    return [invalid('request')];
  }
  return [new AppError('frame.internal', { values: { requestId: request.id } })];
}

/** The status that the framework gives a fault of the request; undefined for a fault of ours. */
function statusOf(error: FastifyError | Error): number | undefined {
  if (isUnstorable(error)) return 400;
  return 'statusCode' in error ? error.statusCode : undefined;
}
