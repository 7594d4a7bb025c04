import type { Locator, Page } from '@playwright/test';

import { expect } from './people.ts';

/** This many presses of Tab lead through any screen; more mean that the target cannot be reached. */
const STOPS_MAX = 120;
/** So far out the frame of an editor or the label of a box may show that it has the keyboard. */
const FRAMES_MAX = 5;

/**
 * What has the keyboard without being seen to: neither by an outline of its own, nor of the label or frame around it. The
 * title of a screen that was just opened needs none.
 */
export const unseenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate((framesMax) => {
    let focused = document.activeElement;
    // The provider's button is in a tree of its own.
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body || focused.hasAttribute('data-focused-title')) return undefined;
    for (
      let element: Element | null = focused, up = 0;
      element && up <= framesMax;
      element = element.parentElement, up += 1
    ) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const ownLine = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      if (outlineStyle === 'auto' || ownLine) return undefined;
    }
    return focused.outerHTML.slice(0, 120);
  }, FRAMES_MAX);

/** Presses Tab until `target` has the keyboard, or Shift+Tab; wherever it is on the way, it must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await unseenFocus(page)).toBeUndefined();
  }
  throw new Error('Tab does not lead there');
}

/** The same in whichever direction the target lies. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isBefore = await target.evaluate(
    (element) =>
      ((document.activeElement ?? document.body).compareDocumentPosition(element) &
        Node.DOCUMENT_POSITION_PRECEDING) !==
      0,
  );
  await tabTo(page, target, isBefore ? 'Shift+Tab' : 'Tab');
}

/** Presses a key at `target`, reached by Tab. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types at `target`, reached by Tab. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
