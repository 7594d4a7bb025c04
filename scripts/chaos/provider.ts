import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import type { Plan } from '@abhyas/content/release';

import {
  type RazorpayServer,
  startRazorpayServer,
} from '../../packages/simulators/src/razorpay/razorpay-server.ts';

const REDIRECT = fileURLToPath(new URL('provider-redirect.ts', import.meta.url));

/** What learners of a site buy. */
export const PLAN: Plan = {
  id: 'everything',
  title: 'Everything',
  priceRupees: 1999,
  topicIds: ['bench'],
  validityDays: 180,
  validity: '6 months',
  imageUrl: '/files/plan.svg',
  planType: '',
};

/** What the provider's window hands to the page when the buyer's bank has taken the money. */
export type Paid = { readonly paymentId: string; readonly orderId: string; readonly signature: string };

/** The payment provider of a site: it outlives every process of the site, as the real one does. */
export class Provider {
  readonly #keys = { keyId: 'rzp_chaos', keySecret: secret(), webhookSecret: secret() };
  #server: RazorpayServer | undefined;

  /** @param siteAddress where events go: each of them twice */
  async start(host: string, siteAddress: () => string): Promise<void> {
    const webhookUrl = () => `${siteAddress()}/api/payment/webhook`;
    this.#server = await startRazorpayServer(host, { ...this.#keys, webhookUrl });
    await this.#post('/control', { webhooks: 'twice' });
  }

  /** What makes an API process take this one for the provider. */
  get apiWords(): readonly string[] {
    return ['--import', REDIRECT];
  }

  get apiEnv(): Readonly<Record<string, string>> {
    return {
      CHAOS_PROVIDER: this.#address,
      RAZORPAY_KEY_ID: this.#keys.keyId,
      RAZORPAY_KEY_SECRET: this.#keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: this.#keys.webhookSecret,
    };
  }

  /** The buyer's bank takes the money. */
  async pay(orderId: string): Promise<Paid> {
    const paid = await this.#post('/checkout/pay', { order_id: orderId, outcome: 'success' });
    return {
      paymentId: String(paid['razorpay_payment_id']),
      orderId: String(paid['razorpay_order_id']),
      signature: String(paid['razorpay_signature']),
    };
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  get #address(): string {
    if (this.#server === undefined) throw new Error('the provider is not up yet');
    return this.#server.address;
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.#address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  }
}

const secret = (): string => randomBytes(24).toString('base64url');
