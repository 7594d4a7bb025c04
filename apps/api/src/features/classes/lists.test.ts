import { randomUUID } from 'node:crypto';

import type { Imported, ImportPreview, Printed } from '@abhyas/contract/classes-lists.staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { confirmAddress, importList, readBatch } from '../../testing/test-batch.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Person;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

const HEAD = 'roll number,name,email,section';
const address = () => `${randomUUID()}@college.in`;

async function classWith(...lines: string[]): Promise<string> {
  const { body } = await teacher.post('/api/admin/classes', { name: `Class ${randomUUID()}` });
  const batchId = String(body['id']);
  if (lines.length > 0) await importList(teacher, batchId, [HEAD, ...lines].join('\n'));
  return batchId;
}

const post = (batchId: string, path: string, body?: object) =>
  teacher.post(`/api/admin/classes/${batchId}/${path}`, body);
const undo = (batchId: string, changeId: unknown) => post(batchId, `list-changes/${String(changeId)}/undo`);
const membersOf = async (batchId: string) => (await readBatch(teacher, batchId)).members;

/** The list as people read it. */
const listOf = async (batchId: string) =>
  (await membersOf(batchId)).map(({ rollNumber, name, section }) => [rollNumber, name, section].join(' '));

describe('importing a list', () => {
  it('CLASSES-6, CLASSES-7: is shown first, then done as shown, and undone as a whole', async () => {
    const [asha, ravi, new_] = [address(), address(), address()];
    const batchId = await classWith(`10,ASHA,${asha},A`, `9,RAVI,${ravi},A`);
    expect(await listOf(batchId)).toEqual(['9 RAVI A', '10 ASHA A']);
    const csv = `${HEAD}\n10,ASHA RAO,${asha},B\n11,CHITRA,${new_},B\n`;
    const preview = (await post(batchId, 'members/preview', { csv })).body as ImportPreview;
    expect(preview).toMatchObject({
      lines: [
        { before: { name: 'ASHA', section: 'A' }, after: { name: 'ASHA RAO', section: 'B' } },
        { after: { rollNumber: '11' }, known: false },
      ],
      missing: 1,
    });
    expect(await listOf(batchId)).toEqual(['9 RAVI A', '10 ASHA A']);

    const done = (await importList(teacher, batchId, csv)).body as Imported;
    expect(done).toMatchObject({ added: 1, changed: 1, invited: 1 });
    expect(await listOf(batchId)).toEqual(['9 RAVI A', '10 ASHA RAO B', '11 CHITRA B']);
    expect((await undo(batchId, done.changeId)).body).toEqual({ undone: 2, kept: 0 });
    expect(await listOf(batchId)).toEqual(['9 RAVI A', '10 ASHA A']);
    expect((await undo(batchId, done.changeId)).status).toBe(404);
    expect((await importList(teacher, batchId, csv)).body).toMatchObject({ added: 1, changed: 1 });
  });

  it('CLASSES-6: is refused when it would change something else than was shown', async () => {
    const batchId = await classWith();
    const csv = `${HEAD}\n1,ASHA,${address()},\n`;
    const { body } = await post(batchId, 'members/preview', { csv });
    await importList(teacher, batchId, csv);
    const late = await post(batchId, 'members', { csv, set: body['set'], invite: true });
    expect(late.status).toBe(409);
  });

  it('CLASSES-7: an undo leaves alone what was changed since', async () => {
    const [asha, ravi] = [address(), address()];
    const batchId = await classWith();
    const csv = `${HEAD}\n1,ASHA,${asha},\n2,RAVI,${ravi},\n`;
    const { body } = await importList(teacher, batchId, csv);
    const [member] = await membersOf(batchId);
    const entry = { rollNumber: '1', name: 'ASHA RAO', email: asha, section: '' };
    expect((await post(batchId, `members/${member?.id}`, entry)).status).toBe(200);
    expect((await undo(batchId, body['changeId'])).body).toEqual({ undone: 1, kept: 1 });
    expect(await listOf(batchId)).toEqual(['1 ASHA RAO ']);
  });
});

