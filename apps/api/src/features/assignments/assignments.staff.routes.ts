import {
  allow,
  changeAssignment,
  disallow,
  listBank,
  listBatchAssignments,
  listRubrics,
  makeAssignment,
  marksFile,
  readMatrix,
  stepAssignment,
} from '@abhyas/contract/assignments.staff';
import { readCell, remark, removeLineRemark, saveLineRemark } from '@abhyas/contract/assignments-work.staff';
import { decideRegrade, readRegrade } from '@abhyas/contract/assignments-regrade.staff';
import { copyBatch, readCopy } from '@abhyas/contract/classes-terms.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import * as assignments from './assignments.service.ts';
import * as copies from './class-copy.service.ts';
import * as allowances from './allowances.service.ts';
import * as work from './class-work.service.ts';
import * as remarks from './remarks.service.ts';
import { classMarksStaffRoutes } from './class-marks.staff.routes.ts';
import * as lineRemarks from './line-remarks.service.ts';
import { similarityStaffRoutes } from './similarity/similarity.staff.routes.ts';
import { classReportStaffRoutes, labRecordsStaffRoutes } from './lab-records.staff.routes.ts';
import { marksTable } from './marks-table.rules.ts';
import { outcomesStaffRoutes } from './outcomes.staff.routes.ts';
import * as regrade from './regrade.service.ts';
import { sendTable } from './send-table.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Assignments of a class, as its teachers give and mark them. */
export async function assignmentsStaffRoutes(app: FastifyInstance, context: Context): Promise<void> {
  handle(app, listBatchAssignments, ({ identity, params }) =>
    assignments.listOfBatch(context, identity, params.batchId),
  );
  handle(app, listBank, async () => ({ problems: assignments.bankOf(context) }));
  handle(app, listRubrics, async ({ identity, params }) => ({
    rubrics: await assignments.rubricsOf(context, identity, params.batchId),
  }));
  handle(app, makeAssignment, async ({ identity, params, body }) => {
    await assignments.make(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, changeAssignment, async ({ identity, params, body }) => {
    await assignments.change(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, stepAssignment, async ({ identity, params, body }) => {
    await assignments.step(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, readCopy, ({ identity, params }) => copies.copyOf(context, identity, params.batchId));
  handle(app, copyBatch, async ({ identity, params, body }) => {
    await copies.copyClass(context, identity, { ...params, ...body });
    return DONE;
  });
  workRoutes(app, context);
  classMarksStaffRoutes(app, context);
  outcomesStaffRoutes(app, context);
  similarityStaffRoutes(app, context);
  labRecordsStaffRoutes(app, context);
  classReportStaffRoutes(app, context);
}

function workRoutes(app: FastifyInstance, context: Context): void {
  handle(app, readMatrix, ({ identity, params }) => work.matrixOf(context, identity, params.id));
  handle(app, readCell, ({ identity, params, query }) =>
    work.workOf(context, identity, { ...params, submission: query.submission }),
  );
  handle(app, remark, async ({ identity, params, body }) => {
    await remarks.remark(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, saveLineRemark, async ({ identity, params, body }) => {
    await lineRemarks.saveLineRemark(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, removeLineRemark, async ({ identity, params }) => {
    await lineRemarks.removeLineRemark(context, identity, params);
    return DONE;
  });
  handle(app, allow, async ({ identity, params, body }) => {
    await allowances.allow(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, disallow, async ({ identity, params }) => {
    await allowances.disallow(context, identity, params);
    return DONE;
  });
  handle(app, readRegrade, ({ identity, params }) => regrade.regradeOf(context, identity, params.id));
  handle(app, decideRegrade, async ({ identity, params, body }) => {
    await regrade.decideRegrade(context, identity, { ...params, ...body });
    return DONE;
  });
  handleRaw(app, marksFile, async ({ identity, params, query, reply }) => {
    const matrix = await work.matrixOf(context, identity, params.id);
    return sendTable(reply, marksTable(matrix), { name: 'marks', as: query.as });
  });
}
