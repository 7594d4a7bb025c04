import { classMarksFile, readClassMarks, setCategories } from '@abhyas/contract/assignments-totals.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { classMarksOf, weigh } from './class-marks.service.ts';
import { classMarksTable } from './marks-table.rules.ts';
import { sendTable } from './send-table.ts';

/** The marks of a class over all its assignments. */
export function classMarksStaffRoutes(app: FastifyInstance, context: Pick<AppContext, 'db'>): void {
  handle(app, readClassMarks, ({ identity, params }) => classMarksOf(context, identity, params.batchId));
  handle(app, setCategories, async ({ identity, params, body }) => {
    await weigh(context, identity, { ...params, ...body });
    return DONE;
  });
  handleRaw(app, classMarksFile, async ({ identity, params, query, reply }) => {
    const marks = await classMarksOf(context, identity, params.batchId);
    return sendTable(reply, classMarksTable(marks), { name: 'class-marks', as: query.as });
  });
}
