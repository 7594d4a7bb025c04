import {
  batchDetail,
  callRoll,
  cancelClass,
  changeClass,
  classReceivers,
  deleteBatch,
  deleteClass,
  finishClass,
  listBatches,
  makeBatch,
  openForLearner,
  planClass,
  renameBatch,
  restoreBatch,
  restoreClass,
  undoDone,
} from '@abhyas/contract/classes.staff';
import { listClassTeachers, setClassTeachers } from '@abhyas/contract/classes-people.staff';
import { archiveBatch, recordTexts, setTerm } from '@abhyas/contract/classes-terms.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as batches from './batches.service.ts';
import * as changes from './class-changes.service.ts';
import * as receivers from './class-receivers.service.ts';
import * as teachers from './class-teachers.service.ts';
import * as classes from './live-classes.service.ts';
import { setRecording } from './recording.service.ts';
import * as terms from './terms.service.ts';

/** Batches of learners, their live classes, and the modules that these open. */
export async function classesStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listBatches, ({ identity }) => batches.listBatches(context, identity));
  handle(app, makeBatch, ({ identity, body }) => batches.makeBatch(context, identity.accountId, body.name));
  handle(app, renameBatch, async ({ identity, params, body }) => {
    await batches.renameBatch(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, deleteBatch, async ({ identity, params }) => {
    await batches.deleteBatch(context, identity, params.batchId);
    return DONE;
  });
  handle(app, restoreBatch, async ({ identity, params }) => {
    await batches.restoreBatch(context, identity, params.batchId);
    return DONE;
  });
  termRoutes(app, context);
  changeRoutes(app, context);
  handle(app, listClassTeachers, ({ identity, params }) =>
    teachers.teachersOf(context, identity, params.batchId),
  );
  handle(app, setClassTeachers, async ({ identity, params, body }) => {
    await teachers.nameTeachers(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, batchDetail, ({ identity, params }) => batches.batchDetail(context, identity, params.batchId));
  handle(app, planClass, ({ identity, params, body }) =>
    classes.planClass(context, identity, { ...params, ...body }),
  );
  handle(app, callRoll, async ({ identity, params, body }) => {
    await classes.callRoll(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, finishClass, ({ identity, params, body }) =>
    classes.finishClass(context, identity, { ...params, ...body }),
  );
  handle(app, openForLearner, ({ identity, body }) => classes.openForLearner(context, identity, body));
}

/** When a batch is taught, that it is over, and whether it records. */
function termRoutes(app: FastifyInstance, context: Pick<AppContext, 'db'>): void {
  handle(app, setTerm, async ({ identity, params, body }) => {
    await terms.nameTerm(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, archiveBatch, async ({ identity, params, body }) => {
    await terms.archive(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, recordTexts, async ({ identity, params, body }) => {
    await setRecording(context, identity, { ...params, ...body });
    return DONE;
  });
}

/** What becomes of a planned class, and of one that was held by mistake. */
function changeRoutes(app: FastifyInstance, context: Pick<AppContext, 'db' | 'release'>): void {
  handle(app, classReceivers, ({ identity, params, query }) =>
    receivers.classReceivers(context, identity, { ...params, ...query }),
  );
  handle(app, changeClass, async ({ identity, params, body }) => {
    await changes.changeClass(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, cancelClass, async ({ identity, params, body }) => {
    await changes.cancelClass(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, deleteClass, async ({ identity, params, body }) => {
    await changes.deleteClass(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, restoreClass, async ({ identity, params }) => {
    await changes.restoreClass(context, identity, params.classId);
    return DONE;
  });
  handle(app, undoDone, ({ identity, params, body }) =>
    changes.undoDone(context, identity, { ...params, ...body }),
  );
}
