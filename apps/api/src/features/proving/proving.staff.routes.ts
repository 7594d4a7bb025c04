import {
  listVerifications,
  proofMatrix,
  proofStatus,
  startVerification,
  stopVerification,
  verificationDetail,
} from '@abhyas/contract/proving.staff';
import {
  decideRejudgement,
  listRejudgeable,
  rejudgementDetail,
  startRejudgement,
  stopRejudgement,
} from '@abhyas/contract/proving-rejudging.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as proving from './proving.service.ts';
import * as rejudging from './rejudging.service.ts';

/** Verifying problems with the runners, and what changed tests make of earlier submissions. */
export async function provingStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release' | 'builder' | 'queue'>,
): Promise<void> {
  handle(app, listVerifications, async ({ query }) => ({
    verifications: await proving.listVerifications(context, query.draftId),
  }));
  handle(app, proofStatus, ({ query }) => proving.verificationStatus(context, query.draftId));
  handle(app, startVerification, async ({ identity, body }) => ({
    id: await proving.startVerification(context, identity.accountId, body),
  }));
  handle(app, verificationDetail, ({ params }) => proving.verificationDetail(context, params.id));
  handle(app, proofMatrix, ({ params }) => proving.proofMatrix(context, params));
  handle(app, stopVerification, async ({ identity, params }) => {
    await proving.stopVerification(context, identity.accountId, params.id);
    return DONE;
  });

  handle(app, listRejudgeable, async ({ query }) => ({
    problems: await rejudging.listRejudgeable(context, query.draftId),
  }));
  handle(app, startRejudgement, async ({ identity, body }) => ({
    id: await rejudging.startRejudgement(context, identity.accountId, body),
  }));
  handle(app, rejudgementDetail, ({ params }) => rejudging.rejudgementDetail(context, params.id));
  handle(app, stopRejudgement, async ({ identity, params }) => {
    await rejudging.stopRejudgement(context, identity.accountId, params.id);
    return DONE;
  });
  handle(app, decideRejudgement, async ({ identity, params, body }) => {
    await rejudging.decide(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
}
