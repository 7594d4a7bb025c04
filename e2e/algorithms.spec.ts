import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';

const LESSON = '/learn/sorting-algorithms/three-simple-sorts';

async function picture(page: Page, name: string) {
  const place = page.locator('.algorithm').filter({ has: page.getByRole('region', { name }) });
  await page.locator('.algorithm').first().scrollIntoViewIfNeeded();
  await expect(place).toBeVisible();
  return place;
}

test('ALGORITHMS-3, ALGORITHMS-4: bubble sort is watched by keyboard, forward and back, on the author’s values and on one’s own', async ({
  learner,
}) => {
  await learner.goto(LESSON);
  const bubble = await picture(learner, 'Bubble sort, step by step');
  const said = bubble.getByTestId('algorithm-step');
  await expect(said).toContainText('Step 1 of');
  await bubble.getByRole('button', { name: 'One step forward (→)' }).focus();
  await learner.keyboard.press('ArrowRight');
  await learner.keyboard.press('ArrowRight');
  await expect(said).toContainText('5 is larger than 1. They are in the wrong order.');
  await expect(bubble.locator('[aria-current]')).toContainText('compare values[i], values[i + 1]');
  await learner.keyboard.press('ArrowRight');
  await expect(said).toContainText('5 and 1 have changed places.');
  await learner.keyboard.press('ArrowLeft');
  await expect(said).toContainText('5 is larger than 1. They are in the wrong order.');
  await learner.keyboard.press('End');
  await expect(said).toContainText('the values are sorted');
  await learner.keyboard.press('Home');
  await expect(said).toContainText('Step 1 of');
  await bubble.getByRole('button', { name: 'As a table' }).click();
  await expect(bubble.getByRole('table', { name: 'Values' }).getByRole('row')).toHaveCount(6);

  const values = bubble.getByRole('textbox', { name: 'Values' });
  await values.fill('7 two 1');
  await values.press('Enter');
  await expect(bubble.getByText('“two” is no whole number.')).toBeVisible();
  await expect(bubble.getByRole('table', { name: 'Values' }).getByRole('row')).toHaveCount(6);
  await values.fill('7 2 1');
  await values.press('Enter');
  await expect(bubble.getByRole('table', { name: 'Values' }).getByRole('row')).toHaveCount(4);
  await bubble.getByRole('button', { name: 'Last step (End)' }).click();
  await expect(
    bubble.getByRole('table', { name: 'Values' }).getByRole('cell', { name: 'final' }),
  ).toHaveCount(3);
  // The other pictures of the lesson are at their beginning, and the lesson is where it was.
  await learner.locator('.algorithm').nth(1).scrollIntoViewIfNeeded();
  await expect(learner.getByRole('region', { name: 'Selection sort, step by step' })).toContainText(
    'Step 1 of',
  );
  await expect(learner).toHaveURL(new RegExp(`${LESSON}$`));
  await bubble.getByRole('button', { name: 'Back to the example' }).click();
  await expect(values).toHaveValue('5 1 4 2 3');
});

test('ALGORITHMS-8: nothing of the pictures is fetched before one is near, and on paper the first and the last moment stand', async ({
  learner,
}) => {
  const asked: string[] = [];
  learner.on('request', (request) => asked.push(request.url()));
  // So low that the picture, which comes soon in the lesson, is not near.
  await learner.setViewportSize({ width: 1280, height: 240 });
  await learner.goto(LESSON);
  await expect(learner.getByRole('heading', { name: 'Three simple sorts, by hand' })).toBeVisible();
  await learner.waitForLoadState('networkidle');
  const ofPictures = () => asked.filter((url) => url.includes('algorithm-picture'));
  expect(ofPictures()).toEqual([]);
  const bubble = await picture(learner, 'Bubble sort, step by step');
  expect(ofPictures()).toHaveLength(1);
  await learner.emulateMedia({ media: 'print' });
  await expect(bubble.getByText('At the start: ')).toBeVisible();
  await expect(bubble.getByText('At the end: ')).toBeVisible();
  await expect(bubble.getByTestId('algorithm-step')).toBeHidden();
  await expect(bubble.getByRole('button')).toHaveCount(0);
  await expect(bubble.getByRole('textbox')).toHaveCount(0);
});
