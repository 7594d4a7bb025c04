import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

import { expect, register, signIn, test, type Account } from './people.ts';
import { staffMember } from './staff.ts';

/** A window of somebody's own, beside the others. */
async function pageOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await signIn(page, account);
  return page;
}

test('PAYMENTS-18: an offline payment opens a plan only when a second person approves it', async ({
  browser,
  request,
  learner,
  account,
}) => {
  const recorder = await pageOf(browser, await staffMember(request, 'accounts'));
  await recorder.goto('/admin/money/offline');
  await recorder.getByRole('button', { name: 'Record a payment' }).click();
  const form = recorder.getByRole('dialog');
  await form.getByLabel('Email or name of the learner').fill(account.email);
  await form.getByLabel(account.email).check();
  await form.getByLabel('Plan').selectOption({ label: 'Java Complete' });
  await form.getByLabel('How it was paid').selectOption({ label: 'UPI to the institute' });
  await form.getByLabel('State of the buyer').selectOption({ label: 'Maharashtra' });
  await form.getByRole('button', { name: 'Record a payment' }).click();
  await expect(form.getByRole('alert')).toHaveText('Enter the number of the receipt or transfer.');
  const number = `UTR${Date.now()}`;
  await form.getByLabel('Receipt or transfer number').fill(number);
  await form.getByRole('button', { name: 'Record a payment' }).click();
  await expect(form).toHaveCount(0);
  const ofMine = recorder.getByRole('row').filter({ hasText: number });
  await expect(ofMine.getByText('You recorded it: a colleague must approve it.')).toBeVisible();
  await expect(ofMine.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await learner.goto('/myaccount');
  await expect(learner.getByText('No active course subscriptions.')).toBeVisible();

  const approver = await pageOf(browser, await staffMember(request, 'accounts'));
  await approver.goto('/admin/money/offline');
  const row = approver.getByRole('row').filter({ hasText: number });
  await expect(row.getByText('the plan’s price')).toBeVisible();
  expect((await new AxeBuilder({ page: approver }).analyze()).violations).toEqual([]);
  await row.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByText('Approved')).toBeVisible();
  await learner.reload();
  await expect(learner.getByText(/^Valid till/)).toBeVisible();
  await expect(learner.getByText(/^(?:Tax Invoice|Receipt) ABH/)).toBeVisible();
});

test(
  'PAYMENTS-19: access is granted, extended and taken back with a reason; on a phone, too',
  { tag: '@thorough' },
  async ({ browser, request }) => {
    const student = await register(request, 'Kabir Das');
    const staff = await pageOf(browser, await staffMember(request, 'accounts'));
    const other = await pageOf(browser, await staffMember(request, 'accounts'));
    const approve = async (): Promise<void> => {
      await other.goto('/admin/money/access');
      const line = other.getByRole('listitem').filter({ hasText: student.email });
      await line.getByRole('button', { name: 'Approve' }).click();
      await expect(line).toHaveCount(0);
      await staff.reload();
    };
    await staff.setViewportSize({ width: 360, height: 740 });
    await staff.goto('/admin/money/access');
    await staff.getByLabel('Email or name of the learner').fill(student.email);
    await staff.getByRole('button', { name: 'Grant a plan' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Plan').selectOption({ label: 'Python Starter' });
    await dialog.getByRole('button', { name: 'Grant a plan' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Give a short reason');
    await dialog.getByLabel('Reason').fill('Won the contest');
    await dialog.getByRole('button', { name: 'Grant a plan' }).click();
    await expect(staff.getByText('You requested it: a colleague must approve it.')).toBeVisible();
    await approve();
    await expect(staff.getByText(/^Active until/)).toBeVisible();
    await expect(staff.getByText(/Granted by Staff accounts: Won the contest$/)).toBeVisible();

    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    await staff.getByRole('button', { name: 'Extend' }).click();
    await dialog.getByLabel('Until the end of').fill(inAYear);
    await dialog.getByLabel('Reason').fill('Was ill');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await approve();
    await expect(staff.getByText(`Active until ${inAYear.split('-').toReversed().join('/')}`)).toBeVisible();

    await staff.getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByLabel('Reason').fill('Shared the account');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(staff.getByText(/^Revoked on/)).toBeVisible();
    const wider = await staff.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  },
);

/** The check of a whole school, on a machine that others keep busy. */
const BUILT_WITHIN_MS = 150_000;

test(
  'PUBLISHING-16: accounts staff set a price on a screen of their own, and find what it was before',
  { tag: '@thorough' },
  async ({ browser, request }) => {
    test.slow();
    const staff = await pageOf(browser, await staffMember(request, 'accounts'));
    await staff.setViewportSize({ width: 360, height: 760 });
    await staff.goto('/admin/money');
    await staff.getByRole('link', { name: 'Prices' }).click();
    const plan = staff
      .getByRole('listitem')
      .filter({ has: staff.getByRole('heading', { name: 'Java Complete' }) });
    const before = Number(/₹([\d,]+) for/.exec((await plan.textContent()) ?? '')?.[1]?.replace(',', ''));
    const set = async (price: string): Promise<void> => {
      await staff.getByRole('button', { name: 'Set the price of Java Complete' }).click();
      await staff.getByLabel('Price in rupees, GST included').fill(price);
      await staff.getByRole('dialog').getByRole('button', { name: 'Set the price' }).click();
    };
    await set('twelve');
    await expect(staff.getByRole('dialog').getByRole('alert')).toContainText('a whole number of rupees');
    await staff.getByLabel('Price in rupees, GST included').fill('12345');
    await staff.getByRole('dialog').getByRole('button', { name: 'Set the price' }).click();
    // The school is built with it.
    await expect(plan).toContainText('₹12,345 for', { timeout: BUILT_WITHIN_MS });
    await plan.getByText('Earlier prices').click();
    await expect(plan.getByRole('listitem').first()).toContainText('to ₹12,345 · by ');
    expect((await new AxeBuilder({ page: staff }).analyze()).violations).toEqual([]);
    expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await set(String(before));
    await expect(plan).not.toContainText('₹12,345 for', { timeout: BUILT_WITHIN_MS });
  },
);
