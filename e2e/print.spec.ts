import { expect, test } from './people.ts';

test.beforeEach(({ learner }) => learner.emulateMedia({ media: 'print' }));

test('FRAME-20: Text: prints well: the text alone, dark ink on white', async ({ learner }) => {
  await learner.goto('/learn/first-steps/your-first-c-program');
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await expect(learner.locator('main pre').first()).toBeVisible();
  for (const away of ['Mark as Complete', 'Discuss', 'Copy', 'Run']) {
    await expect(learner.getByRole('button', { name: away })).toHaveCount(0);
  }
  await expect(learner.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('FRAME-20: print styles: a problem prints its statement and the learner’s code, whichever tab is open', async ({
  learner,
}) => {
  // The width of an A4 page, where the areas of the workspace are shown by turns.
  await learner.setViewportSize({ width: 794, height: 1123 });
  await learner.goto('/practise/1/digital-clock');
  await expect(learner.locator('.cm-content')).toBeVisible();
  await expect(learner.locator('#question-bar')).toBeVisible();
  await expect(learner.getByRole('tablist')).toBeHidden();
  await expect(learner.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
});
