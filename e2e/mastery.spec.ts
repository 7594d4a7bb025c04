import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';

const LESSON = '/learn/first-steps/your-first-c-program';

/** Types what the lesson's first program prints, and checks it. */
async function predict(page: Page, output: string): Promise<void> {
  await page.goto(LESSON);
  const exercise = page.locator('.exercise').filter({ hasText: 'What does this program print?' }).first();
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise.locator('form:not([inert])')).toBeVisible();
  await exercise.getByRole('textbox').fill(output);
  await exercise.getByRole('button', { name: 'Check' }).click();
}

test('MASTERY-1: a course leads to its concepts, and an answer moves one to those that are known, with the reason', async ({
  learner,
}) => {
  await learner.goto('/learn/c');
  await learner.getByRole('link', { name: 'Concepts' }).click();
  await expect(learner).toHaveURL('/learn/c/concepts');
  const known = learner.getByRole('region', { name: 'Known' });
  await expect(known).toHaveCount(0);
  const next = learner.getByRole('region', { name: 'Next' });
  await expect(next.getByText('You can begin its lesson now.').first()).toBeVisible();
  await expect(next.getByRole('link', { name: 'Lesson: Your first C program' }).first()).toBeVisible();

  await predict(learner, 'one two\nthree');
  await expect(learner.getByText('Right.', { exact: true })).toBeVisible();
  await learner.goto('/learn/c/concepts');
  await expect(known.getByText('1 answer: 1 right at once, 0 with help, 0 not right.').first()).toBeVisible();
  await expect(
    known.getByText(/^You know it\. You will be asked again on \d\d\/\d\d\/\d{4}\.$/).first(),
  ).toBeVisible();
});

for (const width of [360, 768, 1366]) {
  test(`MASTERY-1: the concepts of a course fit a screen of ${width} px, in both languages`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height: 760 });
    await learner.goto('/learn/c/concepts');
    await expect(learner.getByRole('heading', { name: 'Next', exact: false }).first()).toBeVisible();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await learner.evaluate(() => (document.cookie = 'abhyas_language=hi; path=/'));
    await learner.reload();
    await expect(learner.getByRole('heading', { name: 'अगले' })).toBeVisible();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

/** Answers the first exercises of the lesson as if it had been days ago. */
async function answered(page: Page, exerciseIds: readonly string[], daysAgo: number): Promise<void> {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  await page.goto('/support');
  for (const exerciseId of exerciseIds) {
    const status = await page.evaluate(
      async (body) => {
        const token = localStorage.getItem('abhyas.token') ?? '';
        const headers = { 'x-auth-token': token, 'content-type': 'application/json' };
        const sent = { ...body, id: crypto.randomUUID() };
        const init = { method: 'POST', headers, body: JSON.stringify(sent) };
        return (await fetch('/api/content/exerciseattempt', init)).status;
      },
      {
        assetId: 'your-first-c-program',
        exerciseId,
        answer: '{"text":"x"}',
        right: true,
        seconds: 9,
        hints: 0,
        at,
      },
    );
    expect(status).toBe(200);
  }
}

for (const width of [360, 1366]) {
  test(`MASTERY-4, MASTERY-6: the dashboard offers the review, whose exercises are asked one after another, at ${width} px`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height: 760 });
    await answered(learner, ['lines-of-output', 'from-text-to-output'], 20);
    await learner.goto('/dashboard');
    const offer = learner.getByRole('region', { name: 'Today’s review' });
    await offer.getByRole('link', { name: /exercises? On what you are about to forget/ }).click();
    await expect(learner).toHaveURL('/review');
    const place = learner.getByText(/^Exercise 1 of \d+$/);
    const count = Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (let number = 1; number <= count; number += 1) {
      await expect(learner.getByText(`Exercise ${number} of ${count}`)).toBeVisible();
      await expect(learner.getByText(/^Last asked on \d\d\/\d\d\/\d{4}\./)).toBeVisible();
      await expect(learner.locator('.exercise form:not([inert])')).toBeVisible();
      await expect(learner.getByText('Done', { exact: true })).toHaveCount(0);
      await learner.getByRole('button', { name: 'Skip' }).press('Enter');
    }
    await expect(learner.getByRole('heading', { name: 'That was today’s review' })).toBeFocused();
    await expect(learner.getByText(/^You got 0 of \d+ exercises? right on the first try\.$/)).toBeVisible();
    await learner.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(learner).toHaveURL('/dashboard');
  });
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'MASTERY-4, MASTERY-6: a review that was loaded is done on the way, and its answer told once the connection is back',
    { tag: '@thorough' },
    async ({ learner, account, request, context }) => {
      await answered(learner, ['lines-of-output'], 20);
      await learner.goto('/dashboard');
      await learner.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await learner.goto('/review');
      const form = learner.locator('.exercise form:not([inert])');
      await expect(form).toBeVisible();
      await expect(learner.getByRole('heading', { level: 2 })).toHaveText('Escape sequences');

      await context.setOffline(true);
      await learner.reload();
      await expect(form.getByRole('textbox')).toHaveValue('');
      await form.getByRole('textbox').fill('Say "Hi"\na\\nb');
      await form.getByRole('button', { name: 'Check' }).click();
      await expect(learner.getByText('Right.', { exact: true })).toBeVisible();
      await learner.getByRole('button', { name: 'Next' }).click();
      await expect(learner.getByText('You got 1 of 1 exercise right on the first try.')).toBeVisible();
      await learner.goto('/review');
      await expect(learner.getByText('Nothing to review today')).toBeVisible();

      await context.setOffline(false);
      await expect(learner.locator('[data-toast=success]')).toContainText('has been sent');
      const answer = await request.get('/api/content/exercises/your-first-c-program', {
        headers: { 'x-auth-token': account.token },
      });
      const { exercises } = (await answer.json()) as { exercises: { exerciseId: string; right: boolean }[] };
      expect(exercises.find(({ exerciseId }) => exerciseId === 'quotes-in-quotes')).toMatchObject({
        right: true,
      });
    },
  );
});
