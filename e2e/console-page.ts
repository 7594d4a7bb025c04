import type { Locator, Page } from '@playwright/test';

import { expect } from './people.ts';
import { openPython } from './problem.ts';

/** The first program of a language may take so long on a busy machine. */
export const FIRST_MS = 60_000;
/** No test of others changes the texts of this problem. */
export const PROBLEM = '/practise/1/tile-the-floor';

/** Asks for two lines. */
export const ASKS = 'n = int(input("Enter n: "))\nname = input("Name? ")\nprint(name, 2 * n)\n';

/** The console on a page, by what a person sees of it. */
export function consoleOn(page: Page | Locator) {
  const panel = page.getByRole('region', { name: /^(Console|कंसोल)$/ });
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

export const WAITS = 'Your program is waiting for input';

/** Opens the problem with this program in Python and begins it. */
export async function runAndType(page: Page, code: string) {
  await openPython(page, PROBLEM);
  await page.keyboard.insertText(code);
  await page.getByRole('button', { name: 'Run and type' }).first().click();
  return consoleOn(page);
}

export async function asksFor(at: ReturnType<typeof consoleOn>, prompt: string): Promise<void> {
  await expect(at.prompt).toHaveText(prompt, { timeout: FIRST_MS });
  await expect(at.status).toHaveText(WAITS);
}
