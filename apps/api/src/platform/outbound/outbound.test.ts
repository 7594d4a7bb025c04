import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { isAskable, openOutbound } from './outbound.ts';
import { isPublicAddress } from './public-addresses.ts';

const ask = openOutbound({ privateAddresses: false });
const askAnywhere = openOutbound({ privateAddresses: true });
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('LTI-2: %s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.for(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])(
  'LTI-2: %s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.for([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'http://moodle.college.edu.in/',
  'https://user:secret@moodle.college.edu.in/',
  'ftp://moodle.college.edu.in/',
])('LTI-2: %s is not asked', async (address) => {
  await expect(ask(address)).rejects.toThrow(/not on the internet|not https|password/);
});

test('LTI-2: what can be told from an address alone is told when it is entered', () => {
  const strict = { privateAddresses: false };
  expect(isAskable('https://moodle.college.edu.in/mod/lti/auth.php', strict)).toBe(true);
  for (const address of ['', 'moodle', 'http://moodle.college.edu.in/', 'https://10.0.0.1/'])
    expect(isAskable(address, strict)).toBe(false);
  expect(isAskable('http://10.0.0.1/', { privateAddresses: true })).toBe(true);
});

test('LTI-2: an answer is read whole, a redirect is not followed, and too much is refused', async () => {
  const origin = await serving((request, reply) => {
    if (request.url === '/moved') return reply.writeHead(302, { location: '/here' }).end();
    if (request.url === '/much') return reply.end('x'.repeat(1_000_001));
    return reply.end(`${request.method} ${String(request.headers['x-said'])}`);
  });
  const said = await askAnywhere(origin, { method: 'POST', headers: { 'x-said': 'hello' }, body: 'a' });
  expect(await said.text()).toBe('POST hello');
  expect((await askAnywhere(`${origin}/moved`)).status).toBe(302);
  await expect(askAnywhere(`${origin}/much`)).rejects.toThrow('answers too much');
});
