import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { releaseWithPlans } from '../../testing/test-plans.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe('PRACTICE-24: GET /api/content/problems/', () => {
  test('PRACTICE-23: premium problems that are not owned stand in the r lists, without their statement', async () => {
    const learner = await product.learner();
    const { body, text } = await learner.get('/api/content/problems/');
    expect(body).toMatchObject({
      problemsUnsolved: [{ assetId: 'basics-sum', difficulty: 1, tags: ['loops', 'sums'] }],
      rProblemsUnsolved: [{ assetId: 'basics-hard', premium: 1 }],
      problemsSolved: [],
      rProblemsSolved: [],
      progressProblems: [],
      triedProblems: [],
      tags: ['loops', 'sums'],
    });
    expect(text).not.toContain('CANARY');
  });

  test('is sent again only when something of it has changed for this learner', async () => {
    const learner = await product.learner();
    const read = (ifNoneMatch = '') =>
      product.app.inject({
        url: '/api/content/problems/',
        headers: { 'x-auth-token': learner.token, 'if-none-match': ifNoneMatch },
      });
    const tag = String((await read()).headers.etag);
    expect((await read(tag)).statusCode).toBe(304);
    await learner.post('/api/content/updateproblem/basics-sum', { code: { py: 'print(1)' } });
    const changed = await read(tag);
    expect(changed.json()).toMatchObject({ triedProblems: ['basics-sum'] });
    expect((await read(String(changed.headers.etag))).statusCode).toBe(304);
  });
});

test('PRACTICE-4: a locked problem names the plans on sale that open it, an owned one names none', async () => {
  const selling = await startTestProduct({ release: releaseWithPlans, blobs: new Map() });
  const learner = await selling.learner();
  const { body } = await learner.get('/api/content/problems/');
  const { rProblemsUnsolved, problemsUnsolved } = body as Record<string, { plans?: string[] }[]>;
  expect(rProblemsUnsolved?.[0]?.plans).toEqual(expect.arrayContaining(['Plan plan1', 'Plan plan2']));
  expect(rProblemsUnsolved?.[0]?.plans).not.toContain('Plan plan7');
  expect(problemsUnsolved?.[0]?.plans).toBeUndefined();
  await selling.close();
});

describe('PRACTICE-25: POST /api/content/getproblem/{assetId}', () => {
  test('answers the statement and the starters, never a solution', async () => {
    const learner = await product.learner();
    const { body, text } = await learner.post('/api/content/getproblem/basics-sum');
    expect(body).toMatchObject({ owned: true, solved: false, assetData: { code: { py: '# start here\n' } } });
    expect(text).toContain('CANARY-hint');
    expect(text).not.toContain('CANARY-solution');
  });

  test('what is not owned carries no body; an unknown problem is 404', async () => {
    const learner = await product.learner();
    const { body, text } = await learner.post('/api/content/getproblem/basics-hard');
    expect(body).toMatchObject({ owned: false, premium: 1, title: 'Problem basics-hard' });
    expect(text).not.toContain('CANARY');
    expect((await learner.post('/api/content/getproblem/nothing')).status).toBe(404);
    expect((await learner.post('/api/content/getproblem/basics-text')).status).toBe(404);
  });
});

const dataOf = async (person: Person) =>
  (await person.post('/api/content/getproblem/basics-sum')).body['assetData'];

test('a hint that was opened is written down once, of an owned problem, and told again on the next visit', async () => {
  const [learner, other] = [await product.learner(), await product.learner()];
  const open = (assetId: string, hint: string) => learner.post(`/api/practice/hints/${assetId}`, { hint });
  await Promise.all([open('basics-sum', 'hint1'), open('basics-sum', 'hint1')]);
  expect((await open('basics-sum', 'hintVideo')).body).toEqual({ openedHints: ['hint1'] });
  expect(await dataOf(learner)).toMatchObject({ openedHints: ['hint1'] });
  expect(await dataOf(other)).toMatchObject({ openedHints: [] });
  expect((await open('basics-hard', 'hint1')).status).toBe(403);
  expect((await open('basics-sum', 'solution')).status).toBe(400);
});

describe('PRACTICE-26: POST /api/content/updateproblem/{assetId}', () => {
  test('each language keeps its own text, and only those that are sent change', async () => {
    const learner = await product.learner();
    const save = (code: object) => learner.post('/api/content/updateproblem/basics-sum', { code });
    expect((await save({ py: 'print(1)', cpp: 'int main(){}' })).status).toBe(200);
    expect((await save({ py: 'print(2)' })).status).toBe(200);
    const { body } = await learner.post('/api/content/getproblem/basics-sum');
    expect(body).toMatchObject({ assetData: { code: { py: 'print(2)', cpp: 'int main(){}' } } });
  });

  test('code over 64 kB is refused and what was saved stays', async () => {
    const learner = await product.learner();
    await learner.post('/api/content/updateproblem/basics-sum', { code: { py: 'print(1)' } });
    const huge = { code: { py: 'x'.repeat(64 * 1024 + 1) } };
    const refused = await learner.post('/api/content/updateproblem/basics-sum', huge);
    expect(refused.status).toBe(413);
    expect(refused.body['errors']).toMatchObject([{ code: 'practice.code-too-large' }]);
    const { body } = await learner.post('/api/content/getproblem/basics-sum');
    expect(body).toMatchObject({ assetData: { code: { py: 'print(1)' } } });
  });

  test('a problem that is not owned takes no code', async () => {
    const learner = await product.learner();
    const refused = await learner.post('/api/content/updateproblem/basics-hard', { code: { py: '1' } });
    expect(refused.status).toBe(403);
  });
});

describe('PRACTICE-27: POST /api/content/resetcode', () => {
  test('brings the starter back and says so with notif', async () => {
    const learner = await product.learner();
    await learner.post('/api/content/updateproblem/basics-sum', { code: { py: 'print(1)' } });
    const { body } = await learner.post('/api/content/resetcode', { assetId: 'basics-sum', language: 5 });
    expect(body).toEqual({ notif: true, code: '# start here\n', version: 2 });
    const problem = await learner.post('/api/content/getproblem/basics-sum');
    expect(problem.body).toMatchObject({ assetData: { code: { py: '# start here\n' } } });
  });
});

describe('SETTINGS-5: Settings', () => {
  test('SETTINGS-1: both are 0 by default, and each is kept apart from the other', async () => {
    const learner = await product.learner();
    expect((await learner.get('/api/settings/getsettings')).body).toEqual({ codeLanguage: 0, codeTheme: 0 });
    await learner.post('/api/settings/setsettings', { codeLanguage: 5 });
    await learner.post('/api/settings/setsettings', { codeTheme: 7 });
    expect((await learner.get('/api/settings/getsettings')).body).toEqual({ codeLanguage: 5, codeTheme: 7 });
    expect((await learner.post('/api/settings/setsettings', { codeTheme: 8 })).status).toBe(400);
    const editor = { fontSize: 18, keymap: 'vim', tabWidth: 2, wordWrap: true, lineNumbers: false };
    const changed = { codeLanguage: 5, codeTheme: 7, editor };
    expect((await learner.post('/api/settings/setsettings', { editor })).body).toEqual(changed);
    expect((await learner.get('/api/settings/getsettings')).body).toEqual(changed);
    const odd = { editor: { ...editor, fontSize: 500 } };
    expect((await learner.post('/api/settings/setsettings', odd)).status).toBe(400);
  });
});
