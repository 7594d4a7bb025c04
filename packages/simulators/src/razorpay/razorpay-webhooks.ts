import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Behaviour } from './razorpay-behaviour.ts';
import { newId, nowSeconds } from './razorpay-state.ts';

/** Pauses before each try; the real provider goes on for 24 hours. */
const TRY_AFTER_MS = [0, 1000, 5000, 30_000, 120_000];
/** Razorpay wants an answer within five seconds. */
const ANSWER_WITHIN_MS = 5000;

export type WebhookEvent = { readonly name: string; readonly payload: Record<string, { entity: object }> };

export type WebhookTarget = { readonly url: () => string; readonly secret: string };

/** Signs and delivers events as the provider does: at least once, in no promised order, with retries. */
export class WebhookSender {
  readonly #target: WebhookTarget;
  readonly #behaviour: Behaviour;
  readonly #closing = new AbortController();

  constructor(target: WebhookTarget, behaviour: Behaviour) {
    this.#target = target;
    this.#behaviour = behaviour;
  }

  /** Sends the events of one change. Returns at once; delivery goes on in the background. */
  send(events: readonly WebhookEvent[]): void {
    const { webhooks } = this.#behaviour;
    if (webhooks === 'off') return;
    const ordered = webhooks === 'reversed' ? events.toReversed() : events;
    const deliveries = ordered.map((event) => signedDelivery(event, this.#target.secret));
    const repeated = webhooks === 'twice' ? [...deliveries, ...deliveries] : deliveries;
    void this.#deliverAll(repeated);
  }

  close(): void {
    this.#closing.abort();
  }

  async #deliverAll(deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries) {
      await this.#deliver(delivery).catch(() => undefined);
    }
  }

  async #deliver({ body, headers }: Delivery): Promise<void> {
    for (const pauseMs of TRY_AFTER_MS) {
      await delay(pauseMs, undefined, { signal: this.#closing.signal });
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
      const answer = await fetch(this.#target.url(), { method: 'POST', body, headers, signal }).catch(
        () => undefined,
      );
      if (answer?.ok) return;
    }
  }
}

type Delivery = { readonly body: string; readonly headers: Record<string, string> };

/** X-Razorpay-Signature is the hex HMAC-SHA256 of the raw body under the webhook's own secret. */
export function signedDelivery(event: WebhookEvent, secret: string): Delivery {
  const body = JSON.stringify({
    entity: 'event',
    event: event.name,
    contains: Object.keys(event.payload),
    payload: event.payload,
    created_at: nowSeconds(),
  });
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': newId('evt'),
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  };
}
