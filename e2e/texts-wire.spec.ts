import type { Page } from '@playwright/test';

import { expect, PASSWORD, register, test, type Account } from './people.ts';
import { editorOf, heldTexts, openPython, savedPython } from './problem.ts';

/** What is typed is never lost: not with clocks that jump, repeated requests or several accounts on one device. */

/** Sets the device's clock, as somebody does by hand or the network after a journey. */
async function jump(page: Page, hours: number): Promise<void> {
  await page.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, hours * 3_600_000);
}

type Log = {
  readonly rows: readonly { readonly at: string; readonly edits: readonly [string, number, number][] }[];
};

test(
  'PRACTICE-31: a clock that jumps by a day, forth and back, while somebody types loses no key and puts no moment into the future',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    const began = Date.now();
    await openPython(learner);
    await learner.keyboard.type('# one, ', { delay: 40 });
    await jump(learner, 24);
    await learner.keyboard.type('two, ', { delay: 40 });
    await jump(learner, -48);
    await learner.keyboard.type('three, ', { delay: 40 });
    await jump(learner, 25);
    await learner.keyboard.type('four', { delay: 40 });
    await expect(learner.getByTestId('saved')).toBeVisible();
    const typed = '# one, two, three, four';
    await expect.poll(() => savedPython(request, account)).toBe(typed);
    const answer = await request.get('/api/practice/text-log/digital-clock/py', {
      headers: { 'x-auth-token': account.token },
    });
    const { rows } = (await answer.json()) as Log;
    expect(rows.length).toBeGreaterThan(1);
    for (const { at, edits } of rows) {
      expect(Date.parse(at)).toBeGreaterThan(began - 60_000);
      for (const [, , ageMs] of edits) expect(ageMs).toBeGreaterThanOrEqual(0);
    }
    await learner.reload();
    await expect(editorOf(learner)).toHaveText(typed);
  },
);

test(
  'PRACTICE-35: a line that doubles requests, delivers them again late and loses answers changes nothing of what was typed',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    const again: Promise<unknown>[] = [];
    let requests = 0;
    await learner.route('**/api/practice/text/**', async (route) => {
      const asked = route.request();
      if (asked.method() !== 'POST') return route.continue();
      requests += 1;
      const sendAgain = () =>
        request.post(asked.url(), {
          headers: { 'x-auth-token': account.token },
          data: asked.postDataJSON() as object,
        });
      // After whatever is sent in the next two seconds, or twice at once.
      const late = async () => {
        await new Promise((resolve) => setTimeout(resolve, 2300));
        await sendAgain();
      };
      again.push(requests % 2 === 0 ? sendAgain() : late());
      const answer = await route.fetch();
      if (requests % 3 === 0) return route.abort('connectionreset');
      return route.fulfill({ response: answer });
    });
    await openPython(learner);
    const typed = '# typed over a line that repeats itself and forgets to answer now and then';
    await learner.keyboard.type(typed, { delay: 110 });
    await expect(learner.getByTestId('saved')).toBeVisible({ timeout: 30_000 });
    expect(requests).toBeGreaterThan(5);
    await Promise.all(again);
    expect(await savedPython(request, account)).toBe(typed);
    await expect(editorOf(learner)).toHaveText(typed);
  },
);

/** Signs in on the login screen, as on a device that others use too. */
async function logIn(page: Page, { email }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test(
  'PRACTICE-30: what one account typed without a connection is sent in no other account’s name, and waits for its learner',
  { tag: '@thorough' },
  async ({ learner, account, request }) => {
    learner.on('dialog', (dialog) => void dialog.accept());
    await openPython(learner);
    await learner.keyboard.type('asha = 1');
    await expect(learner.getByTestId('saved')).toBeVisible();
    await learner.route('**/api/practice/text/**', (route) => route.abort());
    await learner.keyboard.type(' # offline');
    await expect.poll(() => heldTexts(learner)).toEqual(['asha = 1 # offline']);
    // Her session ends elsewhere, and somebody else signs in; the answer who it is comes late.
    await request.post('/api/auth/logout', { headers: { 'x-auth-token': account.token } });
    await learner.unroute('**/api/practice/text/**');
    await learner.reload();
    const ravi = await register(request, 'Ravi Kumar');
    await learner.route('**/api/auth', async (route) => {
      if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 3000));
      return route.continue();
    });
    const sent: string[] = [];
    learner.on('request', (each) => sent.push(each.postData() ?? ''));
    await logIn(learner, ravi);
    await openPython(learner);
    await expect(editorOf(learner)).not.toContainText('asha');
    await learner.keyboard.type('ravi = 2');
    await expect(learner.getByTestId('saved')).toBeVisible();
    await expect.poll(() => savedPython(request, ravi)).toBe('ravi = 2');
    expect(sent.join('')).not.toContain('offline');

    await learner.getByRole('button', { name: /Your account/ }).click();
    await learner.getByRole('menuitem', { name: 'Logout' }).click();
    await logIn(learner, account);
    await openPython(learner);
    await expect(editorOf(learner)).toHaveText('asha = 1 # offline');
    const { token } = await signedIn(learner);
    await expect.poll(() => savedPython(request, { ...account, token })).toBe('asha = 1 # offline');
    expect(await savedPython(request, ravi)).toBe('ravi = 2');
  },
);

const signedIn = async (page: Page) => ({
  token: await page.evaluate(() => localStorage.getItem('abhyas.token') ?? ''),
});
