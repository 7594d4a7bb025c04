import { expect, test } from './people.ts';

const WRONG = [
  'def total(numbers):',
  '    result = 0',
  '    for number in numbers:',
  '        result += number',
  '    return result',
  '',
  'numbers = [int(word) for word in input().split()]',
  'same = numbers',
  'print(total(numbers))',
].join('\n');

test('TRACING-1: a wrong answer opens at the step that printed it, and every value leads to who wrote it', async ({
  learner,
}) => {
  await learner.goto('/practise/1/share-the-sweets');
  await learner.getByLabel('Language').selectOption('Python');
  await learner.getByRole('textbox', { name: 'Code Area' }).fill(WRONG);
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await learner.getByRole('button', { name: 'See where it goes wrong' }).click();

  const said = learner.getByTestId('step-text');
  await expect(learner.getByText('Line 9 printed 60; 2 11 was expected here.')).toBeVisible();
  await expect(said).toContainText('total returns 60');
  await expect(learner.getByRole('region', { name: 'Objects' })).toContainText('list 1');

  await learner.keyboard.press('Home');
  await expect(said).toContainText('Step 1 of');
  await learner.keyboard.press('ArrowRight');
  await expect(said).toContainText('Step 2 of');

  await learner.keyboard.press('End');
  await expect(learner.getByRole('region', { name: 'Output so far' })).toContainText('60');
  await learner.getByRole('row', { name: 'same' }).getByRole('button').click();
  await expect(learner.getByRole('list', { name: 'Program' }).locator('[aria-current]')).toHaveText(
    /same = numbers/,
  );
  await learner.getByRole('button', { name: 'Back to where you were' }).click();
  await expect(said).toContainText('the program has ended');

  await learner.keyboard.press('Escape');
  await expect(learner.getByRole('button', { name: 'See where it goes wrong' })).toBeFocused();
});

test('TRACING-9: a program of a lesson that has run is seen step by step, as it was changed', async ({
  learner,
}) => {
  await learner.goto('/learn/first-steps/your-first-c-program');
  const program = learner.locator('figure.code').first();
  await expect(program.getByRole('button', { name: 'See it run' })).toHaveCount(0);
  await program.getByRole('button', { name: 'Edit' }).click();
  await program.getByRole('textbox', { name: 'Code Area' }).press('ControlOrMeta+a');
  await learner.keyboard.insertText(
    '#include <stdio.h>\nint main(void) {\nint kept = 41;\nkept++;\nprintf("%d", kept);\n}',
  );
  await program.getByRole('button', { name: 'Run', exact: true }).click();
  await program.getByRole('button', { name: 'See it run' }).click({ timeout: 30_000 });
  const said = learner.getByTestId('step-text');
  await expect(said).toContainText('Step 1 of', { timeout: 30_000 });
  await learner.keyboard.press('End');
  await expect(learner.getByRole('region', { name: 'Output so far' })).toContainText('42');
  await learner.keyboard.press('Escape');
  await expect(program.getByRole('button', { name: 'See it run' })).toBeFocused();
});
