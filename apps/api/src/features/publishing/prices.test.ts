import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const CONTENT = '/api/admin/content';
const PLAN = 'plans/plan1/plan.yaml';
const LESSON = 'courses/01-c/01-basics/01-hello/text.md';
const planFile = (price: number, more = '') =>
  `title: C Starter\nprice_rupees: ${price}\ncontents: [c]\nvalidity_days: 180\nvalidity: 6 months\n${more}`;
const PLAN_HI = 'plans/plan1/plan.hi.yaml';
const planInHindi = (validity: string) => `title: C आरंभ\nvalidity: ${validity}\n`;
const lesson = (title: string): string => `---\ntitle: ${title}\n---\nText.\n`;

let product: TestProduct;
let teacher: Person;
let owner: Person;
let treasurer: Person;
beforeAll(async () => {
  const school = await buildRelease(
    folderOf({
      ...smallSchool(),
      [PLAN]: planFile(1999),
      [PLAN_HI]: planInHindi('6 महीने'),
      'plans/plan1/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    }),
  );
  if (!school.ok) throw new Error(JSON.stringify(school.faults));
  product = await startTestProduct(school.bundle);
  teacher = await product.signInStaff('teacher');
  owner = await product.signInStaff('owner');
  treasurer = await product.signInStaff('teacher', 'accounts');
});
afterAll(() => product.close());

type Release = { readonly price: number; readonly lesson: string };

/** What learners see: the price of the plan and the name of the lesson. */
async function seen(): Promise<Release> {
  const { body } = await product.visitor.get('/api/payment/pricingplans');
  const { body: content } = await owner.get(CONTENT);
  const text = JSON.stringify(content['topics']);
  const { plan1 } = body['plans'] as { plan1: { price: number } };
  return { price: plan1.price, lesson: /"id":"hello","type":"text","title":"([^"]*)"/.exec(text)?.[1] ?? '' };
}

const activeRelease = async (): Promise<string> =>
  ((await owner.get(CONTENT)).body['history'] as { releaseId: string }[])[0]?.releaseId ?? '';

/** Writes files into a new draft and publishes it; answers what publishing answered. */
async function publish(person: Person, files: Readonly<Record<string, string>>) {
  const { body: created } = await person.post(`${CONTENT}/drafts`, { name: 'Next', from: 'current' });
  const draft = `${CONTENT}/drafts/${String(created['id'])}`;
  for (const [path, text] of Object.entries(files)) {
    const { body: file } = await person.get(`${draft}/file?path=${encodeURIComponent(path)}`);
    await person.post(`${draft}/file`, { path, expected: file['hash'] ?? null, content: { text } });
  }
  const { body: check } = await person.post(`${draft}/check`);
  const { body: changes } = await person.get(`${draft}/changes`);
  const published = await person.post(`${draft}/publish`, {
    releaseId: check['releaseId'],
    from: changes['from'],
  });
  return { ...published, pricesClosed: changes['pricesClosed'] };
}

it('PUBLISHING-10: who writes lessons changes no price, not for an hour and not with a lesson beside it', async () => {
  const before = await seen();
  for (const change of [
    planFile(1),
    planFile(1999).replace('180', '3660'),
    planFile(1999).replace('6 months', '10 years'),
    planFile(1999, 'plan_type: Coming Soon\n'),
  ]) {
    const { status, text, pricesClosed } = await publish(teacher, {
      [PLAN]: change,
      [LESSON]: lesson('Cheap'),
    });
    expect([status, pricesClosed]).toEqual([403, true]);
    expect(text).toContain('C Starter');
  }
  const more = {
    'plans/plan2/plan.yaml': planFile(1),
    'plans/plan2/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  };
  expect((await publish(teacher, more)).status).toBe(403);
  expect(await seen()).toEqual(before);
  const words = planFile(1999, 'plan_type: Best Start\n').replace('C Starter', 'C for beginners');
  expect(await publish(teacher, { [PLAN]: words })).toMatchObject({ status: 200, pricesClosed: false });
});

it('PUBLISHING-10: nor how long a plan lasts in another language of the pages', async () => {
  const { status } = await publish(teacher, {
    [PLAN_HI]: planInHindi('हमेशा के लिए'),
    [LESSON]: lesson('Cheap'),
  });
  expect(status).toBe(403);
  expect((await publish(owner, { [PLAN_HI]: planInHindi('छह महीने') })).status).toBe(200);
  expect((await publish(owner, { [PLAN_HI]: planInHindi('6 महीने') })).status).toBe(200);
});

it('PUBLISHING-10: an owner changes them, and a teacher who also keeps the accounts', async () => {
  expect(await publish(owner, { [PLAN]: planFile(2499) })).toMatchObject({
    status: 200,
    pricesClosed: false,
  });
  expect(await publish(treasurer, { [PLAN]: planFile(2999) })).toMatchObject({ status: 200 });
  expect((await seen()).price).toBe(2999);
});

it('PUBLISHING-10: bringing an earlier release back brings its price back only with who may set it', async () => {
  await publish(teacher, { [LESSON]: lesson('Old lesson') });
  const old = await activeRelease();
  await publish(owner, { [PLAN]: planFile(3999), [LESSON]: lesson('New lesson') });
  const back = async (person: Person) =>
    person.post(`${CONTENT}/roll-back`, { releaseId: old, from: await activeRelease() });
  expect((await back(teacher)).status).toBe(200);
  expect(await seen()).toEqual({ price: 3999, lesson: 'Old lesson' });
  expect((await back(owner)).status).toBe(200);
  expect(await seen()).toEqual({ price: 2999, lesson: 'Old lesson' });
});

const PRICES = '/api/admin/money/prices';
const setPrice = (person: Person, priceRupees: number, expected: number) =>
  person.post(`${PRICES}/plan1`, { priceRupees, expected });

it('PUBLISHING-16: accounts staff set a price by themselves, at once for new orders; an open order keeps its own', async () => {
  const accounts = await product.signInStaff('accounts');
  const { price, lesson: title } = await seen();
  const buyer = await product.learner();
  const order = async () => {
    const request = { type: 'plan1', userId: buyer.accountId, state: '29' };
    return (await buyer.post('/api/payment/createorder', request)).body;
  };
  const before = await order();
  expect(before['amount']).toBe(price * 100);
  const set = await setPrice(accounts, price + 500, price);
  expect(set.status).toBe(200);
  expect(await seen()).toEqual({ price: price + 500, lesson: title });
  const [plan] = set.body['plans'] as { id: string; priceRupees: number; history: object[] }[];
  expect(plan).toMatchObject({
    id: 'plan1',
    priceRupees: price + 500,
  });
  expect(plan?.history[0]).toMatchObject({ from: price, to: price + 500, by: 'Staff accounts' });
  expect((await order())['amount']).toBe((price + 500) * 100);
  const kept = await product.db
    .selectFrom('purchase_order')
    .select('amount_paise')
    .where('provider_order_id', '=', String(before['id']))
    .executeTakeFirstOrThrow();
  expect(kept.amount_paise).toBe(price * 100);
  const entry = await product.db
    .selectFrom('audit_entry')
    .select(['subject', 'before', 'after'])
    .where('action', '=', 'payments.price')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ subject: 'C Starter', before: price, after: price + 500 });
});

it('PUBLISHING-16: nobody else sets one, none is set twice over, and none that is no price', async () => {
  const { price } = await seen();
  expect((await setPrice(teacher, 1, price)).status).toBe(403);
  expect((await setPrice(owner, price + 1, price - 1)).text).toContain('publishing.price-changed');
  for (const wrong of [0, -5, 500_001]) {
    expect((await setPrice(owner, wrong, price)).text).toContain('publishing.price-invalid');
  }
  expect((await owner.post(`${PRICES}/plan6`, { priceRupees: 5, expected: 5 })).status).toBe(404);
  expect((await seen()).price).toBe(price);
  const both = await Promise.all([setPrice(owner, price + 7, price), setPrice(treasurer, price + 9, price)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});
