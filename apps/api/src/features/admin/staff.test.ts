import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { mailsTo } from '../../testing/outbox.ts';
import { startTestProduct, type Person, type TestProduct } from '../../testing/test-product.ts';
import { codeAt } from './second-factor.rules.ts';
import { createOwner } from './staff.service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const STEP_MS = 30_000;

/** A learner who was just made a teacher and has connected no app yet. */
async function newTeacher(): Promise<Person & { accountId: string; email: string }> {
  const owner = await product.signInStaff('owner');
  const learner = await product.learner('Meera Nair');
  await product.db
    .updateTable('account')
    .set({ confirmed: true })
    .where('id', '=', learner.accountId)
    .execute();
  const { status } = await owner.post('/api/admin/staff', { email: learner.email, roles: ['teacher'] });
  expect(status).toBe(200);
  return learner;
}

/** Connects an app and answers its secret and recovery codes. */
async function connect(member: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await member.post('/api/admin/second-factor/setup');
  const secret = String(body['secret']);
  const confirmed = await member.post('/api/admin/second-factor/confirm', {
    code: codeAt(secret, Date.now()),
  });
  expect(confirmed.status).toBe(200);
  return { secret, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
}

async function forgetConfirmation(accountId: string): Promise<void> {
  await product.db
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute();
}

describe('the second factor', () => {
  test('is asked of everybody on the staff before any call of the console', async () => {
    const teacher = await newTeacher();
    const status = await teacher.get('/api/admin/standing');
    expect(status.body).toEqual({ roles: ['teacher'], secondFactor: 'unset' });
    await connect(teacher);
    expect((await teacher.get('/api/admin/standing')).body).toMatchObject({ secondFactor: 'given' });
    await forgetConfirmation(teacher.accountId);
    expect((await teacher.get('/api/admin/standing')).body).toMatchObject({ secondFactor: 'needed' });
  });

  test('an owner without it is refused too', async () => {
    const owner = await product.signInStaff('owner');
    await forgetConfirmation(owner.accountId);
    const { status, body } = await owner.get('/api/admin/staff');
    expect([status, body]).toMatchObject([403, { errors: [{ code: 'staff.second-factor-needed' }] }]);
  });

  test('a code works once, also when two sessions send it at once; a recovery code once', async () => {
    const teacher = await newTeacher();
    const { secret, recoveryCodes } = await connect(teacher);
    expect(recoveryCodes).toHaveLength(10);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * STEP_MS });
    try {
      const code = codeAt(secret, Date.now());
      const give = (value: string) => teacher.post('/api/admin/second-factor/give', { code: value });
      const both = await Promise.all([give(code), give(code)]);
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
      const [recovery = ''] = recoveryCodes;
      expect((await give(recovery.toLowerCase())).status).toBe(200);
      expect((await give(recovery)).body).toMatchObject({ errors: [{ code: 'staff.code-wrong' }] });
    } finally {
      vi.useRealTimers();
    }
  });

  test('after five wrong codes the next one waits, even a right one', async () => {
    const teacher = await newTeacher();
    const { secret } = await connect(teacher);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const { status } = await teacher.post('/api/admin/second-factor/give', { code: '000000' });
      expect(status).toBe(400);
    }
    const { status, body } = await teacher.post('/api/admin/second-factor/give', {
      code: codeAt(secret, Date.now() + STEP_MS),
    });
    expect([status, body]).toMatchObject([429, { errors: [{ code: 'staff.code-blocked' }] }]);
  });

  test('cannot be replaced by whoever has only the session', async () => {
    const teacher = await newTeacher();
    await connect(teacher);
    await forgetConfirmation(teacher.accountId);
    const { status, body } = await teacher.post('/api/admin/second-factor/setup');
    expect([status, body]).toMatchObject([409, { errors: [{ code: 'staff.second-factor-set' }] }]);
  });

  test('a learner has no way to it', async () => {
    const learner = await product.learner();
    expect((await learner.get('/api/admin/standing')).body).toEqual({ roles: [], secondFactor: 'unset' });
    expect((await learner.post('/api/admin/second-factor/setup')).status).toBe(403);
    expect((await learner.post('/api/admin/second-factor/give', { code: '123456' })).status).toBe(403);
  });

  test('an owner resets it for somebody who lost phone and codes', async () => {
    const teacher = await newTeacher();
    await connect(teacher);
    const owner = await product.signInStaff('owner');
    await owner.post(`/api/admin/staff/${teacher.accountId}/reset-second-factor`);
    expect((await teacher.get('/api/admin/standing')).body).toMatchObject({ secondFactor: 'unset' });
  });
});

