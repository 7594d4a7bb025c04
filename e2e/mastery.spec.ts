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
  await expect(known.getByText('Nothing yet.')).toBeVisible();
  const next = learner.getByRole('region', { name: 'Next' });
  await expect(next.getByText('You can begin its lesson now.').first()).toBeVisible();
  await expect(next.getByRole('link', { name: 'Lesson: Your first C program' }).first()).toBeVisible();

  await predict(learner, 'one two\nthree');
  await expect(learner.getByText('Right.', { exact: true })).toBeVisible();
  await learner.goto('/learn/c/concepts');
  await expect(known.getByText('1 answer: 1 right at once, 0 with help, 0 not right.').first()).toBeVisible();
  await expect(
    known.getByText(/^You know it\. It is asked again on \d\d\/\d\d\/\d{4}\.$/).first(),
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
