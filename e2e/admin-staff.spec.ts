import { AxeBuilder } from '@axe-core/playwright';

import { codeAt } from '../apps/api/src/features/admin/second-factor.rules.ts';
import { expect, signIn, test } from './people.ts';
import { confirmedLearner, createOwner, staffMember } from './staff.ts';

test('the first owner: a command, an authenticator app, recovery codes, and the console opens', async ({
  page,
  request,
}) => {
  const account = await confirmedLearner(request, 'Head of Institute');
  await createOwner(account.email);
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Head of Institute|Head/ }).click();
  await page.getByRole('menuitem', { name: 'Console' }).click();

  await expect(page.getByRole('heading', { name: 'Connect an authenticator app' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('p.font-code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Connect' }).click();

  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { name: 'Console', level: 1 })).toBeVisible();
});

test('an owner adds a teacher, who then finds only what a teacher may open; the audit log tells it', async ({
  page,
  request,
}) => {
  const owner = await staffMember(request, 'owner');
  const teacher = await confirmedLearner(request, 'Meera Nair');
  await signIn(page, owner);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Add a member of staff' }).click();
  await page.getByLabel('Email address').fill(teacher.email);
  await page.getByRole('checkbox', { name: 'Teacher' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Meera Nair/ })).toContainText('Teacher');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await page.getByLabel('Search by person, action or object').fill(teacher.email);
  await expect(page.getByRole('row').filter({ hasText: teacher.email })).toContainText('teacher');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('the console does not exist for learners, and a role opens only its own areas', async ({
  page,
  request,
}) => {
  const accountant = await staffMember(request, 'accounts');
  await signIn(page, accountant);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Console', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  for (const unknown of ['/admin/staff', '/admin/money/no-such-part']) {
    await page.goto(unknown);
    await expect(page.getByText('Sorry. This page does not exist!')).toBeVisible();
  }
});

test('a learner who opens /admin finds no such page', async ({ learner }) => {
  await learner.goto('/admin');
  await expect(learner.getByText('Sorry. This page does not exist!')).toBeVisible();
});
