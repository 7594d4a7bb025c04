import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { QueueFigures } from '@abhyas/queue/run-queue.client';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { AppContext } from '../app-context.ts';
import type { LoadGate } from '../overload/load-gate.ts';
import { gaugeStored } from './stored-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the metrics are, once the app listens. */
    metricsAddress(): string;
  }
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

type Parts = Pick<AppContext, 'config' | 'queue' | 'db'> & { readonly gate: LoadGate };

/**
 * Prometheus metrics on a port of their own, on the loopback address only (PLATFORM-6): requests by route,
 * the run queue, and the process. It listens as long as the app does; tests that inject requests need no port.
 */
export const metrics = fp(async (app: FastifyInstance, parts: Parts) => {
  const { config, queue, db, gate } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readQueue = gaugeQueue(registry, queue);
  const readGate = gaugeGate(registry, gate);
  const readStored = gaugeStored(registry, db);
  const requests = new Histogram({
    name: 'abhyas_http_request_seconds',
    help: 'Time to answer a request, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    readGate();
    const read = Promise.all([readQueue(), readStored()]).then(() => registry.metrics());
    read.then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(503).end(),
    );
  });
  app.decorate('metricsAddress', () => {
    const { port } = server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/metrics`;
  });
  app.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: config.metricsPort, host: '127.0.0.1' }, resolve);
    });
    app.log.info({ address: app.metricsAddress() }, 'metrics are served');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

const QUEUE_GAUGES: Readonly<Record<keyof QueueFigures, string>> = {
  waiting: 'Runs that wait for a runner.',
  running: 'Runs under way.',
  oldestWaitMs: 'How long the run at the head of the queue has waited, in milliseconds.',
  runners: 'Live runners.',
  slots: 'Runs that all live runners together carry out at the same time.',
};

/** Returns what reads the queue, once for each scrape. Out of reach it has no figures, rather than old ones. */
function gaugeQueue(registry: Registry, queue: AppContext['queue']): () => Promise<void> {
  const names = Object.keys(QUEUE_GAUGES) as (keyof QueueFigures)[];
  const gauges = names.map((name) => {
    const label = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const gauge = new Gauge({
      name: `abhyas_queue_${label}`,
      help: QUEUE_GAUGES[name],
      registers: [registry],
    });
    return [name, gauge] as const;
  });
  const reachable = new Gauge({
    name: 'abhyas_queue_reachable',
    help: '1 when the queue could be read, otherwise 0.',
    registers: [registry],
  });
  return async () => {
    const figures = await queue.figures().catch(() => undefined);
    reachable.set(figures === undefined ? 0 : 1);
    for (const [name, gauge] of gauges) gauge.set(figures?.[name] ?? Number.NaN);
  };
}

const GATE_GAUGES: readonly (readonly [string, string, (gate: LoadGate) => number])[] = [
  [
    'abhyas_requests_under_way',
    'Requests that are being answered, without runs and streams.',
    ({ figures }) => figures.underWay,
  ],
  [
    'abhyas_runs_waited_for',
    'Runs and streams of progress that somebody waits for in this process.',
    ({ figures }) => figures.waiting,
  ],
  [
    'abhyas_requests_refused',
    'Requests refused for overload since the start.',
    ({ figures }) => figures.refused,
  ],
];

/** Returns what reads what the gate lets in and refuses. */
function gaugeGate(registry: Registry, gate: LoadGate): () => void {
  const gauges = GATE_GAUGES.map(
    ([name, help, read]) => [new Gauge({ name, help, registers: [registry] }), read] as const,
  );
  return () => {
    for (const [gauge, read] of gauges) gauge.set(read(gate));
  };
}
