import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';

const FIRST = '/learn/first-steps/your-first-c-program';
const SECOND = '/learn/first-steps/variables-and-input';

/** An exercise by words of its question, brought near so that it is loaded. */
async function exercise(page: Page, words: string): Promise<Locator> {
  const found = page.locator('.exercise').filter({ hasText: words });
  await found.scrollIntoViewIfNeeded();
  // Before, it is only there in the shape that it will have.
  await expect(found.locator('form:not([inert])')).toBeVisible();
  return found;
}

test('EXERCISES-8, EXERCISES-9: the output is typed before Run opens; slips are explained, smaller steps come', async ({
  learner,
}) => {
  await learner.goto(FIRST);
  const predict = await exercise(learner, 'What does this program print?');
  const field = predict.getByRole('textbox');
  const check = predict.getByRole('button', { name: 'Check' });
  await expect(predict.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  await expect(check).toBeDisabled();
  await field.fill('one two three');
  await field.press('Control+Enter');
  await expect(predict.getByText('the output goes on in a new line there')).toBeVisible();
  await expect(predict.getByText('What does the first printf leave')).toHaveCount(0);
  await field.fill('one\ntwo\nthree');
  await check.click();
  await expect(predict.getByText('does not start a new line by itself')).toBeVisible();
  await expect(predict.getByText('What does the first printf leave')).toBeVisible();
  await expect(predict.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  await field.fill('  one  two \nthree\n\n');
  await check.click();
  await expect(predict.getByText('Right.', { exact: true })).toBeVisible();
  await expect(predict.getByText('Two lines.')).toBeVisible();
  await predict.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(predict.locator('output samp')).toHaveText('one two\nthree', { timeout: 30_000 });
});

test('EXERCISES-8: a line that nobody foresaw is run, and right when it prints what it should', async ({
  learner,
}) => {
  await learner.goto(FIRST);
  const fix = await exercise(learner, 'The compiler refuses this program');
  await fix.getByRole('textbox', { name: 'Line 4' }).fill('printf("%s\\n", "Namaste");');
  await fix.getByRole('textbox', { name: 'Line 5' }).fill('return 0;');
  await fix.getByRole('button', { name: 'Check' }).click();
  await expect(fix.getByText('Right.', { exact: true })).toBeVisible({ timeout: 30_000 });
  await fix.getByRole('textbox', { name: 'Line 4' }).fill('printf("Hello\\n");');
  await fix.getByRole('button', { name: 'Check' }).click();
  await expect(fix.getByText('Not yet.')).toBeVisible({ timeout: 30_000 });
});

test('EXERCISES-11: lines and steps are arranged, choices and pairs made with the keyboard alone', async ({
  learner,
}) => {
  await learner.goto(FIRST);
  const parsons = await exercise(learner, 'Arrange the lines');
  const lines = [
    '#include <stdio.h>',
    'int main(void) {',
    'printf("Go\\n");',
    'printf("Ready\\n");',
    'return 0;',
    '}',
  ];
  for (const line of lines) {
    const button = parsons.getByRole('button', { name: line, exact: true });
    await button.focus();
    await learner.keyboard.press('Enter');
  }
  const up = parsons.getByRole('button', { name: 'Move 4 up' });
  await up.focus();
  await learner.keyboard.press('Space');
  await parsons.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(parsons.getByText('Right.', { exact: true })).toBeVisible();

  await learner.goto(SECOND);
  const single = await exercise(learner, 'What does this print?');
  await expect(single.getByRole('checkbox')).toHaveCount(0);
  await single.getByRole('radio', { name: '3.5' }).focus();
  await learner.keyboard.press('Space');
  await single.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(single.getByText('Only its result becomes a')).toBeVisible();
  const multi = await exercise(learner, 'Which of these are true?');
  await expect(multi.getByRole('radio')).toHaveCount(0);
  await multi.getByRole('checkbox', { name: 'keeps its type' }).press('Space');
  await multi.getByRole('checkbox', { name: 'changes the value' }).press('Space');
  await multi.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(multi.getByText('Right.', { exact: true })).toBeVisible();
  const match = await exercise(learner, 'Which format specifier of');
  for (const [left, right] of [
    ['int count', '%d'],
    ['double price', '%f'],
    ['char grade', '%c'],
    ['long long stars', '%lld'],
  ] as const)
    await match.getByLabel(left).selectOption(right);
  await match.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(match.getByText('Right.', { exact: true })).toBeVisible();
});

test('EXERCISES-17: a table of variables is filled with the keyboard, and wrong cells are marked', async ({
  learner,
}) => {
  await learner.goto('/learn/searching-and-sorting/binary-search');
  const trace = await exercise(learner, 'Follow the search for 13');
  const table = trace.getByRole('table', { name: 'Values of the variables' });
  await expect(table.getByRole('row')).toHaveText(['Roundlowhighmiddle', '1063', '2', '3']);
  await table.getByRole('textbox').first().focus();
  for (const value of ['3', '6', '5', '4', '4', '4']) {
    await learner.keyboard.type(value);
    await learner.keyboard.press('Tab');
  }
  await trace.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(trace.getByText('The value at place 3 is too small')).toBeVisible();
  const first = table.getByRole('textbox', { name: 'low in round 2' });
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(table.locator('[aria-invalid]')).toHaveCount(1);
  await first.fill('4');
  await first.press('Enter');
  await expect(trace.getByText('Right.', { exact: true })).toBeVisible();
});

test('EXERCISES-10: answers are there again on another device, and the lesson counts what is done', async ({
  learner,
  account,
  browser,
}) => {
  await learner.goto(SECOND);
  await expect(learner.getByText('0 of 6 exercises done')).toBeVisible();
  const numeric = await exercise(learner, 'A bus has 52 seats');
  await numeric.getByRole('textbox').fill('6');
  await numeric.getByRole('button', { name: 'Check' }).click();
  await expect(numeric.getByText('the number of full buses')).toBeVisible();
  await numeric.getByRole('textbox').fill('३३ students');
  const kept = learner.waitForResponse((response) => response.url().endsWith('/api/content/exerciseattempt'));
  await numeric.getByRole('textbox').press('Enter');
  await expect(numeric.getByText('Right.', { exact: true })).toBeVisible();
  await expect(learner.getByText('1 of 6 exercises done')).toBeAttached();
  expect((await kept).status()).toBe(200);

  const other = await browser.newPage();
  await signIn(other, account);
  await other.goto(new URL(SECOND, learner.url()).href);
  await expect(other.getByText('1 of 6 exercises done')).toBeVisible();
  const again = await exercise(other, 'A bus has 52 seats');
  await expect(again.getByRole('textbox')).toHaveValue('३३ students');
  await expect(again.getByText('Done', { exact: true })).toBeVisible();
  await other.close();
});

test('EXERCISES-10: an answer that was given without a connection is told when it is back', async ({
  learner,
  context,
}) => {
  await learner.goto(SECOND);
  const multi = await exercise(learner, 'Which of these are true?');
  await context.setOffline(true);
  await multi.getByRole('checkbox', { name: 'keeps its type' }).check();
  await multi.getByRole('checkbox', { name: 'changes the value' }).check();
  await multi.getByRole('button', { name: 'Check' }).click();
  await expect(multi.getByText('Right.', { exact: true })).toBeVisible();
  const told = learner.waitForResponse((response) => response.url().endsWith('/api/content/exerciseattempt'));
  await context.setOffline(false);
  expect((await told).status()).toBe(200);
  await learner.reload();
  await expect(learner.getByText('1 of 6 exercises done')).toBeVisible();
});

test('EXERCISES-13: an answer that was begun and not checked is there again, here and on another device', async ({
  learner,
  account,
  browser,
}) => {
  await learner.goto(FIRST);
  const predict = await exercise(learner, 'What does this program print?');
  const sent = learner.waitForResponse('**/api/practice/text/**');
  await predict.getByRole('textbox').fill('one two');
  await sent;
  await learner.reload();
  const again = await exercise(learner, 'What does this program print?');
  await expect(again.getByRole('textbox')).toHaveValue('one two');
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, account);
  await phone.goto(FIRST);
  const there = await exercise(phone, 'What does this program print?');
  await expect(there.getByRole('textbox')).toHaveValue('one two');
  await elsewhere.close();
});

/** How far what is on the screen has moved by itself since the page was opened (Cumulative Layout Shift, all of it). */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { e2eShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { e2eShifts: { sum: number } }).e2eShifts.sum);
}

for (const [width, height] of [
  [360, 760],
  [1366, 633],
] as const) {
  test(`EXERCISES-11: nothing moves when exercises come near, ${width} px wide`, async ({ learner }) => {
    await learner.setViewportSize({ width, height });
    const shifts = await countShifts(learner);
    for (const lesson of [FIRST, SECOND]) {
      await learner.goto(lesson);
      const places = learner.locator('.exercise');
      await expect(places.first()).toBeVisible();
      // All at once to the last one, where every exercise above is still to come, then back up step by step.
      const room = async () =>
        Promise.all((await places.all()).map((each) => each.evaluate((node) => node.clientHeight)));
      const before = await room();
      await places.last().evaluate((node) => node.scrollIntoView());
      await expect(places.last().locator('form:not([inert])')).toBeVisible();
      for (const place of (await places.all()).toReversed()) {
        await place.scrollIntoViewIfNeeded();
        await expect(place.locator('form:not([inert])')).toBeVisible();
      }
      expect(await room()).toEqual(before);
      expect(await shifts()).toBeLessThan(0.01);
    }
  });
}