describe('roles', () => {
  test('are given to a confirmed address only', async () => {
    const owner = await product.signInStaff('owner');
    const learner = await product.learner();
    const give = (email: string) => owner.post('/api/admin/staff', { email, roles: ['teacher'] });
    expect((await give(learner.email)).body).toMatchObject({
      errors: [{ code: 'staff.account-unconfirmed' }],
    });
    expect((await give('nobody@example.in')).body).toMatchObject({
      errors: [{ code: 'staff.account-unknown', field: 'email' }],
    });
  });

  test('work and end at once, and the user object tells who is on the staff', async () => {
    const teacher = await newTeacher();
    expect((await teacher.get('/api/auth')).body).toMatchObject({ staff: true });
    const owner = await product.signInStaff('owner');
    await owner.post('/api/admin/staff', { email: teacher.email, roles: [] });
    expect((await teacher.get('/api/auth')).body).not.toHaveProperty('staff');
    expect((await teacher.get('/api/admin/standing')).body).toMatchObject({ roles: [] });
  });

  test('are announced by a notification and a mail when they are given, changed and taken, and once', async () => {
    const owner = await product.signInStaff('owner');
    const learner = await product.learner('Meera Nair');
    await product.db
      .updateTable('account')
      .set({ confirmed: true })
      .where('id', '=', learner.accountId)
      .execute();
    const give = async (roles: readonly string[]) => {
      await owner.post('/api/admin/staff', { email: learner.email, roles });
      await product.doJobs();
      const { body } = await learner.get('/api/auth/notifications');
      const [newest] = body['notifs'] as { text: string }[];
      return newest?.text;
    };
    expect(await give(['teacher'])).toBe('You are now on the staff: Teacher.');
    expect(await give(['teacher', 'moderator'])).toBe(
      'Your roles on the staff have changed: Teacher, Moderator.',
    );
    await give(['moderator', 'teacher']);
    expect(await give([])).toBe('You are no longer on the staff.');
    const mails = await mailsTo(product.dataDir, learner.email);
    expect(mails.map(({ subject }) => subject).filter((subject) => !subject.includes('Confirm'))).toEqual([
      'You are now on the staff of Abhyas',
      'Your roles at Abhyas have changed',
      'You are no longer on the staff of Abhyas',
    ]);
  });

  test('two last owners cannot remove each other at once', async () => {
    await product.db.deleteFrom('staff_member').execute();
    const [one, two] = [await product.signInStaff('owner'), await product.signInStaff('owner')];
    const removals = await Promise.all([
      one.post('/api/admin/staff', { email: two.email, roles: [] }),
      two.post('/api/admin/staff', { email: one.email, roles: ['teacher'] }),
    ]);
    expect(removals.every(({ status }) => status === 200)).toBe(false);
    const owners = await product.db.selectFrom('staff_member').select('roles').execute();
    expect(owners.flatMap(({ roles }) => roles)).toContain('owner');
  });

  test('the command line makes the first owner: an account, a mail to choose a password', async () => {
    const email = 'head@institute.example';
    expect(await createOwner({ db: product.db }, email)).toEqual({ created: true });
    const staff = await product.db
      .selectFrom('staff_member')
      .innerJoin('account', 'account.id', 'staff_member.account_id')
      .select('roles')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(staff?.roles).toEqual(['owner']);
  });
});

describe('the audit log', () => {
  test('holds who, when, before and after; a later page continues; search finds', async () => {
    const owner = await product.signInStaff('owner');
    const learner = await product.learner();
    await product.db
      .updateTable('account')
      .set({ confirmed: true })
      .where('id', '=', learner.accountId)
      .execute();
    await owner.post('/api/admin/staff', { email: learner.email, roles: ['moderator'] });
    await owner.post('/api/admin/staff', { email: learner.email, roles: ['accounts'] });
    const { body } = await owner.get(`/api/admin/audit?search=${encodeURIComponent(learner.email)}`);
    expect(body['entries']).toMatchObject([
      {
        actor: `Staff owner <${owner.email}>`,
        action: 'staff.roles',
        subject: learner.email,
        before: ['moderator'],
        after: ['accounts'],
      },
      { before: [], after: ['moderator'] },
    ]);
  });

  test('says each action in a sentence, and is filtered by person, kind, day and object', async () => {
    const owner = await product.signInStaff('owner');
    const teacher = await product.signInStaff('teacher');
    const name = 'Filtered batch';
    await teacher.post('/api/admin/classes', { name });
    await owner.post('/api/admin/staff', { email: teacher.email, roles: ['teacher', 'moderator'] });
    const ask = async (filter: Record<string, string>) => {
      const { status, body } = await owner.get(`/api/admin/audit?${new URLSearchParams(filter)}`);
      expect(status).toBe(200);
      return (body['entries'] as { sentence: string }[]).map(({ sentence }) => sentence);
    };
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    const person = teacher.email;
    expect(await ask({ person })).toEqual([`Created the batch “${name}”.`]);
    expect(await ask({ person, kind: 'staff' })).toEqual([]);
    expect(await ask({ kind: 'staff', object: teacher.email })).toEqual([
      `Changed the roles of ${teacher.email} from teacher to teacher, moderator.`,
    ]);
    expect(await ask({ person, object: 'filtered', from: today, to: today })).toHaveLength(1);
    expect(await ask({ person, to: '2020-01-01' })).toEqual([]);
  });

  test('is downloaded as CSV with the same filter, in which nothing is a formula', async () => {
    const owner = await product.signInStaff('owner');
    const teacher = await product.signInStaff('teacher');
    await teacher.post('/api/admin/classes', { name: '=HYPERLINK("https://evil.example","x")' });
    const { statusCode, headers, body } = await product.app.inject({
      url: `/api/admin/audit.csv?person=${encodeURIComponent(teacher.email)}`,
      headers: { 'x-auth-token': owner.token },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    expect(lines[1]).not.toMatch(/(^|,)"?[=+@]/);
  });

  test('cannot be changed or emptied, not even with SQL', async () => {
    await expect(product.db.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only');
    await expect(product.db.updateTable('audit_entry').set({ actor: 'nobody' }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
