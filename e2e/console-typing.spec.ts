import type { CDPSession, Locator, Page } from '@playwright/test';

import { asksFor, consoleOn } from './console-page.ts';
import { expect, test } from './people.ts';

const ECHOES = 'while True:\n    print(repr(input("? ")))\n';

test.use({ viewport: { width: 360, height: 430 }, hasTouch: true });

/** The console of the landing page's program, and the browser's door for input methods. */
async function begin(page: Page, program: string) {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Code Area' }).fill(program);
  await page.getByRole('button', { name: 'Run and type' }).tap();
  const at = consoleOn(page);
  await asksFor(at, '? ');
  return { at, method: await page.context().newCDPSession(page) };
}

/** As a keyboard with suggestions writes: a word that is underlined as long as it may still change. */
async function compose(method: CDPSession, ...stages: readonly string[]): Promise<void> {
  for (const text of stages) {
    const end = text.length;
    await method.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
}

const isInView = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
    return top >= offsetTop && bottom <= offsetTop + height + 1;
  });

test('CONSOLE-13: words that an input method composes are sent once, as they stand at the end', async ({
  visitor,
}) => {
  const { at, method } = await begin(visitor, ECHOES);
  await test.step('Devanagari, letter by letter', async () => {
    await compose(method, 'n', 'न', 'नम', 'नमस', 'नमस्', 'नमस्त');
    await method.send('Input.insertText', { text: 'नमस्ते' });
    await compose(method, ' ', ' दु', ' दुनि');
    await method.send('Input.insertText', { text: ' दुनिया' });
    await expect(at.field).toHaveValue('नमस्ते दुनिया');
    await visitor.keyboard.press('Enter');
    await expect(at.log).toContainText("'नमस्ते दुनिया'");
  });
  await test.step('a word that is corrected when the next one begins', async () => {
    await compose(method, 't', 'te', 'teh');
    await method.send('Input.insertText', { text: 'the ' });
    await compose(method, 'end');
    await at.button('Send').tap();
    await expect(at.log).toContainText("'the end'");
    await expect(at.field).toHaveValue('');
  });
  await test.step('the arrows are the method’s own while it composes', async () => {
    await compose(method, 'कम', 'कमल');
    await visitor.keyboard.press('ArrowUp');
    await expect(at.field).toHaveValue('कमल');
    await method.send('Input.insertText', { text: 'कमल' });
    await visitor.keyboard.press('Enter');
    await expect(at.log).toContainText("'कमल'");
  });
  await expect(at.log).toHaveText(/नमस्ते दुनिया.*the end.*कमल/s);
  await expect(at.log.getByText("'", { exact: false })).toHaveCount(3);
});

test('CONSOLE-11: several lines that a phone’s keyboard puts in at once go one by one', async ({
  visitor,
}) => {
  const { at, method } = await begin(visitor, 'while True:\n    print("got", input("? "))\n');
  await method.send('Input.insertText', { text: '12\n7\nlast' });
  await expect(at.log).toHaveText(/\? 12\s*got 12\s*\? 7\s*got 7/);
  await expect(at.field).toHaveValue('last');
});

test('CONSOLE-13: the field stays in sight when the phone is turned and its keyboard opens', async ({
  visitor,
}) => {
  const program =
    'print("a line that was shown before\\n" * 30)\ninput("? ")\ninput("And the second one? ")\n';
  const { at } = await begin(visitor, program);
  for (const size of [
    { width: 760, height: 360 },
    { width: 760, height: 170 },
    { width: 360, height: 760 },
    { width: 360, height: 400 },
  ]) {
    await visitor.setViewportSize(size);
    await expect.poll(() => isInView(at.field), `${size.width} x ${size.height}`).toBe(true);
    await expect(at.field).toBeFocused();
  }
  await visitor.keyboard.type('1\n');
  await asksFor(at, 'And the second one? ');
  expect(await isInView(at.field)).toBe(true);
});

test('CONSOLE-13: a program that edits its lines itself, as a debugger does, shows each of them once', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const program = 'import readline\nsecret = 41\nprint(input("? ") * 2)\nbreakpoint()\nprint("over")\n';
  await visitor.getByRole('textbox', { name: 'Code Area' }).fill(program);
  await visitor.getByRole('button', { name: 'Run and type' }).tap();
  const at = consoleOn(visitor);
  await asksFor(at, '? ');
  await visitor.keyboard.type('ab\n');
  await asksFor(at, '(Pdb) ');
  await visitor.keyboard.type('p secret + 1\n');
  await asksFor(at, '(Pdb) ');
  await visitor.keyboard.type('c\n');
  await expect(at.end).toContainText('Exit code 0');
  await expect(at.log).toHaveText(/^\? ab\s*abab\s.*\(Pdb\) p secret \+ 1\s*42\s*\(Pdb\) c\s*over\s*$/s);
});

test('CONSOLE-10, FRAME-21: who reads Hindi finds the landing page and its console in Hindi', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    document.cookie = 'abhyas_language=hi; path=/';
  });
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'यहीं आज़माएँ, बिना अकाउंट के' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('अभ्यास');
  await visitor
    .getByRole('region', { name: 'यहीं आज़माएँ, बिना अकाउंट के' })
    .getByRole('textbox')
    .fill('input("नाम? ")');
  await visitor.getByRole('button', { name: 'चलाएँ और टाइप करें' }).tap();
  const { prompt, status } = consoleOn(visitor);
  await expect(prompt).toHaveText('नाम? ', { timeout: 60_000 });
  await expect(status).toHaveText('आपका प्रोग्राम input का इंतज़ार कर रहा है');
});
