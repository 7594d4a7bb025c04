import { buy } from './paying.ts';
import { expect, test } from './people.ts';

/** Knows the samples, and little else. */
const PROGRAM = 'a, b, t = map(int, input().split())\nprint("9 3" if t == 24 else "1 1")\n';

test(
  'MOCKS-11: a program is written in a test, run on the samples, kept through a loaded page, and judged at the end',
  { tag: '@thorough' },
  async ({ learner }) => {
    test.slow();
    await learner.setViewportSize({ width: 1366, height: 633 });
    await buy(learner, 'Placement Pack');
    await learner.goto('/mocks/service-company');
    await expect(learner.getByText(/^Programs run on the samples as often as you like/)).toBeVisible();
    await learner.getByRole('button', { name: 'Begin the test' }).click();
    const palette = learner.getByRole('navigation', { name: 'Questions', exact: true });
    await palette.getByRole('button', { name: 'Question 28: Not seen' }).click();
    await expect(learner.getByText('During the festival two bells ring')).toBeVisible();

    const language = learner.getByLabel('Language');
    const program = learner.getByRole('textbox', { name: 'Your program' });
    await language.selectOption({ label: 'Python' });
    await program.click();
    await learner.keyboard.press('Control+A');
    await learner.keyboard.insertText(PROGRAM);
    await expect(palette.getByRole('button', { name: 'Question 28: Answered' })).toBeVisible();
    await learner.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(learner.getByRole('region', { name: 'Result' })).toContainText(/All 2 tests passed/);
    await expect(learner.getByText(/^Safe on the server at/)).toBeVisible();

    await learner.reload();
    await palette.getByRole('button', { name: 'Question 28: Answered' }).click();
    await expect(language).toHaveValue('py');
    await expect(program).toContainText('map(int, input().split())');
    await learner.getByRole('button', { name: 'Finish' }).click();
    await expect(learner.getByText('1 of 28 questions are answered, 0 are marked.')).toBeVisible();
    await learner.getByRole('button', { name: 'Finish and see the report' }).click();

    const item = learner.getByRole('article').last();
    await expect(item.getByText(/^[1-9]\d* of \d+ tests passed$/)).toBeVisible({ timeout: 60_000 });
    await expect(item).toContainText('Partly right');
    await expect(item).toContainText('print("9 3" if t == 24 else "1 1")');
    await expect(item.getByRole('link', { name: 'Festival Bells' })).toBeVisible();
    await learner.getByRole('button', { name: 'Back' }).click();
    await expect(learner.getByRole('listitem').filter({ hasText: 'Report of' })).toContainText('of 56 marks');
  },
);
