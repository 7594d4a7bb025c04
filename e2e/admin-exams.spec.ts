import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { confirmedLearner, staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

async function fits(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [innerHeight, document.documentElement.scrollHeight]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
}

test('EXAMS-16, EXAMS-17, EXAMS-18, EXAMS-19, EXAMS-20: an exam is given, sat through a cut, watched and handed in', async ({
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
  const made = await request.post('/api/admin/classes', { headers, data: { name: `Exam ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  const data = { csv: `name,email\nRAO ASHA,${asha.email}` };
  await request.post(`/api/admin/classes/${id}/members`, { headers, data });

  await signIn(page, teacher);
  await page.goto(`/admin/classes/${id}/assignments/new`);
  await page.getByLabel('Title').fill('End of term');
  await page.getByRole('searchbox', { name: 'Find a problem by title or tag' }).fill('sum');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('checkbox', { name: 'This is an exam' }).check();
  await page.getByLabel('Code of the room').fill('LAB7');
  await expect(page.getByText('The code of the room is LAB7.')).toBeVisible();
  await expect(page.getByText(/^Learners could read this in practice until now/)).toBeVisible();
  await isCareful(page);
  await page.getByRole('button', { name: 'Give to the class' }).click();
  await expect(page.getByText('Has not begun')).toBeVisible();
  await isCareful(page);

  const context = await browser.newContext({ viewport: { width: 1366, height: 633 } });
  const learner = await context.newPage();
  await signIn(learner, asha);
  await learner.goto('/dashboard');
  await learner.getByRole('link', { name: /End of term/ }).click();
  await expect(learner.getByText('Everything for the start is on this computer.')).toBeVisible();
  await isCareful(learner);
  await learner.getByLabel('Code of the room').fill('LAB7');
  await learner.getByRole('button', { name: 'Begin' }).click();

  const program = learner.getByRole('textbox', { name: 'Your program' });
  await program.click();
  await learner.keyboard.type('# with a connection\n');
  await expect(learner.getByText(/^Safe on the server at \d\d:\d\d:\d\d$/)).toBeVisible();
  await fits(learner);
  await isCareful(learner);
  await expect(page.getByText('Writing')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the text' }).click();
  await expect(page.getByRole('dialog').getByText('# with a connection')).toBeVisible();

  await context.setOffline(true);
  await program.click();
  await learner.keyboard.type('# without one\n');
  await expect(learner.getByText('Kept on this computer, counts from when you wrote it')).toBeVisible();
  await context.setOffline(false);
  await expect(learner.getByText(/^Safe on the server at /)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('# without one')).toBeVisible();

  learner.on('dialog', (dialog) => void dialog.accept());
  await learner.getByRole('button', { name: 'Hand in' }).click();
  await expect(learner.getByText(/^Handed in at \d\d:\d\d:\d\d\.$/)).toBeVisible();
  await expect(learner.getByText('Everything that you wrote is on the server.')).toBeVisible();
  await isCareful(learner);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Handed in at /)).toBeVisible();
});
