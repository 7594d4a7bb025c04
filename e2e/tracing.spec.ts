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

test('TRACING-10: a marked program of a lesson is stepped through with its author’s words, without an account or a run', async ({
  visitor,
}) => {
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto('/courses/python/values-and-names');
  const program = visitor.locator('figure.code').filter({ hasText: 'tea, coffee = coffee, tea' });
  const button = program.getByRole('button', { name: 'See it run' });
  await expect(button).toBeVisible();
  const ofSteps = () => asked.filter((path) => path.endsWith('.json') || path.includes('tracer'));
  expect(ofSteps()).toEqual([]);

  await button.click();
  const guide = visitor.getByTestId('guide');
  await expect(guide).toContainText('tea is 12 and coffee is 25.');
  await expect(guide.getByRole('listitem')).toHaveText(['tea = 12', 'coffee = 25']);
  await visitor.keyboard.press('ArrowRight');
  await expect(guide).toContainText('The names have changed places: tea is 25, coffee is 12.');
  await expect(visitor.getByTestId('step-text')).toContainText('tea was 12, is 25');
  await visitor.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(asked.filter((path) => path.startsWith('/api/runner'))).toEqual([]);
});
