import { Readable } from 'node:stream';

import { PROGRESS_PATH, progressParams, type RunProgress } from '@abhyas/contract/running';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/errors.ts';
import { WATCHERS_PER_ACCOUNT } from './run-limits.ts';

/** A line that says nothing, so that headers leave at once and the browser knows that it is heard. */
const GREETING = ': listening\n\n';

/** `GET /api/runner/progress/:runId`: server-sent events about one's own run, beside the answer of execute. */
export async function progressRoutes(
  app: FastifyInstance,
  { queue }: Pick<AppContext, 'queue'>,
): Promise<void> {
  const watchers = new Map<string, number>();
  const count = (accountId: string, step: 1 | -1): number => {
    const now = (watchers.get(accountId) ?? 0) + step;
    if (now === 0) watchers.delete(accountId);
    else watchers.set(accountId, now);
    return now;
  };

  app.get(
    PROGRESS_PATH,
    { schema: { params: progressParams }, config: { access: 'learner' } },
    async (request, reply) => {
      const identity = await request.readIdentity();
      if (!identity) throw new AppError('auth.signin-needed');
      const { accountId } = identity;
      if (count(accountId, 1) > WATCHERS_PER_ACCOUNT) {
        count(accountId, -1);
        throw new AppError('running.too-many-watchers', { values: { seconds: 5 } });
      }
      const gone = new AbortController();
      reply.raw.once('close', () => {
        count(accountId, -1);
        gone.abort();
      });
      const { runId } = progressParams.parse(request.params);
      const progress = queue.progress({ accountKey: accountId, watchName: runId }, gone.signal);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(events(progress)));
    },
  );
}

async function* events(progress: AsyncIterable<RunProgress>): AsyncGenerator<string> {
  yield GREETING;
  for await (const step of progress) yield `data: ${JSON.stringify(step)}\n\n`;
}
