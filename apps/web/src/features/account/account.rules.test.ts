import { expect, test } from 'vitest';

import { deviceOf, passwordChangeFaults } from './account.rules.ts';

test("ACCOUNT-7: all three fields are required ('Please fill all the fields')", () => {
  expect(passwordChangeFaults({ oldpassword: '', password: 'a', password2: '' })).toEqual({
    oldpassword: 'account.fields-missing',
    password2: 'account.fields-missing',
  });
});

test('ACCOUNT-7: the new password and its confirmation must match', () => {
  expect(passwordChangeFaults({ oldpassword: 'x', password: 'a', password2: 'b' })).toEqual({
    password2: 'account.passwords-differ',
  });
  expect(passwordChangeFaults({ oldpassword: 'x', password: 'a', password2: 'a' })).toEqual({});
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
])('%s is told apart', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('a program that says nothing of itself is an unknown device', () => {
  expect(deviceOf('curl/8.0')).toBeUndefined();
  expect(deviceOf('')).toBeUndefined();
});
