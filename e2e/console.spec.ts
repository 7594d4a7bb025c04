import type { Locator } from '@playwright/test';

import { asksFor, consoleOn, FIRST_MS, PROBLEM, runAndType, WAITS } from './console-page.ts';
import { expect, register, signIn, test } from './people.ts';
import { editorOf } from './problem.ts';

const ASKS = 'n = int(input("Enter n: "))\nname = input("Name? ")\nprint(name, 2 * n)\n';

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

test('CONSOLE-12: a program that ends before its lines have been typed loses none of them', async ({
  learner,
}) => {
  const at = await runAndType(learner, 'for n in "123": print(f"{n}:", input("? "))\n');
  for (const line of ['one', 'two', 'three']) {
    await asksFor(at, '? ');
    await learner.keyboard.type(`${line}\n`);
  }
  await expect(at.end).toBeVisible();
  const change = async (code: string): Promise<void> => {
    await editorOf(learner).press('ControlOrMeta+a');
    await learner.keyboard.insertText(code);
    await at.button('Run again with the same lines').click();
  };
  await change('input("first? ")\nprint(1 // 0)\n');
  await expect(at.end).toContainText('Exit code 1', { timeout: FIRST_MS });
  await expect(at.log).not.toContainText('two');
  await change('for n in "abc": print(f"{n}:", input("? "))\n');
  await expect(at.log).toHaveText(/one\s*a: one\s*\? two\s*b: two\s*\? three\s*c: three/, {
    timeout: FIRST_MS,
  });
});

test('CONSOLE-12: the program and the reference solution are given what was typed, side by side', async ({
  learner,
}) => {
  const at = await runAndType(learner, 'print(len(input("Sizes? ").split()))\n');
  await asksFor(at, 'Sizes? ');
  await learner.keyboard.type('410 300 40 12\n');
  await at.button('Compare with the expected answer').click();
  const compared = learner.getByRole('tabpanel', { name: 'Custom Testcase' });
  await expect(compared.getByRole('textbox')).toHaveText('410 300 40 12');
  await expect(compared.getByText('Sizes? 4')).toBeVisible({ timeout: FIRST_MS });
  await expect(compared.getByRole('heading', { name: 'Output of the reference solution' })).toBeVisible({
    timeout: FIRST_MS,
  });
  await expect(compared.getByText('8 8')).toBeVisible();
});

test('CONSOLE-12: what was typed is kept as a custom input, and the console is there again behind its tab', async ({
  learner,
}) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  await learner.getByRole('tab', { name: 'Raw Output' }).click();
  await expect(at.panel).toBeHidden();
  await learner.getByRole('tab', { name: 'Console' }).click();
  await asksFor(at, 'Enter n: ');
  await at.field.fill('8');
  await at.field.press('Enter');
  await asksFor(at, 'Name? ');
  await at.field.press('Enter');
  await at.button('Keep as custom input').click();
  await expect(learner.getByRole('textbox', { name: 'Custom Testcase' })).toHaveText('8');
  await learner.getByRole('tab', { name: 'Console' }).click();
  await at.button('Close the console').click();
  await expect(learner.getByRole('tab', { name: 'Console' })).toHaveCount(0);
});

test('CONSOLE-12: a crash is explained, and its line leads to the code', async ({ learner }) => {
  const at = await runAndType(learner, 'n = int(input("Enter n: "))\nprint(10 // n)\n');
  await asksFor(at, 'Enter n: ');
  await learner.keyboard.type('0\n');
  await expect(at.panel.getByTestId('explanation')).toContainText(/divided by 0/);
  await expect(at.end).toContainText('Exit code 1');
  await expect(at.panel.getByText('Traceback (most recent call last)')).toHaveCount(1);
});

