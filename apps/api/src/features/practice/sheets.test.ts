import type { Sheets } from '@abhyas/contract/practice-sheets';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { testRelease } from '../../testing/test-release.ts';

const sheet = (id: string, problems: readonly string[]) => ({
  id,
  title: 'Sums',
  summary: 'S.',
  groups: [
    { title: 'Easy', problems },
    { title: 'Later', problems: ['later-sum'] },
  ],
  translations: { hi: { title: 'जोड़', summary: 'स।', groups: [{ title: 'आसान', problems }] } },
});

let product: TestProduct;
beforeAll(async () => {
  const sheets = [sheet('sums', ['basics-hard', 'basics-sum']), { ...sheet('late', ['later-sum']) }];
  product = await startTestProduct({ release: { ...testRelease, sheets }, blobs: new Map() });
});
afterAll(() => product.close());

const sheetsOf = async (person: Person) =>
  ((await person.get('/api/content/sheets')).body as unknown as Sheets).sheets;

test('PRACTICE-63: a sheet has its problems in order, without those of modules that are locked for the learner', async () => {
  const learner = await product.learner();
  expect(await sheetsOf(learner)).toEqual([
    {
      sheetId: 'sums',
      title: 'Sums',
      desc: 'S.',
      groups: [{ title: 'Easy', problems: ['basics-hard', 'basics-sum'] }],
    },
  ]);
  await sql`insert into opened_module (account_id, subtopic_id, how) values (${learner.accountId}, 'later', 'code')`.execute(
    product.db,
  );
  expect((await sheetsOf(learner)).map(({ sheetId }) => sheetId)).toEqual(['sums', 'late']);
  expect((await product.visitor.get('/api/content/sheets')).status).toBe(401);
});

test('PRACTICE-63: a sheet is read in the learner’s language, and a school without sheets has none', async () => {
  const learner = await product.learner();
  expect((await sheetsOf(learner.speaking('hi')))[0]).toMatchObject({
    title: 'जोड़',
    groups: [{ title: 'आसान' }],
  });
});
