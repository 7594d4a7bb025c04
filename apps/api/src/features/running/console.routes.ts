import { Readable } from 'node:stream';

import {
  CONSOLE_EVENTS_PATH,
  consoleEventsParams,
  consoleEventsQuery,
  startConsole,
  stopConsole,
  TYPED_BYTES_MAX,
  typeAtConsole,
} from '@abhyas/contract/console';
import { DONE } from '@abhyas/contract/done';
import { textsIn } from '@abhyas/contract/messages/in-language';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/http.ts';
import { languageOf } from '../../platform/http/language.ts';
import { followConsole } from './console-events.service.ts';
import { keyOf, startAtConsole, type ConsoleContext, type Talker } from './console.service.ts';
import { CONSOLES_PER_TALKER } from './run-limits.ts';

/** Talking with a program: what begins it, types, stops it, and the stream of what it shows. */
export async function consoleRoutes(app: FastifyInstance, context: ConsoleContext): Promise<void> {
  const { queue } = context;

  handle(app, startConsole, async ({ request, body, language }) =>
    startAtConsole({ ...context, texts: textsIn(language) }, await talkerOf(request), body),
  );

  handle(app, typeAtConsole, async ({ request, params, body }) => {
    const { seq, typed } = body;
    if (typed.key === 'text' && Buffer.byteLength(typed.text) > TYPED_BYTES_MAX) {
      throw new AppError('running.typed-too-large');
    }
    const key = keyOf(await talkerOf(request), params.runId);
    return { answer: await queue.interactive.type(key, seq, typed) };
  });

  handle(app, stopConsole, async ({ request, params }) => {
    if (!(await queue.stop(keyOf(await talkerOf(request), params.runId))))
      throw new AppError('running.run-unknown');
    return DONE;
  });

  const open = new Map<string, number>();
  const count = (name: string, step: 1 | -1): number => {
    const now = (open.get(name) ?? 0) + step;
    if (now === 0) open.delete(name);
    else open.set(name, now);
    return now;
  };

  app.get(
    CONSOLE_EVENTS_PATH,
    {
      schema: { params: consoleEventsParams, querystring: consoleEventsQuery },
      config: { access: 'public' },
    },
    async (request, reply) => {
      const talker = await talkerOf(request);
      const { runId } = consoleEventsParams.parse(request.params);
      const { after } = consoleEventsQuery.parse(request.query);
      const key = keyOf(talker, runId);
      const run = await queue.interactive.find(key);
      if (!run) throw new AppError('running.run-unknown');
      if (count(key.accountKey, 1) > CONSOLES_PER_TALKER) {
        count(key.accountKey, -1);
        throw new AppError('running.too-many-watchers', { values: { seconds: 5 } });
      }
      const gone = new AbortController();
      reply.raw.once('close', () => {
        count(key.accountKey, -1);
        gone.abort();
      });
      const texts = textsIn(languageOf(request));
      const isStillTheirs = async (): Promise<boolean> => 'address' in talker || request.isStillSignedIn();
      const following = { run, key, after, signal: gone.signal, isStillTheirs };
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(followConsole({ ...context, texts }, following)));
    },
  );
}

/** Somebody signed in talks as themselves, everybody else as a visitor. A token that is no good is none. */
async function talkerOf(request: FastifyRequest): Promise<Talker> {
  const identity = await request.readIdentity();
  if (identity) return { accountId: identity.accountId };
  if (request.headers['x-auth-token']) throw new AppError('auth.signin-needed');
  return { address: request.ip };
}
