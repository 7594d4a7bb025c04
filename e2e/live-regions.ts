import type { Page } from '@playwright/test';

import { expect } from './people.ts';

const RUN_TIMEOUT_MS = 60_000;

/** Remembers everything that stood in the live regions, in the order in which it was said. */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role=status], [role=alert], [aria-live], output';
    // A region that arrives together with its words is not heard: it must have been there before them.
    const known = new WeakSet<Element>();
    const notice = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        const words = region.textContent?.trim() ?? '';
        if (known.has(region) && words !== '' && said.at(-1) !== words) said.push(words);
        known.add(region);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(notice).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' | '));
}

/** Waits until these words have been said. */
export const heard = (said: () => Promise<string>, words: string | RegExp): Promise<void> =>
  expect.poll(said, { timeout: RUN_TIMEOUT_MS }).toMatch(words);
