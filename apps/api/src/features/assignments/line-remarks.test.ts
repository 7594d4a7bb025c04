import { randomUUID } from 'node:crypto';

import type { Assignment } from '@abhyas/contract/assignments';
import type { LineRemarks } from '@abhyas/contract/assignments-remarks';
import type { Work } from '@abhyas/contract/assignments-work.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { labClass } from './testing/lab-class.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;

let product: TestProduct;
let teacher: Learner;
let colleague: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
  colleague = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const { classOf, proved, give, step, handIn } = labClass(() => ({ product, teacher }));

/** A learner who has handed three lines in for an assignment of a class of every teacher. */
async function handedIn() {
  const learner = await proved();
  const batchId = await classOf(learner);
  await teacher.post(`/api/admin/classes/${batchId}/teachers`, { everyTeacher: true, teachers: [] });
  const id = await give(batchId);
  const code = 'a = 1\nb = 2\nprint(a + b)';
  const submissionId = await handIn(learner, { assetId: 'basics-sum', passed: 2, code });
  const place = { accountId: learner.accountId, assetId: 'basics-sum', submissionId };
  const say = (remarkId: string, part: object, by = teacher) =>
    by.post(`/api/admin/assignments/${id}/line-remarks/${remarkId}`, {
      ...place,
      line: 2,
      text: 'Why two?',
      version: 0,
      ...part,
    });
  const url = `/api/admin/assignments/${id}/work/${learner.accountId}/basics-sum`;
  const work = async (query = '') => (await teacher.get(`${url}${query}`)).body as Work;
  const remarks = async () => (await work()).shown?.remarks;
  return { learner, id, submissionId, say, work, remarks, url };
}

const told = async (learner: Learner) =>
  ((await learner.get('/api/auth/notifications')).body as { notifs: { text: string }[] }).notifs.filter(
    ({ text }) => text.includes('has looked at your work'),
  );

