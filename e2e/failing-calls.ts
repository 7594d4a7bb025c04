import type { Page } from '@playwright/test';

import { expect } from './people.ts';

export const NEW_PASSWORD = 'kolam at the door';

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const FAULTS = ['The first fault.', 'The second fault.'];

const failing = {
  status: 400,
  json: { errors: FAULTS.map((msg) => ({ msg, code: 'auth.test' })) },
};

/** One call fails as a server tells it (FRAME-14). */
export const failOnce = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => route.fulfill(failing), { times: 1 });

/** FRAME-15: each of the errors is an error toast. */
export async function expectFailure(page: Page): Promise<void> {
  for (const msg of FAULTS)
    await expect(page.locator('[data-toast=error]').filter({ hasText: msg })).toBeVisible();
}
