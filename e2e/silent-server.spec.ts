import type { Page } from '@playwright/test';

import { expect, PASSWORD, register, test } from './people.ts';

const TEXT = '/learn/first-steps/your-first-c-program';
/** Longer than a read, and than a write or a run, may be without a sign of the server. */
const READ_MS = 16_000;
const WRITE_MS = 21_000;

/** From now on the server takes these calls and says nothing. */
async function silence(page: Page, url: string): Promise<void> {
  await page.route(url, () => undefined);
}

test('a screen whose answer never comes says so after 15 seconds, and Try again brings it', async ({
  learner,
}) => {
  await learner.clock.install();
  await silence(learner, '**/api/content/subtopic/*');
  await learner.goto(TEXT);
  await expect(learner.locator('main [aria-busy=true]')).toBeVisible();
  await learner.clock.fastForward(READ_MS);
  await expect(learner.getByText('No answer yet')).toBeVisible();
  await expect(learner.getByText('Our server has not answered for a while.')).toBeVisible();
  await learner.unrouteAll({ behavior: 'ignoreErrors' });
  await learner.getByRole('button', { name: 'Try again' }).click();
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
});

for (const [path, loaded] of [
  ['/notifications', 'You have not received any notifications'],
  ['/payment', 'Python Starter'],
  ['/checkout/unknown', 'This plan is no longer offered'],
] as const) {
  test(`FRAME-27: ${path} says that no answer came for as long as none does, and Try again brings it`, async ({
    learner,
  }) => {
    await learner.clock.install();
    await learner.goto('/dashboard');
    await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
    await silence(learner, '**/api/auth/notifications');
    await silence(learner, '**/api/payment/**');
    await learner.goto(path);
    const again = learner.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await learner.clock.runFor(READ_MS);
      await expect(again).toBeVisible({ timeout: 1000 });
    }).toPass();
    // It is not fetched again by itself, because that would remove the message.
    await learner.clock.runFor(2 * READ_MS);
    await expect(again).toBeVisible();
    await learner.unrouteAll({ behavior: 'ignoreErrors' });
    await again.click();
    await expect(learner.getByText(loaded).first()).toBeVisible();
  });
}

test('a login without an answer gives the button back, with words', async ({ visitor, request }) => {
  const { email } = await register(request);
  await visitor.clock.install();
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await silence(visitor, '**/api/auth');
  const login = visitor.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await visitor.clock.fastForward(WRITE_MS);
  await expect(visitor.locator('[data-toast=error]')).toContainText('Our server has not answered');
  await visitor.unrouteAll({ behavior: 'ignoreErrors' });
  await login.click();
  await expect(visitor).toHaveURL('/dashboard');
});

test('a completion without an answer is kept on the device and sent again, once for the account', async ({
  learner,
  account,
  request,
}) => {
  await learner.clock.install();
  await learner.goto(TEXT);
  const done = learner.getByRole('button', { name: 'Mark as Complete' });
  await expect(done).toBeVisible();
  await silence(learner, '**/api/content/updateprogress');
  await done.click();
  await learner.clock.fastForward(WRITE_MS);
  await expect(learner.locator('[data-toast=info]')).toContainText('Kept on this device.');
  await learner.unrouteAll({ behavior: 'ignoreErrors' });
  await learner.clock.fastForward(60_000);
  await expect(learner.locator('[data-toast=success]')).toContainText('has been sent');
  const headers = { 'x-auth-token': account.token };
  const detail = await (await request.get('/api/content/subtopic/first-steps', { headers })).json();
  expect(detail).toMatchObject({ finished: 1 });
});

test('a comment without an answer keeps its text; sent again it is there once', async ({ learner }) => {
  await learner.clock.install();
  await learner.goto(TEXT);
  await learner.getByRole('button', { name: 'Discuss' }).click();
  const dialog = learner.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: /comment/i });
  const words = `Which line runs first? ${Date.now()}`;
  await field.fill(words);
  // It arrives, and its answer is lost.
  await learner.route('**/api/comments/addcomment', (route) => void route.fetch());
  const arrived = learner.waitForRequest('**/api/comments/addcomment');
  await dialog.getByRole('button', { name: 'Add Comment' }).click();
  await arrived;
  await learner.clock.fastForward(WRITE_MS);
  await expect(learner.locator('[data-toast=error]')).toContainText('Unable to add your comment.');
  await expect(field).toHaveValue(words);
  await learner.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Add Comment' }).click();
  await expect(field).toHaveValue('');
  await expect(dialog.getByText(words)).toHaveCount(1);
});

test('a run without any sign of the server is given up, and the next one works', async ({ learner }) => {
  await learner.clock.install();
  await learner.goto(TEXT);
  const program = learner.locator('figure.code').first();
  const run = program.getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeVisible();
  await silence(learner, '**/api/runner/**');
  await run.click();
  await learner.clock.fastForward(WRITE_MS);
  await expect(learner.locator('[data-toast=error]')).toContainText(
    'Unable to run your code. Please retry again.',
  );
  await learner.unrouteAll({ behavior: 'ignoreErrors' });
  await run.click();
  await expect(program.locator('samp')).toHaveText('Vanakkam, Abhyas', { timeout: 30_000 });
});

test('who signs in again while an old session’s calls are still on their way stays signed in', async ({
  learner,
  account,
  request,
}) => {
  const headers = { 'x-auth-token': account.token };
  expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await learner.goto(TEXT);
  await expect(learner).toHaveURL(`/login?next=${encodeURIComponent(TEXT)}`);
  await learner.getByLabel('Email').fill(account.email);
  await learner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await learner.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await learner.waitForLoadState('networkidle');
  await expect(learner).toHaveURL(TEXT);
  await expect(learner.getByText('Your session has expired.')).toHaveCount(0);
});
