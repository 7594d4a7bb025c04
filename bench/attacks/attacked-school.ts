import type { Plan, ReleaseBundle } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';

import { benchRelease } from '../../scripts/testing/bench-release.ts';
import { register, type Learner } from '../runner/learners.ts';
import type { Product } from '../runner/product.ts';
import { publish } from '../runner/publish.ts';
import { ask } from './ask.ts';

/** Its answers are compared as decimal fractions. */
export const FLOATS_PROBLEM = 'bench-floats';
const TESTS = 5;

/** A right solution that no cache has seen. */
export const solution = (mark: number): string =>
  `mark = ${mark}\nn = int(input())\nnumbers = list(map(int, input().split()))\nprint(sum(numbers), min(numbers))\n`;

/** Publishes a problem with a reference solution, one whose answers are decimals, and a plan to buy. */
export async function openAttackedSchool(product: Product): Promise<void> {
  await publish(product, attackedRelease());
}

const input = (test: number): string => `3\n${test} 7 ${test + 5}\n`;
const answer = (test: number): string => `${test + 7 + test + 5} ${Math.min(test, 7)}\n`;

function attackedRelease(): ReleaseBundle {
  const { release, blobs } = benchRelease({ tests: TESTS, input, answer });
  const topics = release.topics.map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) => ({ ...subtopic, assets: subtopic.assets.flatMap(twice) })),
  }));
  const plan: Plan = {
    id: 'plan1',
    title: 'Everything',
    priceRupees: 1999,
    topicIds: topics.map(({ id }) => id),
    validityDays: 180,
    validity: '6 months',
    imageUrl: '',
    planType: '',
  };
  return { release: { ...release, id: `${release.id}-attacked`, topics, plans: [plan] }, blobs };
}

function twice(asset: Asset): Asset[] {
  if (asset.type !== 'problem') return [asset];
  const references = [{ name: 'accepted/sum.py', key: 'py' as const, code: solution(0) }];
  const checker = { kind: 'floats', absolute: 1e-6, relative: 1e-6 } as const;
  return [
    { ...asset, judging: { ...asset.judging, references } },
    { ...asset, id: FLOATS_PROBLEM, judging: { ...asset.judging, checker, references } },
  ];
}

export type Buyer = Learner & { readonly invoice: string };

/** Somebody who has bought the plan, and the address of the invoice. */
export async function buyPlan({ address }: Product): Promise<Buyer> {
  const buyer = await register(address);
  const me = await ask<{ _id: string }>(address, { path: '/api/auth', ...buyer });
  const order = { type: 'plan1', userId: me._id, state: '29' };
  const { id } = await ask<{ id: string }>(address, {
    path: '/api/payment/createorder',
    body: order,
    ...buyer,
  });
  const paid = await ask<Record<string, string>>(address, {
    path: '/sim/razorpay/checkout/pay',
    body: { order_id: id, outcome: 'success' },
  });
  const { razorpay_payment_id: payment, razorpay_order_id: ordered, razorpay_signature: signature } = paid;
  await ask(address, {
    path: `/api/payment/capture/plan1/${payment}/200/${ordered}/${signature}/${me._id}`,
    ...buyer,
  });
  const { invoices } = await ask<{ invoices: { number: string }[] }>(address, {
    path: '/api/payment/invoices',
    ...buyer,
  });
  const number = encodeURIComponent(invoices[0]?.number ?? '');
  return { ...buyer, invoice: `/api/payment/invoice?number=${number}` };
}
