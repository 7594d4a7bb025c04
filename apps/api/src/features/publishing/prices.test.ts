import { buildRelease } from '@abhyas/content/load-content';
import { folderOf, smallSchool } from '@abhyas/content/testing/small-school';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

const CONTENT = '/api/admin/content';
const PLAN = 'plans/plan1/plan.yaml';
const LESSON = 'courses/01-c/01-basics/01-hello/text.md';
const planFile = (price: number, more = '') =>
  `title: C Starter\nprice_rupees: ${price}\ncontents: [c]\nvalidity_days: 180\nvalidity: 6 months\n${more}`;
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
