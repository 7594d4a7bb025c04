import {
  approveAccess,
  extendAccess,
  findHolders,
  grantAccess,
  listAccessRequests,
  rejectAccess,
  revokeAccess,
} from '@abhyas/contract/entitlements.staff';
import {
  approveOffline,
  getSeller,
  listOffline,
  listOrders,
  monthFile,
  monthSums,
  recordOffline,
  refundPayment,
  rejectOffline,
  resyncOrder,
  saveSeller,
  showOrder,
  staffInvoicePdf,
} from '@abhyas/contract/payments.staff';
import {
  askBatchAccess,
  endBatchAccess,
  giveBatchAccess,
  listBatchAccess,
  previewBatchAccess,
} from '@abhyas/contract/entitlements-batches.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import * as access from './access-desk.service.ts';
import * as requests from './access-requests.service.ts';
import { fileOfMonth, sumsOfMonth } from './month.service.ts';
import * as forClasses from './batch-access-desk.service.ts';
import * as offline from './offline-payments.service.ts';
import * as orders from './order-desk.service.ts';
import { currentSeller, saveSeller as changeSeller } from './seller.service.ts';
import { refundPayment as refund } from './staff-refunds.service.ts';

/** The money desk. */
export async function paymentsStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  orderRoutes(app, context);
  accessRoutes(app, context);
  offlineRoutes(app, context);
  bookRoutes(app, context);
  batchAccessRoutes(app, context);
}

function orderRoutes(app: FastifyInstance, context: AppContext): void {
  handle(app, listOrders, async ({ query }) => orders.listOrders(context, query));

  handle(app, showOrder, async ({ params }) => orders.showOrder(context, params.id));

  handle(app, refundPayment, async ({ identity, params, body }) => {
    await refund(context, identity.accountId, { orderId: params.id, ...body });
    return orders.showOrder(context, params.id);
  });

  handle(app, resyncOrder, async ({ identity, params }) => {
    await orders.resync(context, identity.accountId, params.id);
    return orders.showOrder(context, params.id);
  });

  handleRaw(app, staffInvoicePdf, async ({ query, reply }) => {
    const { name, bytes } = await orders.fileOfDocument(context, query.number);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });
}

function accessRoutes(app: FastifyInstance, context: AppContext): void {
  handle(app, findHolders, async ({ query }) => ({
    holders: await access.findHolders(context, query.search),
  }));

  handle(app, grantAccess, async ({ identity, body }) =>
    requests.askForGrant(context, identity.accountId, body),
  );

  handle(app, extendAccess, async ({ identity, params, body }) =>
    requests.askForExtension(context, identity.accountId, { id: params.id, ...body }),
  );

  handle(app, listAccessRequests, async ({ identity }) => ({
    requests: await requests.waitingRequests(context, identity.accountId),
  }));

  handle(app, approveAccess, async ({ identity, params }) => {
    await requests.approveRequest(context, identity.accountId, params.id);
    return DONE;
  });

  handle(app, rejectAccess, async ({ identity, params }) => {
    await requests.rejectRequest(context, identity.accountId, params.id);
    return DONE;
  });

  handle(app, revokeAccess, async ({ identity, params, body }) =>
    access.revokeAccess(context, identity.accountId, { id: params.id, ...body }),
  );
}

function offlineRoutes(app: FastifyInstance, context: AppContext): void {
  handle(app, listOffline, async ({ identity, query }) => ({
    payments: await offline.listOffline(context, identity.accountId, query.state),
  }));

  handle(app, recordOffline, async ({ identity, body }) =>
    offline.recordOffline(context, identity.accountId, body),
  );

  handle(app, approveOffline, async ({ identity, params }) =>
    offline.approveOffline(context, identity.accountId, params.id),
  );

  handle(app, rejectOffline, async ({ identity, params, body }) =>
    offline.rejectOffline(context, identity.accountId, { id: params.id, ...body }),
  );
}

function bookRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  handle(app, monthSums, async ({ query }) => sumsOfMonth(db, query.month));

  handleRaw(app, monthFile, async ({ query, reply }) => {
    const { invoicePrefix } = await currentSeller(db);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${invoicePrefix}-gst-${query.month}.csv"`)
      .send(await fileOfMonth(db, query.month));
  });

  handle(app, getSeller, async () => currentSeller(db));

  handle(app, saveSeller, async ({ identity, body }) => {
    await changeSeller(context, identity.accountId, body);
    return DONE;
  });
}

function batchAccessRoutes(app: FastifyInstance, context: AppContext): void {
  handle(app, listBatchAccess, ({ identity }) => forClasses.listForBatches(context, identity.accountId));

  handle(app, previewBatchAccess, ({ query }) => forClasses.previewForBatch(context, query));

  handle(app, askBatchAccess, async ({ identity, body }) => {
    await forClasses.askForClass(context, identity.accountId, body);
    return DONE;
  });

  handle(app, giveBatchAccess, ({ identity, params, body }) =>
    forClasses.giveToClass(context, identity.accountId, { ...params, ...body }),
  );

  handle(app, endBatchAccess, ({ identity, params, body }) =>
    forClasses.endForClass(context, identity.accountId, { ...params, ...body }),
  );
}
