import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** How well the simulated provider is just now. */
export type Behaviour = {
  /** Added to every answer of the provider's API. */
  latencyMs: number;
  /** `down` closes the connection, `error` answers 500, `garbage` answers what is not JSON. */
  mode: 'well' | 'down' | 'error' | 'garbage';
  /** `off` loses webhooks, `twice` repeats each, `reversed` sends an order's events last first. */
  webhooks: 'on' | 'off' | 'twice' | 'reversed';
  /** What becomes of refunds that are asked for: `failed` ones never reach the buyer's bank. */
  refunds: 'processed' | 'failed';
};

const MODES = new Set(['well', 'down', 'error', 'garbage']);
const WEBHOOKS = new Set(['on', 'off', 'twice', 'reversed']);
const REFUNDS = new Set(['processed', 'failed']);
const LATENCY_MAX_MS = 120_000;

/** `POST /control` tells the provider how to misbehave; `GET /control` says how it stands. */
export function controlRoutes(app: FastifyInstance, behaviour: Behaviour): void {
  app.get('/control', async () => behaviour);
  app.post<{ Body: Partial<Behaviour> }>('/control', async (request, reply) => {
    const { latencyMs, mode, webhooks, refunds } = request.body;
    const faulty =
      (mode !== undefined && !MODES.has(mode)) ||
      (webhooks !== undefined && !WEBHOOKS.has(webhooks)) ||
      (refunds !== undefined && !REFUNDS.has(refunds)) ||
      (latencyMs !== undefined && !(latencyMs >= 0 && latencyMs <= LATENCY_MAX_MS));
    if (faulty) return reply.status(400).send({ error: 'Unknown latencyMs, mode, webhooks or refunds.' });
    Object.assign(behaviour, JSON.parse(JSON.stringify({ latencyMs, mode, webhooks, refunds })));
    return behaviour;
  });
}

/** Makes the routes of `app` answer as `behaviour` says. */
export function misbehave(app: FastifyInstance, behaviour: Behaviour): void {
  app.addHook('onRequest', async (request, reply) => {
    if (behaviour.latencyMs > 0) await delay(behaviour.latencyMs);
    if (behaviour.mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (behaviour.mode === 'error') {
      await reply.status(500).send({ error: { code: 'SERVER_ERROR', description: 'Simulated fault.' } });
    } else if (behaviour.mode === 'garbage') {
      await reply.type('text/html').send('<html>Simulated garbage</html>');
    }
  });
}
