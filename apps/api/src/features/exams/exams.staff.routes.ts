import { DONE } from '@abhyas/contract/done';
import { decideLate, moveSeat, readLate } from '@abhyas/contract/exams.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as decisions from './decisions.service.ts';

/** What teachers decide in exams. */
export async function examsStaffRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  const context = { db };
  handle(app, moveSeat, async ({ identity, params }) => {
    await decisions.moveSeat(context, identity, params);
    return DONE;
  });
  handle(app, readLate, ({ identity, params }) => decisions.lateTexts(context, identity, params));
  handle(app, decideLate, async ({ identity, params, body }) => {
    await decisions.decideLate(context, identity, { ...params, ...body });
    return DONE;
  });
}
