import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PREMIUM_CANARY, SECRET_CANARY } from '../testing/canary-release.ts';
import type { TestProduct } from '../testing/test-product.ts';
import { ACTORS, castFor, holder, startCanaryProduct, type Actor, type Cast } from './actors.ts';
import type { MatrixRequest, Row } from './matrix-row.ts';
import { accountRows } from './rows-of-accounts.ts';
import { openRows } from './rows-of-everyone.ts';
import { learningRows } from './rows-of-learning.ts';
import { mockRows } from './rows-of-mocks.ts';
import { paymentRows } from './rows-of-payments.ts';

const ROWS = [...openRows, ...accountRows, ...learningRows, ...mockRows, ...paymentRows];
/** Doubles of outside services, which production does not have. */
const SIMULATED = /^\w+ \/sim\//;
/** Those whom a row may harm come last: what strangers do must not have reached them. */
const STRANGERS = ACTORS.filter((actor) => actor !== 'owner');

let product: TestProduct;
beforeAll(async () => {
  product = await startCanaryProduct();
});
afterAll(() => product.close());

/** Those of the console are in staff-matrix.test.ts; a stream ends when its reader leaves: the tests of running read it. */
const routesOf = ({ app }: TestProduct) =>
  app
    .routeTable()
    .filter(({ access, stream }) => typeof access !== 'object' && !stream)
    .map(({ method, path }) => `${method} ${path}`);

async function ask(cast: Cast, actor: Actor, { route, asked }: { route: string; asked: MatrixRequest }) {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => asked.params?.[name] ?? name);
  const { token } = cast.people[actor];
  const answer = await product.app.inject({
    method: method as 'GET',
    url: `${path}${asked.query ?? ''}`,
    ...(method !== 'GET' && { payload: asked.body ?? {} }),
    ...(token && { headers: { 'x-auth-token': token } }),
  });
  return { status: answer.statusCode, text: `${JSON.stringify(answer.headers)}\n${answer.body}` };
}

const leaksIn = (text: string) => [PREMIUM_CANARY, SECRET_CANARY].filter((canary) => text.includes(canary));

/** All that is kept about the owner, but for when it was asked. */
async function ownersData({ owner }: Cast): Promise<unknown> {
  const { body } = await owner.get('/api/users/export');
  return body['parts'];
}

/** So many rows ask for the same strangers, who would be told to wait if they asked for more. */
const ROWS_OF_STRANGERS = 5;
let lent: { readonly cast: Cast; rows: number } | undefined;

/** For a call that only reads the strangers may be those of the row before; the owner is always a new one. */
async function castOf(route: string): Promise<Cast> {
  if (!route.startsWith('GET ')) return castFor(product);
  if (lent === undefined || lent.rows === ROWS_OF_STRANGERS) lent = { cast: await castFor(product), rows: 0 };
  lent.rows += 1;
  const { cast, rows } = lent;
  if (rows === 1) return cast;
  const owner = await holder(product, 'gold', 30);
  return { ...cast, owner, people: { ...cast.people, owner } };
}

async function expectRow({ route, answers, asks = {}, premium }: Row): Promise<void> {
  const cast = await castOf(route);
  const asked = typeof asks === 'function' ? await asks(cast) : asks;
  const before = await ownersData(cast);
  const statuses: Partial<Record<Actor, number>> = {};
  for (const actor of STRANGERS) {
    const { status, text } = await ask(cast, actor, { route, asked });
    statuses[actor] = status;
    expect({ actor, leaks: leaksIn(text) }).toEqual({ actor, leaks: [] });
  }
  expect(await ownersData(cast)).toEqual(before);
  const { status, text } = await ask(cast, 'owner', { route, asked });
  expect({ ...statuses, owner: status }).toEqual(answers);
  expect(text.includes(PREMIUM_CANARY)).toBe(premium === 'owner');
  expect(text).not.toContain(SECRET_CANARY);
}

describe('ASVS 8.2.1 to 8.3.1, T5, T6: who may ask what, for every route there is', () => {
  test('FRAME-2: every route has a row in apps/api/src/security/rows-of-*.ts, and every row a route', () => {
    const routes = routesOf(product).filter((route) => !SIMULATED.test(route));
    expect(ROWS.map(({ route }) => route).sort()).toEqual(routes.sort());
  });

  test('every route that is no call of the contract is known', () => {
    const others = product.app.routeTable().filter(({ call, path }) => !call && !path.startsWith('/sim/'));
    expect(others.map(({ path }) => path)).toEqual([
      '/healthz',
      '/readyz',
      '/files/:name',
      '/emailconfirmed',
      '/lti/login',
      '/lti/login',
      '/lti/launch',
      '/lti/return',
      '/lti/frame',
      '/lti/register/:secret',
      '/lti/keys',
      '/api/page-frame',
      '/api/runner/progress/:runId',
      '/api/runner/console/:runId/events',
      '/api/payment/webhook',
      '/',
      '/sitemap.xml',
      '/robots.txt',
      '/api/docs/openapi.json',
      '/api/docs',
    ]);
  });

  test.each(ROWS.map((row) => [row.route, row] as const))('%s', (_route, row) => expectRow(row));
});
