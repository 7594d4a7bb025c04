import { textsIn } from '@abhyas/contract/messages/in-language';
import {
  capture,
  checkOrder,
  createOrder,
  getBuyer,
  invoicePdf,
  listInvoices,
  paymentProvider,
  orderState,
} from '@abhyas/contract/payments';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../platform/errors.ts';
import { providerOrderId } from '../../platform/payment-provider/payment-provider.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { RateLimit } from '../../platform/overload/rate-limit.ts';
import { findBuyer } from './buyers.store.ts';
import { capturePayment } from './capture.service.ts';
import * as orderCheck from './check-order.service.ts';
import { documentFile } from './document-files.service.ts';
import { findInvoiceFor, findInvoices } from './invoices.store.ts';
import { openOrder, type PaymentContext } from './orders.service.ts';
import { findOrderByProviderId } from './orders.store.ts';
import { takeWebhook } from './webhook.service.ts';

/** Razorpay's events are a few kB; more is not theirs. */
const WEBHOOK_BYTES_MAX = 64 * 1024;

/** Of one account: nobody reads more (PAYMENTS-26). */
const DOCUMENTS = { most: 120, windowSeconds: 60 };

export async function paymentsRoutes(app: FastifyInstance, context: PaymentContext): Promise<void> {
  handle(app, paymentProvider, async () => ({ simulated: context.provider.simulated }));

  handle(app, getBuyer, async ({ identity }) => findBuyer(context.db, identity.accountId));

  handle(app, createOrder, async ({ identity, body, language }) => {
    const order = await openOrder(context, identity.accountId, { ...body, language });
    return 'refusal' in order ? { err: textsIn(language).payments.err[order.refusal] } : order;
  });

  handle(app, capture, async ({ identity, params, language }) => {
    const { captured: msg, err } = textsIn(language).payments;
    const capture = await capturePayment(context, identity.accountId, {
      ...params,
      providerOrderId: providerOrderId.parse(params.orderId),
    });
    return capture === 'captured' ? { msg } : { err: err[capture.refusal] };
  });

  handle(app, checkOrder, async ({ identity, body }) => ({
    state: await orderCheck.checkOrder(context, identity.accountId, providerOrderId.parse(body.orderId)),
  }));

  handle(app, orderState, async ({ identity, params }) => {
    const order = await findOrderByProviderId(context.db, providerOrderId.parse(params.orderId));
    if (!order || order.account_id !== identity.accountId) {
      throw new AppError('payments.order-unknown');
    }
    const { plan_id: planId, plan_title: title, contents, validity: validityString } = order;
    const price = order.amount_paise / 100;
    return { state: order.state as 'open', planInfo: { planId, title, price, contents, validityString } };
  });

  handle(app, listInvoices, async ({ identity }) => {
    const documents = await findInvoices(context.db, identity.accountId);
    return {
      invoices: documents.map(({ number, kind, heading, planTitle, amountPaise, issuedAt }) => ({
        number,
        kind,
        heading,
        planTitle,
        amountPaise,
        issuedAt,
      })),
    };
  });

  const documents = new RateLimit(DOCUMENTS);
  handleRaw(app, invoicePdf, async ({ identity, query, reply }) => {
    documents.check(identity.accountId);
    const document = await findInvoiceFor(context.db, identity.accountId, query.number);
    if (!document) throw new AppError('payments.invoice-unknown');
    const { name, bytes } = await documentFile(context.db, document);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });

  await app.register(async (webhooks) => webhookRoute(webhooks, context));
}

/** The signature is over the raw bytes, so this scope alone takes bodies as they come. */
function webhookRoute(app: FastifyInstance, context: PaymentContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/api/payment/webhook', { bodyLimit: WEBHOOK_BYTES_MAX }, async (request, reply) => {
    const header = (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    await takeWebhook(context, {
      rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      signature: header('x-razorpay-signature') ?? '',
      eventId: header('x-razorpay-event-id'),
    });
    return reply.send({ ok: true });
  });
}
