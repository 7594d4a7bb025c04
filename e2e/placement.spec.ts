import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';

const TEST = '/learn/c/placement';

async function notKnown(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Exercise ${number} of 15`)).toBeVisible();
  await page.getByRole('button', { name: 'I do not know this yet' }).click();
}

test('MASTERY-7: a course leads to its test; with the keyboard it is begun, left, gone on with, and its result read', async ({
  learner,
}) => {
  await learner.goto('/learn/c');
  await learner.getByRole('link', { name: 'Placement test' }).click();
  await expect(learner).toHaveURL(TEST);
  await learner.getByRole('button', { name: 'Begin' }).focus();
  await learner.keyboard.press('Enter');
  await notKnown(learner, 1);
  await expect(learner.getByText('Exercise 2 of 15')).toBeVisible();
  await expect(learner.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await learner.getByRole('button', { name: 'Stop for now' }).click();
  await expect(learner.getByRole('heading', { name: 'What we know so far' })).toBeFocused();
  await expect(learner.getByText('You knew 0 of 1 question.')).toBeVisible();
  const before = learner.getByRole('region', { name: 'To learn before these' });
  await expect(before.getByText('Before this you need:')).toBeVisible();
  await expect(before.getByRole('link').nth(1)).toBeVisible();

  await learner.reload();
  await learner.getByRole('button', { name: 'Go on with the test' }).click();
  for (let number = 2; number <= 15; number += 1) {
    await notKnown(learner, number);
    await expect(learner.getByText(`Exercise ${number} of 15`)).toHaveCount(0);
    if ((await learner.getByRole('heading', { name: 'That was the test' }).count()) > 0) break;
  }
  await expect(learner.getByRole('heading', { name: 'That was the test' })).toBeVisible();
  const first = learner.getByRole('region', { name: 'What comes first' });
  await expect(first.getByRole('link', { name: 'Your first C program' })).toBeVisible();
  await learner.getByRole('button', { name: 'Take it again' }).click();
  await expect(learner.getByText('Exercise 1 of 15')).toBeVisible();
});

for (const width of [360, 768, 1366]) {
  test(`MASTERY-7: the test fits a screen of ${width} px, in both languages`, async ({ learner }) => {
    await learner.setViewportSize({ width, height: 760 });
    await learner.goto(TEST);
    await learner.getByRole('button', { name: 'Begin' }).click();
    await expect(learner.getByText('Exercise 1 of 15')).toBeVisible();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await learner.evaluate(() => (document.cookie = 'abhyas_language=hi; path=/'));
    await learner.reload();
    await learner.getByRole('button', { name: 'शुरू करें' }).click();
    await expect(learner.getByText('15 में से अभ्यास 1')).toBeVisible();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
