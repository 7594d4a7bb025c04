import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, PASSWORD, test } from './people.ts';

/** The reference solutions of the problem that the journey solves. */
const SOLUTIONS = new URL('../content/problems/digital-clock/submissions/accepted/', import.meta.url);
const LANGUAGES = [
  ['C', 'solution.c'],
  ['C++11', 'solution.cpp'],
  ['C++14', 'solution.cpp'],
  ['C++17', 'solution.cpp'],
  ['Java', 'solution.java'],
  ['Python', 'solution.py'],
] as const;

/** First runs of a language may meet a runner that still warms its compilers up, on a machine of two cores. */
const RUN_TIMEOUT_MS = 60_000;

/** A phone shows the problem, the code and the result one at a time. */
async function openArea(page: Page, name: 'Code' | 'Result'): Promise<void> {
  // "Result" is "Result Solved" as soon as it is.
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}\\b`) });
  if (await tab.isVisible()) await tab.click();
}

/** Puts a program into the editor the way a learner pastes one. */
async function writeCode(page: Page, code: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Code Area' });
  await editor.click();
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, code);
}

async function run(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/runner/execute', { timeout: RUN_TIMEOUT_MS });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // Chromium lets go of an answer's body when it likes: what was answered is read on the screen.
  expect((await answered).status()).toBe(200);
}

async function expectPassed(page: Page): Promise<void> {
  await openArea(page, 'Result');
  await expect(page.getByTestId('result-message')).toHaveText(/^All \d+ tests passed\./);
}

test('PRACTICE-9: the journey: landing, register, learn, read, solve a problem, see the progress', async ({
  visitor,
}) => {
  await visitor.goto('/');
  await visitor
    .getByRole('main')
    .getByRole('link', { name: /register/i })
    .first()
    .click();
  await expect(visitor).toHaveURL('/register');
  await visitor.getByLabel('Name').fill('Asha Rao');
  await visitor.getByLabel('Email').fill(`${randomUUID()}@example.in`);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('Confirm Password').fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(visitor).toHaveURL('/dashboard');

  await visitor.getByRole('link', { name: /^Learn Courses/ }).click();
  await visitor.getByRole('link', { name: /Think like the machine/ }).click();
  await visitor.getByRole('link', { name: /^First steps/ }).click();
  await expect(visitor.getByText(/You have completed 0 out of \d+ items/)).toBeVisible();

  await visitor.goto('/learn/first-steps/your-first-c-program');
  await visitor.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(visitor.getByText('This item has been marked as completed', { exact: true })).toBeVisible();

  await visitor.goto('/learn/first-steps/digital-clock');
  await visitor.getByRole('link', { name: 'Solve this' }).click();
  await expect(visitor).toHaveURL('/practise/2/digital-clock');
  await openArea(visitor, 'Code');
  await visitor.getByRole('combobox', { name: 'Language' }).selectOption('Python');
  await writeCode(visitor, await readFile(new URL('solution.py', SOLUTIONS), 'utf8'));
  await run(visitor);
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expectPassed(visitor);

  await visitor.goto('/learn/first-steps/root');
  await expect(visitor.getByText(/You have completed 2 out of \d+ items/)).toBeVisible();
});

test('PRACTICE-13, LANGUAGES-1: the same problem is solved in each of the six languages', async ({
  learner,
}) => {
  test.setTimeout(LANGUAGES.length * RUN_TIMEOUT_MS);
  const congratulation = learner.getByRole('dialog');
  await learner.addLocatorHandler(congratulation, () => learner.keyboard.press('Escape'));
  await learner.goto('/practise/2/digital-clock');
  for (const [language, file] of LANGUAGES) {
    await openArea(learner, 'Code');
    await learner.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await writeCode(learner, await readFile(new URL(file, SOLUTIONS), 'utf8'));
    await run(learner);
    await expectPassed(learner);
  }
});
