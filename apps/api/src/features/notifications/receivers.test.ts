import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

type Learner = Awaited<ReturnType<TestProduct['learner']>>;
type Shown = { people: number; byMail: number; silenced: number; names: string[]; set: string };

let product: TestProduct;
let teacher: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const PROBLEM = 'basics-sum';

async function stuckLearner(name: string): Promise<Learner> {
  const learner = await product.learner(name);
  const rows = Array.from({ length: 3 }, () => ({
    id: randomUUID(),
    account_id: learner.accountId,
    asset_id: PROBLEM,
    code: '',
    language: 5,
    result: '{}',
    verdict: 'wrong-answer',
  }));
  await product.db.insertInto('submission').values(rows).execute();
  return learner;
}

async function batchOf(name: string, members: readonly Learner[]): Promise<string> {
  const { body } = await teacher.post('/api/admin/classes', { name });
  const batchId = String(body['id']);
  await join(batchId, members);
  return batchId;
}

async function join(batchId: string, members: readonly Learner[]): Promise<void> {
  const rows = members.map(({ accountId, email }) => ({
    batch_id: batchId,
    email,
    name: '',
    account_id: accountId,
  }));
  await product.db.insertInto('batch_member').values(rows).execute();
}

async function show(audience: object): Promise<Shown> {
  const { status, body } = await teacher.post('/api/admin/notify/preview', { audience });
  expect(status).toBe(200);
  return body as unknown as Shown;
}

const tell = (audience: object, set: string, more: object = {}) =>
  teacher.post('/api/admin/notify', {
    title: 'A word',
    body: '',
    url: '',
    byMail: false,
    id: randomUUID(),
    audience,
    set,
    ...more,
  });

async function newsOf(who: Learner): Promise<unknown[]> {
  const { body } = await who.get('/api/auth/notifications');
  return (body['notifs'] as { text: string }[]).map(({ text }) => text);
}

async function watchedStuck(query: string): Promise<number> {
  const { body } = await teacher.get(`/api/admin/watch${query}`);
  const items = body['items'] as { assetId: string; stuck: number }[];
  return items.find(({ assetId }) => assetId === PROBLEM)?.stuck ?? -1;
}

describe('who is told', () => {
  test('from a watch are those of that class who are stuck: the count, the names and the receivers are one set', async () => {
    const [here, there] = [await stuckLearner('Here'), await stuckLearner('Elsewhere')];
    const batchId = await batchOf('Watched', [here, await product.learner('Not stuck')]);
    await batchOf('Other', [there]);
    const audience = { kind: 'stuck', assetId: PROBLEM, among: batchId };
    const shown = await show(audience);
    expect(shown).toMatchObject({ people: 1, names: ['Here'] });
    expect(await watchedStuck(`?batchId=${batchId}`)).toBe(1);
    const { status, body } = await tell(audience, shown.set, { title: 'Batch only' });
    expect([status, body]).toMatchObject([200, { announcement: { recipients: 1 } }]);
    await product.doJobs();
    expect(await newsOf(here)).toEqual(['Batch only']);
    expect(await newsOf(there)).toEqual([]);
  });

  test('of everybody active lately is counted by the watch and by the notice alike, whoever marked it finished', async () => {
    const [, , marked] = [
      await stuckLearner('Lately'),
      await product.learner(),
      await stuckLearner('Marked it finished'),
    ];
    await product.db
      .insertInto('finished_asset')
      .values({ account_id: marked.accountId, asset_id: PROBLEM })
      .execute();
    const gone = await stuckLearner('Long gone');
    await product.db.deleteFrom('session').where('account_id', '=', gone.accountId).execute();
    const shown = await show({ kind: 'stuck', assetId: PROBLEM, among: 'active' });
    expect(shown.people).toBe(await watchedStuck(''));
    expect(shown.names).toContain('Lately');
    for (const name of ['Marked it finished', 'Long gone']) expect(shown.names).not.toContain(name);
  });

  test('does not count who turned such notices off, and says how many did', async () => {
    const [asha, quiet] = [await product.learner('Asha'), await product.learner('Quiet')];
    await quiet.post('/api/auth/notifications/choices', { kinds: { news: false } });
    const batchId = await batchOf('With a quiet one', [asha, quiet]);
    const audience = { kind: 'batch', batchId };
    const shown = await show(audience);
    expect(shown).toMatchObject({ people: 1, silenced: 1, names: ['Asha'] });
    const { body } = await tell(audience, shown.set);
    expect(body).toMatchObject({ announcement: { recipients: 1 } });
  });

  test('are told apart when they have one name', async () => {
    const twins = [await product.learner('Twin'), await product.learner('Twin')];
    const { names } = await show({ kind: 'batch', batchId: await batchOf('Twins', twins) });
    expect([...names].sort()).toEqual(twins.map(({ email }) => `Twin (${email})`).sort());
  });

  test('when they changed since they were shown, nobody is told, and it is asked again', async () => {
    const [first, second] = [await product.learner('First'), await product.learner('Second')];
    const batchId = await batchOf('Growing', [first]);
    const audience = { kind: 'batch', batchId };
    const before = await show(audience);
    await join(batchId, [second]);
    const { status, body } = await tell(audience, before.set);
    expect([status, body]).toMatchObject([409, { errors: [{ code: 'notify.receivers-changed' }] }]);
    await product.doJobs();
    expect([await newsOf(first), await newsOf(second)]).toEqual([[], []]);
    const now = await show(audience);
    expect((await tell(audience, now.set)).status).toBe(200);
    await product.doJobs();
    expect([await newsOf(first), await newsOf(second)]).toEqual([['A word'], ['A word']]);
  });

  test('at a later time are those who were shown, whoever came since', async () => {
    const [shownOne, late] = [await product.learner(), await product.learner()];
    const batchId = await batchOf('Scheduled', [shownOne]);
    const audience = { kind: 'batch', batchId };
    const sendAt = new Date(Date.now() + 1000).toISOString();
    expect((await tell(audience, (await show(audience)).set, { sendAt })).status).toBe(200);
    await join(batchId, [late]);
    await expect
      .poll(
        async () => {
          await product.doJobs();
          return newsOf(shownOne);
        },
        { timeout: 10_000 },
      )
      .toEqual(['A word']);
    expect(await newsOf(late)).toEqual([]);
  });

  test('of a class that there is not are nobody', async () => {
    const audience = { kind: 'stuck', assetId: PROBLEM, among: randomUUID() };
    expect((await teacher.post('/api/admin/notify/preview', { audience })).status).toBe(404);
  });
});
