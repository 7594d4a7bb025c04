import type { Locator, Page } from '@playwright/test';

import { expect, test } from './people.ts';

const option = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const blank = (page: Page, number: number): Locator => page.locator(`[data-zone=qn${number}]`);
const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: /answer/i });

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

const ANSWER = ['int i = 1;', 'i <= 5', 'printf("%d", i);', 'i++;'] as const;

test.beforeEach(async ({ learner }) => {
  await learner.goto('/dev');
  await expect(learner.getByText('this shows whether the program is right')).toBeVisible();
});

test('AUTH-12, DEMO-1: /dev: top bar, heading, prompt, four blanks in a while-loop, sizes and the answer status', async ({
  learner,
  account,
}) => {
  const bar = learner.getByRole('banner');
  for (const [name, href] of [
    ['Abhyas', '/'],
    ['Home', '/dashboard'],
    ['Learn', '/learn'],
    ['Practise', '/practise'],
    ['Support', '/support'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(bar.getByRole('button', { name: /Your account/ })).toContainText(
    account.name.split(' ')[0] ?? '',
  );
  await expect(learner.getByRole('heading', { name: 'Drag & Drop Tech Demo' })).toBeVisible();
  await expect(
    learner.getByText('Drop the options into the blanks such that the program when run prints "12345".'),
  ).toBeVisible();
  await expect(learner.getByRole('heading', { name: 'Answer Status (Debugging)' })).toBeVisible();
  await expect(learner.locator('[data-zone^=qn]')).toHaveCount(4);
  const skeleton = learner.getByRole('region', { name: 'Program' });
  const loop = await topOf(skeleton.getByText('while', { exact: false }));
  expect(await topOf(blank(learner, 1))).toBeLessThan(loop - 20);
  expect(Math.abs((await topOf(blank(learner, 2))) - loop)).toBeLessThan(40);
  for (const number of [3, 4]) expect(await topOf(blank(learner, number))).toBeGreaterThan(loop + 20);
  const list = await learner.locator('[data-zone=options1]').boundingBox();
  expect(list?.width).toBe(300);
  expect(list?.height).toBeGreaterThanOrEqual(530);
});

/** Longer than a key needs until its outcome is announced; after that it is pressed again. */
const ANSWERED_MS = 2000;

test('DEMO-1, DEMO-3: Demo: solved with taps anywhere in the blanks', async ({ learner }) => {
  for (const [index, name] of ANSWER.entries()) {
    const place = blank(learner, index + 1);
    const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 };
    // Each time another corner of the blank, a finger's breadth from its edge.
    const position = { x: index % 2 ? width - 12 : 12, y: index < 2 ? height - 8 : 8 };
    await option(learner, name).click();
    await learner.mouse.move(0, 0);
    await place.click({ position });
    await expect(place).toContainText(name);
    if (index < 3) await expect(status(learner)).toHaveText('Incorrect Answer');
  }
  await expect(status(learner)).toHaveText('Awesome! Your answer is correct!');
});

for (const height of [640, 760]) {
  test(`a phone of 360 x ${height} has all blanks and all options on one screen`, async ({ learner }) => {
    await learner.setViewportSize({ width: 360, height });
    await learner.locator('[data-zone=qn1]').evaluate((first) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      window.scrollBy(0, first.getBoundingClientRect().top - bar - 8);
    });
    const parts = learner.locator('[data-zone^=qn], [data-zone=options1] button');
    await expect(parts).toHaveCount(12);
    // Not even the bar at the bottom lies over one of them.
    const covered = await parts.evaluateAll((all) =>
      all
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const ends = [
            document.elementFromPoint(left + 6, top + 6),
            document.elementFromPoint(right - 6, bottom - 6),
          ];
          return ends.some((end) => !part.contains(end));
        })
        .map((part) => part.textContent),
    );
    expect(covered).toEqual([]);
  });
}

test('DEMO-3: Demo: solved with the keyboard alone, and announced', async ({ learner }) => {
  const spoken = learner.locator('[id^=DndLiveRegion]');
  // It comes with what listens to the keyboard, just after the exercise has been drawn.
  await spoken.waitFor({ state: 'attached' });
  for (const [index, name] of ANSWER.entries()) {
    await option(learner, name).focus();
    await learner.keyboard.press('Space');
    await expect(spoken).toContainText(name);
    for (let steps = 0; steps < 6; steps += 1) {
      const before = (await spoken.textContent()) ?? '';
      // dnd-kit listens for arrows a moment after it has said that something was picked up.
      await expect(async () => {
        await learner.keyboard.press('ArrowUp');
        await expect(spoken).not.toHaveText(before, { timeout: ANSWERED_MS });
      }).toPass();
      if ((await spoken.textContent())?.includes(`is over Blank ${index + 1}`)) break;
    }
    await expect(spoken).toContainText(`is over Blank ${index + 1}`);
    await learner.keyboard.press('Space');
    await expect(blank(learner, index + 1)).toContainText(name);
  }
  await expect(status(learner)).toHaveText('Awesome! Your answer is correct!');
});

test('DEMO-3: Demo: an option that is picked up with the keyboard is said to be where it lies', async ({
  learner,
}) => {
  const spoken = learner.locator('[id^=DndLiveRegion]');
  await spoken.waitFor({ state: 'attached' });
  for (const name of ANSWER) {
    await option(learner, name).focus();
    await learner.keyboard.press('Space');
    await expect(spoken).toHaveText(`${name} is over Options.`);
    // dnd-kit listens for Escape a moment after it has said that something was picked up.
    await expect(async () => {
      await learner.keyboard.press('Escape');
      await expect(spoken).toContainText('Cancelled.', { timeout: ANSWERED_MS });
    }).toPass();
  }
});

test('DEMO-2: Demo: solved with the mouse', async ({ learner }) => {
  await learner.setViewportSize({ width: 1000, height: 1400 });
  for (const [index, name] of ANSWER.entries()) {
    const from = await option(learner, name).boundingBox();
    const to = await blank(learner, index + 1).boundingBox();
    if (!from || !to) throw new Error('nothing to drag, or nowhere to drop it');
    await learner.mouse.move(from.x + 20, from.y + 15);
    await learner.mouse.down();
    await learner.mouse.move(from.x, from.y, { steps: 4 });
    await learner.mouse.move(to.x + 60, to.y + 20, { steps: 10 });
    await learner.mouse.up();
    await expect(blank(learner, index + 1)).toContainText(name);
  }
  await expect(status(learner)).toHaveText('Awesome! Your answer is correct!');
});
