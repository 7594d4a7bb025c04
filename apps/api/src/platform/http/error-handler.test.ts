import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { openDatabase } from '../database/database.ts';
import { LoadGate } from '../overload/load-gate.ts';
import { installErrorHandler } from './error-handler.ts';
import { AppError } from '../errors.ts';

test('PLATFORM-4: hostile inputs: who leaves in the middle of a body is no fault of ours in the log', async () => {
  const lines = new PassThrough();
  const app = Fastify({ logger: { level: 'error', stream: lines } });
  const db = openDatabase('postgres://127.0.0.1:1/none', () => undefined);
  installErrorHandler(app, { db });
  const left = Promise.withResolvers<void>();
  app.addHook('onError', async () => left.resolve());
  app.post('/', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const arrived = once(app.server, 'request');
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a":',
    );
    await arrived;
    socket.destroy();
    await left.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines.read()).toBeNull();
  } finally {
    await app.close();
    await db.destroy();
  }
});

test('PLATFORM-10: who asks too often is answered late, and takes the place of nobody meanwhile', async () => {
  const gate = new LoadGate({}, 1);
  const app = Fastify({ serverFactory: gate.serverFactory });
  gate.follow(app);
  const db = openDatabase('postgres://127.0.0.1:1/none', () => undefined);
  installErrorHandler(app, { db });
  app.get('/often', async () => {
    throw new AppError('frame.too-many', { values: { seconds: 60 } });
  });
  app.get('/other', async () => 'answered');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const answered: string[] = [];
    const ask = async (path: string) => {
      const { status } = await fetch(`${address}${path}`);
      answered.push(`${path} ${status}`);
    };
    const often = ask('/often');
    await ask('/other');
    await often;
    expect(answered).toEqual(['/other 200', '/often 429']);
  } finally {
    await app.close();
    await db.destroy();
  }
});
