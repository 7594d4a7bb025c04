import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Registry } from 'prom-client';

export type StatusServer = { readonly port: number; close(): Promise<void> };

export type StatusOptions = {
  readonly port: number;
  readonly registry: Registry;
  readonly isReady: () => boolean;
};

/** Metrics, life and readiness for this machine's own eyes: it listens on the loopback address only. */
export async function startStatusServer({ port, registry, isReady }: StatusOptions): Promise<StatusServer> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') {
      void registry
        .metrics()
        .then((text) => response.setHeader('content-type', registry.contentType).end(text));
    } else if (request.url === '/healthz') {
      response.end('alive\n');
    } else if (request.url === '/readyz') {
      response.statusCode = isReady() ? 200 : 503;
      response.end(isReady() ? 'ready\n' : 'not ready\n');
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await listen(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve());
  });
}
