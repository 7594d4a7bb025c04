import { oneOf } from '@abhyas/queue/testing/thorough';
import { expect } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { endOf, PRICE, purchase, type Purchase, type Shop, type Trigger } from './settlement-triggers.ts';

/** The orders in which what we hear of a purchase may come, and what they must come to. */

export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}

export function subsets<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>((all, thing) => [...all, ...all.map((set) => [...set, thing])], [[]]);
}

/** The order that a number names, for tests that must be repeatable. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return things
    .map((thing) => ({ thing, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** Each order is a purchase of its own with its documents and mails: `npm run thorough` plays all of them. */
export const someOf = <T>(orders: readonly T[], atMost: number): readonly T[] =>
  oneOf(Math.ceil(orders.length / atMost), orders);

export const SOLD_AND_RETURNED = {
  order: [{ state: 'refunded' }],
  plans: [{ id: 'plan1', revoked: true }],
  active: 0,
  paying: [true],
  refunds: [{ amount_paise: PRICE, status: 'processed' }],
  documents: [`credit-note ${PRICE}`, `invoice ${PRICE}`],
};

export const STILL_SOLD = {
  order: [{ state: 'paid' }],
  plans: [{ id: 'plan1', revoked: false }],
  active: 1,
  paying: [true],
  documents: [`invoice ${PRICE}`],
};

async function mailsOf({ shop }: Shop, purchases: readonly Purchase[]): Promise<string[]> {
  await shop.doJobs();
  const sent = await Promise.all(purchases.map(({ buyer }) => mailsTo(shop.dataDir, buyer.email)));
  return sent.map((mails) =>
    mails
      .map(({ subject }) => subject)
      .filter((subject) => /plan|refund/i.test(subject))
      .toSorted()
      .join(', '),
  );
}

/** Plays each order of triggers to a purchase of its own, and expects one end of all. */
export async function expectOneEnd(
  within: Shop,
  orders: readonly (readonly Trigger[])[],
  refunds: readonly number[],
) {
  const purchases: Purchase[] = [];
  const ends: unknown[] = [];
  for (const triggers of orders) {
    const bought = await purchase(within, refunds);
    for (const trigger of triggers) await trigger(bought);
    purchases.push(bought);
    ends.push(await endOf(bought));
  }
  for (const end of ends) expect(end).toEqual(ends[0]);
  expect([...new Set(await mailsOf(within, purchases))]).toHaveLength(1);
  return ends[0];
}
