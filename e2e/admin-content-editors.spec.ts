import type { Page } from '@playwright/test';

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
import { expect, register, signIn, test, type Account } from './people.ts';
import { staffMember } from './staff.ts';

const C_PRODUCT = `#include <stdio.h>

int main(void) {
    long long a, b;
    scanf("%lld %lld", &a, &b);
    printf("%lld\\n", a * b);
    return 0;
}
`;

test(
  'PUBLISHING-9: from an empty module a teacher writes a text, a quiz and a problem with forms only; a learner reads, answers and solves',
  { tag: '@thorough' },
  async ({ page, request, browser }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    await signIn(page, teacher);
    await newDraft(page, 'By forms only');
    const draft = draftCalls(page);
    await beginModule(page, { course: 'Forms', module: 'Written here' });

    await begin(page, 'New text, quiz, problem or video', { kind: 'text', title: 'A first text' });
    await write(page, 'Text (Markdown)', 'You will print a line.\n');
    await page.getByRole('button', { name: 'Program' }).click();
    const program = page.getByRole('dialog');
    await program.getByLabel('Language').selectOption('Python');
    await write(page, 'Program', 'print("Vanakkam")');
    await program.getByLabel('What it prints').fill('Vanakkam');
    await program.getByRole('button', { name: 'Insert' }).click();
    const shown = shownIn(page);
    await expect(shown.getByText('You will print a line.')).toBeVisible();
    await expect(shown.locator('figure.code').first()).toContainText('print("Vanakkam")');
    await saveInDraft(page);
    await noFaults(page);
    await back(page);

    await begin(page, 'New text, quiz, problem or video', { kind: 'quiz', title: 'A first quiz' });
    await page.getByLabel('Question', { exact: true }).fill('Is 2 + 2 even?\n\nThink of `4`.');
    await page.getByLabel('Choice 1').first().fill('Yes: `4`');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).nth(1).fill('Which is odd?');
    await page.getByRole('button', { name: 'Move up: Question 2' }).click();
    await expect(page.getByLabel('Question', { exact: true }).first()).toHaveValue('Which is odd?');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Question', { exact: true }).first()).toHaveValue(/even/);
    await page.getByRole('button', { name: 'Delete: Question 2' }).click();
    await expect(shown.locator('code').filter({ hasText: '4' }).first()).toBeVisible();
    await saveInDraft(page);
    await noFaults(page);
    await back(page);

    await begin(page, 'New text, quiz, problem or video', { kind: 'problem', title: 'Product of Two' });
    await page.getByLabel('Summary').fill('Multiply two whole numbers.');
    await write(page, 'Story and task', 'Fields are measured by multiplying. Print the product.');
    await write(page, 'Output', 'One line: their product.');
    await page.getByRole('tab', { name: 'Tests' }).click();
    for (const [name, input, answer] of [
      ['1', '2 3', '6'],
      ['2', '0 7', '0'],
      ['01', '1000000000 1000000000', '1000000000000000000'],
    ] as const) {
      await page.getByRole('button', { name: `Edit: test ${name}`, exact: true }).click();
      await page.getByRole('dialog').getByLabel('Input', { exact: true }).fill(`${input}\n`);
      await page.getByRole('dialog').getByLabel('Answer', { exact: true }).fill(`${answer}\n`);
      const explanation = page.getByRole('dialog').getByRole('textbox', { name: 'Why this is the answer' });
      if (name !== '01') await explanation.fill('One number times the other.');
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    }
    await page.getByLabel('Upload pairs').setInputFiles([
      { name: 'big.in', mimeType: 'text/plain', buffer: Buffer.from('3 4\n') },
      { name: 'big.out', mimeType: 'text/plain', buffer: Buffer.from('12\n') },
    ]);
    await expect(page.getByText('Tests added: 1.')).toBeVisible();
    await page.getByRole('tab', { name: 'Hints and starters' }).click();
    await page.getByLabel('Hint 1').fill('How often is one added to itself?');
    await page.getByLabel('Hint 2').fill('Both numbers are large: which type holds their product?');
    await page.getByRole('tab', { name: 'Solutions' }).click();
    await page.getByRole('button', { name: 'Add a solution' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await write(page, 'Code of accepted/solution.c', C_PRODUCT);
    await write(page, 'Code of accepted/solution.py', 'a, b = map(int, input().split())\nprint(a * b)\n');
    await write(
      page,
      'Code of wrong_answer/the-mistake.py',
      'a, b = map(int, input().split())\nprint(a + b)\n',
    );
    await saveInDraft(page);
    await noFaults(page);
    await back(page);

    await page.getByRole('button', { name: 'Check the draft' }).click();
    await expect(page.getByText('All files are in order.')).toBeVisible({ timeout: CHECK_TIMEOUT_MS });
    const school = await publishDraft(request, teacher, draft);
    try {
      await learn(await browser.newPage(), await register(request));
    } finally {
      await school.bringBack();
    }
  },
);

/** Whole schools are checked here, on a machine of two cores. */
const CHECK_TIMEOUT_MS = 120_000;
const RUN_TIMEOUT_MS = 60_000;

/** Reads the text, answers the quiz and solves the problem. */
async function learn(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await page.goto('/learn/written-here/a-first-text');
  await expect(page.getByText('You will print a line.')).toBeVisible();
  await page.goto('/learn/written-here/a-first-quiz');
  await page.getByRole('radio', { name: 'Yes: 4' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Correct', { exact: true })).toBeVisible();
  await page.goto('/learn/written-here/product-of-two');
  await page.getByRole('link', { name: 'Solve this' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('C');
  await write(page, 'Code Area', C_PRODUCT);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const told = page.getByTestId('result-message');
  await expect(told).toHaveText(/^All 4 tests passed\./, { timeout: RUN_TIMEOUT_MS });
}

test(
  'PUBLISHING-17: a teacher says a lesson in Hindi beside its English, sees it drawn, and is told when the English changes',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    await signIn(page, await staffMember(request, 'teacher'));
    await newDraft(page, 'In Hindi');
    const draft = page.url();
    await page.goto(`${draft}/assets/courses/02-cpp/02-functions-and-references/01-functions-in-cpp`);

    await page.getByRole('button', { name: 'हिन्दी', exact: true }).click();
    await expect(page.getByText('Not written yet: learners see the English.')).toHaveCount(2);
    await page.getByLabel('Title in हिन्दी').fill('निर्णय लेना');
    await page.getByLabel('Text in हिन्दी').fill('`if` एक शर्त जाँचता है।\n');
    const shown = shownIn(page);
    await expect(shown.getByRole('heading', { name: 'निर्णय लेना' })).toBeVisible();
    await expect(shown.getByText('एक शर्त जाँचता है।')).toBeVisible();
    await expect(page.getByText('Not written yet')).toHaveCount(0);
    await saveInDraft(page);
    await noFaults(page);

    await page.getByRole('button', { name: 'English', exact: true }).click();
    await page.getByLabel('Title').fill('Deciding');
    await saveInDraft(page);
    await page.reload();
    await page.getByRole('button', { name: /^हिन्दी 1 to compare$/ }).click();
    const note = page
      .getByRole('note')
      .filter({ hasText: 'The English has changed since this was written.' });
    await expect(note).toHaveCount(1);
    for (const width of [360, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 760 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await note.getByRole('button', { name: 'It still matches' }).click();
    await expect(note).toHaveCount(0);
    await saveInDraft(page);
  },
);
