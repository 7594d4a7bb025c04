import type { Locator } from '@playwright/test';

import { ASKS, asksFor, consoleOn, FIRST_MS, PROBLEM, runAndType, WAITS } from './console-page.ts';
import { expect, register, signIn, test } from './people.ts';
import { editorOf } from './problem.ts';

test.use({ viewport: { width: 1366, height: 768 } });

async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('CONSOLE-10, CONSOLE-12: one talks with a program beside its prompt, and sees how it ended', async ({
  learner,
}) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  await expect(at.field).toBeFocused();
  await expect(at.panel.locator('[data-waiting]')).toBeVisible();
  await learner.keyboard.type('21');
  await learner.keyboard.press('Enter');
  await asksFor(at, 'Name? ');
  await learner.keyboard.type('Asha\n');
  await expect(at.log).toHaveText(/Enter n: 21\s*Name\? Asha\s*Asha 42/);
  await expect(at.end).toHaveText(
    /Your program has ended\. · Exit code 0 · 0\.\d+ s of computing, [\d.]+ MB/,
  );
  await expect(at.field).toHaveCount(0);

  await test.step('again with the same lines, each when it is asked for', async () => {
    await at.button('Run again with the same lines').click();
    await expect(at.log).toHaveText(/Enter n: 21\s*Name\? Asha\s*Asha 42/, { timeout: FIRST_MS });
    await expect(at.end).toBeVisible();
  });
});

test('CONSOLE-11: earlier lines come back, pasted ones go one by one, the input has an end', async ({
  learner,
}) => {
  const at = await runAndType(
    learner,
    'import sys\nwhile True:\n    print("> ", end="", flush=True)\n    line = sys.stdin.readline()\n    if not line: break\n    print("got", line, end="")\nprint("done")\n',
  );
  await asksFor(at, '> ');
  await learner.keyboard.type('one\n');
  await expect(at.log).toContainText('got one');
  await asksFor(at, '> ');
  await learner.keyboard.press('ArrowUp');
  await expect(at.field).toHaveValue('one');
  await learner.keyboard.press('ArrowDown');
  await expect(at.field).toHaveValue('');
  await paste(at.field, 'two\nthree\nfo');
  await expect(at.field).toHaveValue('fo');
  await expect(at.log).toHaveText(/> one\s*got one\s*> two\s*got two\s*> three\s*got three/);
  await at.field.press('End');
  await learner.keyboard.type('ur\n');
  await expect(at.log).toContainText('got four');
  await asksFor(at, '> ');
  await at.button('End of input').click();
  await expect(at.log).toHaveText(/\(end of input\)\s*done/);
  await expect(at.end).toContainText('Exit code 0');
});

test('CONSOLE-11: Ctrl+D ends the input, Ctrl+C interrupts, and a second one ends what does not heed it', async ({
  learner,
}) => {
  const at = await runAndType(learner, 'import sys\nprint(len(sys.stdin.read()))\n');
  await asksFor(at, '');
  await learner.keyboard.type('ab\n');
  await asksFor(at, '');
  await learner.keyboard.press('Control+d');
  await expect(at.log).toContainText('3');

  await editorOf(learner).press('ControlOrMeta+a');
  await learner.keyboard.insertText(
    'import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nprint("deaf")\nwhile True: input()\n',
  );
  await at.button('Run again').click();
  await expect(at.log).toContainText('deaf', { timeout: FIRST_MS });
  await at.field.press('Control+c');
  await expect(at.log).toContainText('(interrupted)');
  await at.field.press('Control+c');
  await expect(at.end).toContainText('Stopped.');
});

test('CONSOLE-10: while a program computes it is said to run, and Stop ends it', async ({ learner }) => {
  const at = await runAndType(learner, 'import time\nprint("thinking")\ntime.sleep(60)\n');
  await expect(at.log).toContainText('thinking', { timeout: FIRST_MS });
  await expect(at.status).toHaveText('Running…');
  await expect(at.panel.locator('[data-waiting]')).toHaveCount(0);
  await at.button('Stop').click();
  await expect(at.end).toContainText('Stopped.');
});

