import { Readable } from 'node:stream';

import type { EventStream } from '@abhyas/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import { AppError } from '../errors.ts';

/** A line that says nothing, so that headers leave at once and the browser knows that it is heard. */
export const GREETING = ': listening\n\n';
const AGAIN_AFTER_SECONDS = 5;

type Part<S extends EventStream, K extends 'params' | 'query'> = S[K] extends z.core.$ZodType
  ? z.output<S[K]>
  : undefined;

type Opening<S extends EventStream> = {
  readonly request: FastifyRequest;
  readonly params: Part<S, 'params'>;
  readonly query: Part<S, 'query'>;
};

/** Whose stream it is, and its lines until `gone` aborts: then nobody reads any more. */
type Opened = { readonly reader: string; readonly lines: (gone: AbortSignal) => AsyncIterable<string> };

type Handler<S extends EventStream> = {
  /** How many such streams one reader may have open in one API process. */
  readonly most: number;
  readonly open: (opening: Opening<S>) => Promise<Opened>;
};

/** Registers a stream of the contract. */
export function handleStream<S extends EventStream>(
  app: FastifyInstance,
  stream: S,
  { most, open }: Handler<S>,
): void {
  const readers = new Readers(most);
  app.route({
    method: 'GET',
    url: stream.path,
    schema: {
      ...(stream.params && { params: stream.params }),
      ...(stream.query && { querystring: stream.query }),
    },
    config: { access: stream.access, stream },
    handler: async (request, reply) => {
      const { params, query } = request;
      // Fastify has checked both against the schemas of the stream, which is what Opening states.
      const { reader, lines } = await open({ request, params, query } as Opening<S>);
      const gone = readers.enter(reader, reply);
      if (gone.aborted) return reply.send();
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(lines(gone)));
    },
  });
}

/** How many streams each reader has open. */
class Readers {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a stream until its reader leaves, which the signal tells. */
  enter(reader: string, reply: FastifyReply): AbortSignal {
    const open = this.#open.get(reader) ?? 0;
    if (open >= this.#most) {
      throw new AppError('running.too-many-watchers', { values: { seconds: AGAIN_AFTER_SECONDS } });
    }
    this.#open.set(reader, open + 1);
    const gone = new AbortController();
    const leave = (): void => {
      this.#leave(reader);
      gone.abort();
    };
    // Whoever left while we looked who it is will not leave again.
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
    return gone.signal;
  }

  #leave(reader: string): void {
    const left = (this.#open.get(reader) ?? 1) - 1;
    if (left === 0) this.#open.delete(reader);
    else this.#open.set(reader, left);
  }
}
