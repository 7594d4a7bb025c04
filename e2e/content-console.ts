import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './people.ts';

/** A whole school is written and taken up: 3 s on a quiet machine of two processors, which tests are not. */
export const PUBLISH_TIMEOUT_MS = 60_000;

/** What axe finds on a screen of the console: nothing. */
export async function noFaults(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** Brings the release before the newest back, as a teacher does on the screen of content. */
export async function bringBack(page: Page): Promise<void> {
  await page.goto('/admin/content');
  await pressBringBack(page);
}

/** The same, for whoever is on that screen already. */
export async function pressBringBack(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Learners now see the earlier release.')).toBeVisible({
    timeout: PUBLISH_TIMEOUT_MS,
  });
}
