import { randomUUID } from 'node:crypto';

import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';

import { holdToDocument } from './live-answers.ts';

export const PASSWORD = 'a kolam a day';

export type Account = { readonly name: string; readonly email: string; readonly token: string };

/** Registers somebody new over HTTP, as the register screen does. */
export async function register(request: APIRequestContext, name = 'Asha Rao'): Promise<Account> {
  const email = `${randomUUID()}@example.in`;
  const answer = await request.post('/api/users', { data: { name, email, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  return { name, email, token };
}

/** Makes the page that of somebody who has signed in and has answered the cookie banner before. */
export async function signIn(page: Page, { token }: Account): Promise<void> {
  await page.addInitScript((stored) => {
    // Frames of learners' pages remember nothing.
    if (window.origin === 'null') return;
    if (window.sessionStorage.getItem('e2e.signedIn')) return;
    window.sessionStorage.setItem('e2e.signedIn', 'yes');
    window.localStorage.setItem('abhyas.token', stored);
    window.localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
  }, token);
}

/** A device that is not told what is typed on others: it meets them when it sends, and its network comes to rest. */
export async function leaveUntold(page: Page): Promise<void> {
  await page.route('**/api/practice/newer-texts', (route) => route.abort());
}

type People = {
  /** A page of a visitor who has answered the cookie banner before. */
  readonly visitor: Page;
  /** A page of a new learner who has signed in. */
  readonly learner: Page;
};

/** Tests of screens: faults of the page and refused resources fail the test. */
export const test = base.extend<People & { readonly account: Account }>({
  account: async ({ request }, use) => use(await register(request)),
  visitor: async ({ page }, use) => {
    await page.addInitScript(() => {
      if (window.origin !== 'null') window.localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
    });
    await withoutFaults(page, use);
  },
  learner: async ({ page, account }, use) => {
    await signIn(page, account);
    await withoutFaults(page, use);
  },
});

async function withoutFaults(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|hydrat/i.test(message.text())) faults.push(message.text());
  });
  const wrongAnswers = holdToDocument(page);
  await use(page);
  expect(faults).toEqual([]);
  expect(await wrongAnswers()).toEqual([]);
}

export { expect };
