import { hashOf } from '@abhyas/contract/text-changes';
import { withClient } from '@abhyas/postgres/with-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

/** What one account may make the API compute, keep and hold, without keeping anybody else waiting. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const CODE = '/api/practice/text/basics-sum/py';
const LOG = '/api/practice/text-log/basics-sum/py';
const DATA = '/api/practice/progsnap2/basics-sum/py';
const LENGTH = 20_000;

const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);

/** Sends a text, then so many times a hundred edits that each replace a character of its first half. */
async function typed(learner: Person, hundreds: number, step = 37): Promise<string> {
  let text = 'x'.repeat(LENGTH);
  await learner.post(CODE, { base: 0, whole: text, id: 'w:1', kind: 'type', holds: [] });
  for (let sent = 0; sent < hundreds; sent += 1) {
    const edits = Array.from({ length: 100 }, (_, place) => {
      const at = ((sent * 100 + place) * step) % (LENGTH / 2 - 1);
      text = replaced(text, at, 'y');
      return [sent * 100 + place, 0, 0, [at, [1, 'y'], LENGTH - at - 1]];
    });
    const answer = await learner.post(CODE, { base: sent + 1, page: 'p', edits, hash: hashOf(text) });
    expect(answer.body['state']).toBe('taken');
  }
  return text;
}

/** Edits on the first version, near its end, as another device would send them late. */
function late(count: number, page: string) {
  let text = 'x'.repeat(LENGTH);
  const edits = Array.from({ length: count }, (_, place) => {
    const at = LENGTH - 300 + place;
    text = replaced(text, at, 'z');
    return [place, 0, 0, [at, [1, 'z'], LENGTH - at - 1]];
  });
  return { base: 1, page, edits, hash: hashOf(text) };
}

describe('what one account asks of the API', () => {
  test('PRACTICE-42: a device that comes late is merged with thousands of keystrokes', async () => {
    const learner = await product.learner();
    const text = await typed(learner, 25, 1);
    expect((await learner.post(CODE, late(100, 'phone'))).body).toMatchObject({ state: 'taken' });
    const { body } = await learner.get(CODE);
    const tail = LENGTH - 300;
    expect(body['code']).toBe(`${text.slice(0, tail)}${'z'.repeat(100)}${text.slice(tail + 100)}`);
  });

  test.each([
    ['all over the text', 15],
    ['than is brought together', 60],
  ])(
    'PRACTICE-42: where more was typed %s, the whole text is asked for and both are kept',
    async (_what, hundreds) => {
      const learner = await product.learner();
      await typed(learner, hundreds);
      expect((await learner.post(CODE, late(1, 'phone'))).body).toEqual({ state: 'whole' });
      const whole = replaced('x'.repeat(LENGTH), LENGTH - 1, 'z');
      const sent = await learner.post(CODE, { base: 1, whole, id: 'phone:0', kind: 'type', holds: [] });
      expect(sent.body).toMatchObject({ state: 'conflict' });
      const { body } = await learner.get('/api/practice/versions/basics-sum/py');
      expect((body['versions'] as { code: string }[]).map(({ code }) => code)).toContain(whole);
    },
  );

  test('PRACTICE-42: of a log that was filled on purpose the latest part is shown', async () => {
    const learner = await product.learner();
    await learner.post(CODE, { base: 0, whole: 'x'.repeat(16_000), id: 'w:1', kind: 'type', holds: [] });
    let text = 'x'.repeat(16_000);
    // Each edit replaces every second character: 80 kB of changes for one text of 16 kB.
    for (let version = 1; version <= 60; version += 1) {
      const letter = String.fromCodePoint(97 + (version % 26));
      const changes = Array.from({ length: 8000 }, () => [[1, letter], 1]).flat();
      text = `${letter}x`.repeat(8000);
      const sent = { base: version, page: 'p', edits: [[version, 0, 0, changes]], hash: hashOf(text) };
      expect((await learner.post(CODE, sent)).body).toMatchObject({ state: 'taken' });
    }
    const { text: log, body } = await learner.get(LOG);
    expect(log.length).toBeLessThan(700_000);
    const rows = body['rows'] as { version: number }[];
    expect(rows.at(-1)?.version).toBe(61);
    const { bytes } = await product.db
      .selectFrom('text_change')
      .select(
        sql<number>`sum(octet_length(coalesce(edits, '')) + octet_length(coalesce(whole, '')))::int`.as(
          'bytes',
        ),
      )
      .where('account_id', '=', learner.accountId)
      .executeTakeFirstOrThrow();
    expect(bytes).toBeLessThan(4.2 * 1024 * 1024);
  });

  test('PRACTICE-42: two histories of one account are made at a time; more are asked to come again', async () => {
    const [learner, other] = [await product.learner(), await product.learner('Ravi')];
    await typed(learner, 10);
    const refused: string[] = [];
    // None of them is ready before all five are asked for.
    const asked = await withClient(product.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('lock table text_change in access exclusive mode');
      const started = [LOG, DATA, LOG, DATA, LOG].map(async (url) => {
        const answer = await learner.get(url);
        if (answer.status === 503) refused.push(answer.text);
        return answer;
      });
      const beside = other.get(LOG);
      await expect.poll(() => refused).toHaveLength(3);
      return { started, beside };
    });
    const answers = await Promise.all(asked.started);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(refused[0]).toContain('Please try again in a few seconds');
    expect((await asked.beside).status).toBe(200);
    expect((await learner.get(LOG)).status).toBe(200);
  });

  test('PRACTICE-42: 24 calls of one account wait for news; more are answered at once, and nobody else is', async () => {
    const [learner, other] = [await product.learner(), await product.learner('Ravi')];
    const place = { assetId: 'basics-sum', part: 'py', version: 0 };
    const asked = { texts: [place], waitMs: 4000 };
    const wait = async (person: Person, body: object = asked) => {
      const begun = performance.now();
      const { status } = await person.post('/api/practice/newer-texts', body);
      return { status, waited: performance.now() - begun > 2000 };
    };
    const waiting = Array.from({ length: 24 }, async () => wait(learner));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await wait(learner)).toEqual({ status: 200, waited: false });
    expect(await wait(learner, { ...asked, texts: [] })).toEqual({ status: 200, waited: false });
    expect(await wait(other)).toEqual({ status: 200, waited: true });
    for (const each of await Promise.all(waiting)) expect(each).toEqual({ status: 200, waited: true });
  });

  test('ACCOUNT-13: one file of all data is made for an account at a time', async () => {
    const [learner, other] = [await product.learner(), await product.learner('Ravi')];
    await typed(learner, 3);
    const asked = [1, 2, 3, 4].map(async () => learner.get('/api/users/export'));
    expect((await other.get('/api/users/export')).status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 503, 503, 503]);
    const { body } = await learner.get('/api/users/export');
    expect(body).toMatchObject({
      parts: { practice: { saved_code: [{ asset_id: 'basics-sum', version: 4 }] } },
    });
  });
});
