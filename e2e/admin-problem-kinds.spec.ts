import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

/** Whole schools are checked here, on a machine of two cores. */
const CHECK_TIMEOUT_MS = 120_000;

async function begin(page: Page, button: string, { kind, title }: { kind?: string; title: string }) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  if (kind) await dialog.getByLabel('What').selectOption(kind);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function beginProblem(page: Page, title: string): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await begin(page, 'New course', { title: `Course of ${title}` });
  await page.getByLabel('Summary').fill('A course.');
  await page.getByLabel('Description').fill('A course of one problem.');
  await save(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await begin(page, 'New module', { title: `Module of ${title}` });
  await page.getByLabel('Summary').fill('A module.');
  await save(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await begin(page, 'New text, quiz, problem or video', { kind: 'problem', title });
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved in the draft')).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const noFaults = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('PUBLISHING-23, PUBLISHING-24: a teacher makes a page task with forms, tries it, and is told what is wrong with a step', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await staffMember(request, 'teacher'));
  await beginProblem(page, 'Say Namaste');
  await tab(page, 'Settings');
  await page.getByLabel('How it is solved').selectOption('By a web page');
  await expect(page.getByText('What this needs was added')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Languages' })).toHaveCount(0);

  await tab(page, 'Tests');
  await page.getByLabel('What is true of a right page').fill('The heading says Namaste');
  await expect(page.getByRole('checkbox', { name: 'no-heading' })).toBeChecked();
  await page.getByLabel('What step 1 does').selectOption('Expect: the text of');
  await expect(page.getByLabel('CSS selector')).toHaveValue('h1');
  await page.getByLabel('Expected', { exact: true }).fill('Namaste');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('What step 2 does').selectOption('Do: make the window so wide');
  await page.getByLabel('Pixels').fill('3');
  await noFaults(page);

  await tab(page, 'Solutions');
  await page
    .getByRole('textbox', { name: 'Code of accepted/solution.page: index.html' })
    .fill('<!doctype html>\n<title>Namaste</title>\n<h1>Namaste</h1>\n');
  await page
    .getByRole('button', { name: 'Show the page and try the checks: accepted/solution.page' })
    .click();
  await expect(
    page.frameLocator('iframe[title="Preview of your page"]').getByRole('heading', { name: 'Namaste' }),
  ).toBeVisible();
  await save(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Check the draft' }).click();
  await expect(page.getByText(/checks\.yaml/).first()).toBeVisible({ timeout: CHECK_TIMEOUT_MS });

  await page.goBack();
  await tab(page, 'Tests');
  const step = page.getByRole('list', { name: 'Steps' }).getByRole('listitem').nth(1);
  await expect(step).toContainText(/280|invalid|small/i);
  await page.getByLabel('Pixels').fill('360');
  await tab(page, 'Solutions');
  await page
    .getByRole('button', { name: 'Show the page and try the checks: accepted/solution.page' })
    .click();
  await page.getByRole('button', { name: 'Try the checks' }).click();
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('passed');
  await save(page);
});

test('PUBLISHING-23: a teacher makes an SQL task with forms: tables, data sets as tables, and the answer of the right solution', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await staffMember(request, 'teacher'));
  await beginProblem(page, 'Who Is There');
  await tab(page, 'Settings');
  await page.getByLabel('How it is solved').selectOption('By SQL statements');
  await page.getByRole('checkbox', { name: 'Rows must come in the expected order' }).check();
  await tab(page, 'Tests');
  await expect(page.getByRole('table').filter({ hasText: 'name' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit: test 1', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Rows (INSERT INTO … VALUES …)')
    .fill("INSERT INTO customers VALUES (3, 'Imran');\nDROP TABLE x;\n");
  await expect(dialog.getByRole('cell', { name: 'Imran' })).toBeVisible();
  await expect(dialog.getByText(/^Line 2: /)).toBeVisible();
  await dialog
    .getByLabel('Rows (INSERT INTO … VALUES …)')
    .fill("INSERT INTO customers VALUES (3, 'Imran');\n");
  await expect(dialog.getByText(/^Line 2: /)).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Make the answer with/ }).click();
  await expect(dialog.getByLabel('Rows that are expected')).toHaveValue(/Imran/, { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await noFaults(page);
  await save(page);
});
