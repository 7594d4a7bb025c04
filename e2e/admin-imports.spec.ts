import type { Page } from '@playwright/test';

import {
  begin,
  beginModule,
  back,
  newDraft,
  noFaults,
  saveInDraft,
  shownIn,
  write,
} from './content-console.ts';
import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

const QUESTIONS = `What is 2+2? { =4 #It is. ~5 #One too many. }

How many bits has a byte? {#8 #Eight.}

Name a loop. {=while #It is one. =%0%goto#That is a jump.}

Why? {}
`;

/** Uploads the questions, and says that they become exercises. */
async function asExercises(page: Page, lesson: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'week-1.gift', mimeType: 'text/plain', buffer: Buffer.from(QUESTIONS) });
  await expect(dialog.getByText('A numerical question has no choices')).toBeVisible();
  await dialog.getByLabel('What the questions become').selectOption('exercises');
  await expect(dialog.getByText('A numerical question has no choices')).toHaveCount(0);
  await expect(dialog.getByText('An essay has no choices')).toBeVisible();
  await dialog.getByLabel('Lesson').selectOption({ label: lesson });
  await noFaults(page);
  await dialog.getByLabel('Concept that the exercises practise').fill('no-such-concept');
  await dialog.getByRole('button', { name: 'Put into the draft' }).click();
  await expect(dialog.getByRole('alert').getByText('The draft has no such concept')).toBeVisible();
  await dialog.getByLabel('Concept that the exercises practise').fill('output');
  await dialog.getByRole('button', { name: 'Put into the draft' }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'PUBLISHING-30: an author takes questions of GIFT over as exercises of a lesson, and answers them in its preview',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await staffMember(request, 'teacher'));
    await newDraft(page, 'Imports');
    await beginModule(page, { course: 'Imports', module: 'All of it' });
    await begin(page, 'New text, quiz, problem or video', { kind: 'text', title: 'Numbers' });
    await page.getByLabel('Teaches').fill('output');
    await write(page, 'Text (Markdown)', 'You will answer some.\n');
    await saveInDraft(page);
    const lesson = page.url();
    await back(page);
    await asExercises(page, 'Imports: All of it: Numbers');
    await page.goto(lesson);
    const shown = shownIn(page);
    const exercise = (text: string) => shown.locator('.exercise').filter({ hasText: text });
    await expect(shown.locator('.exercise')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'To fix' })).toHaveCount(0);
    await exercise('Name a loop.').scrollIntoViewIfNeeded();
    await exercise('Name a loop.').getByRole('textbox').fill('goto');
    await exercise('Name a loop.').getByRole('textbox').press('Enter');
    await expect(exercise('Name a loop.').getByText('That is a jump.')).toBeVisible();
    await exercise('Name a loop.').getByRole('textbox').fill('While');
    await exercise('Name a loop.').getByRole('textbox').press('Enter');
    await expect(exercise('Name a loop.').getByText('Right.', { exact: true })).toBeVisible();
  },
);
