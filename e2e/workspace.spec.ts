import type { Page } from '@playwright/test';

import { expect, test } from './people.ts';

const WRONG = [
  'total = int(input())',
  'hours = total // 3600',
  'minutes = total % 3600 // 60',
  'seconds = total % 60',
  '',
  'def show(h, m, s):',
  "    text = str(h) + ':' + str(m) + ':' + str(s)",
  '    return text',
  '',
  '',
  'result = show(hours, minutes, seconds)',
  'print("Time:", result)',
].join('\n');

const WINDOWS = [
  { width: 1366, height: 633 },
  { width: 1366, height: 768 },
  { width: 1093, height: 614 },
  { width: 1536, height: 730 },
  { width: 1920, height: 1080 },
];

/** How much of the screen's parts is really seen: not cut by the window or by a pane that scrolls. */
function seenOn(page: Page) {
  return page.evaluate(() => {
    // eslint-disable-next-line unicorn/consistent-function-scoping -- it goes along to the page
    const cut = (element: Element): { top: number; bottom: number; left: number; right: number } => {
      const box = element.getBoundingClientRect();
      let { top, bottom, left, right } = box;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      return {
        top: Math.max(0, top),
        bottom: Math.min(window.innerHeight, bottom),
        left: Math.max(0, left),
        right: Math.min(window.innerWidth, right),
      };
    };
    const isWhole = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const box = element.getBoundingClientRect();
      const seen = cut(element);
      return (
        box.height > 0 &&
        seen.bottom - seen.top >= box.height - 1 &&
        seen.right - seen.left >= Math.min(box.width, 60) - 1
      );
    };
    const headings = [...document.querySelectorAll('[data-testid=first-difference] h4')];
    const sideOf = (title: string) =>
      headings
        .find(({ textContent }) => textContent === title)
        ?.parentElement?.querySelector('pre > span > span');
    return {
      statement: isWhole(document.querySelector('#question-bar h2')),
      lines: [...document.querySelectorAll('.cm-content .cm-line')].filter(isWhole).length,
      verdict: isWhole(document.querySelector('[data-testid=result-message]')),
      expected: isWhole(sideOf('Expected')),
      yours: isWhole(sideOf('Yours')),
      scrolls: document.documentElement.scrollHeight > window.innerHeight,
      run: [...document.querySelectorAll('button')].some(
        (button) => button.textContent === 'Run' && isWhole(button),
      ),
    };
  });
}

test('PRACTICE-50: statement, ten lines of code, verdict, expected and yours are seen together, and the page does not scroll', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 1366, height: 633 });
  await learner.goto('/practise/1/digital-clock');
  await learner.getByLabel('Language').selectOption('Python');
  const area = learner.getByRole('textbox', { name: 'Code Area' });
  await expect(area).toContainText('print(s)');
  await area.fill(WRONG);
  await learner.keyboard.press('ControlOrMeta+Home');
  const before = await seenOn(learner);
  expect(before).toMatchObject({ statement: true, lines: 12, run: true, scrolls: false });
  await learner.keyboard.press('ControlOrMeta+Enter');
  await expect(learner.getByTestId('first-difference').first()).toBeVisible({ timeout: 60_000 });
  for (const size of WINDOWS) {
    await test.step(`${size.width} x ${size.height}`, async () => {
      await learner.setViewportSize(size);
      await expect
        .poll(async () => {
          const { lines, ...seen } = await seenOn(learner);
          return { ...seen, tenLines: lines >= 10 };
        })
        .toEqual({
          statement: true,
          tenLines: true,
          verdict: true,
          expected: true,
          yours: true,
          scrolls: false,
          run: true,
        });
    });
  }

  await test.step('1024 x 768: the question stands beside the code when it is asked for, and covers nothing of it', async () => {
    await learner.setViewportSize({ width: 1024, height: 768 });
    await expect(learner.getByRole('complementary', { name: 'Question' })).toBeHidden();
    await learner.getByRole('button', { name: 'Show Question Bar' }).click();
    const question = await learner.getByRole('complementary', { name: 'Question' }).boundingBox();
    const editor = await learner.locator('.cm-editor').first().boundingBox();
    expect((question?.x ?? 0) + (question?.width ?? Number.NaN)).toBeLessThanOrEqual(editor?.x ?? 0);
  });

  for (const size of [
    { width: 768, height: 1024 },
    { width: 360, height: 760 },
  ]) {
    await test.step(`${size.width} x ${size.height}: the verdict stands above the code`, async () => {
      await learner.setViewportSize(size);
      await learner.getByRole('tab', { name: 'Code', exact: true }).click();
      await expect(learner.getByTestId('verdict-strip')).toBeVisible();
      await expect.poll(async () => (await seenOn(learner)).lines).toBeGreaterThanOrEqual(10);
      expect((await seenOn(learner)).scrolls).toBe(false);
    });
  }
});