test('CONSOLE-13: a password is typed into a password field and shown nowhere; colours are shown', async ({
  learner,
}) => {
  const at = await runAndType(
    learner,
    'import getpass\nprint("\\033[31mred\\033[0m \\033[5;5Hplain")\nkey = getpass.getpass("Key: ")\nprint(len(key))\n',
  );
  await expect(at.status).toHaveText('Your program is waiting for hidden input', { timeout: FIRST_MS });
  const secret = at.panel.getByLabel('Hidden input for your program');
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(at.log.locator('.ansi-31')).toHaveText('red');
  await expect(at.log).toContainText('red plain');
  await secret.fill('kolam');
  await secret.press('Enter');
  await expect(at.log).toHaveText(/Key: \(hidden\)\s*5/);
  await expect(at.log).not.toContainText('kolam');
  expect(await learner.evaluate(() => sessionStorage.getItem('abhyas.talk') ?? '')).not.toContain('kolam');
});

test('CONSOLE-4, CONSOLE-13: endless output without a newline leaves the page usable', async ({
  learner,
}) => {
  const at = await runAndType(learner, 'while True: print("x" * 1000, end="")\n');
  await expect(at.end).toContainText('Ended, because it printed more than 1 MB.', { timeout: FIRST_MS });
  await expect(at.button('Run again')).toBeVisible();
});

test('CONSOLE-11: 10 MB pasted are cut, told, and leave the page usable', async ({ learner }) => {
  const at = await runAndType(learner, 'while True: input("> ")\n');
  await asksFor(at, '> ');
  await at.field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'line\n'.repeat(2 << 20));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(at.panel).toContainText('Only the first 1000 lines of what you pasted are sent');
  await at.field.press('Control+c');
  await expect(at.end).toBeVisible();
});

test('CONSOLE-10: a program of a lesson is talked with in its place', async ({ learner }) => {
  await learner.goto('/learn/from-c-to-cpp/streams');
  const program = learner.locator('figure.code[data-stdin]').first();
  await program.getByRole('button', { name: 'Run and type' }).click();
  const at = consoleOn(program);
  await expect(at.status).toHaveText(WAITS, { timeout: FIRST_MS });
  await learner.keyboard.type('4 2.5\n');
  await expect(at.end).toContainText('Your program has ended.', { timeout: FIRST_MS });
});

test('CONSOLE-10: a visitor of the landing page talks with a program', async ({ visitor }) => {
  await visitor.goto('/');
  const code = visitor.getByRole('textbox', { name: 'Code Area' });
  await code.fill('print("Hello", input("Name? "))');
  await visitor.getByRole('button', { name: 'Run and type' }).click();
  const at = consoleOn(visitor);
  await asksFor(at, 'Name? ');
  await visitor.keyboard.type('Ravi\n');
  await expect(at.log).toHaveText(/Name\? Ravi\s*Hello Ravi/);
});

test('CONSOLE-13: on a phone it is the browser’s own field, whole and in sight above the keyboard', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true });
  const page = await context.newPage();
  await signIn(page, await register(request));
  await page.goto(PROBLEM);
  await page.getByRole('tab', { name: 'Code', exact: true }).click();
  await page.getByLabel('Language').selectOption('Python');
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(`${'print("a line that was shown before")\n'.repeat(40)}${ASKS}`);
  await expect(page.getByRole('button', { name: 'Run and type' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Run and type' }).click();
  const at = consoleOn(page);
  await asksFor(at, 'Enter n: ');
  await expect(at.field).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 430 });
  await expect(at.field).toBeInViewport({ ratio: 1 });
  expect(await at.field.getAttribute('enterkeyhint')).toBe('send');
  for (const name of ['Send', 'End of input', 'Stop']) {
    const box = await at.button(name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
  }
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
  await context.close();
});
