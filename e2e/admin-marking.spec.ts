import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

import { labClass } from './lab-class.ts';
import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, staffMember } from './staff.ts';

const PROBLEM = 'power-bill';
const CODE = 'units = int(input())\nprint(units)';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function handIn(request: APIRequestContext, { token }: Account): Promise<void> {
  const data = { code: CODE, language: 5, assetId: PROBLEM, mode: 'submit' };
  const run = await request.post('/api/runner/execute', { headers: { 'x-auth-token': token }, data });
  expect(await run.json()).toMatchObject({ verdict: 'wrong-answer' });
}

test(
  'ASSIGNMENTS-30, ASSIGNMENTS-31, ASSIGNMENTS-32: a teacher reads one learner after another, remarks on lines, and the learner reads it',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    test.slow();
    const [teacher, asha, bina] = [
      await staffMember(request, 'teacher'),
      await confirmedLearner(request, 'Asha Rao'),
      await confirmedLearner(request, 'Bina Sen'),
    ];
    const learners = { 'RAO ASHA': asha, 'SEN BINA': bina };
    const lab = await labClass(request, { teacher, learners, assetId: PROBLEM });
    await handIn(request, asha);
    await signIn(page, teacher);
    await page.goto(lab.page);
    await page.getByRole('button', { name: /^RAO ASHA, / }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 of 2', { exact: true })).toBeVisible();
    await dialog.getByText(/^\d+ tests failed$/).click();
    await expect(dialog.getByText(/^Test 1, /)).toBeVisible();

    // By keyboard: the second line, while the connection is gone.
    await dialog.getByRole('button', { name: 'Remark on line 1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.context().setOffline(true);
    await page.keyboard.type('Print the bill, not the units.');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(/What you wrote is kept on this computer\.$/)).toBeVisible();
    await isCareful(page);
    await page.context().setOffline(false);
    const note = dialog.getByRole('note');
    await expect(note).toContainText('Print the bill, not the units.');
    await expect(dialog.getByLabel('Remark on line 2', { exact: true })).toHaveCount(1);

    // What was begun outlives the tab.
    await dialog.getByText('int(input())').click();
    await dialog.getByRole('textbox', { name: 'Remark on line 1' }).fill('Good name');
    await page.reload();
    await page.getByRole('button', { name: /^RAO ASHA, / }).click();
    await expect(dialog.getByRole('textbox', { name: 'Remark on line 1' })).toHaveValue('Good name');
    await dialog.getByRole('button', { name: 'Save the remark' }).click();
    await expect(note).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Take back the remark on line 1' }).click();
    await expect(note).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Bring the remark on line 1 back' }).click();
    await expect(note).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Change the remark on line 1' }).click();
    await dialog.getByRole('textbox', { name: 'Remark on line 1' }).fill('A good name.');
    await dialog.getByRole('button', { name: 'Save the remark' }).click();
    await expect(note.first()).toContainText('A good name.');
    await isCareful(page);

    // On to the next learner and back; what was entered is saved on the way.
    await dialog.getByLabel('Comment for the learner').fill('Nearly there.');
    await dialog.getByRole('button', { name: 'Save, next learner' }).click();
    await expect(dialog.getByText('2 of 2', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /^SEN BINA: / })).toBeVisible();
    await expect(dialog.getByLabel('Comment for the learner')).toHaveValue('');
    await page.keyboard.press('k');
    await expect(dialog.getByRole('heading', { name: /^RAO ASHA: / })).toBeVisible();
    await expect(dialog.getByLabel('Comment for the learner')).toHaveValue('Nearly there.');
    await page.keyboard.press('j');
    await expect(dialog.getByRole('heading', { name: /^SEN BINA: / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'More for this assignment' }).click();
    await page.getByRole('menuitem', { name: 'Publish marks' }).click();
    await expect(page.getByText('Marks published')).toBeVisible();

    const learner = await (await browser.newContext()).newPage();
    await signIn(learner, asha);
    await learner.goto(`/assignments/${lab.id}`);
    await learner.getByRole('button', { name: '2 remarks on your code' }).click();
    const own = learner.getByRole('dialog');
    await expect(own.getByRole('note')).toHaveText(['A good name.', 'Print the bill, not the units.']);
    await isCareful(learner);
  },
);

test(
  'ASSIGNMENTS-33, ASSIGNMENTS-34, ASSIGNMENTS-35: a teacher adds a rubric, marks by it what waits, and uses it again',
  { tag: '@thorough' },
  async ({ page, browser, request }) => {
    test.slow();
    const [teacher, asha] = [
      await staffMember(request, 'teacher'),
      await confirmedLearner(request, 'Asha Rao'),
    ];
    const lab = await labClass(request, { teacher, learners: { 'RAO ASHA': asha }, assetId: PROBLEM });
    await handIn(request, asha);
    await lab.step('publish-marks');
    await signIn(page, teacher);
    await page.goto(`${lab.page}/change`);
    await page.getByRole('button', { name: 'Add a rubric' }).click();
    await page.getByLabel('Criterion 1', { exact: true }).fill('Style');
    await expect(page.getByText('10 by tests and 2 by rubric, 12 points in all.')).toBeVisible();
    await expect(page.getByText(/Style: at most 2 points, by your teacher/)).toBeVisible();
    await isCareful(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('One piece of work still waits to be marked by its rubric.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^RAO ASHA, / })).toContainText('to mark');

    const learner = await (await browser.newContext()).newPage();
    await signIn(learner, asha);
    await learner.goto(`/assignments/${lab.id}`);
    await expect(learner.getByText('not yet marked by rubric').first()).toBeVisible();
    await isCareful(learner);

    await page.getByRole('button', { name: 'Mark the first of them' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '2 Fully' }).check();
    await isCareful(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/still waits to be marked/)).toBeHidden();
    await expect(learner.getByText('not yet marked by rubric')).toHaveCount(0, { timeout: 8000 });
    await learner.getByText('How this mark came about').click();
    await expect(learner.getByText('Style: 2 of 2 points. Fully')).toBeVisible();

    await page.goto(`/admin/classes/${lab.batchId}/assignments/new`);
    await page.getByRole('searchbox', { name: 'Find a problem by title or tag' }).fill('Digital Clock');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('button', { name: /^Take a rubric over for / }).click();
    await page.getByRole('menuitem', { name: /^Lab 2: / }).click();
    await expect(page.getByLabel('Criterion 1', { exact: true })).toHaveValue('Style');
  },
);
