import type { Locator, Page } from '@playwright/test';

import { press, tabTo } from './by-keyboard.ts';
import { asksFor, consoleOn, FIRST_MS, PROBLEM, WAITS } from './console-page.ts';
import { heard, listen } from './live-regions.ts';
import { expect, test } from './people.ts';
import { editorOf } from './problem.ts';

const TALKS = `import getpass
n = int(input("Enter n: "))
key = getpass.getpass("Key: ")
while True:
    try:
        line = input("> ")
    except EOFError:
        break
    except KeyboardInterrupt:
        print("caught")
        continue
    print("got", line)
print(n, len(key))
`;

test.use({ viewport: { width: 1366, height: 633 } });

const begins = (place: Page | Locator): Locator => place.getByRole('button', { name: 'Run and type' });

async function writeProgram(page: Page, program: string): Promise<void> {
  await tabTo(page, editorOf(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
  // Tab belongs to the code until Escape gives it back.
  await page.keyboard.press('Escape');
}

test('CONSOLE-10, CONSOLE-11, CONSOLE-12, CONSOLE-13: a whole conversation by keyboard alone, as a screen reader hears it', async ({
  learner,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const said = await listen(learner);
  const at = consoleOn(learner);
  const { keyboard } = learner;
  await learner.goto(PROBLEM);
  await tabTo(learner, learner.getByLabel('Language'));
  await keyboard.type('Py');
  await writeProgram(learner, TALKS);

  await test.step('it begins, and has the keyboard', async () => {
    await keyboard.press('Shift+Tab');
    await press(learner, begins(learner));
    await asksFor(at, 'Enter n: ');
    await expect(at.field).toBeFocused();
    await heard(said, /Your program is waiting for input: Enter n:/);
    await expect(at.panel).toMatchAriaSnapshot(`
      - region "Console":
        - status: "Your program is waiting for input : Enter n:"
        - button "Stop"
        - button "Close the console"
        - log "What your program shows"
        - text: "Input for your program Enter n:"
        - textbox "Input for your program Enter n:"
        - button "Send"
        - button "End of input"
        - button "Ctrl+C"
        - status
        - status
        - status
    `);
    await keyboard.type('21\n');
  });

  await test.step('a password', async () => {
    const secret = at.panel.getByLabel('Hidden input for your program');
    await expect(secret).toBeFocused();
    await expect(secret).toHaveAttribute('type', 'password');
    await heard(said, /Your program is waiting for hidden input: Key:/);
    await keyboard.type('kolam\n');
    await asksFor(at, '> ');
    await expect(at.log).toMatchAriaSnapshot(`
      - log "What your program shows": "Enter n: 21 Key: (hidden)"
    `);
  });

  await test.step('lines, earlier ones, pasted ones', async () => {
    await keyboard.type('one\n');
    await expect(at.log).toContainText('got one');
    await asksFor(at, '> ');
    await keyboard.press('ArrowUp');
    await expect(at.field).toHaveValue('one');
    await keyboard.press('ArrowDown');
    await expect(at.field).toHaveValue('');
    await learner.evaluate(() => navigator.clipboard.writeText('two\nthree\n'));
    await keyboard.press('ControlOrMeta+v');
    await expect(at.log).toHaveText(/got one\s*> two\s*got two\s*> three\s*got three/);
  });

  await test.step('an interrupt that is caught, the end of input, and the end', async () => {
    await asksFor(at, '> ');
    await keyboard.press('Control+c');
    await expect(at.log).toContainText('caught');
    await asksFor(at, '> ');
    await keyboard.press('Control+d');
    await expect(at.end).toContainText('Your program has ended. · Exit code 0');
    await heard(said, /Your program has ended\. · Exit code 0/);
    await expect(at.panel).toMatchAriaSnapshot(`
      - region "Console":
        - status: Console
        - button "Close the console"
        - log "What your program shows": /Enter n. 21 Key. \\(hidden\\) > one got one .* \\(end of input\\) 21 5/
        - status
        - status
        - status: /Your program has ended\\. · Exit code 0 · [\\d.]+ s of computing, [\\d.]+ MB/
        - button "Run again with the same lines"
        - button "Run again"
        - button "Keep as custom input"
        - button "Compare with the expected answer"
    `);
  });

  await test.step('the same lines again; the secret is asked for again', async () => {
    await press(learner, at.button('Run again with the same lines'));
    await expect(at.end).toContainText('Exit code 0', { timeout: FIRST_MS });
    await expect(at.log).toHaveText(/Enter n: 21\s*Key: \(hidden\)\s*> one\s*got one.*21 5\s*$/s);
  });

  await test.step('kept as a custom input, whose tab has the keyboard', async () => {
    await press(learner, at.button('Keep as custom input'));
    await expect(learner.getByRole('tab', { name: 'Custom Testcase' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(learner.getByRole('tab', { name: 'Console' })).toBeFocused();
  });

  await test.step('compared', async () => {
    await press(learner, at.button('Compare with the expected answer'));
    await expect(learner.getByRole('tab', { name: 'Custom Testcase' })).toBeFocused();
    const compared = learner.getByRole('tabpanel', { name: 'Custom Testcase' });
    await expect(compared.getByRole('heading', { name: 'Your output' })).toBeVisible({ timeout: FIRST_MS });
    await keyboard.press('ArrowRight');
  });

  await test.step('closed, and the keyboard is where it was', async () => {
    await press(learner, at.button('Close the console'));
    await expect(at.panel).toHaveCount(0);
    await expect(begins(learner)).toBeFocused();
  });
});

test(
  'CONSOLE-10: a program of a lesson is begun, answered and closed by keyboard alone',
  { tag: '@thorough' },
  async ({ learner }) => {
    await learner.goto('/learn/from-c-to-cpp/streams');
    const program = learner.locator('figure.code[data-stdin]').first();
    await press(learner, begins(program));
    const at = consoleOn(program);
    await expect(at.status).toHaveText(WAITS, { timeout: FIRST_MS });
    await learner.keyboard.type('4 2.5\n');
    await expect(at.end).toContainText('Your program has ended.', { timeout: FIRST_MS });
    await press(learner, at.button('Run again'));
    await expect(at.field).toBeFocused();
    await learner.keyboard.press('Shift+Tab');
    await press(learner, at.button('Close the console'));
    await expect(begins(program)).toBeFocused();
  },
);

test(
  'CONSOLE-10: a visitor talks with a program of the landing page by keyboard alone',
  { tag: '@thorough' },
  async ({ visitor }) => {
    await visitor.goto('/');
    await writeProgram(visitor, 'print("Hello", input("Name? "))');
    await visitor.keyboard.press('Shift+Tab');
    await visitor.keyboard.press('Shift+Tab');
    await press(visitor, begins(visitor));
    const at = consoleOn(visitor);
    await asksFor(at, 'Name? ');
    await expect(at.field).toBeFocused();
    await visitor.keyboard.type('Ravi\n');
    await expect(at.log).toHaveText(/Name\? Ravi\s*Hello Ravi/);
    await expect(at.end).toContainText('Exit code 0');
    await press(visitor, at.button('Close the console'));
    await expect(begins(visitor)).toBeFocused();
  },
);
