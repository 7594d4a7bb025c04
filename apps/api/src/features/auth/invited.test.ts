import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { finishClass, planClass } from '../../testing/test-batch.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let teacher: Person;
beforeAll(async () => {
  product = await startTestProduct();
  teacher = await product.signInStaff('teacher');
});
afterAll(() => product.close());

let invitations = 0;
const PASSWORD = 'correct horse battery';

/** Somebody new on the list of a batch whose module `later` was opened; answers the key in their mail. */
async function invite(name = 'Devika'): Promise<{ key: string; email: string; batchId: string }> {
  invitations += 1;
  const email = `invited-${invitations}@example.in`;
  const csv = `name,email\n${name},${email}\n`;
  const { batchId, classId } = await planClass(teacher, { name: `Invited ${invitations}`, csv });
  await finishClass(teacher, classId);
  await product.doJobs();
  const links = (await mailsTo(product.dataDir, email)).flatMap((mail) => mail.links);
  const link = new URL(links.find((each) => each.includes('/register')) ?? '');
  return { key: link.searchParams.get('invitation') ?? '', email, batchId };
}

const look = (key: string) => product.visitor.post('/api/users/invitation', { key });
const accept = (key: string, more: object = {}) =>
  product.visitor.post('/api/users/invited', { key, name: 'Devika P', password: PASSWORD, ...more });

describe('an invitation to a class', () => {
  test('opens registration with name and address, confirms the address, and signs in at once without a second mail', async () => {
    const { key, email } = await invite();
    expect((await look(key)).body).toMatchObject({ name: 'Devika', email });
    const { status, body } = await accept(key);
    expect(status).toBe(200);
    const headers = { 'x-auth-token': String(body['token']) };
    const user = await product.app.inject({ url: '/api/auth', headers });
    expect(user.json()).toMatchObject({ email, name: 'Devika P', confirmed: true });
    const later = await product.app.inject({ url: '/api/content/subtopic/later', headers });
    expect(later.statusCode).toBe(200);
    await product.doJobs();
    expect(await mailsTo(product.dataDir, email)).toHaveLength(1);
  });

  test('works once, also for two at the same moment', async () => {
    const { key } = await invite();
    const both = await Promise.all([accept(key), accept(key)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    expect((await look(key)).status).toBe(404);
  });

  test('is not used up by a look or by a password that is refused', async () => {
    const { key } = await invite();
    await look(key);
    expect((await accept(key, { password: '123' })).status).toBe(400);
    expect((await accept(key, { name: ' ' })).status).toBe(400);
    expect((await accept(key)).status).toBe(200);
  });

  test('that is wrong, too old, or of somebody off the list tells nothing, and always the same', async () => {
    const [old, left] = [await invite('Olda'), await invite('Lefta')];
    await product.db
      .updateTable('class_invitation')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('member_id', 'in', (of) =>
        of.selectFrom('batch_member').select('id').where('email', '=', old.email),
      )
      .execute();
    const { body: batch } = await teacher.get(`/api/admin/classes/${left.batchId}`);
    const [member] = batch['members'] as { id: string }[];
    await teacher.post(`/api/admin/classes/${left.batchId}/members/${member?.id}/remove`);
    const answers = await Promise.all(
      ['x'.repeat(43), '', old.key, left.key].flatMap((key) => [look(key), accept(key)]),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 404, body: { errors: [{ code: 'auth.invitation-invalid' }] } });
    for (const { status, text } of answers) expect([status, text]).toEqual([404, first?.text]);
  });

  test('to an address that has an account by now says so, and stays', async () => {
    const { key, email } = await invite();
    await product.visitor.post('/api/users', { name: 'Earlier', email, password: PASSWORD });
    expect(await accept(key)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'auth.email-taken' }] },
    });
  });

  test('keeps no key in the database', async () => {
    const { key } = await invite();
    const rows = await product.db.selectFrom('class_invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});
