import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { pauseSecondsAfter } from './throttle.rules.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const PASSWORD = 'correct horse battery';
const login = (email: string, password: string) => product.visitor.post('/api/auth', { email, password });

test('the pause after wrong passwords grows from nothing to a minute', () => {
  const pauses = [1, 4, 5, 6, 7, 10, 11, 12, 99].map(pauseSecondsAfter);
  expect(pauses).toEqual([0, 0, 1, 2, 4, 32, 60, 60, 60]);
});

describe('throttling per account', () => {
  test('known and unknown addresses are told the same, try for try', async () => {
    const { email } = await product.learner();
    const tries = () => Promise.all([email, 'nobody@example.in'].map((each) => login(each, 'not this one')));
    for (let guess = 0; guess < 5; guess += 1) {
      const [known, unknown] = await tries();
      expect(unknown).toEqual(known);
    }
    // All within the pause of a second.
    const right = { email, password: PASSWORD };
    const [[known, unknown], blocked] = await Promise.all([
      tries(),
      product.app.inject({ method: 'POST', url: '/api/auth', payload: right }),
    ]);
    expect(unknown).toEqual(known);
    expect(known?.status).toBe(429);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.headers['retry-after']).toBe('1');
    expect(blocked.json()).toMatchObject({ errors: [{ code: 'auth.try-later' }] });
  });

  test('the right password clears the count', async () => {
    const { email } = await product.learner();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await login(email, 'not this one');
      expect((await login(email, PASSWORD)).status).toBe(200);
    }
  });

  test('a hundred guesses at once are not a way around it', async () => {
    const { email } = await product.learner();
    const guesses = Array.from({ length: 100 }, (_, guess) => login(email, `guess number ${guess}`));
    const checked = (await Promise.all(guesses)).filter(({ status }) => status === 401);
    expect(checked.length).toBeLessThan(12);
  });

  test('many devices of one learner may sign in at once', async () => {
    const { email } = await product.learner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, PASSWORD)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('it is kept in the database without the address', async () => {
    await login('secret.address@example.in', 'not this one');
    const { rows } = await sql<{
      row: string;
    }>`select sign_in_throttle::text as row from sign_in_throttle`.execute(product.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain('secret');
  });
});

describe('hostile fields', () => {
  test.each([
    ['a NUL in the address', { email: 'a\0b@example.in', password: 'x' }, 401],
    ['an address of a megabyte', { email: 'a'.repeat(600_000), password: 'x' }, 401],
    ['half a surrogate pair', { email: '\ud800@example.in', password: '\ud800' }, 401],
    ['an object as a password', { email: 'a@example.in', password: { $ne: '' } }, 400],
    ['a password of 100,000 letters', { email: 'a@example.in', password: 'x'.repeat(100_000) }, 401],
  ])('%s is answered, not fallen over', async (_, body, status) => {
    expect((await product.visitor.post('/api/auth', body)).status).toBe(status);
  });
});
