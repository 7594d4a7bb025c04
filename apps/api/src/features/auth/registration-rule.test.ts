import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { finishClass, planClass } from '../../testing/test-batch.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: Person;
let teacher: Person;
beforeAll(async () => {
  product = await startTestProduct();
  [owner, teacher] = await Promise.all([product.signInStaff('owner'), product.signInStaff('teacher')]);
});
afterAll(() => product.close());
beforeEach(() => product.db.updateTable('registration_rule').set({ kind: 'open', domains: [] }).execute());

const PASSWORD = 'correct horse battery';
const URL_OF_RULE = '/api/admin/sign-in/registration';
let people = 0;
const address = (domain: string) => {
  people += 1;
  return `somebody${people}@${domain}`;
};

const setRule = (kind: string, ...domains: string[]) => owner.post(URL_OF_RULE, { kind, domains });
const register = (email: string) =>
  product.visitor.post('/api/users', { name: 'Devika', email, password: PASSWORD });
async function withGoogle(email: string) {
  const { simulator } = product.google;
  if (!simulator) throw new Error('the test product has a simulator');
  const idToken = await simulator.issue({ sub: `2000${email}`, email, email_verified: true, name: 'Devika' });
  return product.visitor.post('/api/auth/gsignin', { idToken });
}
const faultOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const [fault] = (body['errors'] ?? []) as { code: string; msg: string; field?: string }[];
  return { status, code: fault?.code, msg: fault?.msg, field: fault?.field };
};
/** Puts an address on the list of a new class; answers the key that its mail carries. */
async function list(email: string): Promise<string> {
  people += 1;
  const csv = `name,email\nDevika,${email}\n`;
  const { classId } = await planClass(teacher, { name: `Listed ${people}`, csv });
  await finishClass(teacher, classId);
  await product.doJobs();
  const links = (await mailsTo(product.dataDir, email)).flatMap((mail) => mail.links);
  const link = new URL(links.find((each) => each.includes('/register')) ?? '');
  return link.searchParams.get('invitation') ?? '';
}

describe('AUTH-37: who may register', () => {
  test('everybody, until an owner says otherwise', async () => {
    expect((await product.visitor.get('/api/auth/ways')).body).toMatchObject({
      registration: { kind: 'open', domains: [] },
    });
    expect((await register(address('anywhere.example'))).status).toBe(200);
  });

  test('only addresses of the domains: by email and with Google, whatever the case; not of a name below or beside one', async () => {
    expect((await setRule('domains', ' @NITK.example ', 'iisc.example', 'nitk.example', '')).body).toEqual({
      kind: 'domains',
      domains: ['nitk.example', 'iisc.example'],
    });
    expect((await register(address('NitK.Example'))).status).toBe(200);
    expect((await withGoogle(address('iisc.example'))).status).toBe(200);
    const refused = { status: 403, code: 'auth.registration-domain', field: 'email' };
    for (const domain of ['gmail.com', 'cse.nitk.example', 'evilnitk.example', 'nitk.example.com']) {
      expect(faultOf(await register(address(domain)))).toMatchObject(refused);
      expect(faultOf(await withGoogle(address(domain)))).toMatchObject(refused);
    }
    expect(faultOf(await register(address('gmail.com'))).msg).toContain('nitk.example, iisc.example');
  });

  test('only who is on a list: their address registers by any way, others are told what to do, in Hindi too', async () => {
    await setRule('closed');
    const [byMail, byGoogle] = [address('gmail.com'), address('gmail.com')];
    await list(byMail);
    await list(byGoogle);
    expect((await register(byMail.toUpperCase())).status).toBe(200);
    expect((await withGoogle(byGoogle)).status).toBe(200);
    const stranger = address('gmail.com');
    const refused = { status: 403, code: 'auth.registration-closed' };
    expect(faultOf(await register(stranger))).toMatchObject(refused);
    expect(faultOf(await register(stranger)).msg).toContain(stranger);
    expect(faultOf(await withGoogle(stranger))).toMatchObject(refused);
    const hindi = await product.visitor
      .speaking('hi')
      .post('/api/users', { name: 'Devika', email: stranger, password: PASSWORD });
    expect(faultOf(hindi).msg).toMatch(/टीचर/);
  });

  test('whoever was taken off the list, or whose class was deleted, is on none', async () => {
    await setRule('closed');
    const [off, deleted] = [address('gmail.com'), address('gmail.com')];
    await list(off);
    await list(deleted);
    await product.db
      .updateTable('batch_member')
      .set({ left_at: new Date() })
      .where('email', '=', off)
      .execute();
    await product.db
      .updateTable('batch')
      .set({ deleted_at: new Date() })
      .where('id', 'in', (of) =>
        of.selectFrom('batch_member').select('batch_id').where('email', '=', deleted),
      )
      .execute();
    expect((await register(off)).status).toBe(403);
    expect((await register(deleted)).status).toBe(403);
  });

  test('an invitation works, and whoever has an account signs in as before', async () => {
    const [invited, known] = [address('gmail.com'), address('gmail.com')];
    await register(known);
    const google = address('gmail.com');
    await withGoogle(google);
    await setRule('closed');
    const key = await list(invited);
    const accepted = await product.visitor.post('/api/users/invited', {
      key,
      name: 'Devika',
      password: PASSWORD,
    });
    expect(accepted.status).toBe(200);
    expect((await product.visitor.post('/api/auth', { email: known, password: PASSWORD })).status).toBe(200);
    expect((await withGoogle(google)).status).toBe(200);
  });

  test('faulty fields are told before that, and say nothing of lists', async () => {
    await setRule('closed');
    const answer = await product.visitor.post('/api/users', { name: '', email: 'x', password: '1' });
    expect(answer.status).toBe(400);
  });
});

describe('AUTH-37: what an owner may write', () => {
  test.each([
    [['college']],
    [['https://college.ac.in']],
    [['a@college.ac.in']],
    [['college..in']],
    [['college.ac.in evil.in']],
    [[`${'a'.repeat(64)}.in`]],
    [['*.ac.in']],
  ])('no domain: %j', async (domains) => {
    expect(faultOf(await setRule('domains', ...domains))).toMatchObject({
      status: 400,
      code: 'auth.domain-invalid',
      field: 'domains',
    });
  });

  test('at least one and at most 20; they are kept while registration is closed; the audit log says who changed it', async () => {
    expect(faultOf(await setRule('domains', ' ')).code).toBe('auth.domains-missing');
    const many = Array.from({ length: 21 }, (_, index) => `college${index}.in`);
    expect(faultOf(await setRule('domains', ...many)).code).toBe('auth.domains-many');
    await setRule('domains', 'college.ac.in');
    await setRule('closed', 'college.ac.in');
    expect((await owner.get(URL_OF_RULE)).body).toEqual({ kind: 'closed', domains: ['college.ac.in'] });
    const { body } = await owner.get('/api/admin/audit?kind=signin');
    const [newest] = body['entries'] as { sentence: string }[];
    expect(newest?.sentence).toBe(
      'Changed who may register from addresses of college.ac.in to who is on a list.',
    );
  });
});
