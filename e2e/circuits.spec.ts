import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';

const TASK = '/practise/1/half-adder';

const from = (page: Page, input: string) => page.getByRole('combobox', { name: input });
const checks = (page: Page) => page.getByRole('list', { name: 'Checks' }).getByRole('listitem');

/** Chooses in a list by keyboard alone, as its first letters are typed. */
async function choose(page: Page, input: string, part: string): Promise<void> {
  await from(page, input).focus();
  await page.keyboard.type(part);
  await expect(from(page, input)).toHaveValue(part);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('CIRCUIT-6, CIRCUIT-7: a half adder is built by keyboard alone, its checks follow, and the server judges it', async ({
  learner,
}) => {
  await learner.goto(TASK);
  await press(learner, 'List of parts');
  await expect(checks(learner).first()).toContainText('“S” has an input that is wired to nothing.');
  await press(learner, 'Add: XOR');
  await press(learner, 'Add: AND');
  for (const [input, part] of [
    ['Input 1 of XOR1 comes from', 'A'],
    ['Input 2 of XOR1 comes from', 'B'],
    ['Input 1 of AND1 comes from', 'A'],
    ['Input 2 of AND1 comes from', 'A'],
    ['Input 1 of S comes from', 'XOR1'],
    ['Input 1 of C comes from', 'AND1'],
  ] as const)
    await choose(learner, input, part);
  await expect(checks(learner).first()).toContainText('passed');
  await expect(checks(learner).nth(1)).toContainText('With A=1 B=0 it should be C=0. It is C=1.');
  await learner.getByRole('checkbox', { name: 'A is 1' }).focus();
  await learner.keyboard.press('Space');
  await expect(learner.getByText('Now: S = 1, C = 1')).toBeVisible();
  await choose(learner, 'Input 2 of AND1 comes from', 'B');
  await expect(learner.getByText('Now: S = 1, C = 0')).toBeVisible();
  await expect(checks(learner).filter({ hasText: 'passed' })).toHaveCount(2);
  await expect(learner.getByRole('row', { name: '1 1 0 1' })).toBeVisible();
  expect((await new AxeBuilder({ page: learner }).analyze()).violations).toEqual([]);
  await press(learner, 'Remove AND1');
  await expect(from(learner, 'Input 1 of C comes from')).toHaveValue('');
  await press(learner, 'Undo');
  await expect(from(learner, 'Input 1 of C comes from')).toHaveValue('AND1');
  await press(learner, 'Run');
  await expect(learner.getByText('All checks pass.').first()).toBeVisible({ timeout: 60_000 });
  await learner.reload();
  await learner.getByRole('button', { name: 'List of parts' }).click();
  await expect(from(learner, 'Input 1 of C comes from')).toHaveValue('AND1');
});

/** Where a point of the drawing is in the window. */
async function pointOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const drawing = page.getByRole('img', { name: /^Drawing of the circuit/ });
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('no drawing');
  const view = (await drawing.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  const scale = box.width / (view[2] ?? 1);
  return { x: box.x + x * scale, y: box.y + y * scale };
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const point = await pointOf(page, x, y);
  await page.mouse.click(point.x, point.y);
}

test('CIRCUIT-6: in the drawing parts are wired by their ends, dragged, and inputs are switched', async ({
  learner,
}) => {
  await learner.goto(TASK);
  await learner.getByRole('button', { name: 'Add: AND' }).click();
  // A ends at 6/2.5; AND1 is drawn at 10/1 and begins at 10/2; C begins at 20/8.5.
  await tap(learner, 6, 2.5);
  await expect(learner.getByText('Now tap the left end of a part, to wire “A” to it.')).toBeVisible();
  await tap(learner, 10, 2);
  await tap(learner, 15, 3);
  await tap(learner, 20, 8.5);
  await learner.getByRole('button', { name: 'List of parts' }).click();
  await expect(from(learner, 'Input 1 of AND1 comes from')).toHaveValue('A');
  await expect(from(learner, 'Input 1 of C comes from')).toHaveValue('AND1');
  await learner.getByRole('button', { name: 'Drawing', exact: true }).click();

  const [start, end] = [await pointOf(learner, 12.5, 3), await pointOf(learner, 12.5, 9)];
  await learner.mouse.move(start.x, start.y);
  await learner.mouse.down();
  await learner.mouse.move(end.x, end.y, { steps: 5 });
  await learner.mouse.up();
  // Its end has moved with it: tapped again, it waits for an input.
  await tap(learner, 15, 9);
  await expect(learner.getByText('Now tap the left end of a part, to wire “AND1” to it.')).toBeVisible();
  await tap(learner, 15, 9);
  await tap(learner, 3.5, 2.5);
  await learner.getByRole('button', { name: 'List of parts' }).click();
  await expect(learner.getByRole('checkbox', { name: 'A is 1' })).toBeChecked();
});

test('CIRCUIT-3, CIRCUIT-4: a counter counts with each pulse, and a loop that never rests is told', async ({
  learner,
}) => {
  await learner.goto('/practise/1/counts-to-three');
  const button = (name: string) => learner.getByRole('button', { name, exact: true });
  await button('List of parts').click();
  await button('Add: D flip-flop').click();
  await button('Add: NOT').click();
  await from(learner, 'D of DFF1 comes from').selectOption('NOT1');
  await from(learner, 'Clock of DFF1 comes from').selectOption('CLK');
  await from(learner, 'Input 1 of NOT1 comes from').selectOption('DFF1');
  await from(learner, 'Input 1 of Q0 comes from').selectOption('DFF1');
  await expect(learner.getByText('Now: Q0 = 0, Q1 = 0')).toBeVisible();
  await button('One pulse of CLK').click();
  await expect(learner.getByText('Now: Q0 = 1, Q1 = 0')).toBeVisible();
  await button('One pulse of CLK').click();
  await expect(learner.getByText('Now: Q0 = 0, Q1 = 0')).toBeVisible();
  await from(learner, 'Input 1 of NOT1 comes from').selectOption('NOT1');
  await expect(learner.getByText('It never comes to rest: NOT1. Is there a loop of gates?')).toBeVisible();
});
