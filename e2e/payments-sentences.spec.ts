import type { Page } from '@playwright/test';

import { checkout, inWindow } from './paying.ts';
import { expect, test } from './people.ts';

const PLANS_FAILED = 'Unable to get the Pricing Plans. Please refresh the page.';
const ORDER_FAILED = 'Unable to create an Order. Please refresh the page.';

/** How many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const SIZES = [
  // The other sentences of this file are seen at this size, too.
  { name: 'at 1280 px', width: 1280, height: 800, tag: ['@thorough'] },
  { name: 'at 360 px', width: 360, height: 740, tag: [] },
] as const;

for (const { name, width, height, tag } of SIZES) {
  test.describe(name, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height } });

    test('PLANS-4, PLANS-7, PLANS-8, PLANS-12, PAYMENTS-1, PAYMENTS-5, PLATFORM-7: /payment to /paymentsucceeded: blue and orange ribbons, the details, nothing wider than the screen', async ({
      learner,
    }) => {
      await learner.goto('/payment');
      await expect(learner.getByText('Payments are simulated here: no money moves.')).toBeVisible();
      await expect(learner.getByText('Best Value', { exact: true })).toBeVisible();
      const colours = await Promise.all(
        ['Coming Soon', 'Best Value'].map((text) =>
          learner
            .getByText(text, { exact: true })
            .evaluate((ribbon) => (getComputedStyle(ribbon).backgroundColor.match(/\d+/g) ?? []).map(Number)),
        ),
      );
      const [[red = 0, , blue = 0] = [], [orangeRed = 0, orangeGreen = 0, orangeBlue = 0] = []] = colours;
      expect(blue).toBeGreaterThan(red + 50);
      expect(orangeRed).toBeGreaterThan(orangeGreen + 50);
      expect(orangeGreen).toBeGreaterThan(orangeBlue + 30);
      expect(await overflow(learner)).toBeLessThanOrEqual(0);

      await checkout(learner, 'Placement Pack');
      await expect(learner).toHaveURL(/\/checkout\/plan\d$/);
      await expect(learner.getByRole('row', { name: /^Price ₹1,999/ })).toBeVisible();
      await expect(learner.getByRole('row', { name: /^Course Contents .*Python/ })).toBeVisible();
      await expect(learner.getByRole('row', { name: 'Validity Duration 1 year' })).toBeVisible();
      await expect(learner.getByText('Payments are simulated here: no money moves.')).toBeVisible();
      expect(await overflow(learner)).toBeLessThanOrEqual(0);
      await inWindow(learner, 'Pay');
      await expect(learner).toHaveURL('/paymentsucceeded');
      await expect(learner.getByText('Placement Pack')).toBeVisible();
      await expect(learner.getByText('Python', { exact: false }).first()).toBeVisible();
      expect(await overflow(learner)).toBeLessThanOrEqual(0);
      const on = learner.getByRole('link', { name: 'Start learning' });
      await expect(on).toHaveAttribute('href', '/');
      await on.click();
      // An authenticated user on the landing page goes on to the dashboard.
      await expect(learner).toHaveURL('/dashboard');

      await learner.getByRole('button', { name: /Your account/ }).click();
      await learner.getByRole('menuitem', { name: 'My Account' }).click();
      await learner.getByRole('link', { name: 'Manage Course Subscriptions' }).click();
      await expect(learner).toHaveURL('/payment');
      await expect(learner.getByText('Purchased', { exact: true })).toBeVisible();
      await learner.getByRole('button', { name: 'Python Starter', exact: true }).click();
      const dialog = learner.getByRole('dialog', { name: 'Attention' });
      await expect(
        dialog.getByText("Your purchased courses already have all of this course's contents!"),
      ).toBeVisible();
      expect(await overflow(learner)).toBeLessThanOrEqual(0);

      // PLANS-12: looking at the plans clears the current order.
      await learner.evaluate(() => window.history.go(-3));
      await expect(learner).toHaveURL('/dashboard');
    });
  });
}

test('FRAME-10, PAYMENTS-4: /checkout/{type}: Back goes to /payment', async ({ learner }) => {
  await checkout(learner, 'Python Starter');
  await learner.getByRole('button', { name: 'Back' }).click();
  await expect(learner).toHaveURL('/payment');
});

test(`PLANS-14: '${PLANS_FAILED}'`, async ({ learner }) => {
  await learner.route('**/api/payment/pricingplans', (route) => route.abort());
  await learner.goto('/payment');
  await expect(learner.getByText(PLANS_FAILED).first()).toBeVisible();
});

test(`PAYMENTS-10: '${ORDER_FAILED}', and no button`, async ({ learner }) => {
  await learner.route('**/api/payment/createorder', (route) => route.abort());
  await checkout(learner, 'Python Starter');
  await expect(learner.getByText(ORDER_FAILED).first()).toBeVisible();
  await expect(learner.getByText('Invalid Checkout. Please refresh.')).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Proceed to Pay' })).toHaveCount(0);
});

test("PAYMENTS-9: a plan without its ids: 'Unable to get the necessary IDs.'", async ({ learner }) => {
  await learner.route('**/api/payment/pricingplans', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { plans: Record<string, { contents: string[] }> };
    const first = body.plans['plan1'];
    if (first) first.contents = [];
    await route.fulfill({ json: body });
  });
  await learner.goto('/checkout/plan1');
  const text = 'Unable to get the necessary IDs. If the problem persists, please contact Support!';
  await expect(learner.getByText(text).first()).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Proceed to Pay' })).toHaveCount(0);
});
