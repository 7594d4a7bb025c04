import { expect, test } from 'vitest';

import { shortName } from './auth.rules.ts';

test("ACCOUNT-10: Auth user: sUserName is a short display name, 'My Account' by default", () => {
  expect(shortName('Asha Rao')).toBe('Asha');
  expect(shortName('')).toBe('My Account');
});
