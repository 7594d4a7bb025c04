import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPaymentsHarness, type Buyer, type Paid, type PaymentsHarness } from './payments-harness.ts';

const CHILD = fileURLToPath(new URL('../../testing/settle-and-die.ts', import.meta.url));
/** Children that run at once. */
const LANES = 3;
/** More than a settlement has statements. */
const STATEMENTS_MAX = 60;

let shop: PaymentsHarness;
beforeAll(async () => {
  shop = await startPaymentsHarness();
  await shop.behave({ webhooks: 'off' });
});
afterAll(() => shop.close());

const ONCE = { grants: 1, invoices: 1, paid: 1 };
const NONE = { grants: 0, invoices: 0, paid: 0 };

type Sale = { readonly buyer: Buyer; readonly paid: Paid; readonly orderId: string };

async function paidSale(): Promise<Sale> {
  const buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  const { id } = await shop.db
    .selectFrom('purchase_order')
    .select('id')
    .where('provider_order_id', '=', paid.orderId)
    .executeTakeFirstOrThrow();
  return { buyer, paid, orderId: id };
}

/** Settles in a process of its own. @returns the signal that ended it; null when it came to its end */
async function settleAndDie(sale: Sale, at: number, moment: 'before' | 'after'): Promise<string | null> {
  const payment = JSON.stringify(await shop.payments.provider.payment(sale.paid.paymentId));
  const argv = [CHILD, shop.databaseUrl, sale.orderId, payment, String(at), moment];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([0, null]).toContain(code);
  return signal;
}

type Death = { readonly sale: Sale; readonly signal: string | null; readonly left: typeof ONCE };

async function die(at: number, moment: 'before' | 'after'): Promise<Death> {
  const sale = await paidSale();
  const signal = await settleAndDie(sale, at, moment);
  return { sale, signal, left: await shop.counts(sale.buyer.accountId) };
}

/** What is there once the reconciler came by. */
async function recover(deaths: readonly Death[]) {
  await shop.reconcileNow();
  return Promise.all(deaths.map(({ sale }) => shop.counts(sale.buyer.accountId)));
}

/** A death right before each statement, until a settlement outlives its fault point. */
async function dieEverywhere(): Promise<Death[]> {
  const deaths: Death[] = [];
  for (let at = 1; at < STATEMENTS_MAX; at += LANES) {
    const lanes = Array.from({ length: LANES }, (_, lane) => die(at + lane, 'before'));
    deaths.push(...(await Promise.all(lanes)));
    if (deaths.some(({ signal }) => signal === null)) break;
  }
  return deaths;
}

test('PAYMENTS-22: kill -9 between any two statements of the settlement leaves all or nothing, and loses nothing', async () => {
  const before = await dieEverywhere();
  const killed = before.filter(({ signal }) => signal === 'SIGKILL');
  expect(killed.length).toBeGreaterThan(10);
  expect(before.at(-1)?.signal).toBeNull();
  expect(killed.map(({ left }) => left)).toEqual(killed.map(() => NONE));
  expect(await recover(before)).toEqual(before.map(() => ONCE));

  // The last statement is the commit: once it is answered, everything is there.
  const afterCommit = await die(killed.length, 'after');
  expect(afterCommit).toMatchObject({ signal: 'SIGKILL', left: ONCE });
  expect(await recover([afterCommit])).toEqual([ONCE]);

  const rows = await shop.db.selectFrom('invoice').select('number').execute();
  const counts = rows.map(({ number }) => Number(number.split('/')[2])).toSorted((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: before.length + 1 }, (_, index) => index + 1));
}, 120_000);
