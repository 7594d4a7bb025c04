import type { Socket } from 'node:net';

import type { ErrorBody } from '@abhyas/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendErrors } from './error-handler.ts';
import { AppError } from '../errors.ts';

/** What Node's parser could not make a request of, by its error code; anything else is 400. */
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type Answers = {
  /** An address that no route can be sought for, as `/%`. It reaches no hook. */
  readonly frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
  /** Bytes that are no HTTP. There is only the socket. */
  readonly clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => void;
};

/** Answers to what never becomes a request, in the same form and with the same headers as all others. */
export function malformedRequests(headers: Readonly<Record<string, string>>): Answers {
  const fault = new AppError('frame.invalid', { values: { field: 'request' } });
  const body: ErrorBody = { errors: [{ msg: fault.message, code: fault.code }] };
  const text = JSON.stringify(body);
  const head = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return {
    frameworkErrors: (_error, _request, reply) => void sendErrors(reply.headers(headers), 400, [fault]),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (!socket.writable) return void socket.destroy();
      const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
      socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${text}`, () => socket.destroy());
    },
  };
}
