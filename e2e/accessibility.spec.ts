import { AxeBuilder } from '@axe-core/playwright';
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

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`${scheme} theme`, () => {
    test.use({ colorScheme: scheme, reducedMotion: 'reduce' });

    for (const path of PUBLIC) {
      test(`axe finds nothing on ${path}`, async ({ visitor }) => {
        await settle(visitor, path);
        expect(await findFaults(visitor)).toEqual([]);
      });
    }

    for (const path of SIGNED_IN) {
      test(`axe finds nothing on ${path}`, async ({ learner }) => {
        await settle(learner, path);
        expect(await findFaults(learner)).toEqual([]);
      });
    }
  });
}

test('a sideways scroll bar appears on no screen at 360 px', async ({ learner }) => {
  await learner.setViewportSize({ width: 360, height: 640 });
  for (const path of [...SIGNED_IN, '/privacypolicy', '/notfound']) {
    await settle(learner, path);
    const over = await learner.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, path).toBe(0);
  }
});
