import { problem, problems, resetCode, updateProblem } from '@abhyas/contract/practice';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http.ts';
import * as practice from './practice.service.ts';

export async function practiceRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, problems, async ({ identity }) => practice.listProblems(context, identity.accountId));

  handle(app, problem, async ({ identity, params }) =>
    practice.getProblem(context, identity.accountId, params.assetId),
  );

  handle(app, updateProblem, async ({ identity, params, body }) => {
    const save = { assetId: params.assetId, code: body.code };
    await practice.saveProblemCode(context, identity.accountId, save);
    return { savedAt: new Date().toISOString() };
  });

  handle(app, resetCode, async ({ identity, body }) => ({
    notif: true,
    code: await practice.resetProblemCode(context, identity.accountId, body),
  }));
}
