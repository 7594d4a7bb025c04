import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

/** What a finger needs. */
const LEAST_PX = 44;

/** The controls that are smaller, each with its size. A link within a sentence is as high as its line. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // The skip link is there for the keyboard alone.
    const fingers = 'a[href]:not([href="#content"]), button, input, select, textarea, summary, [role=tab]';
    const controls = [...document.querySelectorAll(fingers)];
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (Math.round(width) < least || Math.round(height) < least);
    };
    return controls
      .filter((control) => {
        const isText = control.tagName === 'A' && window.getComputedStyle(control).display === 'inline';
        const label = control.closest('label');
        return !isText && isSmall(control) && (!label || isSmall(label));
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `${Math.round(width)} x ${Math.round(height)}: ${name.trim().slice(0, 40)}`;
      });
  }, LEAST_PX);
}

/** Each with a control that is there when its screen is. */
const SCREENS = [
  ['/dashboard', 'link', /./],
  ['/learn', 'link', /C\b/],
  ['/learn/c', 'link', /First steps|Start|Continue/],
  ['/learn/first-steps/your-first-c-program', 'button', 'Run and type'],
  ['/learn/first-steps/watch-a-program-run', 'button', /Run/],
  ['/learn/first-steps/first-steps-quiz', 'button', /Check/],
  ['/learn/hello-python/watch-names-move', 'combobox', 'Speed'],
  ['/practise', 'link', /Digital/],
  ['/practise/1/digital-clock', 'tab', 'Submissions'],
  ['/myaccount', 'button', /Logout/],
] as const;

test('FRAME-26: every control of every screen that is used most is 44 px high and wide on a phone', async ({
  learner,
}) => {
  const small: Record<string, string[]> = {};
  for (const [path, role, name] of SCREENS) {
    await learner.goto(path);
    await expect(learner.getByRole(role, { name }).first()).toBeVisible();
    small[path] = await smallControls(learner);
  }
  expect(small).toEqual(Object.fromEntries(SCREENS.map(([path]) => [path, []])));
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('FRAME-26: and in a window as narrow as a phone', async ({ learner }) => {
    await learner.goto('/practise/1/digital-clock');
    await expect(learner.getByRole('tab', { name: 'Submissions' })).toBeVisible();
    expect(await learner.evaluate(() => window.matchMedia('(pointer: coarse)').matches)).toBe(false);
    expect(await smallControls(learner)).toEqual([]);
  });
});
