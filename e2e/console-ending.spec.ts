import { ASKS, asksFor, consoleOn, FIRST_MS, PROBLEM, runAndType } from './console-page.ts';
import { expect, test } from './people.ts';
import { editorOf } from './problem.ts';

test.use({ viewport: { width: 1366, height: 768 } });

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

test(
  'CONSOLE-12: the program and the reference solution are given what was typed, side by side',
  { tag: '@thorough' },
  async ({ learner }) => {
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
  },
);

test(
  'CONSOLE-12: what was typed is kept as a custom input, and the console is there again behind its tab',
  { tag: '@thorough' },
  async ({ learner }) => {
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
  },
);

test('CONSOLE-12: a crash is explained, and its line leads to the code', async ({ learner }) => {
  const at = await runAndType(learner, 'n = int(input("Enter n: "))\nprint(10 // n)\n');
  await asksFor(at, 'Enter n: ');
  await learner.keyboard.type('0\n');
  await expect(at.panel.getByTestId('explanation')).toContainText(/divided by 0/);
  await expect(at.end).toContainText('Exit code 1');
  await expect(at.panel.getByText('Traceback (most recent call last)')).toHaveCount(1);
  await learner.setViewportSize({ width: 1366, height: 633 });
  await expect(at.button('Run again')).toBeInViewport({ ratio: 1 });
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
