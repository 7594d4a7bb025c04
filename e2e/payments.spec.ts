import type { Page } from '@playwright/test';

import { checkout, inWindow } from './paying.ts';
import { expect, test } from './people.ts';

const pick = (page: Page, plan: string) => page.getByRole('button', { name: plan, exact: true }).click();

test('PLANS-1: /payment: three featured cards and four more, with image, contents, validity, price and ribbon', async ({
  learner,
}) => {
  await learner.goto('/payment');
  const lists = learner.getByRole('main').locator('ul:has(h2)');
  await expect(lists.nth(0).locator('> li')).toHaveCount(3);
  await expect(lists.nth(1).locator('> li')).toHaveCount(4);
  const first = lists.nth(0).locator('> li').first();
  await expect(first.getByText('This includes')).toBeVisible();
  await expect(first.getByText(/^₹[\d,]+$/)).toBeVisible();
  await expect(first.getByText('inclusive of GST')).toBeVisible();
  await expect(first.getByText(/^\d+ (month|year)s?$/)).toBeVisible();
  await expect(first.locator('img')).toBeVisible();
  await expect(learner.getByText('Coming Soon')).toBeVisible();
  await learner.getByRole('button', { name: 'Back' }).click();
  await expect(learner).toHaveURL('/myaccount');
});

test("PLANS-5: /payment: a Coming Soon plan opens 'Stay Tuned', 'This course will be available soon.'", async ({
  learner,
}) => {
  await learner.goto('/payment');
  await pick(learner, 'Electronics and Web');
  const dialog = learner.getByRole('dialog', { name: 'Stay Tuned' });
  await expect(dialog.getByText('This course will be available soon.')).toBeVisible();
});

test('ACCOUNT-5, PLANS-2, PLANS-3, PLANS-6, PAYMENTS-2, PAYMENTS-5, PAYMENTS-8, ENTITLEMENTS-1: Payment flow: order, window, capture, /paymentsucceeded, and premium opens', async ({
  learner,
}) => {
  await checkout(learner, 'Python Starter');
  await expect(learner.getByText('Plan Details')).toBeVisible();
  for (const row of ['Price', 'Validity Duration', 'Course Contents']) {
    await expect(learner.getByRole('rowheader', { name: row })).toBeVisible();
  }
  await inWindow(learner, 'Pay');
  await expect(learner).toHaveURL('/paymentsucceeded');
  await expect(learner.getByRole('heading', { name: 'Your purchase was successful!' })).toBeVisible();
  await expect(learner.locator('[data-toast=success]')).toContainText(
    'Your payment was successful. Your plan is active.',
  );
  await expect(learner.getByText('Python Starter', { exact: true })).toBeVisible();

  await learner.goto('/payment');
  await expect(learner.getByText('Purchased', { exact: true })).toBeVisible();
  await expect(learner.getByText(/^Expires on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await pick(learner, 'Python Starter');
  const dialog = learner.getByRole('dialog', { name: 'Attention' });
  await expect(dialog.getByText('You have already purchased this course.')).toBeVisible();
  await expect(dialog.getByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveCount(2);

  await learner.goto('/myaccount');
  const subscriptions = learner.getByRole('listitem').filter({ hasText: /^Python Starter/ });
  await expect(subscriptions.getByText(/^Valid till \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  const [pdf] = await Promise.all([
    learner.waitForEvent('download'),
    learner.getByRole('button', { name: 'PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^ABH-\d\d-\d\d-\d{6}\.pdf$/);

  await learner.goto('/checkout/plan1');
  await expect(learner.getByText('You have already purchased the following plan')).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Proceed to Pay' })).toHaveCount(0);
});

test("PAYMENTS-6: /paymentsucceeded: 'You have successfully purchased the plan!' where its title is not known, after a closed window and a declined payment", async ({
  learner,
}) => {
  await learner.route('**/api/payment/createorder', async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as { planInfo: object };
    await route.fulfill({ response, json: { ...order, planInfo: { ...order.planInfo, title: '' } } });
  });
  await checkout(learner, 'Java Complete');
  await inWindow(learner, 'Close without paying');
  await expect(learner.getByText('You closed the payment window. Nothing was charged')).toBeVisible();
  await inWindow(learner, 'Bank declines');
  await expect(learner.getByText('The payment did not go through')).toBeVisible();
  await inWindow(learner, 'Pay');
  await expect(learner).toHaveURL('/paymentsucceeded');
  await expect(
    learner.getByRole('heading', { name: 'You have successfully purchased the plan!' }),
  ).toBeVisible();
});

test('PAYMENTS-7: /paymentsucceeded: without an order it redirects to /dashboard', async ({ learner }) => {
  await learner.goto('/paymentsucceeded');
  await expect(learner).toHaveURL('/dashboard');
});

test("PAYMENTS-3: an order that fails leaves 'Invalid Checkout. Please refresh.' and no button", async ({
  learner,
}) => {
  await learner.route('**/api/payment/createorder', (route) =>
    route.fulfill({ json: { err: 'No orders today' } }),
  );
  await checkout(learner, 'Python Starter');
  await expect(learner.getByText('Invalid Checkout. Please refresh.')).toBeVisible();
  await expect(learner.locator('[data-toast=error]')).toHaveText('No orders today');
  await expect(learner.getByRole('button', { name: 'Proceed to Pay' })).toHaveCount(0);
});

test('PAYMENTS-11: Capture, response with err, with neither err nor msg, and a network failure', async ({
  learner,
}) => {
  const words = 'There was an issue with your Payment. Please contact Support!';
  const cases = [
    {
      plan: 'plan1',
      answer: { json: { err: 'no such bank' } },
      text: `${words} CODE: 1 ERROR: no such bank`,
    },
    { plan: 'plan2', answer: { json: {} }, text: `${words} CODE: 2` },
    { plan: 'plan4', answer: undefined, text: new RegExp(`^${words.replace(/[.!]/g, '\\$&')} ERROR: .`) },
  ];
  for (const { plan, answer, text } of cases) {
    await learner.unrouteAll();
    await learner.route('**/api/payment/capture/**', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    // The money arrives by webhook all the same, so each case buys another plan.
    await learner.goto(`/checkout/${plan}`);
    const state = learner.getByLabel('State or union territory');
    const proceed = learner.getByRole('button', { name: 'Proceed to Pay' });
    await expect(state.or(proceed)).toBeVisible();
    if (await state.isVisible()) {
      await state.selectOption({ label: 'Karnataka' });
      await learner.getByRole('button', { name: 'Continue' }).click();
    }
    await inWindow(learner, 'Stay pending');
    await expect(learner.getByText('Your bank has not told us yet whether this was paid.')).toBeVisible();
    await inWindow(learner, 'Pay');
    await expect(learner.locator('[data-toast=error]').filter({ hasText: text })).toBeVisible();
  }
});