describe('somebody on a list', () => {
  it('CLASSES-7: is corrected, taken off and put back; another’s roll number is refused', async () => {
    const [asha, ravi] = [address(), address()];
    const batchId = await classWith(`1,ASHA,${asha},`, `2,RAVI,${ravi},`);
    const [member] = await membersOf(batchId);
    const url = `members/${member?.id}`;
    const entry = { rollNumber: '1', name: 'Asha', email: asha, section: 'B' };
    expect(await post(batchId, url, { ...entry, rollNumber: '2' })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'classes.roll-taken' }] },
    });
    expect(await post(batchId, url, { ...entry, email: ravi })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'classes.address-taken' }] },
    });
    expect((await post(batchId, url, { ...entry, name: '=1+1' })).status).toBe(400);
    const { body } = await post(batchId, url, entry);
    expect(await listOf(batchId)).toEqual(['1 Asha B', '2 RAVI ']);
    await undo(batchId, body['changeId']);
    expect(await listOf(batchId)).toEqual(['1 ASHA ', '2 RAVI ']);

    const off = await post(batchId, `${url}/remove`);
    expect(await listOf(batchId)).toEqual(['2 RAVI ']);
    expect((await post(batchId, `${url}/remove`)).status).toBe(404);
    await undo(batchId, off.body['changeId']);
    expect(await listOf(batchId)).toEqual(['1 ASHA ', '2 RAVI ']);
  });

  it('CLASSES-5: goes by the college’s name, with their own beside it, and keeps the address of their account', async () => {
    const learner = await product.learner('Ashu');
    await confirmAddress(product, learner);
    const batchId = await classWith(`1,ASHA RAO,${learner.email},`);
    const [member] = await membersOf(batchId);
    expect(member).toMatchObject({ name: 'ASHA RAO', displayName: 'Ashu', registered: true });
    const entry = { rollNumber: '1', name: 'ASHA RAO', email: address(), section: '' };
    expect(await post(batchId, `members/${member?.id}`, entry)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'classes.address-kept' }] },
    });
  });

  it('CLASSES-7: moves to another class, alone or with all, and back', async () => {
    const emails = [address(), address()];
    const from = await classWith(`1,ASHA,${emails[0]},`, `2,RAVI,${emails[1]},`);
    const to = await classWith(`9,ZARA,${address()},`, `2,RAVI B,${emails[1]},`);
    const memberIds = (await membersOf(from)).map(({ id }) => id);
    const { body } = await post(from, 'members/move', { memberIds, toBatchId: to });
    expect(body).toMatchObject({ moved: 2 });
    // Who is there already stays as the list there has them.
    expect([await listOf(from), await listOf(to)]).toEqual([[], ['1 ASHA ', '2 RAVI B ', '9 ZARA ']]);
    expect((await undo(from, body['changeId'])).body).toMatchObject({ kept: 0 });
    expect([await listOf(from), await listOf(to)]).toEqual([
      ['1 ASHA ', '2 RAVI '],
      ['2 RAVI B ', '9 ZARA '],
    ]);
    const foreign = await product.signInStaff('teacher');
    const { body: other } = await foreign.post('/api/admin/classes', { name: randomUUID() });
    const away = await post(from, 'members/move', { memberIds, toBatchId: other['id'] });
    expect(away.status).toBe(404);
    expect((await post(from, 'members/move', { memberIds, toBatchId: from })).status).toBe(400);
  });

  it('CLASSES-8: is invited again while they have no account', async () => {
    const email = address();
    const batchId = await classWith(`1,ASHA,${email},`);
    const [member] = await membersOf(batchId);
    expect((await post(batchId, `members/${member?.id}/invite`)).status).toBe(200);
    await product.doJobs();
    expect(await mailsTo(product.dataDir, email)).toHaveLength(2);
  });
});

const print = async (batchId: string) => {
  const memberIds = (await membersOf(batchId)).map(({ id }) => id);
  return (await post(batchId, 'members/passwords', { memberIds })).body as Printed;
};
const login = (email: string, password: string) => product.visitor.post('/api/auth', { email, password });
const choose = (email: string, password: string, newPassword: string) =>
  product.visitor.post('/api/auth/first-password', { email, password, newPassword });

describe('accounts that a college makes', () => {
  it('AUTH-36, CLASSES-8: a printed password leads to one’s own, and to nothing else', async () => {
    const email = address();
    const batchId = await classWith(`1,ASHA,${email},`);
    const { printed } = await print(batchId);
    expect(printed).toMatchObject([{ rollNumber: '1', name: 'ASHA', email }]);
    const first = printed[0]?.password ?? '';
    expect(first).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await membersOf(batchId)).toMatchObject([{ registered: true, firstPassword: true }]);
    expect(await login(email, first)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'auth.first-password' }] },
    });
    expect((await login(email, 'wrong password')).status).toBe(401);
    expect((await choose(email, 'wrong password', 'my very own words')).status).toBe(401);
    expect((await choose(email, first, first)).status).toBe(400);
    expect((await choose(email, first, 'short')).status).toBe(400);
    const { body } = await choose(email, first, 'my very own words');
    const headers = { 'x-auth-token': String(body['token']) };
    const user = await product.app.inject({ url: '/api/auth', headers });
    expect(user.json()).toMatchObject({ name: 'ASHA', email, confirmed: false });
    expect((await choose(email, first, 'another of my words')).status).toBe(401);
    expect((await login(email, 'my very own words')).status).toBe(200);
    expect(await print(batchId)).toMatchObject({ printed: [], own: 1 });
    expect(await membersOf(batchId)).toMatchObject([{ firstPassword: false }]);
  });

  it('AUTH-36: the terms are agreed to when the password is chosen, not when it is printed', async () => {
    const email = address();
    const { printed } = await print(await classWith(`1,ASHA,${email},`));
    const consents = () =>
      product.db
        .selectFrom('consent')
        .innerJoin('account', 'account.id', 'account_id')
        .select('document')
        .where('email', '=', email)
        .execute();
    expect(await consents()).toEqual([]);
    await choose(email, printed[0]?.password ?? '', 'my very own words');
    expect(await consents()).toHaveLength(1);
  });

  it('AUTH-36, CLASSES-8: a new print ends the one before, and time ends both', async () => {
    const email = address();
    const batchId = await classWith(`1,ASHA,${email},`);
    const [before, after] = [await print(batchId), await print(batchId)];
    expect((await login(email, before.printed[0]?.password ?? '')).status).toBe(401);
    const password = after.printed[0]?.password ?? '';
    await product.db
      .updateTable('account')
      .set({ first_password_until: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute();
    for (const reply of [await login(email, password), await choose(email, password, 'my very own words')])
      expect(reply).toMatchObject({ status: 403, body: { errors: [{ code: 'auth.first-password-over' }] } });
  });

  it('CLASSES-8: nobody’s own account is touched, also one that has not confirmed its address', async () => {
    const learner = await product.learner();
    const batchId = await classWith(`1,ASHA,${learner.email},`);
    expect(await print(batchId)).toMatchObject({ printed: [], own: 1 });
    expect((await learner.get('/api/auth')).body).toMatchObject({ email: learner.email });
  });
});
