import { AxeBuilder } from '@axe-core/playwright';

import { expect, register, signIn, test } from './people.ts';
import { confirmedLearner, staffMember } from './staff.ts';

test('a class: list, roll, done; the module opens for the batch, and for who came late by the code of the day', async ({
  browser,
  page,
  request,
}) => {
  // Three people, one after the other.
  test.slow();
  const [teacher, asha] = [
    await staffMember(request, 'teacher'),
    await confirmedLearner(request, 'Asha Rao'),
  ];
  const late = await register(request, 'Late Latif');
  await signIn(page, teacher);
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'Add a batch' }).click();
  await page.getByLabel('Name of the batch').fill(`Evening ${Date.now()}`);
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: 'Import a list' }).click();
  const list = `name,email\nAsha Rao,${asha.email}\nBimal,bimal at home\nChitra,chitra-${Date.now()}@example.in\n`;
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'batch.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Add these learners' }).click();
  await expect(page.getByText('Added 2, of them invited 1.')).toBeVisible();
  await expect(page.getByText('Line 3: "bimal at home" is no email address.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Chitra/ })).toContainText('Invited');

  await page.getByRole('button', { name: 'Plan a class' }).click();
  await page.getByLabel('Module that it opens').selectOption('Python: Classes');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Call the roll: Classes' }).click();
  await page.getByRole('group', { name: 'Asha Rao' }).getByRole('radio', { name: 'Present' }).check();
  await page.getByRole('group', { name: 'Chitra' }).getByRole('radio', { name: 'Absent' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 present, 1 absent')).toBeVisible();

  const learnerPage = await (await browser.newContext()).newPage();
  await signIn(learnerPage, asha);
  await learnerPage.goto('/learn/python');
  await learnerPage.getByRole('button', { name: /^Locked Classes/ }).click();
  await expect(learnerPage.getByRole('dialog')).toContainText(
    'This module will be unlocked after the live classroom course.',
  );

  await page.getByRole('button', { name: 'Class done: Classes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Class done' }).click();
  await expect(page.getByText('Opened for 1 learners.')).toBeVisible();
  const code = (await page.locator('td code').innerText()).trim();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await learnerPage.goto('/notifications');
  await learnerPage.getByText('The module Classes is open for you now.').click();
  await expect(learnerPage).toHaveURL(/\/learn\/classes-in-python\/root$/);
  await expect(learnerPage.getByText('Overview').first()).toBeVisible();

  const latePage = await (await browser.newContext()).newPage();
  await signIn(latePage, late);
  await latePage.goto('/learn/python');
  await latePage.getByRole('button', { name: /^Locked Classes/ }).click();
  await latePage.getByLabel('Code of the class').fill('NOPE2222');
  await latePage.getByRole('button', { name: 'Unlock' }).click();
  await expect(latePage.getByText('This is not the code of a class of the last day.')).toBeVisible();
  expect((await new AxeBuilder({ page: latePage }).analyze()).violations).toEqual([]);
  await latePage.getByLabel('Code of the class').fill(code.toLowerCase());
  await latePage.getByRole('button', { name: 'Unlock' }).click();
  await expect(latePage).toHaveURL(/\/learn\/classes-in-python\/root$/);
});
