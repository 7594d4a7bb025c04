import {
  consoleEvents,
  startConsole,
  stopConsole,
  TYPED_BYTES_MAX,
  typeAtConsole,
} from '@abhyas/contract/console';
import { DONE } from '@abhyas/contract/done';
import { textsIn } from '@abhyas/contract/messages/in-language';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '../../platform/errors.ts';
import { handleStream } from '../../platform/http/event-streams.ts';
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

  handleStream(app, consoleEvents, {
    most: CONSOLES_PER_TALKER,
    open: async ({ request, params: { runId }, query: { after } }) => {
      const talker = await talkerOf(request);
      const key = keyOf(talker, runId);
      const run = await queue.interactive.find(key);
      if (!run) throw new AppError('running.run-unknown');
      const texts = textsIn(languageOf(request));
      const isStillTheirs = async (): Promise<boolean> => 'address' in talker || request.isStillSignedIn();
      const lines = (signal: AbortSignal): AsyncIterable<string> =>
        followConsole({ ...context, texts }, { run, key, after, signal, isStillTheirs });
      return { reader: key.accountKey, lines };
    },
  });
}

/** Somebody signed in talks as themselves, everybody else as a visitor. A token that is no good is none. */
async function talkerOf(request: FastifyRequest): Promise<Talker> {
  const identity = await request.readIdentity();
  if (identity?.sits) throw new AppError('exams.sitting');
  if (identity) return { accountId: identity.accountId };
  if (request.headers['x-auth-token']) throw new AppError('auth.signin-needed');
  return { address: request.ip };
}
