import { readFile } from 'node:fs/promises';

import { expect, test } from './people.ts';
import { openPython } from './problem.ts';

const SOLUTION = new URL(
  '../content/problems/seats-for-the-trip/submissions/accepted/solution.py',
  import.meta.url,
);
const RUN_TIMEOUT_MS = 60_000;

for (const width of [360, 1366]) {
  test(`PRACTICE-63: a sheet is found from the problems, worked through in its order, and left back to it, at ${width} px`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height: 760 });
    await learner.goto('/practise');
    await learner.getByRole('link', { name: 'Sheets', exact: true }).click();
    await expect(learner.getByRole('heading', { level: 1, name: 'Sheets' })).toBeFocused();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await learner.getByRole('link', { name: /First Fifty/ }).click();
    await expect(learner).toHaveURL('/sheets/first-fifty');
    await expect(learner.getByText('0 of 50 solved')).toBeVisible();
    expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await learner.getByRole('link', { name: 'Start with the first' }).click();
    await expect(learner.getByRole('heading', { level: 1, name: 'Date Three Ways' })).toBeVisible();
    await learner.getByRole('button', { name: 'Back' }).click();
    await expect(learner).toHaveURL('/sheets/first-fifty');
  });
}

test('PRACTICE-63: a problem that is solved counts in its sheet and leads on to the next one of it', async ({
  learner,
}) => {
  const code = await readFile(SOLUTION, 'utf8');
  await learner.setViewportSize({ width: 1366, height: 760 });
  await openPython(learner, '/practise/3/seats-for-the-trip?sheet=first-fifty');
  await learner.keyboard.insertText(code);
  await learner.keyboard.press('ControlOrMeta+Enter');
  await learner.getByRole('link', { name: 'Next problem' }).click({ timeout: RUN_TIMEOUT_MS });
  await expect(learner).toHaveURL('/practise/3/digital-clock?sheet=first-fifty');
  await learner.getByRole('button', { name: 'Back' }).click();
  await expect(learner.getByText('1 of 50 solved')).toBeVisible();
  await expect(learner.getByRole('link', { name: /Solved.*Seats for the Trip/ })).toBeVisible();
});

test('PRACTICE-63: a sheet that is not there leads to the screen that says so', async ({ learner }) => {
  await learner.goto('/sheets/nowhere');
  await expect(learner).toHaveURL('/notfound');
});
