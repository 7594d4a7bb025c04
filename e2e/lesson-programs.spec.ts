import { readdirSync, readFileSync } from 'node:fs';

import { THOROUGH } from '@abhyas/queue/testing/thorough';

import { expect, test } from './people.ts';

const TEXT = '/learn/first-steps/your-first-c-program';
const WITH_INPUT = '/learn/from-c-to-cpp/streams';
const COURSES = new URL('../content/courses/', import.meta.url);

test('a program of a text is changed in place, run, kept on the device and reset; its output is there once', async ({
  learner,
}) => {
  const editors: string[] = [];
  learner.on('request', (request) => {
    if (/code-editor/.test(request.url())) editors.push(request.url());
  });
  await learner.goto(TEXT);
  const program = learner.locator('figure.code').first();
  const printed = learner.locator('figure.code + figure.output').first();
  await expect(printed).toBeVisible();
  await program.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(program.locator('samp')).toHaveText('Vanakkam, Abhyas', { timeout: 30_000 });
  await expect(printed).toBeHidden();
  expect(editors).toEqual([]);

  await program.getByRole('button', { name: 'Edit' }).click();
  const editor = program.getByRole('textbox', { name: 'Code Area' });
  await expect(editor).toContainText('Vanakkam, Abhyas');
  await editor.press('ControlOrMeta+a');
  await learner.keyboard.insertText('#include <stdio.h>\nint main(void) { puts("mine"); }');
  await program.getByRole('button', { name: 'Run again' }).click();
  await expect(program.locator('samp')).toHaveText('mine', { timeout: 30_000 });

  await learner.reload();
  await expect(editor).toContainText('puts("mine")');
  await program.getByRole('button', { name: 'Reset' }).click();
  await expect(editor).toHaveCount(0);
  await expect(program.locator('pre').first()).toContainText('Vanakkam, Abhyas');
  await learner.reload();
  await expect(program.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test(
  'LEARNING-35: a program that prints without end keeps the text in place: its output scrolls by itself',
  { tag: '@thorough' },
  async ({ learner }) => {
    await learner.goto(TEXT);
    const program = learner.locator('figure.code').first();
    await program.getByRole('button', { name: 'Edit' }).click();
    await program.getByRole('textbox', { name: 'Code Area' }).press('ControlOrMeta+a');
    await learner.keyboard.insertText('#include <stdio.h>\nint main(void) { for (;;) puts("on"); }');
    const height = () => learner.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await program.getByRole('button', { name: 'Run', exact: true }).click();
    const output = program.getByRole('region', { name: 'Output' });
    await expect(output).toBeVisible({ timeout: 30_000 });
    // The explanation is below it, in sight.
    await expect(program.getByText('printed more than')).toBeVisible();
    expect((await height()) - before).toBeLessThan(700);
  },
);

test('a program that reads shows what it reads before Run, and reads what is written there', async ({
  learner,
}) => {
  await learner.goto(WITH_INPUT);
  const program = learner.locator('figure.code[data-stdin]').first();
  const input = program.getByRole('textbox', { name: 'Input' });
  await expect(input).toHaveValue('4 2.5\n');
  await program.getByRole('button', { name: 'Run', exact: true }).click();
  const printed = program.locator('samp').first();
  await expect(printed).toBeVisible({ timeout: 30_000 });
  const first = await printed.innerText();
  await input.fill('10 3\n');
  await program.getByRole('button', { name: 'Run again' }).click();
  await expect(printed).not.toHaveText(first, { timeout: 30_000 });
});

const withoutNumber = (name: string | undefined): string => (name ?? '').replace(/^\d+-/, '');

/** This many programs that read are in texts that are free. */
const SEEN_MIN = 5;
/** This many texts are opened, spread over the courses; `npm run thorough` opens all. */
const OPENED = 12;

/** Texts whose programs read something, with how many do. */
function textsThatRead(): { readonly path: string; readonly programs: number }[] {
  return readdirSync(COURSES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/text.md'))
    .map((path) => ({
      path,
      programs:
        readFileSync(new URL(path, COURSES), 'utf8').match(/^[> ]*```\w+ run.*stdin="/gm)?.length ?? 0,
    }))
    .filter(({ programs }) => programs > 0);
}

test(
  'every program that reads has its input in sight, in texts of every course',
  { tag: '@thorough' },
  async ({ learner }) => {
    const all = textsThatRead();
    const texts = THOROUGH ? all : all.filter((_, place) => place % Math.ceil(all.length / OPENED) === 0);
    expect(texts.length).toBeGreaterThan(10);
    let seen = 0;
    for (const { path, programs } of texts) {
      const parts = path.split('/');
      await learner.goto(`/learn/${withoutNumber(parts.at(-3))}/${withoutNumber(parts.at(-2))}`);
      const closed = learner
        .locator('#premium')
        .or(learner.getByText('will be unlocked after the live classroom course'));
      await expect(learner.locator('#item').or(closed)).toBeVisible();
      // The same, behind a plan or a class.
      if ((await closed.count()) > 0) continue;
      await expect(learner.locator('figure.code').getByRole('textbox', { name: 'Input' })).toHaveCount(
        programs,
      );
      seen += programs;
    }
    expect(seen).toBeGreaterThanOrEqual(SEEN_MIN);
  },
);

for (const { width, height } of [
  { width: 1366, height: 633 },
  { width: 360, height: 760 },
]) {
  test(`Try code here begins with a program that reads, its output in sight, at ${width} x ${height}`, async ({
    learner,
  }) => {
    await learner.setViewportSize({ width, height });
    await learner.goto('/learn/first-steps/watch-a-program-run');
    await learner.getByRole('button', { name: 'Try code here' }).click();
    const pane = learner.locator('#try-code');
    await expect(pane.getByRole('textbox', { name: 'Code Area' })).toContainText('scanf');
    await expect(pane.getByRole('textbox', { name: 'Input' })).toHaveValue('3\n');
    await pane.getByRole('button', { name: 'Run', exact: true }).click();
    const output = pane.getByLabel('Output', { exact: true });
    await expect(output).toContainText('Day 3 of practice', { timeout: 30_000 });
    await expect(output).toBeInViewport({ ratio: 1 });
  });
}
