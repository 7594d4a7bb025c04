import { randomUUID } from 'node:crypto';

import { STAFF_ROLES } from '@abhyas/contract/admin.staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RouteEntry } from '../platform/http/route-table.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { STAFF_ROWS } from './rows-of-staff.ts';

let product: TestProduct;
/** A token for each role, and for those who are on no staff or have not shown their second factor. */
const tokens = new Map<string, string>([['visitor', '']]);
beforeAll(async () => {
  product = await startTestProduct();
  tokens.set('learner', (await product.learner()).token);
  for (const role of STAFF_ROLES) tokens.set(role, (await product.signInStaff(role)).token);
  const stranger = await product.signInStaff('owner');
  await product.db
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', stranger.accountId)
    .execute();
  tokens.set('owner without a second factor', stranger.token);
});
afterAll(() => product.close());

const adminStaffRoutes = (): RouteEntry[] =>
  product.app.routeTable().filter(({ access }) => typeof access === 'object');

/** 401 and 403, or `let in`: what the handler then says of a made-up id is its own affair. */
async function answerTo(route: string, token: string): Promise<number | 'let in'> {
  const [method = '', pattern = ''] = route.split(' ');
  const { statusCode, headers } = await product.app.inject({
    method: method as 'GET',
    url: pattern.replaceAll(/:\w+/g, () => randomUUID()),
    ...(method === 'POST' && { payload: {} }),
    ...(token && { headers: { 'x-auth-token': token } }),
  });
  expect(statusCode).toBeLessThan(500);
  expect(headers['cache-control']).toMatch(/no-store/);
  return statusCode === 401 || statusCode === 403 ? statusCode : 'let in';
}

describe('ASVS 8.2.1: which of the staff may ask what', () => {
  test('ADMIN-1: every route of the console has a row in apps/api/src/security/rows-of-staff.ts', () => {
    const routes = adminStaffRoutes().map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(STAFF_ROWS).sort()).toEqual(routes.sort());
  });

  test('every route below /api/admin but the doorway is for staff alone', () => {
    const others = product.app
      .routeTable()
      .filter(({ path }) => path.startsWith('/api/admin'))
      .flatMap(({ path, access }) => (typeof access === 'object' ? [] : [`${path} ${access}`]));
    expect(others.toSorted()).toEqual([
      '/api/admin/second-factor/confirm learner',
      '/api/admin/second-factor/give learner',
      '/api/admin/second-factor/setup learner',
      '/api/admin/standing learner',
    ]);
  });

  test.each(Object.entries(STAFF_ROWS))('%s', async (route, roles) => {
    const answers = new Map<string, number | 'let in'>();
    for (const [who, token] of tokens) answers.set(who, await answerTo(route, token));
    const staff = STAFF_ROLES.map((role): [string, number | string] => [
      role,
      role === 'owner' || roles.includes(role) ? 'let in' : 403,
    ]);
    expect(Object.fromEntries(answers)).toEqual({
      visitor: 401,
      learner: 403,
      'owner without a second factor': 403,
      ...Object.fromEntries(staff),
    });
  });
});
