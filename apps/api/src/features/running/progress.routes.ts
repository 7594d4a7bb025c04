import { runEvents, type RunProgress } from '@abhyas/contract/running';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { GREETING, handleStream } from '../../platform/http/event-streams.ts';
import { WATCHERS_PER_ACCOUNT } from './run-limits.ts';

/** The progress of one's own run, told while `execute` has not answered yet. */
export async function progressRoutes(
  app: FastifyInstance,
  { queue }: Pick<AppContext, 'queue'>,
): Promise<void> {
  handleStream(app, runEvents, {
    most: WATCHERS_PER_ACCOUNT,
    open: async ({ request, params: { runId } }) => {
      const identity = await request.readIdentity();
      if (!identity) throw new AppError('auth.signin-needed');
      const { accountId } = identity;
      const key = { accountKey: accountId, watchName: runId };
      return { reader: accountId, lines: (gone) => events(queue.progress(key, gone)) };
    },
  });
}

async function* events(progress: AsyncIterable<RunProgress>): AsyncGenerator<string> {
  yield GREETING;
  for await (const step of progress) yield `data: ${JSON.stringify(step)}\n\n`;
}
