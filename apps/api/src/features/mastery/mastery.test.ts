import { randomUUID } from 'node:crypto';
import type { ConceptMap, ReviewSession } from '@abhyas/contract/mastery';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { conceptRelease, placed } from '../../testing/concept-release.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ release: conceptRelease, blobs: new Map() });
});
afterAll(() => product.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const inIndia = (iso: string) => new Date(iso).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

type Given = { readonly right: boolean; readonly at?: string; readonly hints?: number };

function answer(learner: Person, exerciseId: string, { right, at = daysAgo(0), hints = 0 }: Given) {
  const attempt = { id: randomUUID(), assetId: 'basics-text', exerciseId, answer: 'x', right, seconds: 9 };
  return learner.post('/api/content/exerciseattempt', { ...attempt, hints, at });
}

async function mapOf(learner: Person): Promise<ConceptMap['concepts']> {
  const { status, body } = await learner.get('/api/mastery/c');
  expect(status).toBe(200);
  return (body as unknown as ConceptMap).concepts;
}

const reasonsOf = async (learner: Person) =>
  Object.fromEntries((await mapOf(learner)).map(({ id, reason }) => [id, reason]));

test('MASTERY-1: a newcomer sees what a course teaches in its order: what can be begun, what comes later and after what', async () => {
  const learner = await product.learner();
  const concepts = await mapOf(learner);
  expect(concepts.map(({ id, reason, needs }) => [id, reason, needs])).toEqual([
    ['output', 'lesson', []],
    ['loops', 'lesson', []],
    ['arrays', 'later', ['Loops']],
  ]);
  expect(concepts[0]).toMatchObject({
    name: 'Output',
    lesson: { title: 'Text basics-text', link: '/learn/basics/basics-text' },
  });
  const hindi = await learner.speaking('hi').get('/api/mastery/c');
  expect((hindi.body as unknown as ConceptMap).concepts.map(({ name }) => name)).toEqual([
    'आउटपुट',
    'लूप',
    'Arrays',
  ]);
  const unknown = await learner.get('/api/mastery/nothing');
  expect(unknown.status).toBe(404);
});

test('MASTERY-1: a course says how many concepts it has, and a finished lesson without an answer is unpractised', async () => {
  const learner = await product.learner();
  expect((await learner.get('/api/content/topic/c')).body).toMatchObject({ concepts: 4 });
  const text = { assetId: 'basics-text', topicId: 'c', subtopicId: 'basics' };
  await learner.post('/api/content/updateprogress', text);
  expect(await reasonsOf(learner)).toEqual({ output: 'unpractised', loops: 'unpractised', arrays: 'lesson' });
});

test('MASTERY-2: an exercise tells about its concepts, once a day: at once, with help, or not right', async () => {
  const learner = await product.learner();
  await answer(learner, 'one', { right: true });
  await answer(learner, 'two', { right: false });
  await answer(learner, 'two', { right: false });
  const evidenceOf = async (wanted: string) =>
    (await mapOf(learner)).find(({ id }) => id === wanted)?.evidence;
  expect(await reasonsOf(learner)).toMatchObject({ output: 'remembered', loops: 'missed' });
  const today = inIndia(daysAgo(0));
  expect(await evidenceOf('output')).toMatchObject({ right: 1, helped: 0, wrong: 0, lastOn: today });
  expect(await evidenceOf('loops')).toMatchObject({ right: 0, helped: 0, wrong: 1 });
  await answer(learner, 'two', { right: true });
  expect(await evidenceOf('loops')).toMatchObject({ right: 0, helped: 1, wrong: 0 });
  await answer(learner, 'three', { right: true, hints: 1 });
  expect(await evidenceOf('output')).toMatchObject({ right: 1, helped: 1, wrong: 0 });
  expect(await evidenceOf('loops')).toMatchObject({ right: 0, helped: 2, wrong: 0 });
});

test('MASTERY-2: what is answered without a connection takes its own day, and what was long ago fades', async () => {
  const learner = await product.learner();
  await answer(learner, 'two', { right: true, at: daysAgo(0) });
  await answer(learner, 'one', { right: true, at: daysAgo(9) });
  expect(await reasonsOf(learner)).toMatchObject({ loops: 'remembered', output: 'fading' });
  await answer(learner, 'two', { right: false, at: daysAgo(1) });
  expect((await mapOf(learner))[1]).toMatchObject({
    reason: 'remembered',
    evidence: { right: 1, wrong: 1, lastOn: inIndia(daysAgo(0)) },
  });
});

test('MASTERY-2: a question of a quiz tells by its first answer of a day, a solved problem by the hints that were open', async () => {
  const learner = await product.learner();
  const quiz = { assetId: 'basics-quiz', right: [] as string[], wrong: ['basics-quiz-0', 'nobody'] };
  await learner.post('/api/content/quizattempt', { ...quiz, at: daysAgo(3) });
  await learner.post('/api/content/quizattempt', { ...quiz, right: quiz.wrong, wrong: [], at: daysAgo(3) });
  expect((await mapOf(learner))[1]).toMatchObject({ reason: 'missed', evidence: { right: 0, wrong: 1 } });
  await learner.post('/api/content/quizattempt', { ...quiz, right: ['basics-quiz-0'], wrong: [] });
  expect((await mapOf(learner))[1]).toMatchObject({ evidence: { right: 1, helped: 0, wrong: 1 } });

  const solve = (verdict: string) =>
    product.db
      .insertInto('submission')
      .values({
        id: randomUUID(),
        account_id: learner.accountId,
        asset_id: 'basics-sum',
        language: 5,
        code: 'print(3)',
        verdict,
        result: JSON.stringify({ verdict, tests: [] }),
      })
      .execute();
  await solve('wrong-answer');
  expect((await mapOf(learner))[0]).not.toHaveProperty('evidence');
  await solve('accepted');
  await solve('accepted');
  expect((await mapOf(learner))[0]).toMatchObject({ evidence: { right: 1, helped: 0, wrong: 0 } });
  const helped = await product.learner();
  await helped.post('/api/practice/hints/basics-sum', { hint: 'hint1' });
  await product.db
    .insertInto('submission')
    .values({
      id: randomUUID(),
      account_id: helped.accountId,
      asset_id: 'basics-sum',
      language: 5,
      code: 'print(3)',
      verdict: 'accepted',
      result: JSON.stringify({ verdict: 'accepted', tests: [] }),
    })
    .execute();
  expect((await mapOf(helped))[0]).toMatchObject({ evidence: { right: 0, helped: 1, wrong: 0 } });
});

async function reviewOf(learner: Person, query = ''): Promise<ReviewSession> {
  const { status, body } = await learner.get(`/api/review${query}`);
  expect(status).toBe(200);
  return body as unknown as ReviewSession;
}

test('MASTERY-4: what is about to be forgotten is asked again, as its lesson has it, and is done for the day when answered', async () => {
  const learner = await product.learner();
  expect(await reviewOf(learner)).toEqual({ items: [], minutes: 1, waiting: 0, nextOn: null });
  await answer(learner, 'one', { right: true, at: daysAgo(9) });
  await answer(learner, 'two', { right: false, at: daysAgo(2) });
  const { items } = await reviewOf(learner);
  // An exercise that was never answered comes before those that were.
  expect(items.map(({ exerciseId, concepts }) => [exerciseId, concepts])).toEqual([
    ['three', ['Loops', 'Output']],
  ]);
  expect(items[0]).toMatchObject({
    assetId: 'basics-text',
    missed: true,
    lastOn: inIndia(daysAgo(9)),
    lesson: { title: 'Text basics-text', link: '/learn/basics/basics-text' },
    html: placed('three'),
  });
  expect((await learner.get('/api/content/today')).body).toMatchObject({
    practice: { exercises: 1, minutes: 1 },
  });
  await answer(learner, 'three', { right: true });
  const after = await reviewOf(learner);
  expect(after).toMatchObject({ items: [], waiting: 0 });
  expect((after.nextOn ?? '') > inIndia(daysAgo(0))).toBe(true);
  expect((await learner.get('/api/content/today')).body).not.toHaveProperty('practice');
});

test('MASTERY-4: nothing of a lesson is asked that is not owned, not open or gone from the content', async () => {
  const learner = await product.learner();
  const tried = ([assetId, exerciseId]: readonly [string, string]) => ({
    id: randomUUID(),
    account_id: learner.accountId,
    asset_id: assetId,
    exercise_id: exerciseId,
    answer: 'x',
    is_right: false,
    seconds: 1,
    hints: 0,
    at: new Date(daysAgo(5)),
  });
  const gone = [
    ['basics-more', 'four'],
    ['later-text', 'five'],
    ['nothing', 'six'],
    ['basics-text', 'seven'],
  ] as const;
  await product.db.insertInto('exercise_attempt').values(gone.map(tried)).execute();
  expect((await reviewOf(learner)).items).toEqual([]);
  expect((await learner.get('/api/review?more=always')).status).toBe(400);
  expect((await reviewOf(learner, '?more=yes')).items).toEqual([]);
});
