import { createHash } from 'node:crypto';

import type { Call, CallReply } from '@abhyas/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { handleRaw, type CallContext } from './http.ts';
import { ReplyShelf } from './reply-shelf.ts';

/** All that an answer depends on beside its address. */
const VARY = 'x-auth-token, accept-encoding, accept-language';
const SHELF_BYTES_MAX = 64 * 1024 * 1024;
const shelf = new ReplyShelf(SHELF_BYTES_MAX);

/** A reply that a browser may keep and ask about again. */
export type Revalidated<C extends Call> = {
  /** Names everything the reply depends on, of the content and of the learner. */
  readonly version: string;
  readonly build: () => CallReply<C>;
};

/**
 * Registers a read whose answer is sent only when it differs from what the browser has (ETag, 304).
 * The browser keeps it for one person and asks every time.
 */
export function handleRevalidated<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Revalidated<C>>,
): void {
  handleRaw(app, call, async (context) => {
    const { request, reply } = context;
    const { version, build } = await handler(context);
    const tag = createHash('sha256').update(`${call.path} ${version}`).digest('base64url').slice(0, 27);
    reply.header('cache-control', 'private, no-cache').header('vary', VARY);
    reply.header('etag', `W/"${tag}"`);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const zipped = acceptsGzip(request);
    const stored = await shelf.get(tag, zipped, () => JSON.stringify(z.parse(call.reply, build())));
    if (stored.encoding) reply.header('content-encoding', stored.encoding);
    return reply.type('application/json; charset=utf-8').send(stored.bytes);
  });
}

function acceptsGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
}
