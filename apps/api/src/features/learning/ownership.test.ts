import { readdirSync } from 'node:fs';

import type { Call } from '@abhyas/contract/call';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { canaryBundle, PREMIUM_CANARY, PREMIUM_FILE, SECRET_CANARY } from '../../testing/canary-release.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const CONTRACT = new URL('../../../../../packages/contract/src/', import.meta.url);
const DAY_MS = 86_400_000;
/** Other services answer these: mails, payments, the end of the account or the session itself. */
const NOT_CRAWLED = /logout|recoverymail|changepassword|resend|capture|createorder|webhook|account|admin/;

const { topics } = canaryBundle.release;
const subtopics = topics.flatMap((topic) => topic.subtopics);
const assets = subtopics.flatMap((subtopic) => subtopic.assets);

let product: TestProduct;
let calls: Call[];
beforeAll(async () => {
  product = await startTestProduct(canaryBundle);
  calls = await declaredCalls();
});
afterAll(() => product.close());

/** Every call that the contract declares, so that a new one is crawled without anybody thinking of it. */
async function declaredCalls(): Promise<Call[]> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(new URL(name, CONTRACT).href)));
  const values = modules.flatMap((module: object) => Object.values(module) as unknown[]);
  return values.filter(isCall).filter((call) => !NOT_CRAWLED.test(call.path));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** The addresses of a call, with each id there is in each place of an id. */
function addressesOf(path: string): string[] {
  const ids = [...topics, ...subtopics, ...assets].map(({ id }) => id);
  return path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
}

/** Everything a body of ours may name, for each asset. */
const bodies = assets.map((asset) => ({
  assetId: asset.id,
  topicId: asset.topicId,
  subtopicId: asset.subtopicId,
  learnLink: `/learn/${asset.subtopicId}/${asset.id}`,
  practiseLink: `/practise/1/${asset.id}`,
  code: 'print(1)',
  language: 5,
  ctestcase: '',
  mode: 'run',
  position: 1,
  watched: [],
  right: [],
  wrong: ['q1', 'q2'],
  comment: 'A question',
  url: `/learn/${asset.subtopicId}/${asset.id}`,
  topicTitle: '',
  subtopicTitle: '',
  problemTitle: '',
}));

type Reader = { readonly token: string; readonly runs: boolean };

/** All that one person can fetch: bodies and headers of every call with every id, and the files. */
async function crawl({ token, runs }: Reader): Promise<string> {
  const answers: string[] = [];
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const headers = token ? { 'x-auth-token': token } : {};
    const answer = await product.app.inject({ method, url, headers, ...(payload && { payload }) });
    answers.push(`${url} ${JSON.stringify(answer.headers)} ${answer.body}`);
  };
  for (const call of calls) {
    if (call.path === '/api/runner/execute' && !runs) continue;
    const given = call.method !== 'GET' && call.body ? bodies : [undefined];
    const addresses = addressesOf(call.path);
    // An address that names something meets one of the bodies in `npm test`, and each under `npm run thorough`.
    const pairs = addresses.flatMap((url, at) =>
      given
        .filter((_, each) => THOROUGH || addresses.length === 1 || each === at % given.length)
        .map((body) => ({ url, body })),
    );
    // At once: whoever asks too often is answered after a second (PLATFORM-10).
    await Promise.all(pairs.map(({ url, body }) => send(call.method, url, body)));
  }
  await send('GET', `/files/${PREMIUM_FILE}`);
  await send('GET', `/files/${PREMIUM_FILE}?until=99999999999&key=abc`);
  for (const address of answers.join('').matchAll(/\/files\/[\w.]+\?until=\d+&key=[\w-]+/g)) {
    await send('GET', address[0]);
  }
  return answers.join('\n');
}

async function holder(topicId: string, expiresInDays: number) {
  const learner = await product.learner();
  await product.db
    .insertInto('entitlement')
    .values({
      account_id: learner.accountId,
      plan_id: 'plan1',
      plan_title: topicId,
      topic_ids: [topicId],
      expires_at: new Date(Date.now() + expiresInDays * DAY_MS),
    })
    .execute();
  return learner;
}

