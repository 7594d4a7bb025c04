import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('ASSIGNMENTS-17, ASSIGNMENTS-18: a teacher gives an assignment, a learner works on it, the teacher marks it, the learner reads why', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [teacher, asha] = [
    await staffMember(request, 'teacher'),
    await confirmedLearner(request, 'Asha Rao'),
  ];
  const headers = { 'x-auth-token': teacher.token };
  const made = await request.post('/api/admin/classes', { headers, data: { name: `Lab ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  await importList(request, teacher, { id, csv: `name,email\nRAO ASHA,${asha.email}` });

  await signIn(page, teacher);
  await page.goto(`/admin/classes/${id}`);
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByLabel('Title').fill('Lab 1: loops');
  await page.getByRole('searchbox', { name: 'Find a problem by title or tag' }).fill('Digital Clock');
  const add = page.getByRole('button', { name: /^Add / }).first();
  const title = ((await add.getAttribute('aria-label')) ?? '').replace('Add ', '');
  await add.click();
  await expect(page.getByText(`${title}: 10 points, shared among the tests`)).toBeVisible();
  await expect(page.getByText(/^Due .*, 23:59\. The whole of that minute counts\.$/)).toBeVisible();
  await isCareful(page);
  await page.getByRole('button', { name: 'Give to the class' }).click();
  await expect(page.getByRole('rowheader', { name: 'RAO ASHA' })).toBeVisible();
  await isCareful(page);

  const learner = await (await browser.newContext()).newPage();
  await signIn(learner, asha);
  await learner.goto('/dashboard');
  await learner.getByRole('link', { name: /Lab 1: loops/ }).click();
  await expect(learner.getByText('10 points, shared among the tests')).toBeVisible();
  await isCareful(learner);
  await learner.getByRole('link', { name: title }).click();
  await expect(learner.getByText(/^Counts for Lab 1: loops, until /)).toBeVisible();
  await learner.goto(learner.url().replace(/practise.*/, 'assignments'));
  await learner.getByRole('link', { name: /Lab 1: loops/ }).click();

  // More time, seen by the learner without a reload.
  await page.getByRole('button', { name: 'Allow RAO ASHA more' }).click();
  await page.getByLabel('What').selectOption('More time by a factor');
  await page.getByLabel('Reason').fill('Scribe needed');
  await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
  await expect(learner.getByText('150 % of the time: Scribe needed')).toBeVisible({ timeout: 5000 });

  await page.getByRole('button', { name: `RAO ASHA, ${title}: 0` }).click();
  await expect(page.getByText('Nothing that counts was handed in.')).toBeVisible();
  await page.getByLabel('Mark by hand').fill('7.5');
  await page.getByLabel('Reason').fill('Explained it on paper');
  await page.getByLabel('Comment for the learner').fill('Well explained.');
  await isCareful(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `RAO ASHA, ${title}: 7.5` })).toBeVisible();
  await page.getByRole('button', { name: 'More for this assignment' }).click();
  await page.getByRole('menuitem', { name: 'Publish marks' }).click();
  await expect(learner.getByText('7.5 of 10 points').first()).toBeVisible({ timeout: 5000 });
  await learner.getByText('How this mark came about').click();
  await expect(learner.getByText('Set by the teacher to 7.5: Explained it on paper')).toBeVisible();
  await isCareful(learner);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this assignment' }).click();
  await page.getByRole('menuitem', { name: 'Save marks as XLSX' }).click();
  expect((await saved).suggestedFilename()).toBe('Lab 1_ loops.xlsx');
});
