import {
  getSeller,
  listOrders,
  monthFile,
  monthSums,
  refundPayment,
  resyncOrder,
  saveSeller,
  showOrder,
  staffInvoicePdf,
} from '@abhyas/contract/payments.staff';
import {
  approveOffline,
  listOffline,
  recordOffline,
  rejectOffline,
} from '@abhyas/contract/payments-offline.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { fileOfMonth, sumsOfMonth } from './month.service.ts';
import * as offline from './offline-payments.service.ts';
import { orderId } from './order-id.ts';
import * as orders from './staff-orders.service.ts';
import { currentSeller, saveSeller as changeSeller } from './seller.service.ts';
import { refundPayment as refund } from './staff-refunds.service.ts';

/** The payments console. */
export async function paymentsStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  orderRoutes(app, context);
  offlineRoutes(app, context);
  bookRoutes(app, context);
}

function orderRoutes(app: FastifyInstance, context: AppContext): void {
  handle(app, listOrders, async ({ query }) => orders.listOrders(context, query));

  handle(app, showOrder, async ({ params }) => orders.showOrder(context, orderId.parse(params.id)));

  handle(app, refundPayment, async ({ identity, params, body }) => {
    await refund(context, identity.accountId, { orderId: orderId.parse(params.id), ...body });
    return orders.showOrder(context, orderId.parse(params.id));
  });

  handle(app, resyncOrder, async ({ identity, params }) => {
    await orders.resync(context, identity.accountId, orderId.parse(params.id));
    return orders.showOrder(context, orderId.parse(params.id));
  });

  handleRaw(app, staffInvoicePdf, async ({ query, reply }) => {
    const { name, bytes } = await orders.fileOfDocument(context, query.number);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });
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
