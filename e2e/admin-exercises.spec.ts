import type { Locator, Page } from '@playwright/test';

import { press, type } from './by-keyboard.ts';
import {
  begin,
  beginModule,
  draftCalls,
  newDraft,
  noFaults,
  publishDraft,
  saveInDraft,
  shownIn,
  write,
} from './content-console.ts';
import { ANSWERED, type Written } from './exercise-kinds.ts';
import { expect, register, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Exercise' });
const RECORD_TIMEOUT_MS = 60_000;

/** Begins a draft with one lesson that teaches what its exercises practise. */
async function newLesson(page: Page, title: string): Promise<void> {
  await newDraft(page, title);
  await beginModule(page, { course: title, module: `All of ${title}` });
  await begin(page, 'New text, quiz, problem or video', { kind: 'text', title: `Text of ${title}` });
  await page.getByLabel('Teaches').fill('output');
  await write(page, 'Text (Markdown)', 'You will answer one of each.\n\n');
}

/** Opens the form and fills what every exercise has. */
async function ask(page: Page, { kind, question }: Pick<Written, 'kind' | 'question'>) {
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exercise' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Kind').selectOption({ label: kind });
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Concept').fill('output');
  await dialog.getByLabel('Explanation after the right answer').fill('That is how it is.');
  return dialog;
}

