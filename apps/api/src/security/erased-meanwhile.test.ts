import { setTimeout as sleep } from 'node:timers/promises';

import { oneOf } from '@abhyas/queue/testing/thorough';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { scriptedRunner } from '../testing/scripted-runner.ts';
import type { TestProduct } from '../testing/test-product.ts';
import { pairFor, startCanaryProduct, type Cast } from './actors.ts';
import type { MatrixRequest, Row } from './matrix-row.ts';
import { accountRows } from './rows-of-accounts.ts';
import { learningRows } from './rows-of-learning.ts';
import { mockRows } from './rows-of-mocks.ts';
import { paymentRows } from './rows-of-payments.ts';

/** On an input of one's own: the tests of the canary release have no data. */
const RUN: MatrixRequest = {
  body: { assetId: '', code: 'print(1)', language: 5, mode: 'ctestcase', ctestcase: '' },
};
const ROWS = [...accountRows, ...learningRows, ...mockRows, ...paymentRows]
  .filter(({ answers }) => answers.owner < 400)
  .map((row) => (row.route === 'POST /api/runner/execute' ? { ...row, asks: RUN } : row));
/** After this long the call has come to its first write, which waits for the deletion. */
const UNDER_WAY_MS = 60;
/** Of a call and a deletion through the front door, how much later the call begins. */
const LATER_MS = oneOf(3, [12, 0, 24]);

let product: TestProduct;
let stop: () => Promise<void>;
beforeAll(async () => {
  product = await startCanaryProduct();
  const runner = await scriptedRunner(product, () => ({
    kind: 'compile-error',
    compile: { ok: false, output: 'no', timeMs: 1 },
  }));
  stop = () => runner.drain(0);
});
afterAll(async () => {
  await stop();
  await product.close();
});

async function ask(
  { owner }: Cast,
  { route }: Row,
  asked: MatrixRequest,
): Promise<{ status: number; text: string }> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => asked.params?.[name] ?? name);
  const answer = await product.app.inject({
    method: method as 'GET',
    url: `${path}${asked.query ?? ''}`,
    ...(method !== 'GET' && { payload: asked.body ?? {} }),
    headers: { 'x-auth-token': owner.token },
  });
  return { status: answer.statusCode, text: answer.body };
}

async function prepared({ asks = {} }: Row): Promise<{ cast: Cast; asked: MatrixRequest }> {
  const cast = await pairFor(product);
  return { cast, asked: typeof asks === 'function' ? await asks(cast) : asks };
}

/** Deletes the account as the product does, but holds the end of it back until the call is under way. */
async function askDuringDeletion(row: Row): Promise<{ status: number; text: string }> {
  const { cast, asked } = await prepared(row);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const deletion = product.db.transaction().execute(async (trx) => {
    await sql`delete from account where id = ${cast.owner.accountId}`.execute(trx);
    begin();
    await held;
  });
  await begun;
  const asking = ask(cast, row, asked);
  await Promise.race([asking, sleep(UNDER_WAY_MS)]);
  letGo();
  await deletion;
  return asking;
}

describe('an account is deleted while a call of its own is under way', () => {
  // Each of them is among those that come at once.
  test.each(oneOf(4, ROWS).map((row) => [row.route, row] as const))(
    '%s: no fault of ours',
    async (_route, row) => {
      const { status, text } = await askDuringDeletion(row);
      expect({ status: status < 500, text: status < 500 ? '' : text }).toEqual({ status: true, text: '' });
    },
  );

  test.each(LATER_MS)('every call at once, begun %i ms after the request to delete', async (laterMs) => {
    const all = await Promise.all(ROWS.map(async (row) => ({ row, ...(await prepared(row)) })));
    const answers = await Promise.all(
      all.map(async ({ row, cast, asked }) => {
        const deleting = cast.owner.post('/api/users/delete', { password: 'correct horse battery' });
        await sleep(laterMs);
        const called = await ask(cast, row, asked);
        return {
          route: row.route,
          called: called.status,
          deleted: (await deleting).status,
          text: called.text,
        };
      }),
    );
    expect(answers.filter(({ called, deleted }) => called >= 500 || deleted >= 500)).toEqual([]);
  });
});