test('CONSOLE-12: how it ended is told in the language of the page, whichever the browser’s is', async ({
  learner,
}) => {
  await learner.addInitScript(() => {
    document.cookie = 'abhyas_language=hi; path=/';
  });
  await learner.goto(PROBLEM);
  await learner.getByRole('combobox').first().selectOption('Python');
  const editor = learner.locator('.cm-content').first();
  await editor.click();
  await editor.press('ControlOrMeta+a');
  await learner.keyboard.insertText('print(1 // 0)\n');
  await learner.getByRole('button', { name: 'चलाएँ और टाइप करें' }).click();
  await expect(consoleOn(learner).panel.getByTestId('result-message')).toContainText(
    'आपका प्रोग्राम बीच में टूट गया',
    { timeout: FIRST_MS },
  );
});

test('CONSOLE-12: a program that does not compile says why', async ({ learner }) => {
  await learner.goto(PROBLEM);
  await learner.getByLabel('Language').selectOption('C');
  await editorOf(learner).press('ControlOrMeta+a');
  await learner.keyboard.insertText('int main(void) { return 0 }');
  await learner.getByRole('button', { name: 'Run and type' }).click();
  const at = consoleOn(learner);
  await expect(at.panel.getByTestId('explanation')).toContainText(/semicolon|;/, { timeout: FIRST_MS });
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
  await expect(at.log.locator('.text-bad')).toHaveText('red');
  await expect(at.log).toContainText('red plain');
  await secret.fill('kolam');
  await secret.press('Enter');
  await expect(at.log).toHaveText(/Key: \(hidden\)\s*5/);
  await expect(at.log).not.toContainText('kolam');
  expect(await learner.evaluate(() => sessionStorage.getItem('abhyas.talk') ?? '')).not.toContain('kolam');
});

test('CONSOLE-14: a page that is reloaded goes on where it was, and so does a cut connection', async ({
  learner,
}) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  await learner.keyboard.type('21\n');
  await asksFor(at, 'Name? ');
  await expect(learner.getByTestId('saved')).toBeVisible();
  await learner.reload();
  await asksFor(at, 'Name? ');
  await expect(at.log).toHaveText(/Enter n: 21/);
  await learner.context().setOffline(true);
  await at.field.fill('Asha');
  await at.field.press('Enter');
  await expect(at.log).toHaveText(/Name\? Asha/);
  await learner.context().setOffline(false);
  await expect(at.log).toHaveText(/Enter n: 21\s*Name\? Asha\s*Asha 42/, { timeout: 20_000 });
});

test('CONSOLE-14: a second tab takes the talk over, and the first one says so', async ({
  learner,
  context,
}) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  const second = await context.newPage();
  const there = await runAndType(second, ASKS);
  await asksFor(there, 'Enter n: ');
  await expect(at.end).toContainText('perhaps because you started another one in another tab');
  await second.close();
});

test('CONSOLE-14: a tab that is duplicated leaves the talk to the first one', async ({ learner }) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  await learner.keyboard.type('21\n');
  await asksFor(at, 'Name? ');
  await expect(learner.getByTestId('saved')).toBeVisible();
  // It gets a copy of what this tab remembers, as one does that is duplicated by hand.
  const opening = learner.waitForEvent('popup');
  await learner.evaluate(() => void window.open(window.location.href));
  const copy = await opening;
  await expect(editorOf(copy)).toContainText('Enter n: ');
  await expect.poll(() => copy.evaluate(() => sessionStorage.getItem('abhyas.talk') ?? '')).toContain('21');
  await expect(consoleOn(copy).panel).toHaveCount(0);
  await learner.keyboard.type('Asha\n');
  await expect(at.log).toHaveText(/Name\? Asha\s*Asha 42/);
  await expect(consoleOn(copy).panel).toHaveCount(0);
  await copy.close();
});

test('CONSOLE-14: who signs out elsewhere hears nothing more', async ({ learner, request, account }) => {
  const at = await runAndType(learner, ASKS);
  await asksFor(at, 'Enter n: ');
  const out = await request.post('/api/auth/logout', { headers: { 'x-auth-token': account.token } });
  expect(out.ok()).toBe(true);
  // Whichever part of the page learns it first.
  const isTold = async (): Promise<boolean> =>
    learner.url().includes('/login') || (await at.note.allInnerTexts()).join('').includes('Please sign in');
  await expect.poll(isTold, { timeout: 20_000 }).toBe(true);
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
