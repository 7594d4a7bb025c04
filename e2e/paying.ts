import type { Page } from '@playwright/test';

import { expect } from './people.ts';

/** Opens the checkout of a plan and says where the buyer is. */
export async function checkout(page: Page, plan: string): Promise<void> {
  await page.goto('/payment');
  await page.getByRole('button', { name: plan, exact: true }).click();
  await expect(page.getByText('You have selected the following plan')).toBeVisible();
  await page.getByLabel('State or union territory').selectOption({ label: 'Karnataka' });
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Answers the provider's window the way a buyer does. */
export async function inWindow(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await page
    .getByRole('dialog', { name: 'Simulated payment' })
    .getByRole('button', { name: button, exact: true })
    .click();
}

/** Buys a plan as a learner does. */
export async function buy(page: Page, plan: string): Promise<void> {
  await checkout(page, plan);
  await inWindow(page, 'Pay');
  await expect(page).toHaveURL('/paymentsucceeded');
}
