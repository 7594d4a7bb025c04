import { connect } from 'node:net';

import { THOROUGH } from '@abhyas/queue/testing/thorough';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RouteEntry } from '../platform/http/route-table.ts';
import { canaryBundle } from '../testing/canary-release.ts';
import type { Person, TestProduct } from '../testing/test-product.ts';
import { castFor, startCanaryProduct } from './actors.ts';
import { HostileValues } from './hostile-values.ts';

/** The same inputs in every run of the tests; `npm run chaos -- F22` draws new ones. */
const SEED = 20_261_121;
const INPUTS_PER_ROUTE = THOROUGH ? 40 : 8;
/** Some three hundred routes, one request after the other: longer than others' patience on a busy machine. */
const ALL_ROUTES_MS = 600_000;
const SIMULATED = /^\/sim\//;

let product: TestProduct;
let routes: readonly RouteEntry[];
let people: readonly Person[];
let values: HostileValues;
beforeAll(async () => {
  product = await startCanaryProduct();
  const cast = await castFor(product);
  const staff = await product.signInStaff('owner');
  people = [cast.people.visitor, cast.people.learner, cast.people.owner, staff];
  // Streams end when their reader leaves, which injected requests never do.
  routes = product.app.routeTable().filter(({ path, stream }) => !SIMULATED.test(path) && !stream);
  const { topics } = canaryBundle.release;
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  const ids = [...topics, ...subtopics, ...subtopics.flatMap(({ assets }) => assets)].map(({ id }) => id);
  values = new HostileValues([...ids, cast.owner.accountId, cast.owner.email, 'plan1', 'py']);
});
afterAll(() => product.close());

type Sent = { readonly url: string; readonly body: string; readonly who: number };

function requestsFor({ path, call }: RouteEntry): fc.Arbitrary<Sent> {
  const names = [...path.matchAll(/:\w+/g)].map(String);
  const texts = fc.array(values.text(), { minLength: names.length, maxLength: names.length });
  const queries = fc.dictionary(
    fc.constantFrom('email', 'number', 'after', 'key', 'until', '__proto__', 'x'),
    values.text(),
    { maxKeys: 3 },
  );
  const body = call?.body ? values.of(call.body) : fc.jsonValue();
  const who = fc.nat({ max: people.length - 1 });
  return fc.tuple(texts, queries, body, who).map(([given, query, sent, actor]) => {
    const rest = [...given];
    const address = path.replaceAll(/:\w+/g, () => encoded(rest.shift() ?? '') || 'x');
    const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
    return { url: `${address}?${search.join('&')}`, body: JSON.stringify(sent), who: actor };
  });
}

/** Lone surrogates cannot be said in an address: their replacement is. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 200).toWellFormed());
}

async function answerTo({ method }: RouteEntry, { url, body, who }: Sent) {
  const { token = '' } = people[who] ?? {};
  return product.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-auth-token': token, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { payload: body }),
  });
}

/** The status line of what the server says to these bytes. */
function rawAnswer(bytes: string): Promise<string> {
  const { port } = new URL(product.app.listeningOrigin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) }, () => {
      socket.write(bytes, 'latin1');
      socket.end();
    });
    let said = '';
    socket.on('data', (chunk) => (said += String(chunk)));
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
}

describe('PLATFORM-4: property tests for every route from its schema: never a 5xx', () => {
  test('F22: hostile parameters, queries and bodies', { timeout: ALL_ROUTES_MS }, async () => {
    expect(routes.length).toBeGreaterThan(60);
    for (const route of routes) {
      await fc.assert(
        fc.asyncProperty(requestsFor(route), async (sent) => {
          const { statusCode, body } = await answerTo(route, sent);
          expect(statusCode).toBeLessThan(500);
          expect(body).not.toMatch(/node_modules|\bat .*\.ts:\d|syntax error at or near/);
        }),
        { seed: SEED, numRuns: INPUTS_PER_ROUTE, endOnFailure: true },
      );
    }
  });

  test.each([
    ['no JSON', 'application/json', '{"email":'],
    ['no body', 'application/json', ''],
    ['bytes that are no UTF-8', 'application/json', Buffer.from([0xff, 0xfe, 0xfd])],
    ['another type', 'text/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a&password=b'],
    ['no type', '', 'x'],
    ['a number', 'application/json', '1'],
    ['__proto__', 'application/json', '{"__proto__":{"x":1}}'],
    ['constructor', 'application/json', '{"constructor":{"prototype":{"x":1}}}'],
  ])('ASVS 2.2.1: %s instead of a body is answered with 4xx on every call', async (_what, type, payload) => {
    for (const { method, path } of routes.filter((each) => each.call?.body)) {
      const { statusCode } = await product.app.inject({
        method: method as 'POST',
        url: path,
        headers: { 'x-auth-token': people[2]?.token ?? '', ...(type && { 'content-type': type }) },
        payload,
      });
      expect({ path, refused: statusCode >= 400 && statusCode < 500 }).toEqual({ path, refused: true });
    }
  });

  test.each(['\u0000', '\uFFFD', ' ', '%', 'a'.repeat(150)])(
    'the text %j in every place of an address',
    async (text) => {
      for (const route of routes.filter(({ path }) => path.includes(':'))) {
        const url = route.path.replaceAll(/:\w+/g, encodeURIComponent(text));
        const { statusCode, body } = await answerTo(route, { url, body: '{}', who: 2 });
        expect(statusCode, `${route.method} ${url} ${body}`).toBeLessThan(500);
      }
    },
  );

  test('a body above the limit is refused with 413', async () => {
    const { statusCode } = await product.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email: 'a'.repeat(700 * 1024), password: '' },
    });
    expect(statusCode).toBe(413);
  });

  test('ASVS 15.3.7: a query that names a thing twice is refused', async () => {
    const answer = await product.visitor.get('/api/users/recoverymail?email=a@b.in&email=c@d.in');
    expect(answer.status).toBe(400);
  });
});

const HOST = 'Host: 127.0.0.1\r\n';
const SMUGGLED = `POST /api/auth HTTP/1.1\r\n${HOST}`;

describe('ASVS 4.2.1, F22: what is no HTTP is refused, with our headers, and the server goes on', () => {
  test.each([
    ['a body of two lengths', `${SMUGGLED}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`, 400],
    [
      'a length and chunks',
      `${SMUGGLED}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['an odd encoding', `${SMUGGLED}Transfer-Encoding: cow\r\n\r\nabcd`, 400],
    ['bare line feeds in a header', `GET /healthz HTTP/1.1\nHost: x\n\n`, 400],
    ['a header without an end', `GET /healthz HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that is none', `GET /% HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['no method', `\u0000\u0001\u0002\r\n\r\n`, 400],
    ['a line of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
    ['two hosts', `GET http://evil.example/%2e%2e/ HTTP/9.9\r\n${HOST}\r\n`, 400],
  ])('%s', async (_what, bytes, status) => {
    const said = await rawAnswer(bytes);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(said).toContain("frame-ancestors 'none'");
    expect(said).toContain('"errors":[{');
    expect((await product.visitor.get('/healthz')).status).toBe(200);
  });

  test('random bytes, 200 times', async () => {
    const bytes = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 100 }).map((text) => `GET /${text} HTTP/1.1\r\n${HOST}\r\n`),
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `GET / HTTP/1.1\r\n${text}\r\n\r\n`),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (sent) => {
        expect(await rawAnswer(sent)).not.toMatch(/^HTTP\/1\.1 5/);
      }),
      { seed: SEED, numRuns: 200, endOnFailure: true },
    );
    expect((await product.visitor.get('/healthz')).status).toBe(200);
  });
});
