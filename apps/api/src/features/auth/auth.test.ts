import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const asha = { name: '  Asha   Rao ', email: 'Asha.Rao@Example.in', password: 'monsoon-evening' };

describe('AUTH-28: POST /api/users', () => {
  test('registers, signs in, and answers a token of 256 bits', async () => {
    const { status, body } = await product.visitor.post('/api/users', asha);
    expect(status).toBe(200);
    expect(Buffer.from(String(body['token']), 'base64url')).toHaveLength(32);
  });

  test('a taken address is refused in any case of letters', async () => {
    const again = await product.visitor.post('/api/users', { ...asha, email: 'asha.rao@example.IN' });
    expect(again.status).toBe(409);
    expect(again.body['errors']).toMatchObject([{ code: 'auth.email-taken', field: 'email' }]);
  });

  test.each([
    ['letters that JavaScript makes small otherwise than the database', 'ΟΔΟΣ@example.in', 'ΟΔΟΣ@example.in'],
    ['a dotted capital', 'İlk@example.in', 'İlk@example.in'],
    ['an accent that stands on its own', 'rene\u0301@example.in', 'ren\u00e9@example.in'],
    ['a kelvin sign', '\u212Aumar@example.in', 'kumar@example.in'],
  ])(
    'ASVS 1.1.1: %s makes no second account, no endless answer, and signs in',
    async (_what, email, again) => {
      const { name, password } = asha;
      expect((await product.visitor.post('/api/users', { name, email, password })).status).toBe(200);
      expect((await product.visitor.post('/api/users', { name, email: again, password })).status).toBe(409);
      expect((await product.visitor.post('/api/auth', { email: again, password })).status).toBe(200);
    },
  );

  test('FRAME-14, AUTH-2, AUTH-4: every faulty field is told in an errors list whose items carry msg', async () => {
    const { status, body } = await product.visitor.post('/api/users', {
      name: ' ',
      email: 'x',
      password: '12345',
    });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([
      { msg: 'Please enter your name.', code: 'auth.name-empty', field: 'name' },
      { msg: 'Please enter a valid email address', code: 'auth.email-invalid', field: 'email' },
      {
        msg: 'The password must have a minimum of 6 characters',
        code: 'auth.password-short',
        field: 'password',
      },
    ]);
  });

  test('what only we may set is not taken from outside', async () => {
    const sneaky = {
      name: 'Eve',
      email: 'eve@example.in',
      password: 'monsoon-evening',
      confirmed: true,
      rSD: 0,
    };
    const { body } = await product.visitor.post('/api/users', sneaky);
    const user = await product.app.inject({
      url: '/api/auth',
      headers: { 'x-auth-token': String(body['token']) },
    });
    expect(user.json()).toMatchObject({ confirmed: false, rSD: 1 });
  });
});

describe('POST /api/auth', () => {
  test('AUTH-9, AUTH-26: login answers a new token each time', async () => {
    const first = await product.visitor.post('/api/auth', {
      email: ' asha.rao@example.in ',
      password: asha.password,
    });
    const second = await product.visitor.post('/api/auth', { email: asha.email, password: asha.password });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body['token']).not.toBe(second.body['token']);
  });

  test('an unknown address and a wrong password answer alike', async () => {
    const wrong = await product.visitor.post('/api/auth', { email: asha.email, password: 'not this one' });
    const unknown = await product.visitor.post('/api/auth', {
      email: 'no@example.in',
      password: 'not this one',
    });
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual(wrong);
  });
});

describe('GET /api/auth', () => {
  test('AUTH-12, AUTH-15, AUTH-25, ACCOUNT-1, ACCOUNT-10: answers the user, flat, with its fields', async () => {
    const learner = await product.learner('Asha Rao');
    const { body } = await learner.get('/api/auth');
    expect(body).toEqual({
      _id: learner.accountId,
      sUserName: 'Asha',
      userColor: '#007bff',
      abhyasId: expect.stringMatching(/^ABH-[2-9A-HJ-NP-Z]{6}$/),
      name: 'Asha Rao',
      email: learner.email,
      course: '',
      college: '',
      confirmed: false,
      rSD: 1,
      notif: false,
      activePlans: [],
    });
  });

  test('AUTH-15, AUTH-17: an unknown token answers 200 with oldSession, other calls 401', async () => {
    const headers = { 'x-auth-token': 'nobody' };
    const start = await product.app.inject({ url: '/api/auth', headers });
    expect([start.statusCode, start.json()]).toEqual([200, { oldSession: true }]);
    const other = await product.app.inject({ url: '/api/content', headers });
    expect(other.statusCode).toBe(401);
    expect(other.json()).toMatchObject({ errors: [{ code: 'auth.signin-needed' }] });
  });

  test('AUTH-32: a session ends with its logout, after 7 idle days and after 30 days', async () => {
    const leaving = await product.learner();
    await leaving.post('/api/auth/logout');
    expect((await leaving.get('/api/auth')).body).toEqual({ oldSession: true });

    for (const column of ['last_seen_at', 'created_at'] as const) {
      const learner = await product.learner();
      const aged = new Date(Date.now() - (column === 'created_at' ? 31 : 8) * 86_400_000);
      await product.db
        .updateTable('session')
        .set({ [column]: aged })
        .where('account_id', '=', learner.accountId)
        .execute();
      expect((await learner.get('/api/auth')).body).toEqual({ oldSession: true });
    }
  });

  test('AUTH-16, AUTH-25: expired is told once after a plan has run out', async () => {
    const learner = await product.learner();
    await product.db
      .insertInto('entitlement')
      .values({
        account_id: learner.accountId,
        plan_id: 'plan1',
        plan_title: 'C',
        topic_ids: ['c'],
        expires_at: new Date(Date.now() - 1000),
      })
      .execute();
    expect((await learner.get('/api/auth')).body).toMatchObject({ expired: true, activePlans: [] });
    expect((await learner.get('/api/auth')).body).not.toHaveProperty('expired');
  });
});
