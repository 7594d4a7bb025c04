import { expect, test } from 'vitest';

import { landingAfterSignIn, loginFaults, loginPath, readGoogleReply, registerFaults } from './auth.rules.ts';

test.each([
  ['/learn/c?x=1#y', '/learn/c?x=1#y'],
  [null, '/dashboard'],
  ['/', '/dashboard'],
  ['/login?next=/a', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('FRAME-6: whoever wanted %s lands on %s', (wanted, place) => {
  expect(landingAfterSignIn(wanted)).toBe(place);
});

test('the way to the login screen carries the wanted place', () => {
  expect(loginPath('/learn/c?x=1')).toBe('/login?next=%2Flearn%2Fc%3Fx%3D1');
  expect(loginPath('/dashboard')).toBe('/login');
});

const form = { name: 'Asha', email: 'asha@example.in', password: 'kolam-7', password2: 'kolam-7' };

test("AUTH-3: differing passwords show 'The passwords do not match' and nothing is sent", () => {
  expect(registerFaults(form)).toEqual({});
  expect(registerFaults({ ...form, password2: 'kolam-8' })).toEqual({ password2: 'auth.passwords-differ' });
});

test('AUTH-2: name, email, password and confirm password are required', () => {
  const empty = { name: ' ', email: '', password: '', password2: '' };
  expect(registerFaults(empty)).toEqual({
    name: 'auth.name-empty',
    email: 'auth.email-invalid',
    password: 'auth.password-short',
  });
});

test('AUTH-4: the login password has a minimum length of 6', () => {
  expect(loginFaults({ email: 'a@b.in', password: '12345' })).toEqual({ password: 'auth.password-short' });
  expect(loginFaults({ email: 'a@b.in', password: '123456' })).toEqual({});
  expect(loginFaults({ email: '', password: '' })).toEqual({
    email: 'auth.email-invalid',
    password: 'auth.password-empty',
  });
});

test.each([
  [{ credential: 'a.b.c' }, { kind: 'token', idToken: 'a.b.c' }],
  [{}, { kind: 'no-token' }],
  [{ credential: '' }, { kind: 'no-token' }],
  [{ error: 'idpiframe_initialization_failed', details: 'Not a valid origin' }, { kind: 'cookies' }],
  [{ details: 'Third-party cookies are blocked' }, { kind: 'cookies' }],
  [
    { error: 'popup_closed', details: 'The window was closed.' },
    { kind: 'said', text: 'The window was closed.' },
  ],
  [{ message: 'Try again.' }, { kind: 'said', text: 'Try again.' }],
])('AUTH-21: Google sign-in: %j is read as it should be', (reply, outcome) => {
  expect(readGoogleReply(reply)).toEqual(outcome);
});
