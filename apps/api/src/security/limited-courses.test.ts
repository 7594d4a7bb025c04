import type { ReleaseBundle, Topic } from '@abhyas/content/release';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { canaryBundle } from '../testing/canary-release.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { releaseWithPlans } from '../testing/test-plans.ts';
import { pairFor, type Actor, type Cast } from './actors.ts';
import type { MatrixRequest, Row } from './matrix-row.ts';
import { openRows } from './rows-of-everyone.ts';
import { accountRows } from './rows-of-accounts.ts';
import { learningRows } from './rows-of-learning.ts';
import { mockRows } from './rows-of-mocks.ts';
import { paymentRows } from './rows-of-payments.ts';

/** Stands in every text of the course, also in what is free. */
const MARK = 'CANARY';
/** Names of the course, its modules and items, as rows ask for them. */
const IDS = /\b(?:gold|open|locked)\b(?!\.svg)/;
/** What no answer may have: its texts, its name as it is asked for, its items. */
const TOLD = new RegExp(`${MARK}|\\bgold\\b|\\bopen-(?:text|video|quiz|mixed|problem)\\b`);
/** Where it is said what somebody did or has by themselves: their own code, plans, comments, certificates, marks. */
const OWN = /users\/export|certificates|practice\/submission\/|\/api\/auth$|comments\/:id/;
/** A run would wait for a runner; whether it may begin is shown by what hidden and unknown problems answer. */
const RUNS = /\/api\/runner\//;

function markedTopic(topic: Topic): Topic {
  const text = JSON.stringify(topic)
    .replaceAll('"title":"', `"title":"${MARK} `)
    .replaceAll('"premium":true', '"premium":false');
  return JSON.parse(text) as Topic;
}

function bundle(): ReleaseBundle {
  const { release, blobs } = canaryBundle;
  const [gold, ...others] = release.topics;
  const topics = gold ? [markedTopic(gold), ...others] : others;
  const plans = releaseWithPlans.plans.map((plan) =>
    plan.id === 'plan3' ? { ...plan, topicIds: ['c', 'gold'] } : plan,
  );
  return { release: { ...release, topics, plans }, blobs };
}

const ROWS = [...openRows, ...accountRows, ...learningRows, ...mockRows, ...paymentRows];

let product: TestProduct;
let batchId: string;
beforeAll(async () => {
  product = await startTestProduct(bundle());
  const teacher = await product.signInStaff('teacher');
  batchId = String((await teacher.post('/api/admin/classes', { name: 'CSE-A' })).body['id']);
});
afterAll(() => product.close());

async function limit(isLimited: boolean): Promise<void> {
  await product.db.deleteFrom('content_limit').execute();
  if (isLimited) {
    const course = { kind: 'course', content_id: 'gold' };
    await product.db.insertInto('content_limit').values(course).execute();
    await product.db
      .insertInto('content_limit_class')
      .values({ ...course, batch_id: batchId })
      .execute();
  }
  await product.release.refresh();
}

async function join({ owner }: Cast): Promise<void> {
  await product.db
    .insertInto('batch_member')
    .values({ batch_id: batchId, name: 'Asha', email: owner.email, account_id: owner.accountId })
    .execute();
}

type Asking = { readonly route: string; readonly asked: MatrixRequest; readonly language?: string };

async function ask(cast: Cast, actor: Actor, { route, asked, language = 'en' }: Asking) {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => asked.params?.[name] ?? name);
  const { token } = cast.people[actor];
  const answer = await product.app.inject({
    method: method as 'GET',
    url: `${path}${asked.query ?? ''}`,
    ...(method !== 'GET' && { payload: asked.body ?? {} }),
    headers: { 'accept-language': language, ...(token && { 'x-auth-token': token }) },
  });
  const { etag, vary, 'cache-control': kept } = answer.headers;
  return { status: answer.statusCode, text: answer.body, etag, vary, kept };
}

const names = (asked: MatrixRequest): boolean => IDS.test(JSON.stringify(asked));

/** The same request about something that there never was. */
function aboutNothing(asked: MatrixRequest): MatrixRequest {
  const text = JSON.stringify(asked).replaceAll(new RegExp(IDS, 'g'), 'nothing');
  return JSON.parse(text) as MatrixRequest;
}

