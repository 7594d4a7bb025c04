import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import type { FastifyInstance } from 'fastify';

/**
 * libuv accepts one new connection per listening socket in each iteration of the event loop (since 1.45). With
 * iterations of 15 ms a single listener would accept 66 a second, and the others would wait in the kernel for seconds,
 * where nobody refuses them. The kernel deals them out by chance, so the fullest listener counts and not the mean:
 * docs/decisions/0136.
 */
const LISTENERS = 128;
/**
 * Connections that the kernel holds until we take them. Of Node's own 511 the next one is dropped without a word and
 * tried again after a second. Linux itself allows 4096 (net.core.somaxconn).
 */
const BACKLOG = 4096;

/** How often connections are let go on which nothing is asked any more, once the app closes. */
const LET_GO_MS = 50;
/** Runs under way have been given eight seconds by then; what is still open after that waits for somebody who is gone. */
const LET_ALL_GO_MS = 12_000;

type Endpoint = { readonly host: string; readonly port: number };

/**
 * Listens on one address with several sockets, between which the kernel shares new connections. They are closed when
 * the app closes, as its own socket is, and it waits for whoever is still being answered through any of them.
 * @returns the address
 * @throws when another program listens there
 */
export async function listen(app: FastifyInstance, endpoint: Endpoint): Promise<string> {
  await findFree(endpoint);
  const listeners = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket)),
  );
  app.addHook('preClose', async () => {
    // A connection outlives its last answer by more than a minute, and would keep the listener from closing.
    const letGo = setInterval(() => app.server.closeIdleConnections(), LET_GO_MS);
    const letAllGo = setTimeout(() => app.server.closeAllConnections(), LET_ALL_GO_MS);
    app.server.once('close', () => {
      clearInterval(letGo);
      clearTimeout(letAllGo);
    });
    await Promise.all(listeners.map(closed));
  });
  const shared = { backlog: BACKLOG, reusePort: true };
  const address = await app.listen({ ...endpoint, ...shared });
  const { address: host, port } = app.server.address() as AddressInfo;
  await Promise.all(listeners.map((listener) => opened(listener, { host, port, ...shared })));
  return address;
}

/** Sockets that share an address would share it with another program's too, if that wanted it. */
async function findFree({ host, port }: Endpoint): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await opened(probe, { host, port });
  await closed(probe);
}

async function opened(server: Server, options: Endpoint & { readonly reusePort?: boolean }): Promise<void> {
  server.listen(options);
  await once(server, 'listening');
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}
