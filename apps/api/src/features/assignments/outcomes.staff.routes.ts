import { outcomesFile, readOutcomes, setOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { attainmentTable } from './attainment-table.rules.ts';
import { outcomesOf, setOutcomesOf } from './outcomes.service.ts';
import { sendTable } from './send-table.ts';

/** The course outcomes of a class and their attainment. */
export function outcomesStaffRoutes(app: FastifyInstance, context: Pick<AppContext, 'db'>): void {
  handle(app, readOutcomes, ({ identity, params }) => outcomesOf(context, identity, params.batchId));
  handle(app, setOutcomes, async ({ identity, params, body }) => {
    await setOutcomesOf(context, identity, { ...params, ...body });
    return DONE;
  });
  handleRaw(app, outcomesFile, async ({ identity, params, query, reply }) => {
    const outcomes = await outcomesOf(context, identity, params.batchId);
    return sendTable(reply, attainmentTable(outcomes), { name: 'course-outcomes', as: query.as });
  });
}
