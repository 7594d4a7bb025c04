import { readFile } from 'node:fs/promises';

import type { APIRequestContext, Page } from '@playwright/test';

import { bringBack, newDraft, noFaults, PUBLISH_TIMEOUT_MS } from './content-console.ts';
import { labClass } from './lab-class.ts';
import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, staffMember } from './staff.ts';

const PROBLEM = { id: 'power-bill', title: 'Power Bill' } as const;
const FOLDER = `problems/${PROBLEM.id}`;
/** The whole school is checked, on a machine of two cores. */
const CHECK_TIMEOUT_MS = 120_000;

/** Hands the author's own solution in, which passes every test. */
async function solve(request: APIRequestContext, { token }: Account): Promise<void> {
  const code = await readFile(`content/${FOLDER}/submissions/accepted/solution.py`, 'utf8');
  const data = { code, language: 5, assetId: PROBLEM.id, mode: 'submit' };
  const answer = await request.post('/api/runner/execute', { headers: { 'x-auth-token': token }, data });
  expect(await answer.json()).toMatchObject({ done: true });
}

/** Publishes a draft in which the first sample wants another answer, so that what was right fails. */
async function publishAnotherAnswer(page: Page): Promise<void> {
  await newDraft(page, 'Another answer');
  await expect(page.getByText('The same as what learners see now.')).toBeVisible();
  const draft = new URL(page.url()).pathname;
  await page.goto(`${draft}/file?path=${encodeURIComponent(`${FOLDER}/data/sample/1.ans`)}`);
  await page.getByLabel('Text of the file').fill('something else\n');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved in the draft')).toBeVisible();
  await page.goto(draft);
  await page.getByRole('button', { name: 'Check the draft' }).click();
  await expect(page.getByText('All files are in order.')).toBeVisible({ timeout: CHECK_TIMEOUT_MS });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 changed', { exact: true })).toBeVisible();
  await expect(dialog.getByText('tests: 1 changed')).toBeVisible();
  await dialog.getByLabel('Publish anyway').check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Learners see it now.')).toBeVisible({ timeout: PUBLISH_TIMEOUT_MS });
}

/** Sees how many accepted submissions the changed test turns, and has them judged again. */
async function judgeAgain(page: Page): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Earlier submissions…' }).click();
  await noFaults(page);
  await page.getByRole('button', { name: `Check the earlier submissions of ${PROBLEM.title}` }).click();
  await expect(page.getByText('1 of 1 accepted submissions would fail.')).toBeVisible();
  await expect(page.getByText('Waiting for your decision')).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Judge them again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Judge them again' }).click();
  await expect(page.getByText('They were judged again.')).toBeVisible();
  await expect(page.getByText('Decided', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(page.getByText(/^Judged again /)).toBeVisible();
}

/** Sees what mark it would make in an assignment, and takes that over. */
async function takeOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const mark = (points: string) =>
    page.getByRole('button', { name: `RAO ASHA, ${PROBLEM.title}: ${points}`, exact: true });
  await expect(mark('10')).toBeVisible();
  await expect(page.getByText(/One mark would be another one; it stands as it was\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'See what would change' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /^RAO ASHA .* 10 .*1 fails now/ })).toBeVisible();
  await noFaults(page);
  await dialog.getByRole('button', { name: 'Take the new marks over' }).click();
  await expect(page.getByText(/would be another one/)).toBeHidden();
  await expect(mark('10')).toHaveCount(0);
}

test(
  'PROVING-2, ASSIGNMENTS-36: a changed test shows how many accepted submissions it turns, and judges them again',
  { tag: '@thorough' },
  async ({ page, request, browser }) => {
    test.setTimeout(300_000);
    const asha = await confirmedLearner(request, 'Asha Rao');
    const teacher = await staffMember(request, 'teacher');
    const learners = { 'RAO ASHA': asha };
    const lab = await labClass(request, { teacher, learners, assetId: PROBLEM.id });
    await solve(request, asha);
    await signIn(page, teacher);
    await publishAnotherAnswer(page);
    await judgeAgain(page);
    await takeOver(page, lab.page);

    const learner = await browser.newPage();
    await signIn(learner, asha);
    await learner.goto(`/practise/1/${PROBLEM.id}`);
    await learner.getByRole('button', { name: 'Submissions and versions' }).click();
    await expect(learner.getByRole('dialog').getByText(/judged again/)).toBeVisible();
    await learner.close();

    await bringBack(page);
  },
);