test('PRACTICE-51: panes are moved by mouse and keyboard, folded, and a double click puts them back', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 1366, height: 768 });
  await learner.goto('/practise/1/digital-clock');
  const question = learner.getByRole('complementary', { name: 'Question' });
  const width = async (): Promise<number> => Math.round((await question.boundingBox())?.width ?? 0);
  const line = learner.getByRole('separator', { name: 'Width of the question' });
  const first = await width();
  const place = await line.boundingBox();
  if (!place) throw new Error('there is no line to move');
  await learner.mouse.move(place.x + 4, place.y + 200);
  await learner.mouse.down();
  await learner.mouse.move(place.x - 96, place.y + 200);
  await learner.mouse.up();
  await expect.poll(width).toBeLessThan(first - 60);
  await line.press('ArrowRight');
  const moved = await width();
  await learner.reload();
  await expect.poll(width).toBe(moved);
  await line.dblclick();
  await expect.poll(width).toBe(first);
  await line.press('Enter');
  await expect(question).toBeHidden();
  await learner.getByRole('button', { name: 'Show Question Bar' }).click();
  await expect(question).toBeVisible();

  const custom = learner.getByRole('textbox', { name: 'Custom Testcase' });
  await expect(custom).toBeHidden();
  await learner.getByRole('tab', { name: 'Custom Testcase' }).click();
  await expect(custom).toBeVisible();
  const editor = learner.locator('.cm-editor').first();
  const height = async (): Promise<number> => Math.round((await editor.boundingBox())?.height ?? 0);
  const before = await height();
  const edge = learner.getByRole('separator', { name: 'Height of the editor' });
  await edge.press('ArrowUp');
  await expect.poll(height).toBeLessThan(before);
  await edge.dblclick();
  await expect.poll(height).toBe(before);
  await learner.getByRole('button', { name: 'Fold the result' }).click();
  await expect(custom).toBeHidden();
});

