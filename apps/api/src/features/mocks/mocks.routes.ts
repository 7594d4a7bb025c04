import {
  finishMock,
  mocks as mocksCall,
  readMockPaper,
  readMockReport,
  saveMockAnswers,
  startMock,
} from '@abhyas/contract/mocks';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as mocks from './mocks.service.ts';
import { reportOf } from './report.service.ts';

/** Timed mock tests: what there is, an attempt while it lasts, and its report. */
export async function mocksRoutes(
  app: FastifyInstance,
  { db, release }: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  const context = { db, release };
  handle(app, mocksCall, ({ identity, language }) =>
    mocks.listMocks(context, identity.accountId, release.in(language)),
  );
  handle(app, startMock, ({ identity, params }) => mocks.start(context, identity.accountId, params.mockId));
  handle(app, readMockPaper, ({ identity, params, language }) =>
    mocks.paperOf(context, { ...params, accountId: identity.accountId, language }),
  );
  handle(app, saveMockAnswers, ({ identity, params, body }) =>
    mocks.saveFor(context, { ...params, ...body, accountId: identity.accountId }),
  );
  handle(app, finishMock, ({ identity, params }) =>
    mocks.finish(context, { ...params, accountId: identity.accountId }),
  );
  handle(app, readMockReport, ({ identity, params, language }) =>
    reportOf(context, { ...params, accountId: identity.accountId, language }),
  );
}