async function askedOf({ asks = {} }: Row, cast: Cast): Promise<MatrixRequest> {
  return typeof asks === 'function' ? asks(cast) : asks;
}

/** Reads of lists name nothing; what is written without naming anything of the course cannot tell of it. */
const READS = ROWS.filter(({ route }) => /^GET |getprogress|getproblem/.test(route));
const CRAWLED = ROWS.filter(
  (row) => READS.includes(row) || names(typeof row.asks === 'object' ? row.asks : {}),
);

describe('CLASSES-27: every call of learners and visitors, while a course is for another class', () => {
  test.each(CRAWLED.map((row) => [row.route, row] as const))('%s', async (route, row) => {
    await limit(false);
    const cast = await pairFor(product);
    const asked = await askedOf(row, cast);
    await limit(true);
    for (const actor of ['visitor', 'learner', 'owner'] as const) {
      for (const language of ['en', 'hi']) {
        const hidden = await ask(cast, actor, { route, asked, language });
        expect(OWN.test(route) ? '' : hidden.text).not.toMatch(TOLD);
        if (!names(asked)) continue;
        const unknown = await ask(cast, actor, { route, asked: aboutNothing(asked), language });
        expect({ actor, ...hidden }).toEqual({ actor, ...unknown });
      }
    }
  });

  test('its members read all of it as before, and somebody who comes back finds what they did', async () => {
    await limit(false);
    const cast = await pairFor(product);
    await cast.owner.post('/api/content/updateprogress', {
      assetId: 'open-text',
      topicId: 'gold',
      subtopicId: 'open',
    });
    const reads = READS.filter(({ route }) => !OWN.test(route) && !RUNS.test(route));
    const told: string[] = [];
    for (const row of reads) {
      const asking = { route: row.route, asked: await askedOf(row, cast) };
      await limit(false);
      const before = await ask(cast, 'owner', asking);
      if (before.status !== 200 || !before.text.includes(MARK)) continue;
      told.push(row.route);
      await limit(true);
      const outside = await ask(cast, 'owner', asking);
      expect(outside.text).not.toContain(MARK);
      await join(cast);
      const inside = await ask(cast, 'owner', asking);
      expect({ route: row.route, status: inside.status, says: inside.text.includes(MARK) }).toEqual({
        route: row.route,
        status: 200,
        says: true,
      });
      // A browser that kept one of them never takes it for the other.
      expect(inside.etag === undefined || inside.etag !== outside.etag).toBe(true);
      await product.db.deleteFrom('batch_member').execute();
    }
    // What the crawl above could not find anywhere would prove nothing.
    expect(told.length).toBeGreaterThan(8);
    await join(cast);
    const { body } = await cast.owner.get('/api/content/subtopic/open');
    const assets = body['assets'] as { assetId: string; finished: boolean }[];
    expect(assets.find(({ assetId }) => assetId === 'open-text')?.finished).toBe(true);
    await product.db.deleteFrom('batch_member').execute();
  });

  test('what visitors read of courses is kept by nobody for longer than five seconds, and for members by nobody else', async () => {
    await limit(true);
    const cast = await pairFor(product);
    await join(cast);
    for (const path of ['/api/courses/:topicId', '/api/courses/:topicId/first', '/api/glossary/:topicId']) {
      const asking = { route: `GET ${path}`, asked: { params: { topicId: 'gold' } } };
      const member = await ask(cast, 'owner', asking);
      expect(member).toMatchObject({ status: 200, kept: 'private, no-cache' });
      expect(member.vary).toContain('x-auth-token');
      expect((await ask(cast, 'visitor', asking)).status).toBe(404);
      const open = await ask(cast, 'visitor', { ...asking, asked: { params: { topicId: 'c' } } });
      expect(open.kept).toBe('public, max-age=5');
      expect(open.vary).toContain('x-auth-token');
    }
    await product.db.deleteFrom('batch_member').execute();
  });

  test('nothing outside the calls tells of it: the sitemap', async () => {
    await limit(false);
    const cast = await pairFor(product);
    const asking = { route: 'GET /sitemap.xml', asked: {} };
    expect((await ask(cast, 'visitor', asking)).text).toContain('/courses/gold');
    await limit(true);
    expect((await ask(cast, 'visitor', asking)).text).not.toContain('/courses/gold');
  });
});