test('RUNNING-31: the samples are answered while the hidden tests run', async ({ learner }) => {
  await learner.goto('/practise/1/digital-clock');
  await learner.getByLabel('Language').selectOption('Python');
  const slow = 'import time\ninput()\ntime.sleep(0.4)\nprint("01:02:05")';
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  await expect(code).toContainText('print(s)');
  await code.fill(slow);
  await learner.keyboard.press('ControlOrMeta+Enter');
  const message = learner.getByTestId('result-message');
  await expect(message).toHaveText('1 of 2 samples passed. The hidden tests are running…', {
    timeout: 30_000,
  });
  await expect(learner.getByTestId('first-difference').first()).toContainText('00:00:00');
  await expect(learner.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(message).toContainText('1 of 16 tests passed.', { timeout: 60_000 });
  await expect(learner.getByRole('button', { name: 'Stop' })).toBeHidden();
});

test('PRACTICE-55: a result says when it is of an earlier text or of another language', async ({
  learner,
}) => {
  await learner.goto('/practise/1/digital-clock');
  await learner.getByLabel('Language').selectOption('Python');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  await expect(code).toContainText('print(s)');
  await code.fill(WRONG.replace('str(h)', 'h'));
  await learner.keyboard.press('ControlOrMeta+Enter');
  const line = learner.getByRole('button', { name: 'Line 7:' });
  await expect(line).toBeVisible({ timeout: 60_000 });
  const earlier = learner.getByTestId('earlier-text');
  await expect(earlier).toBeHidden();
  await code.press('ControlOrMeta+End');
  await learner.keyboard.type(' #');
  await expect(earlier).toHaveText(
    'This result is for an earlier version: you have changed your code since.',
  );
  await learner.keyboard.press('Backspace');
  await learner.keyboard.press('Backspace');
  await expect(earlier).toBeHidden();
  await learner.getByLabel('Language').selectOption('Java');
  await expect(earlier).toHaveText('This result is for your code in Python.');
  // A line of the other text leads nowhere, and is marked nowhere.
  await expect(line).toBeHidden();
  await expect(learner.locator('.editor-remark')).toHaveCount(0);
});

test('PRACTICE-53: marks come back with their language, at the lines to which they have moved', async ({
  learner,
}) => {
  await learner.goto('/practise/1/digital-clock');
  const language = learner.getByLabel('Language');
  await language.selectOption('Python');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  await expect(code).toContainText('print(s)');
  await code.fill(WRONG.replace('str(h)', 'h'));
  await learner.keyboard.press('ControlOrMeta+Enter');
  const remark = learner.locator('.editor-remark');
  const marked = learner.locator('.cm-marked');
  await expect(remark).toHaveCount(1, { timeout: 60_000 });
  await expect(marked).toContainText('text = h +');
  await code.press('ControlOrMeta+Home');
  await learner.keyboard.type('# first\n');
  await expect(marked).toContainText('text = h +');
  await language.selectOption('Java');
  await expect(code).toContainText('class');
  await expect(remark).toHaveCount(0);
  await language.selectOption('Python');
  await expect(code).toContainText('# first');
  await expect(remark).toHaveCount(1);
  await expect(marked).toContainText('text = h +');

  // If another language is chosen when a run ends, its findings wait for their own language.
  await learner.keyboard.press('ControlOrMeta+Enter');
  await language.selectOption('Java');
  await expect(learner.getByTestId('earlier-text')).toHaveText('This result is for your code in Python.', {
    timeout: 60_000,
  });
  await expect(remark).toHaveCount(0);
  await language.selectOption('Python');
  await expect(marked).toContainText('text = h +');
});

test('PRACTICE-56: code is formatted on demand: the caret stays, one undo takes it back, and what does not parse says so', async ({
  learner,
}) => {
  await learner.goto('/practise/1/digital-clock');
  await learner.getByLabel('Language').selectOption('C');
  const code = learner.getByRole('textbox', { name: 'Code Area' });
  const lines = (): Promise<string[]> => learner.locator('.cm-content .cm-line').allTextContents();
  const before = ['#include <stdio.h>', 'int main(void){int total=1;', 'return total;}'];
  await expect(code).toContainText('main');
  await code.fill(before.join('\n'));
  await code.press('ControlOrMeta+End');
  for (let step = 0; step < 7; step += 1) await learner.keyboard.press('ArrowLeft');
  const format = learner.getByRole('button', { name: 'Format' });
  await format.click();
  const done = learner.locator('[data-toast=success]').filter({ hasText: 'formatted' });
  await expect(done).toBeVisible({ timeout: 60_000 });
  const after = ['#include <stdio.h>', 'int main(void) {', '    int total = 1;', '    return total;', '}'];
  expect((await lines()).slice(0, 5)).toEqual(after);
  await code.focus();
  // The editor puts its caret back a moment after the browser has put one of its own.
  await expect(learner.locator('.cm-editor').filter({ has: code })).toHaveClass(/cm-focused/);
  await learner.keyboard.type('_');
  expect((await lines())[3]).toBe('    return _total;');
  await learner.keyboard.press('ControlOrMeta+z');
  await learner.keyboard.press('ControlOrMeta+z');
  expect(await lines()).toEqual(before);

  await learner.getByRole('button', { name: 'Editor settings' }).click();
  await learner.getByRole('dialog', { name: 'Editor settings' }).getByLabel('Tab width').selectOption('2');
  await learner.keyboard.press('Escape');
  await code.focus();
  await learner.keyboard.press('Shift+Alt+KeyF');
  await expect.poll(lines, { timeout: 60_000 }).toContain('  int total = 1;');

  await code.fill('int main(void) {\n  int a = 1\n  return a;\n}');
  await learner.keyboard.press('Shift+Alt+KeyF');
  await expect(learner.locator('[data-toast=info]').last()).toContainText('at line 2', { timeout: 60_000 });
  expect(await lines()).toContain('  int a = 1');
});
