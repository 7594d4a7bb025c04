import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';

import { listen } from './listeners.ts';

const open: FastifyInstance[] = [];
const sockets: Socket[] = [];
/** What lets each request for /slow be answered. */
const slow: (() => void)[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const answer of slow.splice(0)) answer();
  for (const app of open.splice(0)) await app.close();
});

async function listening(port = 0) {
  const app = Fastify();
  open.push(app);
  app.get('/', async () => 'here');
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => slow.push(resolve));
    return 'at last';
  });
  const address = await listen(app, { host: '127.0.0.1', port });
  return { app, address, port: (app.server.address() as AddressInfo).port };
}

const iteration = () => new Promise((resolve) => setImmediate(resolve));

describe('F11: many who come at once are let in before they wait', () => {
  test('three hundred new connections are taken within a few iterations of the event loop', async () => {
    const { app, port } = await listening();
    const many = 300;
    const taken: Socket[] = [];
    app.server.on('connection', (socket) => taken.push(socket));
    for (let number = 0; number < many; number += 1) sockets.push(connect(port, '127.0.0.1'));
    await once(app.server, 'connection');
    let iterations = 0;
    for (; taken.length < many; iterations += 1) await iteration();
    // With sixteen listeners the fullest would need thirty.
    expect(iterations).toBeLessThan(20);
  });

  test('every listener leads to the same answers, and all are closed when the app is', async () => {
    const { app, address, port } = await listening();
    const headers = { connection: 'close' };
    const ask = async () => (await fetch(address, { headers })).text();
    expect(new Set(await Promise.all(Array.from({ length: 60 }, ask)))).toEqual(new Set(['here']));
    await app.close();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    expect((await listening(port)).port).toBe(port);
  });

  test('whoever is being answered while the app closes still is, and nobody keeps it from closing', async () => {
    const { app, address } = await listening();
    const asked = Array.from({ length: 20 }, async () => (await fetch(`${address}/slow`)).text());
    await expect.poll(() => slow.length).toBe(asked.length);
    let closed = false;
    const closing = app.close().then(() => (closed = true));
    for (let iterations = 0; iterations < 20; iterations += 1) await iteration();
    expect(closed).toBe(false);
    for (const answer of slow) answer();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['at last']));
    await closing;
  });

  test('an address at which another one listens is not shared with it', async () => {
    const { port } = await listening();
    await expect(listening(port)).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
  });
});
