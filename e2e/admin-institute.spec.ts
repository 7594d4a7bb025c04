import { readFile } from 'node:fs/promises';

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

import { buy } from './paying.ts';
import { expect, register, signIn, test, type Account } from './people.ts';
import { confirmedLearner, staffMember } from './staff.ts';

const LESSON = { assetId: 'your-first-c-program', url: '/learn/first-steps/your-first-c-program' };

/** A window of somebody's own, beside the others. */
async function pageOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await signIn(page, account);
  return page;
}

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

async function saysWhoSells(page: Page): Promise<void> {
  await page.goto('/admin/money/seller');
  await page.getByLabel('Who sells').selectOption({ label: 'Registered for GST: tax invoices' });
  await page.getByLabel('Address').fill('12 MG Road, Bengaluru 560001');
  await page.getByLabel('GSTIN').fill('29AAGCB7383J1Z5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This GSTIN is not valid' })).toBeVisible();
  await page.getByLabel('GSTIN').fill('29AAGCB7383J1Z4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. New documents will show these details.').first()).toBeVisible();
}

/** A batch from a list, a class on a day, and its roll. */
async function plansClass(page: Page, asha: Account): Promise<void> {
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'Add a batch' }).click();
  await page.getByLabel('Name of the batch').fill(`Evening ${Date.now()}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Import a list' }).click();
  const list = `name,email\nAsha Rao,${asha.email}\nBimal,bimal at home\nChitra,chitra-${Date.now()}@example.in\n`;
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'batch.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Show what will change' }).click();
  await expect(page.getByText('2 learners are new.')).toBeVisible();
  await expect(page.getByText('Line 3: "bimal at home" is not an email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Make these changes' }).click();
  await expect(page.getByText('Added: 2. Changed: 0. Invited by mail: 1.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Chitra/ })).toContainText('No account');

  await page.getByRole('button', { name: 'Plan a class' }).click();
  await page.getByLabel('Module it opens').selectOption('Python: Revision workshop');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Take attendance: Revision workshop' }).click();
  await page.getByRole('group', { name: 'Asha Rao' }).getByRole('radio', { name: 'Present' }).check();
  await page.getByRole('group', { name: 'Chitra' }).getByRole('radio', { name: 'Absent' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 present, 1 absent (50 %)')).toBeVisible();
}

async function opensLockedModule(page: Page): Promise<void> {
  await page.goto('/learn/python');
  await page.getByRole('button', { name: /^Locked Revision workshop/ }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'This module will be unlocked after the live classroom course.',
  );
}

/** A latecomer types a wrong code first, then that of the day. */
async function entersLate(page: Page, code: string): Promise<void> {
  await opensLockedModule(page);
  await page.getByLabel('Class code').fill('NOPE2222');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('This code is not valid, or it is more than a day old.')).toBeVisible();
  await isCareful(page);
  await page.getByLabel('Class code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL(/\/learn\/python-workshop\/root$/);
}

/** More than was paid is refused; all that is left is given back. */
async function refunds(page: Page, buyer: Account): Promise<void> {
  await page.goto('/admin/money');
  await page.getByLabel('Email, name, payment, order or invoice').fill(buyer.email);
  const order = page.getByRole('row').filter({ hasText: buyer.email });
  await order.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(page.getByRole('heading', { name: 'Order of Asha Rao' })).toBeVisible();
  await isCareful(page);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in rupees').fill('99999');
  await dialog.getByLabel('Reason').fill('Bought the wrong course');
  await dialog.getByRole('button', { name: 'Refund ₹99,999' }).click();
  await expect(dialog.getByRole('alert')).toContainText('can still be refunded');
  const left = await dialog.getByText(/^You can refund up to ₹/).innerText();
  await dialog.getByLabel('Amount in rupees').fill(/₹([\d,]+)/.exec(left)?.[1] ?? '');
  await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Credit Note ACN\//).first()).toBeVisible();
  await expect(page.getByText(/requested: Bought the wrong course$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
}

/** The month's file, which must add up to what the screen says. Answers its lines. */
async function filesMonth(page: Page): Promise<string[]> {
  await page.goto('/admin/money/month');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gst-\d{4}-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  const totals = lines.slice(1).map((line) => Number(line.split('","').at(-2)));
  const sum = totals.reduce((all, total) => all + Math.round(total * 100), 0) / 100;
  const together = page.getByRole('row').filter({ hasText: 'Net' });
  const shown = await together.getByRole('cell').last().innerText();
  expect(Number(shown.replaceAll(/[^\d.-]/g, ''))).toBe(sum);
  return lines;
}

test(
  'ADMIN-2: the first week: seller, a sale, a class that opens its module, an official answer, a refund, the month',
  { tag: '@thorough' },
  async ({ browser, page, request }) => {
    // Three people, one after the other.
    test.slow();
    const owner = await staffMember(request, 'owner');
    const asha = await confirmedLearner(request, 'Asha Rao');
    const late = await register(request, 'Late Latif');
    await signIn(page, owner);
    await saysWhoSells(page);

    const learner = await pageOf(browser, asha);
    await buy(learner, 'Python Starter');
    await plansClass(page, asha);
    await opensLockedModule(learner);
    await page.getByRole('button', { name: 'Class done: Revision workshop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Class done' }).click();
    await expect(page.getByText('Opened for one learner.')).toBeVisible();
    const code = (await page.locator('td code').innerText()).trim();
    await isCareful(page);
    await learner.goto('/notifications');
    await learner.getByText('The module Revision workshop is now open for you.').click();
    await expect(learner).toHaveURL(/\/learn\/python-workshop\/root$/);
    await expect(learner.getByText('Overview').first()).toBeVisible();
    await entersLate(await pageOf(browser, late), code);

    const question = `Where do I begin? ${Date.now()}`;
    const asked = await request.post('/api/comments/addcomment', {
      headers: { 'x-auth-token': asha.token },
      data: { comment: question, ...LESSON },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
    await page.goto('/admin/talk');
    const thread = page.getByRole('article').filter({ hasText: question });
    await thread.getByRole('link', { name: /Open the thread/ }).click();
    await page.getByLabel('Give the official answer').fill('With the first lesson.');
    await page.getByRole('button', { name: 'Give the official answer' }).click();
    const answer = page.getByRole('article').filter({ hasText: 'With the first lesson.' });
    await expect(answer).toContainText('Official');

    await refunds(page, asha);
    await learner.goto('/myaccount');
    await expect(learner.getByText('No active course subscriptions.')).toBeVisible();
    await expect(learner.getByText(/^Credit Note ACN/)).toBeVisible();
    await learner.goto('/notifications');
    await expect(learner.getByText('is on its way back to you.')).toBeVisible();
    await expect(learner.getByText(/official answer for you/)).toBeVisible();

    const ofAsha = (await filesMonth(page)).filter((line) => line.includes(asha.name));
    for (const kind of ['"Tax Invoice"', '"Credit Note"'])
      expect(ofAsha.filter((line) => line.includes(kind))).not.toEqual([]);
  },
);