describe('ENTITLEMENTS-1, ENTITLEMENTS-2: premium rules: what is not owned carries no body, url, hint, code, test or answer', () => {
  test('a visitor finds none of it in any call', async () => {
    expect(calls.length).toBeGreaterThan(20);
    const found = await crawl({ token: '', runs: true });
    expect(found).not.toContain(PREMIUM_CANARY);
    expect(found).not.toContain(SECRET_CANARY);
    expect(found).not.toContain('CANARY-solution');
    // The free items of a first module are for everybody, and are in one call only.
    const answers = found.split('\n').filter((answer) => answer.includes('CANARY'));
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toMatch(/^\/api\/courses\/[\w-]+\/first /);
  });

  test.each([
    ['a learner without a plan', () => product.learner()],
    ['a learner whose plan has run out', () => holder('gold', -1)],
    ['an owner of a plan for another course', () => holder('java', 30)],
  ])('%s finds none of it', async (_who, signIn) => {
    const { token } = await signIn();
    const found = await crawl({ token, runs: false });
    expect(found).toContain('CANARY-text-basics-text');
    expect(found).not.toContain(PREMIUM_CANARY);
    expect(found).not.toContain(SECRET_CANARY);
  });

  test('the owner finds all of it, but no solution, no test and nothing of a locked module', async () => {
    const { token } = await holder('gold', 30);
    const found = await crawl({ token, runs: false });
    const parts = ['text', 'url', 'poster', 'description', 'question', 'choice', 'why', 'statement'];
    for (const part of [...parts, 'sample', 'extra', 'hint1', 'hint2', 'starter', 'custom']) {
      expect(found).toContain(`${PREMIUM_CANARY}-${part}`);
    }
    expect(found).toMatch(new RegExp(`key=[\\w-]+ .*"content-type":"text/vtt".* ${PREMIUM_CANARY}`));
    expect(found).not.toContain(SECRET_CANARY);
  });

  test('a revoked plan is not owned', async () => {
    const learner = await holder('gold', 30);
    await product.db
      .updateTable('entitlement')
      .set({ revoked_at: new Date() })
      .where('account_id', '=', learner.accountId)
      .execute();
    const { text } = await learner.get('/api/content/subtopic/open');
    expect(text).not.toContain(PREMIUM_CANARY);
  });
});

describe('ENTITLEMENTS-1: an owner gets every field', () => {
  const text = expect.any(String);
  test('LEARNING-29, LEARNING-30: Subtopic detail, Asset, and the assetData of each type', async () => {
    const learner = await holder('gold', 30);
    const { body } = await learner.get('/api/content/subtopic/open');
    expect(body).toMatchObject({
      title: 'Module open',
      topic: 'Gold',
      hTopic: 'Gold',
      finished: 0,
      total: 4,
      nv: 1,
      nt: 1,
      np: 1,
      nm: 2,
    });
    const common = { _id: text, topicId: 'gold', subtopicId: 'open', owned: true, finished: false };
    const mcq = [{ qn: text, chC: [text], chW: [text], ref: text, premium: 1 }];
    expect(body['assets']).toMatchObject([
      { ...common, assetId: 'open-text', type: 'text', assetData: { title: 'A text', text } },
      { ...common, assetId: 'open-video', type: 'video', assetData: { title: text, url: text, desc: text } },
      { ...common, assetId: 'open-quiz', type: 'mcqs', premium: 1, assetData: { mcq } },
      { ...common, assetId: 'open-mixed', type: 'mcqs', premium: 0, assetData: { mcq } },
      { ...common, assetId: 'open-problem', type: 'problem', assetData: { title: text, desc: text } },
    ]);
  });

  test('PRACTICE-22: Problem and its assetData', async () => {
    const learner = await holder('gold', 30);
    const { body } = await learner.post('/api/content/getproblem/open-problem');
    expect(body).toMatchObject({
      assetId: 'open-problem',
      title: text,
      desc: text,
      tags: ['sums'],
      difficulty: 2,
      premium: 1,
      tryIt: 0,
      random: expect.any(Number),
      assetData: {
        title: text,
        problem: text,
        sample: text,
        extraDesc: text,
        hint1: text,
        hint2: text,
        hintVideo: text,
        code: { py: text },
        ctestcase: { py: text },
      },
    });
  });
});