async function insert(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('PUBLISHING-25, PUBLISHING-28: an author asks for an exercise by keyboard alone, what is missing is named beside it, and a window that is resized loses nothing', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await staffMember(request, 'teacher'));
  await newLesson(page, 'Drills');

  // The first by keyboard alone, and with all that an author forgets.
  await press(page, page.getByRole('button', { name: 'Insert', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'Exercise' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Kind')).toHaveValue('single');
  await type(page, dialog.getByLabel('Question'), 'What is 7 / 2 in C?');
  const choice = (number: number) => dialog.getByRole('group', { name: `Choice ${number}`, exact: true });
  await type(page, choice(1).getByLabel('Choice', { exact: true }), '3');
  await press(page, choice(1).getByLabel('This is right'), 'Space');
  await type(page, choice(2).getByLabel('Choice', { exact: true }), '3.5');
  await noFaults(page);
  for (const width of [1100, 1366, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(choice(2).getByLabel('Choice', { exact: true })).toHaveValue('3.5');
  }
  await press(page, dialog.getByRole('button', { name: 'Insert', exact: true }));
  await expect(dialog).toHaveCount(0);

  const remarks = page.getByRole('region', { name: 'To fix' });
  const source = page.getByRole('textbox', { name: 'Exercises of this lesson' });
  await expect(remarks).toContainText('explain: must not be empty');
  await expect(remarks).not.toContainText('There is no exercise');
  // The editor is made when it is near.
  await page.getByText('Exercises of this lesson').scrollIntoViewIfNeeded();
  await expect(source).toContainText('kind: single');
});

test(
  'PUBLISHING-25, EXERCISES-17: the table of a trace is recorded in the form, filled in by keyboard in the preview, and recorded again when the program changes',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await staffMember(request, 'teacher'));
    await newLesson(page, 'Traces');
    const dialog = await ask(page, { kind: 'Trace the variables', question: 'What do they hold?' });
    await dialog.getByLabel('Language').selectOption('Python');
    await write(page, 'Program', 'total = 0\nfor n in range(2, 5):\n    total += n\nprint(total)');
    await dialog.getByLabel('A row is taken each time').selectOption('3: total += n');
    await dialog.getByLabel('Variables').fill('n, sum');
    await dialog.getByRole('button', { name: 'Run it and show the table' }).click();
    const table = dialog.getByRole('table');
    await expect(table.getByRole('row')).toHaveText(['nsum', '2', '3', '4'], { timeout: RECORD_TIMEOUT_MS });
    await dialog.getByLabel('Variables').fill('n, total');
    await expect(dialog.getByText('The program has changed: run it again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Run it and show the table' }).click();
    await expect(table.getByRole('row')).toHaveText(['ntotal', '22', '35', '49'], {
      timeout: RECORD_TIMEOUT_MS,
    });
    await noFaults(page);
    await insert(dialog);

    const exercise = shownIn(page).locator('.exercise');
    await exercise.scrollIntoViewIfNeeded();
    const cells = exercise.getByRole('table').getByRole('textbox');
    await expect(cells).toHaveCount(4, { timeout: RECORD_TIMEOUT_MS });
    // What takes answers is fetched when it is near: until then nothing of it takes the keyboard.
    await expect(exercise.locator('form:not([inert])')).toBeVisible();
    await cells.first().focus();
    for (const value of ['3', '5', '4', '9']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await exercise.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(exercise.getByText('Right.', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'To fix' })).toHaveCount(0);

    const source = page.getByRole('textbox', { name: 'Exercises of this lesson' });
    await page.getByText('Exercises of this lesson').scrollIntoViewIfNeeded();
    await write(page, 'Exercises of this lesson', (await source.innerText()).replace('(2, 5)', '(2, 4)'));
    const remarks = page.getByRole('region', { name: 'To fix' });
    await expect(remarks).toContainText('is not recorded: record it in the console');
    await page.getByRole('button', { name: 'Record the tables' }).click();
    await expect(page.getByText('Tables: 1')).toBeVisible({ timeout: RECORD_TIMEOUT_MS });
    await expect(remarks).toHaveCount(0);
    await expect(cells).toHaveCount(2);
    await saveInDraft(page);
  },
);

test(
  'PUBLISHING-25: exercises of each kind are asked for in the form and answered in the preview by keyboard alone, and by a learner once they are published',
  {
    tag: '@thorough',
  },
  async ({ page, request, browser }) => {
    test.setTimeout(600_000);
    const teacher = await staffMember(request, 'teacher');
    await signIn(page, teacher);
    await newLesson(page, 'Kinds');
    for (const each of ANSWERED) {
      const dialog = await ask(page, each);
      await each.fill(dialog, page);
      await insert(dialog);
    }
    const sort = await ask(page, { kind: 'New numbers each time', question: 'Work these numbers out.' });
    await sort.getByLabel('What is made').selectOption('Graphs: breadth-first search');
    await insert(sort);
    await expect(page.getByRole('region', { name: 'To fix' })).toHaveCount(0, { timeout: RECORD_TIMEOUT_MS });
    // What is typed last is drawn last: until then exercises are drawn anew below the keyboard.
    await expect(shownIn(page).locator('.exercise')).toHaveCount(ANSWERED.length + 1);
    await answerAll(page, shownIn(page));
    await isJudged(page, shownIn(page));
    await saveInDraft(page);
    const school = await publishDraft(request, teacher, draftCalls(page));
    try {
      const learner = await browser.newPage();
      await signIn(learner, await register(request));
      await learner.goto('/learn/all-of-kinds/text-of-kinds');
      await answerAll(learner, learner.getByRole('main'));
    } finally {
      await school.bringBack();
    }
  },
);

/** What nobody has written has no answer to be known here: a wrong one is told. */
async function isJudged(page: Page, place: Locator): Promise<void> {
  const exercise = place.locator('.exercise').filter({ hasText: 'Work these numbers out.' });
  await exercise.scrollIntoViewIfNeeded();
  await type(page, exercise.getByRole('textbox').first(), 'no order at all');
  await page.keyboard.press('Enter');
  await expect(exercise.getByText('Not yet.')).toBeVisible();
}

/** From the first control of the first exercise on, by nothing but keys, wherever they lead in sight. */
async function answerAll(page: Page, place: Locator): Promise<void> {
  await place.locator('.exercise').first().scrollIntoViewIfNeeded();
  await place.locator('.exercise form:not([inert]) input').first().focus();
  for (const { kind, question = 'Which one?', answer } of ANSWERED) {
    const exercise = place.locator('.exercise').filter({ hasText: question });
    await exercise.scrollIntoViewIfNeeded();
    await expect(exercise.locator('form:not([inert])')).toBeVisible();
    await answer(exercise, page);
    await press(page, exercise.getByRole('button', { name: 'Check' }));
    await expect(exercise.getByText('Right.', { exact: true }), kind).toBeVisible({
      timeout: RECORD_TIMEOUT_MS,
    });
  }
}