describe('remarks on lines', () => {
  it('ASSIGNMENTS-30: are said, said otherwise, taken back and brought back; sent twice, once', async () => {
    const { id, say, work, remarks } = await handedIn();
    const remarkId = randomUUID();
    expect((await say(remarkId, {})).status).toBe(200);
    expect((await say(remarkId, {})).status).toBe(200);
    const first = { id: remarkId, line: 2, text: 'Why two?', version: 1 };
    expect(await remarks()).toMatchObject([first]);
    expect((await work()).submissions).toMatchObject([{ remarks: 1 }]);

    expect((await say(remarkId, { text: 'Say why.', version: 1 })).status).toBe(200);
    expect(await remarks()).toMatchObject([{ text: 'Say why.', version: 2 }]);
    const remove = () => teacher.post(`/api/admin/assignments/${id}/line-remarks/${remarkId}/remove`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await remarks()).toEqual([]);
    expect((await say(remarkId, { text: 'Say why.' })).status).toBe(200);
    expect(await remarks()).toMatchObject([{ text: 'Say why.', version: 1 }]);

    const owner = await product.signInStaff('owner');
    const { text } = await owner.get('/api/admin/audit?search=remark');
    expect(text).toContain('Remarked on line 2 of Problem basics-sum by =Roll 0');
    expect(text).toContain('Took back a remark on line 2 of Problem basics-sum');
  });

  it('ASSIGNMENTS-30: of two teachers at once nothing is lost', async () => {
    const { id, say, remarks } = await handedIn();
    const [own, other] = [randomUUID(), randomUUID()];
    const both = await Promise.all([say(own, {}), say(other, { text: 'Name it.' }, colleague)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await remarks())?.map(({ text }) => text).toSorted()).toEqual(['Name it.', 'Why two?']);

    await say(own, { text: 'Why not three?', version: 1 }, colleague);
    const late = await say(own, { text: 'Why so?', version: 1 });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('assignments.line-remark-changed'),
    ]);
    await colleague.post(`/api/admin/assignments/${id}/line-remarks/${own}/remove`);
    const gone = await say(own, { text: 'Why so?', version: 2 });
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('assignments.line-remark-gone')]);
    expect((await say(own, { text: 'Why so?' })).status).toBe(200);
  });

  it.each([
    ['nothing', { text: ' \n' }, 400],
    ['too much', { text: 'x'.repeat(2001) }, 400],
    ['a line that there is not', { line: 4 }, 404],
    ['another submission', { submissionId: randomUUID() }, 404],
    ['another item', { assetId: 'basics-hard' }, 404],
  ])('ASSIGNMENTS-30: refuses %s', async (_, part, status) => {
    const { say, remarks } = await handedIn();
    expect((await say(randomUUID(), part)).status).toBe(status);
    expect(await remarks()).toEqual([]);
  });

  it('ASSIGNMENTS-30: the remark of another assignment is not changed by its id', async () => {
    const [one, other] = [await handedIn(), await handedIn()];
    const remarkId = randomUUID();
    await one.say(remarkId, {});
    expect((await other.say(remarkId, { text: 'Elsewhere' })).status).toBe(404);
    await teacher.post(`/api/admin/assignments/${other.id}/line-remarks/${remarkId}/remove`);
    expect(await one.remarks()).toMatchObject([{ text: 'Why two?' }]);
  });

  it('ASSIGNMENTS-31: are read by their learner once marks are published, who is told once', async () => {
    const { learner, id, submissionId, say } = await handedIn();
    const other = await handedIn();
    const url = `/api/assignments/${id}/remarks/basics-sum`;
    await say(randomUUID(), {});
    const item = async () => ((await learner.get(`/api/assignments/${id}`)).body as Assignment).items[0];
    expect((await learner.get(url)).status).toBe(404);
    expect((await item())?.lineRemarks).toBeUndefined();
    expect(await told(learner)).toEqual([]);

    await step(id, 'publish-marks');
    expect((await item())?.lineRemarks).toBe(1);
    expect((await learner.get(url)).body as LineRemarks).toMatchObject({
      programs: [{ id: submissionId, code: 'a = 1\nb = 2\nprint(a + b)', remarks: [{ line: 2 }] }],
    });
    expect((await other.learner.get(url)).status).toBe(404);
    await say(randomUUID(), { line: 1, text: 'A better name?' });
    await say(randomUUID(), { line: 3, text: 'Good.' });
    expect(await told(learner)).toHaveLength(1);
  });
});

describe('reading submitted work', () => {
  it('ASSIGNMENTS-32: any submission of the item is shown with the tests that failed', async () => {
    const { learner, work, url } = await handedIn();
    const worse = await handIn(learner, { assetId: 'basics-sum', passed: 1, ago: 0.5 });
    const elsewhere = await handIn(learner, { assetId: 'basics-hard', passed: 1 });
    expect((await work()).shown).toMatchObject({ counts: true, failed: [{ number: 3 }, { number: 4 }] });
    expect((await work(`?submission=${worse}`)).shown).toMatchObject({
      id: worse,
      counts: false,
      failed: [{ number: 2 }, { number: 3 }, { number: 4 }],
    });
    expect((await teacher.get(`${url}?submission=${elsewhere}`)).status).toBe(404);
    const other = await handedIn();
    expect((await teacher.get(`${url}?submission=${other.submissionId}`)).status).toBe(404);
  });

  it('ASSIGNMENTS-32: a mark of an older version is refused, so that two who mark at once are told', async () => {
    const { work, url } = await handedIn();
    expect((await work()).version).toBe(0);
    expect((await teacher.post(url, { version: 0, comment: 'Good.' })).status).toBe(200);
    const late = await colleague.post(url, { version: 0, comment: 'Not yet.' });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('assignments.remark-changed')]);
    expect(await work()).toMatchObject({ version: 1, mark: { comment: 'Good.' } });
    expect((await colleague.post(url, { version: 1, comment: 'Not yet.' })).status).toBe(200);
  });
});
