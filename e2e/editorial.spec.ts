import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';
import { openPython, PROBLEM } from './problem.ts';

const SOLUTION = new URL(
  '../content/problems/digital-clock/submissions/accepted/solution.py',
  import.meta.url,
);
const RUN_TIMEOUT_MS = 60_000;

test.use({ viewport: { width: 1366, height: 633 } });

async function run(learner: Page, code: string): Promise<void> {
  await openPython(learner);
  await learner.keyboard.insertText(code);
  await learner.keyboard.press('ControlOrMeta+Enter');
}

test('PRACTICE-62: who has solved a problem goes on to its editorial, beside the own solution, and to what others say', async ({
  learner,
}) => {
  await run(learner, await readFile(SOLUTION, 'utf8'));
  await learner.getByRole('link', { name: 'Read the editorial' }).click({ timeout: RUN_TIMEOUT_MS });
  await expect(learner).toHaveURL(/\/editorial$/);
  await expect(learner.getByRole('heading', { name: 'Editorial: Digital Clock' })).toBeFocused();
  await expect(learner.getByRole('heading', { name: 'Why it works' })).toBeVisible();
  await learner.getByRole('tab', { name: 'Java' }).click();
  await expect(learner.getByRole('tabpanel')).toContainText('public static void main');
  const own = learner.getByRole('region', { name: 'Your own solution' });
  await expect(own).toContainText('Slowest test:');
  await expect(own).toContainText('input()');
  await expect(learner.getByRole('region', { name: 'Discussion' })).toBeVisible();
  await learner.getByRole('link', { name: 'To the problem' }).click();
  await learner.getByRole('tab', { name: 'Editorial' }).click();
  await expect(learner.getByRole('heading', { name: 'Why it works' })).toBeVisible();
});

test('PRACTICE-60: an open Editorial tab counts the tries as they are made, and opens after the third with a warning', async ({
  learner,
}) => {
  await openPython(learner);
  await learner.getByRole('tab', { name: 'Editorial' }).click();
  const tab = learner.getByRole('region', { name: 'Not open yet' });
  await expect(tab).toContainText('after 3 more tries');
  for (const [left, code] of [
    ['after 2 more tries', 'print(1)'],
    ['after 1 more try', 'print(2)'],
    ['solved with help', 'print(3)'],
  ] as const) {
    await learner.locator('.cm-content').click();
    await learner.keyboard.press('ControlOrMeta+A');
    await learner.keyboard.insertText(code);
    await learner.keyboard.press('ControlOrMeta+Enter');
    await expect(tab).toContainText(left, { timeout: RUN_TIMEOUT_MS });
  }
  await learner.getByRole('button', { name: 'Give up and read it' }).click();
  await expect(learner.getByRole('heading', { name: 'Why it works' })).toBeVisible();
  await expect(learner.getByRole('region', { name: 'Your own solution' })).toHaveCount(0);
  await learner.goto(`${PROBLEM}/editorial`);
  await expect(learner.getByRole('heading', { name: 'Editorial: Digital Clock' })).toBeVisible();
});
