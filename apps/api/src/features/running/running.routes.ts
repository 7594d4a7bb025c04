import { DONE } from '@abhyas/contract/done';
import { textsIn } from '@abhyas/contract/messages/in-language';
import { execute, formatCode, stopRun, traceRun, type ExecuteReply } from '@abhyas/contract/running';
import { tryProgram } from '@abhyas/contract/running-trial';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/http.ts';
import { requireOpenSeat } from '../sitting/seat.service.ts';
import { consoleRoutes } from './console.routes.ts';
import { format } from './format.service.ts';
import { pageFrameRoutes } from './page-frame.routes.ts';
import { progressRoutes } from './progress.routes.ts';
import { DRAIN_MS } from './run-limits.ts';
import * as running from './running.service.ts';
import { recordForOthers } from './run-record.service.ts';
import { trace } from './trace.service.ts';
import { TrialWindow } from './trial.rules.ts';
import { runTrial } from './trial.service.ts';
import { VisibleTexts } from './visible-texts.ts';

export async function runningRoutes(
  app: FastifyInstance,
  {
    needsAllTests,
    ...parts
  }: Pick<AppContext, 'db' | 'release' | 'queue' | 'log'> & {
    readonly needsAllTests: running.NeedsAllTests;
  },
): Promise<void> {
  const context = { ...parts, visibleTexts: new VisibleTexts(parts.db), texts: textsIn('en') };

  // Fastify waits for every open answer before it closes.
  app.addHook('preClose', async () => parts.queue.drain(DRAIN_MS));

  const closing = new AbortController();
  const recording = recordForOthers(context, closing.signal);
  app.addHook('onClose', async () => {
    closing.abort();
    await recording;
  });

  pageFrameRoutes(app);

  handle(app, execute, async ({ identity, body, language, request, reply }) => {
    const seat = await requireOpenSeat(parts.db, identity, body.assetId);
    const answer = await running.execute(
      { ...context, texts: textsIn(language), needsAllTests, samplesOnly: seat?.isMock ?? false },
      { accountId: identity.accountId, request: body, requestId: request.id },
    );
    return sent(answer, reply);
  });

  handle(app, traceRun, async ({ identity, body, language, request, reply }) => {
    const answer = await trace(
      { ...context, texts: textsIn(language) },
      { accountId: identity.accountId, request: body, requestId: request.id },
    );
    return sent(answer, reply);
  });

  handle(app, formatCode, async ({ identity, body, language, request, reply }) => {
    const answer = await format(
      { ...context, texts: textsIn(language) },
      { accountId: identity.accountId, request: body, requestId: request.id },
    );
    return sent(answer, reply);
  });

  handle(app, stopRun, async ({ identity, params }) => {
    const key = { accountKey: identity.accountId, watchName: params.runId };
    if (!(await context.queue.stop(key))) throw new AppError('running.run-unknown');
    return DONE;
  });

  const window = new TrialWindow();
  const trials = { ...parts, window };
  handle(app, tryProgram, async ({ request, body, language }) =>
    runTrial({ ...trials, texts: textsIn(language) }, { ...body, address: request.ip }),
  );

  await progressRoutes(app, context);
  await consoleRoutes(app, { ...context, window });
}

/** Says beside a denied run when it may be tried again. */
function sent({ reply: body, retryAfterSeconds }: running.Answer, reply: FastifyReply): ExecuteReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return body;
}
