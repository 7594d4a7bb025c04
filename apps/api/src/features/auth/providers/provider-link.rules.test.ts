import { describe, expect, test } from 'vitest';

import { decideProviderSignIn, isProved, personFrom } from './provider-link.rules.ts';

const person = { subject: 's', email: 'Asha@College.example', emailVerified: true, name: 'Asha' };
const domains = ['college.example'];
const proved = (email: string) => isProved({ ...person, email }, domains);

describe('AUTH-41, AUTH-42: what a first sign-in by a provider does', () => {
  test.each([
    [true, undefined, 'create'],
    [true, { confirmed: true, linked: false }, 'link'],
    [true, { confirmed: false, linked: false }, 'take-over'],
    [true, { confirmed: true, linked: true }, 'taken'],
    [false, undefined, 'unproved'],
    [false, { confirmed: true, linked: false }, 'ask'],
    [false, { confirmed: false, linked: false }, 'unproved'],
    [false, { confirmed: true, linked: true }, 'taken'],
  ] as const)('proved: %s, account: %j: %s', (emailVerified, known, decision) => {
    expect(decideProviderSignIn({ ...person, emailVerified }, domains, known)).toBe(decision);
  });

  test('a domain is itself alone', () => {
    expect(proved('a@college.example')).toBe(true);
    for (const email of ['a@cs.college.example', 'a@mycollege.example', 'a@college.example.in', 'a@x@y']) {
      expect(proved(email)).toBe(false);
    }
  });

  test.each([
    [{ email_verified: true }, true],
    [{ email_verified: 'true' }, true],
    [{ email_verified: false }, false],
    [{ email_verified: 1 }, false],
    [{ xms_edov: true }, false],
    [{ iss: 'https://login.microsoftonline.com/t/v2.0', xms_edov: '1' }, true],
    [{ iss: 'https://login.microsoftonline.com/t/v2.0', xms_edov: true }, true],
    [{ iss: 'https://login.microsoftonline.com/t/v2.0', xms_edov: '0' }, false],
    [{ iss: 'https://login.microsoftonline.com/t/v2.0' }, false],
    [{ iss: 'https://login.microsoftonline.com.evil.example/', xms_edov: true }, false],
  ])('an address is verified by %j: %s', (claims, verified) => {
    expect(personFrom(claims).emailVerified).toBe(verified);
  });
});
