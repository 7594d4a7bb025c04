import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { orderRoutes, paymentRoutes } from './razorpay-api.ts';
import { controlRoutes, misbehave, type Behaviour } from './razorpay-behaviour.ts';
import { checkoutRoutes } from './razorpay-checkout.ts';
import { RazorpayState } from './razorpay-state.ts';
import { WebhookSender } from './razorpay-webhooks.ts';

export type RazorpaySimulatorOptions = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where events are sent. */
  readonly webhookUrl: () => string;
  /** Keeps orders and payments over a restart; unset: in memory only. */
  readonly stateFile?: string;
};

/**
 * A stand-in for Razorpay: its API under /v1, its window's script at /checkout.js, the buyer's bank at
 * /checkout/pay, and /control to make it slow, down or wrong. Register it under a prefix.
 */
export async function razorpaySimulator(
  app: FastifyInstance,
  options: RazorpaySimulatorOptions,
): Promise<void> {
  const state = new RazorpayState(options.stateFile);
  const behaviour: Behaviour = { latencyMs: 0, mode: 'well', webhooks: 'on', refunds: 'processed' };
  const webhooks = new WebhookSender({ url: options.webhookUrl, secret: options.webhookSecret }, behaviour);
  app.addHook('onClose', async () => webhooks.close());

  controlRoutes(app, behaviour);
  const provider = { state, webhooks, behaviour };
  checkoutRoutes(app, provider, options.keySecret);
  await app.register(async (api) => {
    misbehave(api, behaviour);
    requireBasicAuth(api, options);
    orderRoutes(api, provider);
    paymentRoutes(api, provider);
  });
}

function requireBasicAuth(app: FastifyInstance, { keyId, keySecret }: RazorpaySimulatorOptions): void {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return;
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
    await reply.status(401).send({ error });
  });
}
