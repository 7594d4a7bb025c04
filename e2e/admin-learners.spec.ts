import { AxeBuilder } from '@axe-core/playwright';

import { expect, register, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

test('a teacher finds a learner, reads what they handed in and mails them a new password', async ({
  page,
  request,
}) => {
  const [teacher, learner] = [
    await staffMember(request, 'teacher'),
    await register(request, 'Lakshmi Menon'),
  ];
  const headers = { 'x-auth-token': learner.token };
  const data = {
    assetId: 'digital-clock',
    code: 'print("12:00:00")',
    language: 5,
    mode: 'run',
    ctestcase: '',
  };
  await request.post('/api/runner/execute', { headers, data });

  await signIn(page, teacher);
  await page.goto('/admin/learners');
  await page.getByLabel('Search by name, email or product id').fill(learner.email);
  await page.getByRole('link', { name: 'Lakshmi Menon' }).click();
  await expect(page.getByRole('heading', { name: 'Lakshmi Menon' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page.getByRole('button', { name: 'Show code of Digital Clock' }).click();
  await expect(page.getByText('print("12:00:00")')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Send a password link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send a password link' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
});
