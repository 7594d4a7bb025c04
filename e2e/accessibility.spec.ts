import { AxeBuilder } from '@axe-core/playwright';
import { oneOf } from '@abhyas/queue/testing/thorough';
import type { Page } from '@playwright/test';

import { expect, leaveUntold, test } from './people.ts';

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgotpassword',
  '/recover?email=a@b.in&key=k',
  '/emailconfirmed',
  '/privacypolicy',
  '/notfound',
];
const SIGNED_IN = [
  '/dashboard',
  '/learn',
  '/learn/c',
  '/learn/c/glossary',
  '/learn/c/concepts',
  '/learn/first-steps/root',
  '/learn/first-steps/watch-a-program-run',
  '/learn/first-steps/your-first-c-program',
  '/learn/first-steps/first-steps-quiz',
  '/practise',
  '/sheets',
  '/assignments',
  '/certificates',
  '/sheets/first-fifty',
  '/support',
  '/notifications',
  '/myaccount',
  '/changepassword',
  '/payment',
  '/dev',
];

/** WCAG 2.2 AA as far as a program can check it. */
async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

async function settle(page: Page, path: string): Promise<void> {
  await leaveUntold(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A screen is looked at in both themes, then at the width of a small phone. */
async function look(page: Page, path: string): Promise<void> {
  await settle(page, path);
  expect(await findFaults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Opened again: what is not drawn yet below the window keeps its colours, and axe would mix both themes.
  await settle(page, path);
  expect(await findFaults(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const over = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, 'sideways scroll bar at 360 px').toBe(0);
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const path of oneOf(5, PUBLIC)) {
  test(`axe finds nothing on ${path} in both themes, and nothing is wider than a phone`, ({ visitor }) =>
    look(visitor, path));
}

// Each change of a screen's parts is seen on one of these; all of them are looked at by `npm run thorough`.
for (const path of oneOf(5, SIGNED_IN)) {
  test(`axe finds nothing on ${path} in both themes, and nothing is wider than a phone`, ({ learner }) =>
    look(learner, path));
}
