import type { Locator, Page } from '@playwright/test';

import { expect, test } from './people.ts';
import { openPython } from './problem.ts';

const FIRST_MS = 60_000;
/** No other test changes the texts of this problem. */
const PROBLEM = '/practise/1/tile-the-floor';
const ASKS = 'n = int(input("Enter n: "))\nname = input("Name? ")\nprint(name, 2 * n)\n';

test.use({ viewport: { width: 1366, height: 768 } });

/** The console on a page, by what a person sees of it. */
function consoleOn(page: Page | Locator) {
  const panel = page.getByRole('region', { name: 'Console' });
  return {
    panel,
    log: panel.getByRole('log'),
    prompt: panel.getByTestId('console-prompt'),
    status: panel.getByTestId('console-status'),
    note: panel.getByTestId('console-note'),
    end: panel.getByTestId('console-end'),
    field: panel.getByLabel('Input for your program'),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
  };
}

const WAITS = 'Your program is waiting for input';

async function runAndType(page: Page, code: string) {
  await openPython(page, PROBLEM);
  await page.keyboard.insertText(code);
  await page.getByRole('button', { name: 'Run and type' }).first().click();
  return consoleOn(page);
}

async function asksFor(at: ReturnType<typeof consoleOn>, prompt: string): Promise<void> {
  await expect(at.prompt).toHaveText(prompt, { timeout: FIRST_MS });
  await expect(at.status).toHaveText(WAITS);
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
});

test('CONSOLE-12: a crash is explained, and its line leads to the code', async ({ learner }) => {
  const at = await runAndType(learner, 'n = int(input("Enter n: "))\nprint(10 // n)\n');
  await asksFor(at, 'Enter n: ');
  await learner.keyboard.type('0\n');
  await expect(at.panel.getByTestId('explanation')).toContainText(/divided by 0/);
  await expect(at.end).toContainText('Exit code 1');
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
