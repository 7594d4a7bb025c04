import type { ConceptMap } from '@abhyas/contract/mastery';
import type { Placement } from '@abhyas/contract/placement';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { conceptRelease } from '../../testing/concept-release.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ release: conceptRelease, blobs: new Map() });
});
afterAll(() => product.close());

const PATH = '/api/mastery/c/placement';

async function testOf(learner: Person, query = ''): Promise<Placement> {
  const { status, body } = await learner.get(`${PATH}${query}`);
  expect(status).toBe(200);
  return body as unknown as Placement;
}

type Given = { readonly conceptId: string; readonly known: boolean; readonly round?: number };

async function answer(learner: Person, { round = 1, ...given }: Given): Promise<Placement> {
  const { status, body } = await learner.post(PATH, { round, ...given });
  expect(status).toBe(200);
  return body as unknown as Placement;
}

async function reasonsOf(learner: Person): Promise<Record<string, string>> {
  const { body } = await learner.get('/api/mastery/c');
  const { concepts } = body as unknown as ConceptMap;
  return Object.fromEntries(concepts.map(({ id, reason }) => [id, reason]));
}

test('MASTERY-7: a test asks with exercises of the course, goes on where it was left, and ends when nothing is open', async () => {
  const learner = await product.learner();
  const begun = await testOf(learner);
  expect(begun).toMatchObject({ round: 1, answers: [] });
  const first = begun.question;
  expect(first?.assetId).toBe('basics-text');
  expect(first?.html).toContain('<p>Question ');
  const second = await answer(learner, { conceptId: first?.conceptId ?? '', known: true });
  expect(second.answers).toEqual([{ conceptId: first?.conceptId, known: true }]);
  expect(second.question?.conceptId).not.toBe(first?.conceptId);
  expect(await testOf(learner)).toEqual(second);
  const last = await answer(learner, { conceptId: second.question?.conceptId ?? '', known: false });
  expect(last.question).toBeNull();
  expect(last.answers).toHaveLength(2);
});

test('MASTERY-8: what was known in the test is known on the map, opens what needs it, and is no practice', async () => {
  const learner = await product.learner();
  expect(await reasonsOf(learner)).toEqual({ output: 'lesson', loops: 'lesson', arrays: 'later' });
  await takeWith(learner, (id) => id === 'loops' || id === 'output');
  expect(await reasonsOf(learner)).toEqual({ output: 'placed', loops: 'placed', arrays: 'lesson' });
  const review = await learner.get('/api/review');
  expect(review.body).toMatchObject({ items: [], nextOn: null });
});

async function takeWith(learner: Person, knows: (id: string) => boolean, round = 1): Promise<void> {
  let { question } = await testOf(learner, round > 1 ? '?again=yes' : '');
  for (let count = 0; question && count < 20; count += 1) {
    const { conceptId } = question;
    ({ question } = await answer(learner, { conceptId, known: knows(conceptId), round }));
  }
}

test('MASTERY-8: taken again, the test starts from the beginning, and its later answers hold', async () => {
  const learner = await product.learner();
  await takeWith(learner, () => true);
  expect(await testOf(learner, '?again=yes')).toMatchObject({ round: 2, answers: [] });
  // Looking does not begin anything.
  expect(await testOf(learner)).toMatchObject({ round: 1 });
  await takeWith(learner, () => false, 2);
  expect(await testOf(learner)).toMatchObject({ round: 2, question: null });
  expect(await reasonsOf(learner)).toMatchObject({ output: 'lesson', loops: 'lesson' });
});

test('MASTERY-7: an answer that is told twice, late, or to what is not asked changes nothing', async () => {
  const learner = await product.learner();
  const { question } = await testOf(learner);
  const id = question?.conceptId ?? '';
  await answer(learner, { conceptId: id, known: true });
  expect((await answer(learner, { conceptId: id, known: false })).answers).toEqual([
    { conceptId: id, known: true },
  ]);
  expect((await answer(learner, { conceptId: 'nothing', known: true })).answers).toHaveLength(1);
  await takeWith(learner, () => true, 2);
  await answer(learner, { conceptId: 'arrays', known: true, round: 1 });
  expect((await testOf(learner)).round).toBe(2);
  const rows = await product.db
    .selectFrom('placement_answer')
    .select('round')
    .where('account_id', '=', learner.accountId)
    .where('round', '=', 1)
    .execute();
  expect(rows).toHaveLength(1);
  expect((await learner.post(PATH, { round: 0, conceptId: id, known: true })).status).toBe(400);
  expect((await learner.get('/api/mastery/nothing/placement')).status).toBe(404);
  const other = await product.learner();
  expect(await testOf(other)).toMatchObject({ round: 1, answers: [] });
});

test('MASTERY-7: exercises of lessons that are not paid for are not asked', async () => {
  const learner = await product.learner();
  const asked: string[] = [];
  await takeWith(learner, (id) => {
    asked.push(id);
    return true;
  });
  expect(asked.toSorted()).toEqual(['loops', 'output']);
});

test('MASTERY-7: the test speaks the language of who takes it', async () => {
  const learner = await product.learner();
  const { body } = await learner.speaking('hi').get(PATH);
  const { question } = body as unknown as Placement;
  expect(['लूप', 'आउटपुट']).toContain(question?.concept);
});

test('MASTERY-7: an exercise that speaks of what stands over it in its lesson is not asked', async () => {
  const release = structuredClone(conceptRelease);
  for (const { assets } of release.topics.flatMap(({ subtopics }) => subtopics)) {
    for (const asset of assets.filter(({ id }) => id === 'basics-text')) {
      const text = asset as { body: { html: string } };
      text.body.html = text.body.html.replace('Question one', 'What does the program above print?');
    }
  }
  const own = await startTestProduct({ release, blobs: new Map() });
  try {
    const learner = await own.learner();
    const asked: string[] = [];
    let shown = await testOf(learner);
    while (shown.question) {
      asked.push(shown.question.html);
      shown = await answer(learner, { conceptId: shown.question.conceptId, known: true });
    }
    expect(asked).toHaveLength(2);
    expect(asked.join('')).not.toContain('above');
  } finally {
    await own.close();
  }
});
