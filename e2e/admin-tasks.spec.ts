import type { Locator, Page } from '@playwright/test';

import {
  back,
  begin,
  beginModule,
  draftCalls,
  newDraft,
  noFaults,
  publishDraft,
  saveInDraft,
  shownIn,
  write,
} from './content-console.ts';
import { expect, register, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

const RUN_TIMEOUT_MS = 60_000;
const RIGHT_SQL = 'SELECT name FROM customers ORDER BY name;';
const HEADING = '<h1>Chai menu</h1>';

const tryOut = (page: Page): Locator => shownIn(page).getByRole('region', { name: 'Try it as a learner' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first().click();

/** Begins a problem and says how it is solved, and what every problem says. */
async function beginProblem(page: Page, title: string, solved: string): Promise<void> {
  await begin(page, 'New text, quiz, problem or video', { kind: 'problem', title });
  await page.getByLabel('Summary').fill(`${title}, in one line.`);
  await write(page, 'Story and task', 'The tea stall needs it.');
  await tab(page, 'Hints and starters');
  await page.getByLabel('Hint 1').fill('Begin with the first thing that is asked.');
  await page.getByLabel('Hint 2').fill('Then the second thing.');
  await tab(page, 'Settings');
  await page.getByLabel('How it is solved').selectOption({ label: solved });
  await expect(page.getByText('What this needs was added')).toBeVisible();
}

/** Takes out of the statement what only a program that reads has. */
async function readsNothing(page: Page): Promise<void> {
  await tab(page, 'Statement');
  for (const part of ['Input', 'Output', 'Constraints and extra description']) {
    await page.getByRole('textbox', { name: part, exact: true }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
}

/** An SQL problem whose rows have to come in order; its answers are made by its solution. */
async function writeSql(page: Page): Promise<void> {
  await beginProblem(page, 'Names of Customers', 'By SQL statements');
  await page.getByLabel('Rows must come in the expected order').check();
  await tab(page, 'Statement');
  await write(page, 'Output', 'The names, in the order of the alphabet.');
  await tab(page, 'Solutions');
  await write(page, 'Code of accepted/solution.sql', RIGHT_SQL);
  await tab(page, 'Tests');
  await expect(page.getByRole('textbox', { name: /^Tables \(CREATE TABLE/ })).toContainText('customers');
  for (const [test, rows, names] of [
    ['1', "(1, 'Ravi'), (2, 'Asha')", ['Asha', 'Ravi']],
    // Texts that read as NULL or as a number are told from them.
    ['01', "(7, 'Meera'), (9, 'NULL'), (12, '42')", ["'42'", 'Meera', "'NULL'"]],
  ] as const) {
    await page.getByRole('button', { name: `Edit: test ${test}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rows (INSERT INTO').fill(`INSERT INTO custmers VALUES ${rows};\n`);
    await expect(dialog.getByText(/^Line 1: /)).toBeVisible();
    await dialog.getByLabel('Rows (INSERT INTO').fill(`INSERT INTO customers VALUES ${rows};\n`);
    await expect(dialog.getByRole('table').first()).toContainText(rows.slice(5, 8));
    if (test === '1') await dialog.getByLabel('Why this is the answer').fill('A comes before R.');
    await dialog.getByRole('button', { name: 'Make the answer with solution.sql' }).click();
    await expect(dialog.getByRole('table', { name: 'Rows that are expected' }).getByRole('row')).toHaveText(
      ['name', ...names],
      { timeout: RUN_TIMEOUT_MS },
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
}

/** A page problem with one named check more than it begins with. */
async function writePage(page: Page): Promise<void> {
  await beginProblem(page, 'Chai Menu', 'By a web page');
  await readsNothing(page);
  await tab(page, 'Tests');
  await page.getByRole('button', { name: 'Add a check' }).click();
  const check = page.getByRole('region', { name: 'Check 2' });
  await check.getByLabel('What is true of a right page').fill('The heading says what it is');
  // A wrong solution belongs to one check.
  await page.getByRole('region', { name: 'Check 1' }).getByLabel('no-heading').uncheck();
  await check.getByLabel('no-heading').check();
  await check.getByLabel('CSS selector').fill('h1');
  await check.getByLabel('Expected').fill('Chai menu');
  await tab(page, 'Solutions');
  const solution = 'Code of accepted/solution.page: index.html';
  const html = (await page.getByRole('textbox', { name: solution }).innerText()).replace(
    /<h1>.*<\/h1>/,
    HEADING,
  );
  await write(page, solution, html);
  await page
    .getByRole('button', { name: 'Show the page and try the checks: accepted/solution.page' })
    .click();
  await page.getByRole('button', { name: 'Try the checks', exact: true }).first().click();
  const checks = page.getByRole('list', { name: 'Checks' }).first();
  await expect(checks.getByRole('listitem').filter({ hasText: 'passed' })).toHaveCount(2);
}

const solution = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Code of ${name}.circuit` });

/** A circuit problem of other inputs than it begins with: its table is filled by its solution, which is drawn. */
async function writeCircuit(page: Page): Promise<void> {
  await beginProblem(page, 'Not Both', 'By a circuit of gates');
  await readsNothing(page);
  await tab(page, 'Tests');
  await page.getByRole('button', { name: 'Add an input' }).click();
  await expect(page.getByLabel('Input 2', { exact: true })).toHaveValue('B');
  await page.getByLabel('Only some gates may be used').check();
  for (const gate of ['OR', 'NAND', 'NOR', 'XOR', 'XNOR', 'D flip-flop'])
    await page.getByRole('checkbox', { name: gate, exact: true }).uncheck();
  const check = page.getByRole('region', { name: 'Check 1' });
  await check.getByLabel('What is true of a right circuit').fill('Y is 0 only where both are 1');
  await tab(page, 'Solutions');
  await buildNand(solution(page, 'accepted/solution'));
  await tab(page, 'Tests');
  await check.getByRole('button', { name: 'All that can come in' }).click();
  await check.getByRole('button', { name: 'Take what goes out from solution.circuit' }).click();
  await expect(check.getByRole('table').getByRole('row')).toHaveText([
    'ABYActions',
    '001',
    '011',
    '101',
    '110',
  ]);
  // By keyboard: what is typed leads on, and a dash is no answer of an input.
  await check.getByRole('button', { name: 'Row 4, A: 1' }).focus();
  await page.keyboard.type('-101-');
  await expect(check.getByRole('table').getByRole('row').last()).toHaveText('10-');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('10');
  await expect(check.getByRole('table').getByRole('row').last()).toHaveText('110');
  await page.getByRole('button', { name: 'Show it as text' }).click();
  await expect(page.getByRole('textbox', { name: 'circuit.yaml' })).toContainText('A B | Y');
}

/** Joins the inputs by AND and turns the result round, by the list of parts. */
async function buildNand(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'List of parts' }).click();
  if ((await place.getByRole('button', { name: 'Remove NOT1' }).count()) === 0)
    await place.getByRole('button', { name: 'Add: NOT', exact: true }).click();
  await place.getByRole('button', { name: 'Add: AND', exact: true }).click();
  for (const [input, part] of [
    ['Input 1 of AND1 comes from', 'A'],
    ['Input 2 of AND1 comes from', 'B'],
    ['Input 1 of NOT1 comes from', 'AND1'],
    ['Input 1 of Y comes from', 'NOT1'],
  ] as const)
    await place.getByRole('combobox', { name: input }).selectOption(part);
}

/** In its form; the preview lists it too. */
const inSheet = (page: Page, title: string) => page.getByRole('link', { name: title }).first();

/** A sheet of two parts, with its words in Hindi. */
async function writeSheet(page: Page, problems: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New sheet' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Tea Stall');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByLabel('Summary', { exact: true }).fill('What a tea stall needs.');
  await page.getByLabel('Heading 1', { exact: true }).fill('Behind the counter');
  for (const title of problems) {
    await page.getByLabel('Problem to add').first().selectOption({ label: title });
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(inSheet(page, title)).toBeVisible();
  }
  await page.getByLabel('Title in हिन्दी').fill('चाय की दुकान');
  await page.getByLabel('Summary in हिन्दी').fill('चाय की दुकान को क्या चाहिए।');
  await page.getByLabel('Heading 1 in हिन्दी').fill('काउंटर के पीछे');
  const shown = shownIn(page);
  await expect(shown.getByRole('heading', { name: 'Behind the counter' })).toBeVisible();
  for (const title of problems) await expect(shown.getByRole('link', { name: title })).toBeVisible();
  await shown.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(shown.getByRole('heading', { name: 'काउंटर के पीछे' })).toBeVisible();
  await noFaults(page);
  await saveInDraft(page);
  await back(page);
}

/** A concept behind its siblings. */
async function writeConcept(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the concepts' }).click();
  await page.getByLabel('Find a concept').fill('modulus');
  await expect(page.getByRole('button', { name: 'Edit: modulus' })).toBeVisible();
  await page.getByRole('button', { name: 'New concept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Id', { exact: true }).fill('modulus');
  await expect(dialog.getByText('There is already a concept “modulus”.')).toBeVisible();
  await dialog.getByLabel('Id', { exact: true }).fill('tea-prices');
  await dialog.getByLabel('Name', { exact: true }).fill('Prices of tea');
  await dialog.getByLabel('Name in हिन्दी').fill('चाय के दाम');
  await dialog.getByLabel('Belongs to').fill('modulus');
  await noFaults(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row', { name: /Prices of tea/ })).toBeVisible();
  await expect(shownIn(page).getByText(/^No lesson teaches these yet/)).toContainText('tea-prices');
  await page.getByLabel('Find a concept').fill('modulus');
  await expect(shownIn(page).getByRole('listitem').first()).toContainText('Modulus');
  await page.getByLabel('Find a concept').fill('tea-prices');
  await saveInDraft(page);
  await back(page);
}

/** Begins a draft with an empty module, as a teacher. */
async function openDraft(page: Page, name: string): Promise<void> {
  await newDraft(page, name);
  await beginModule(page, { course: 'Stall', module: 'At the stall' });
}

const noRemarks = (page: Page) => expect(page.getByRole('region', { name: 'To fix' })).toHaveCount(0);

test('PUBLISHING-23: an author makes an SQL problem by its form, its answers by running it, and solves it in the preview', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await staffMember(request, 'teacher'));
  await openDraft(page, 'Rows');
  await writeSql(page);
  await noRemarks(page);
  await noFaults(page);
  await tryOut(page).getByRole('textbox', { name: 'Code Area' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('SELECT name FROM customers ORDER BY name DESC;');
  await tryOut(page).getByRole('button', { name: 'Run', exact: true }).click();
  await expect(tryOut(page).getByText('The rows are right, their order is not.').first()).toBeVisible({
    timeout: RUN_TIMEOUT_MS,
  });
  await saveInDraft(page);
});

test(
  'PUBLISHING-24: an author makes a page problem by its form and tries its checks on a solution and in the preview',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await staffMember(request, 'teacher'));
    await openDraft(page, 'Pages');
    await writePage(page);
    await noRemarks(page);
    await tryOut(page).getByRole('tab', { name: 'Preview' }).click();
    await tryOut(page).getByRole('button', { name: 'Try the checks', exact: true }).click();
    await expect(tryOut(page).getByRole('list', { name: 'Checks' })).toContainText(
      'The heading says what it is',
    );
    await saveInDraft(page);
  },
);

test(
  'PUBLISHING-23: an author makes a circuit problem of two inputs by its form and solves it in the preview',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await staffMember(request, 'teacher'));
    await openDraft(page, 'Gates');
    await writeCircuit(page);
    await noRemarks(page);
    // The server draws it a moment after the last edit: until then it is the starter of before.
    await expect(tryOut(page).getByText('B 0', { exact: true })).toBeVisible({ timeout: RUN_TIMEOUT_MS });
    await expect(tryOut(page).getByText('A, B')).toHaveCount(0);
    await buildNand(tryOut(page));
    await tryOut(page).getByRole('button', { name: 'Run', exact: true }).click();
    await expect(tryOut(page).getByText('All checks pass.').first()).toBeVisible({ timeout: RUN_TIMEOUT_MS });
    await saveInDraft(page);
  },
);

test(
  'PUBLISHING-21, PUBLISHING-27: an author makes a sheet in two languages and a concept by their forms',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await staffMember(request, 'teacher'));
    await newDraft(page, 'Lists');
    await writeSheet(page, ['Digital Clock', 'Half Adder']);
    await expect(page.getByRole('link', { name: 'Tea Stall' })).toBeVisible();
    await writeConcept(page);
  },
);

test(
  'PUBLISHING-23, PUBLISHING-24, PUBLISHING-21, PUBLISHING-27: what an author made by the forms of SQL, page and circuit problems, of sheets and concepts is solved and seen by a learner once it is published',
  {
    tag: '@thorough',
  },
  async ({ page, request, browser }) => {
    test.setTimeout(900_000);
    const teacher = await staffMember(request, 'teacher');
    await signIn(page, teacher);
    await newDraft(page, 'All tasks');
    const calls = draftCalls(page);
    await writeConcept(page);
    await beginModule(page, { course: 'Stall', module: 'At the stall' });
    await begin(page, 'New text, quiz, problem or video', { kind: 'text', title: 'What tea costs' });
    await page.getByLabel('Teaches').fill('tea-prices');
    await write(page, 'Text (Markdown)', 'You will count cups.\n');
    await saveInDraft(page);
    await back(page);
    for (const make of [writeSql, writePage, writeCircuit]) {
      await make(page);
      await noRemarks(page);
      await saveInDraft(page);
      await back(page);
    }
    await writeSheet(page, ['Names of Customers', 'Chai Menu', 'Not Both']);
    const school = await publishDraft(request, teacher, calls);
    try {
      const learner = await browser.newPage();
      await signIn(learner, await register(request));
      await learn(learner);
    } finally {
      await school.bringBack();
    }
  },
);

const passed = (page: Page) =>
  expect(page.getByTestId('result-message')).toHaveText(/^All /, { timeout: RUN_TIMEOUT_MS });

async function learn(page: Page): Promise<void> {
  await page.goto('/sheets/tea-stall');
  await expect(page.getByText('Behind the counter')).toBeVisible();
  await page.getByRole('link', { name: /Names of Customers/ }).click();
  await page.getByRole('textbox', { name: 'Code Area' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(RIGHT_SQL);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await passed(page);
  await page.goto('/sheets/tea-stall');
  await expect(page.getByText('1 of 3 solved')).toBeVisible();
  await page.getByRole('link', { name: /Chai Menu/ }).click();
  await page.getByRole('button', { name: 'index.html' }).click();
  await page.getByRole('textbox', { name: 'Code Area: index.html' }).fill(`<!doctype html>\n${HEADING}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await passed(page);
  await page.goto('/sheets/tea-stall');
  await page.getByRole('link', { name: /Not Both/ }).click();
  await buildNand(page.getByRole('main'));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await passed(page);
  await page.goto('/learn/stall/concepts');
  await expect(page.getByText('Prices of tea').first()).toBeVisible();
}
