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

  const arrows = learner.getByTestId('arrows').locator('path').first();
  await learner.keyboard.press('Home');
  await expect(said).toContainText('Step 1 of');
  await expect(arrows).toHaveAttribute('d', '');
  await learner.keyboard.press('ArrowRight');
  await expect(said).toContainText('Step 2 of');

  await learner.keyboard.press('End');
  await expect(learner.getByRole('region', { name: 'Output so far' })).toContainText('60');
  // One from each of the two names of the list.
  await expect(arrows).toHaveAttribute('d', /^M[^M]+M[^M]+$/);
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
  const see = program.getByRole('button', { name: 'See it run' });
  await see.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await see.click({ timeout: 30_000 });
  const place = await see.boundingBox();
  const said = learner.getByTestId('step-text');
  await expect(said).toContainText('Step 1 of', { timeout: 30_000 });
  await learner.keyboard.press('End');
  await expect(learner.getByRole('region', { name: 'Output so far' })).toContainText('42');
  await learner.keyboard.press('Escape');
  await expect(see).toBeFocused();
  expect(await see.boundingBox()).toEqual(place);
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

const BEYOND = [
  '#include <stdio.h>',
  'int total(int sweets[], int count) {',
  '  int sum = 0;',
  '  for (int i = 0; i <= count; i++) sum += sweets[i];',
  '  return sum;',
  '}',
  'int main(void) {',
  '  int sweets[3] = {1, 2, 3};',
  '  printf("%d\\n", total(sweets, 3));',
  '  return 0;',
  '}',
].join('\n');

test('TRACING-14, TRACING-18: a mistake of memory is shown at its step, with the cell that is not there', async ({
  learner,
}) => {
  await learner.goto('/practise/1/share-the-sweets');
  await learner.getByLabel('Language').selectOption('C');
  await learner.getByRole('textbox', { name: 'Code Area' }).fill(BEYOND);
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  const look = learner.getByRole('button', { name: 'Look for mistakes of memory' });
  await look.click({ timeout: 30_000 });
  const mistake = learner.getByTestId('mistake');
  await expect(mistake).toContainText('In line 4:', { timeout: 30_000 });
  await expect(mistake).toContainText('The array sweets has cells 0 to 2; this reads cell 3.');
  await expect(mistake).toContainText('beyond the end of an array');
  await expect(learner.getByTestId('step-text')).toContainText('line 4 in total');
  await expect(learner.getByRole('row', { name: /^i/ }).last()).toContainText('3');
  // TRACING-18
  await expect(learner.getByTestId('cell-beyond')).toHaveText('3not its own');
  await learner.getByRole('button', { name: 'Show as a table' }).click();
  await expect(learner.getByRole('row', { name: '[3] not its own' })).toBeVisible();
  await learner.keyboard.press('ArrowRight');
  await expect(learner.getByRole('row', { name: 'not its own' })).toHaveCount(0);
  await learner.keyboard.press('Escape');
  await expect(look).toBeFocused();
});

const LONG = [
  '#include <stdio.h>',
  'int main(void) {',
  '  int marks[1000] = {0};',
  '  marks[650] = 41;',
  '  marks[650]++;',
  '  printf("%d\\n", marks[650]);',
  '  return 0;',
  '}',
].join('\n');

test(
  'TRACING-19: of a long array the part in use is shown, and one moves on to the others',
  { tag: '@thorough' },
  async ({ learner }) => {
    await learner.goto('/practise/1/share-the-sweets');
    await learner.getByLabel('Language').selectOption('C');
    await learner.getByRole('textbox', { name: 'Code Area' }).fill(LONG);
    await learner.getByRole('button', { name: 'Run', exact: true }).click();
    await learner.getByRole('button', { name: 'See where it goes wrong' }).click({ timeout: 30_000 });
    await expect(learner.getByText('Cells 600 to 799 of 1000')).toBeVisible({ timeout: 30_000 });
    const cells = learner.getByRole('region', { name: 'Calls' }).getByRole('listitem');
    await expect(cells).toHaveCount(200);
    await expect(cells.nth(50)).toHaveText('65042');

    await learner.getByRole('button', { name: 'Cells after' }).click();
    await expect(learner.getByText('Cells 800 to 999 of 1000')).toBeVisible();
    await expect(learner.getByRole('button', { name: 'Cells after' })).toBeDisabled();
    await learner.getByRole('button', { name: 'Show as a table' }).click();
    await expect(learner.getByRole('row', { name: '[650] 42' })).toBeVisible();
    await learner.getByRole('button', { name: 'Cells before' }).click();
    await expect(learner.getByRole('row', { name: '[400] 0' })).toBeVisible();
    await expect(learner.getByRole('row', { name: '[650] 42' })).toHaveCount(0);
  },
);

const IN_JAVA = [
  'import java.util.*;',
  'public class Main {',
  '  static int total(List<Integer> sweets) {',
  '    int sum = 0;',
  '    for (int each : sweets) sum += each;',
  '    return sum;',
  '  }',
  '  public static void main(String[] args) {',
  '    List<Integer> sweets = new ArrayList<>(List.of(4, 5));',
  '    sweets.add(6);',
  '    System.out.println(total(sweets));',
  '  }',
  '}',
].join('\n');

test('TRACING-1, TRACING-16: a program of Java is seen step by step, as a picture, as a table and on paper', async ({
  learner,
}) => {
  await learner.goto('/practise/1/share-the-sweets');
  await learner.getByLabel('Language').selectOption('Java');
  await learner.getByRole('textbox', { name: 'Code Area' }).fill(IN_JAVA);
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await learner.getByRole('button', { name: 'See where it goes wrong' }).click({ timeout: 60_000 });

  const said = learner.getByTestId('step-text');
  await expect(learner.getByText('Line 11 printed 15; 2 11 was expected here.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(learner.getByRole('region', { name: 'Objects' })).toContainText('ArrayList');
  await learner.keyboard.press('Home');
  await expect(said).toContainText('line 9 in main is next');
  for (let step = 0; step < 2; step += 1) await learner.keyboard.press('ArrowRight');
  await expect(said).toContainText('line 11 in main is next');

  await learner.getByRole('button', { name: 'Show as a table' }).click();
  const table = learner.getByRole('table', { name: 'Variables and objects' });
  await expect(table.getByRole('row', { name: /\[2\] 6 changed/ })).toBeVisible();
  await expect(learner.getByRole('region', { name: 'Objects' })).toHaveCount(0);

  await learner.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Show as a table' })).toBeHidden();
  await expect(learner.getByRole('button', { name: 'Run', exact: true })).toBeHidden();
});
