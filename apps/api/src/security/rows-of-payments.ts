import type { Cast } from './actors.ts';
import { everybody, onlyOwner, signedIn, type Row } from './matrix-row.ts';

/** An order of the owner's, paid at the provider and not yet captured. */
async function ownersPayment({ owner, product }: Cast) {
  // Nothing but the row's own request may move the owner's money.
  await product.visitor.post('/sim/razorpay/control', { webhooks: 'off' });
  const order = await owner.post('/api/payment/createorder', { type: 'plan1', state: '29' });
  const orderId = String(order.body['id']);
  const paid = await product.visitor.post('/sim/razorpay/checkout/pay', {
    order_id: orderId,
    outcome: 'success',
  });
  return {
    planId: 'plan1',
    paymentId: String(paid.body['razorpay_payment_id']),
    orderId,
    signature: String(paid.body['razorpay_signature']),
    userId: owner.accountId,
  };
}

async function ownersInvoice(cast: Cast) {
  const { planId, paymentId, orderId, signature, userId } = await ownersPayment(cast);
  await cast.owner.get(`/api/payment/capture/${planId}/${paymentId}/200/${orderId}/${signature}/${userId}`);
  const { body } = await cast.owner.get('/api/payment/invoices');
  const [invoice] = body['invoices'] as { number: string }[];
  return { query: `?number=${encodeURIComponent(invoice?.number ?? 'none')}` };
}

const CAPTURE = 'GET /api/payment/capture/:planId/:paymentId/200/:orderId/:signature/:userId';

/** Plans, orders, invoices. */
export const paymentRows: readonly Row[] = [
  { route: 'GET /api/payment/pricingplans', answers: everybody(200) },
  { route: 'GET /api/payment/provider', answers: everybody(200) },
  { route: 'GET /api/payment/buyer', answers: signedIn() },
  {
    route: 'POST /api/payment/createorder',
    answers: signedIn(),
    asks: { body: { type: 'plan1', state: '29' } },
  },
  {
    route: 'POST /api/payment/checkorder',
    answers: onlyOwner(404),
    asks: async (cast) => ({ body: { orderId: (await ownersPayment(cast)).orderId } }),
  },
  // A stranger's capture is refused in words (PAYMENTS-11); the owner's data shows that nothing moved.
  { route: CAPTURE, answers: signedIn(), asks: async (cast) => ({ params: await ownersPayment(cast) }) },
  {
    route: 'GET /api/payment/order/:orderId',
    answers: onlyOwner(404),
    asks: async (cast) => ({ params: await ownersPayment(cast) }),
  },
  { route: 'GET /api/payment/invoices', answers: signedIn() },
  { route: 'GET /api/payment/invoice', answers: onlyOwner(404), asks: ownersInvoice },
  {
    route: 'POST /api/payment/webhook',
    answers: everybody(401),
    asks: { body: { event: 'payment.captured' } },
  },
];
