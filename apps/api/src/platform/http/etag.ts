import { createHash } from 'node:crypto';

import type { Call, CallReply } from '@abhyas/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { handleRaw, type CallContext } from './http.ts';
import { ResponseCache } from './response-cache.ts';

/** All that an answer depends on beside its address. */
const VARY = 'x-auth-token, accept-encoding, accept-language';
const CACHE_BYTES_MAX = 64 * 1024 * 1024;
const cache = new ResponseCache(CACHE_BYTES_MAX);

/** A reply that a browser may keep and ask about again. */
export type Etagged<C extends Call> = {
  /** Names everything the reply depends on, of the content and of the learner. */
  readonly version: string;
  readonly build: () => CallReply<C>;
};

/**
 * Registers a read whose answer is sent only when it differs from what the browser has (ETag, 304).
 * The browser keeps it for one person and asks every time.
 */
export function handleWithEtag<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Etagged<C>>,
): void {
  handleRaw(app, call, async (context) => {
    const { request, reply } = context;
    const { version, build } = await handler(context);
    const tag = createHash('sha256').update(`${call.path} ${version}`).digest('base64url').slice(0, 27);
    reply.header('cache-control', 'private, no-cache').header('vary', VARY);
    reply.header('etag', `W/"${tag}"`);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const zipped = acceptsGzip(request);
    const stored = await cache.get(tag, zipped, () => JSON.stringify(z.parse(call.reply, build())));
    if (stored.encoding) reply.header('content-encoding', stored.encoding);
    return reply.type('application/json; charset=utf-8').send(stored.bytes);
  });
}

function acceptsGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
}
