import type { Locator, Page } from '@playwright/test';

import { expect, PASSWORD, test } from './people.ts';

/** The screens that one meets first or by chance: registration, login, mailed links, wrong addresses, support. */

const laptop = { width: 1366, height: 768 };

/** Whether a click in the middle of it reaches it, rather than something that lies above. */
async function isUncovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && (element.contains(above) || above.contains(element));
  });
}

test('nothing of the registration is under the cookie banner at 1366 x 768', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto('/register');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  for (const field of ['Name', 'Email', 'Password', 'Confirm Password']) {
    expect(await isUncovered(page.getByLabel(field, { exact: true })), field).toBe(true);
  }
  expect(await isUncovered(page.getByRole('button', { name: 'Register', exact: true }))).toBe(true);
});

test('a wrong password is said at its field as well, and goes when it is typed again', async ({
  visitor,
  account,
}) => {
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByLabel('Password', { exact: true }).fill('not the password');
  await visitor.getByRole('button', { name: 'Login', exact: true }).click();
  const field = visitor.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/password/);
  await field.fill(PASSWORD);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('/emailconfirmed without a key does not say that anything is verified', async ({ visitor }) => {
  await visitor.goto('/emailconfirmed');
  await expect(visitor.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect(visitor.getByText('Your email is verified')).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
});

test('after Enter on a link no box is around the title of the screen that comes', async ({ learner }) => {
  await learner.goto('/dashboard');
  await expect(learner.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  await learner.getByRole('link', { name: /^Learn Courses/ }).focus();
  await learner.keyboard.press('Enter');
  const title = learner.getByRole('heading', { level: 1, name: 'Learn' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await learner.keyboard.press('Tab');
  await expect(learner.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

test('a locked module says so at its address, and takes the code of the class', async ({ learner }) => {
  await learner.goto('/learn/python-workshop/root');
  await expect(learner.getByRole('heading', { level: 1, name: 'Attention' })).toBeVisible();
  await expect(
    learner.getByText('This module will be unlocked after the live classroom course.'),
  ).toBeVisible();
  await learner.getByLabel('Class code').fill('WRONG234');
  await learner.getByRole('button', { name: 'Unlock' }).click();
  await expect(learner.getByLabel('Class code')).toHaveAttribute('aria-invalid', 'true');
});

test('what does not exist has the top bar above it, for a visitor the way in', async ({
  learner,
  browser,
  baseURL,
}) => {
  await learner.goto('/no/such/place');
  await expect(learner.getByText('Sorry. This page does not exist!')).toBeVisible();
  await expect(learner.getByRole('navigation').getByRole('link', { name: 'Learn' })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${baseURL}/no/such/place`);
  await expect(visitor.getByRole('navigation').getByRole('link', { name: 'Register' })).toBeVisible();
});

test('two quick presses send a message to support once', async ({ learner }) => {
  let sent = 0;
  await learner.route('**/api/analytics/addfeedback', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await learner.goto('/support');
  await learner.getByRole('textbox').first().fill('The third sample has a wrong answer.');
  await learner
    .getByRole('button', { name: 'Submit' })
    .first()
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(learner.getByText('We have received your feedback.')).toBeVisible();
  expect(sent).toBe(1);
});

test('a quiz prints its questions, not its buttons', async ({ learner }) => {
  await learner.goto('/learn/first-steps/first-steps-quiz');
  await expect(learner.getByRole('button', { name: 'Check' })).toBeVisible();
  await learner.emulateMedia({ media: 'print' });
  await expect(learner.getByRole('heading', { name: 'Review Quiz' })).toBeVisible();
  await expect(learner.getByRole('button', { name: /Check|Reset|Discuss/ })).toHaveCount(0);
});

test('the console of the browser has nothing to say of our headers', async ({ visitor }) => {
  const said: string[] = [];
  visitor.on('console', (message) => said.push(message.text()));
  await visitor.goto('/login');
  await visitor.goto('/');
  expect(said.filter((text) => text.includes('Permissions-Policy'))).toEqual([]);
});

/** The height that bars take of the window while one reads, scrolled down a little. */
const barsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, 200);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ top, bottom, width }) => width > window.innerWidth * 0.9 && bottom > 0 && top < window.innerHeight,
      )
      .reduce((sum, { height }) => sum + height, 0);
  });

test('at 200 % on a laptop bars take at most an eighth of the height', async ({ learner }) => {
  await learner.setViewportSize({ width: 683, height: 384 });
  await learner.goto('/learn/first-steps/your-first-c-program');
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  expect(await barsOf(learner)).toBeLessThanOrEqual(384 / 8);
  await expect(learner.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
});

test('a long name leaves the links of the top bar their room', async ({ learner }) => {
  await learner.route('**/api/auth', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...user, sUserName: 'Venkatanarasimharajuvaripeta Subramaniam' },
    });
  });
  for (const width of [360, 801, 900, 1366]) {
    await learner.setViewportSize({ width, height: 768 });
    await learner.goto('/dashboard');
    await expect(learner.getByRole('link', { name: 'Notifications' })).toBeVisible();
    const overflow = () => learner.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0);
    expect(
      await learner
        .getByRole('link', { name: 'Notifications' })
        .evaluate((link) => link.scrollWidth - link.clientWidth),
    ).toBeLessThanOrEqual(1);
  }
});

test('a video that was drawn for paper is turned over on a dark screen', async ({ learner }) => {
  await learner.emulateMedia({ colorScheme: 'dark' });
  await learner.goto('/learn/first-steps/watch-a-program-run');
  await expect(learner.locator('video')).toHaveCSS('filter', /invert/);
});

test('pages of the institute show nothing that nobody has filled in', async ({ visitor }) => {
  for (const path of ['/privacypolicy', '/terms', '/grievance']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await visitor.getByRole('main').innerText()).not.toMatch(/\[[^\]]+\]|square brackets/);
  }
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Plans' })).toBeVisible();
  await expect(visitor.locator('blockquote')).toHaveCount(0);
});
