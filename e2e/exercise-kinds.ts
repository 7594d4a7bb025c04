import type { Locator, Page } from '@playwright/test';

import { reach } from './by-keyboard.ts';
import { write } from './content-console.ts';
import { expect } from './people.ts';

/** An exercise of one kind: how its form is filled in the console, and how it is answered by keyboard alone. */
export type Written = {
  /** By its name in the form. */
  readonly kind: string;
  readonly question: string;
  readonly fill: (dialog: Locator, page: Page) => Promise<void>;
  readonly answer: (exercise: Locator, page: Page) => Promise<void>;
};

const group = (dialog: Locator, name: string): Locator => dialog.getByRole('group', { name, exact: true });
const row = (dialog: Locator, name: string, label: string): Locator =>
  group(dialog, name).getByLabel(label, { exact: true });

async function program(dialog: Locator, page: Page, code: string): Promise<void> {
  await dialog.getByLabel('Language').selectOption('Python');
  await write(page, 'Program', code);
}

async function choices(dialog: Locator, right: readonly number[]): Promise<void> {
  for (const number of [1, 2, 3]) {
    await row(dialog, `Choice ${number}`, 'Choice').fill(`${number} cups`);
    if (right.includes(number)) await row(dialog, `Choice ${number}`, 'This is right').check();
    else await row(dialog, `Choice ${number}`, 'Why it is wrong').fill(`Not ${number}.`);
  }
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

/** Puts what can be moved up into its right order. */
async function arranged(exercise: Locator, page: Page, steps: readonly string[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    const place = async (): Promise<number> =>
      (await exercise.getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(step));
    for (let now = await place(); now > at; now = await place())
      await press(page, exercise.getByRole('button', { name: `Move ${now + 1} up` }));
  }
}

export const ANSWERED: readonly Written[] = [
  {
    kind: 'Choose one',
    question: 'How many cups are one more than one?',
    fill: (dialog) => choices(dialog, [2]),
    // Radio buttons are one stop of Tab: arrows lead to the others.
    answer: async (exercise, page) => {
      await reach(page, exercise.getByRole('radio').first());
      await page.keyboard.press('Space');
      for (
        let at = 0;
        at < 3 && !(await exercise.getByRole('radio', { name: '2 cups' }).isChecked());
        at += 1
      )
        await page.keyboard.press('ArrowDown');
    },
  },
  {
    kind: 'Choose all that are right',
    question: 'Which are odd?',
    fill: (dialog) => choices(dialog, [1, 3]),
    answer: async (exercise, page) => {
      for (const number of [1, 3])
        await press(page, exercise.getByRole('checkbox', { name: `${number} cups` }), 'Space');
    },
  },
  {
    kind: 'Match pairs',
    question: 'What is what?',
    fill: async (dialog) => {
      for (const [at, [left, right]] of Object.entries({ int: 'whole', char: 'letter' }).entries()) {
        await row(dialog, `Pair ${at + 1}`, 'Left').fill(left);
        await row(dialog, `Pair ${at + 1}`, 'Right').fill(right);
      }
    },
    answer: async (exercise, page) => {
      await type(page, exercise.getByLabel('int'), 'whole');
      await type(page, exercise.getByLabel('char'), 'letter');
    },
  },
  {
    kind: 'Put steps in order',
    question: 'How is tea made?',
    fill: async (dialog) => {
      for (const [at, step] of ['Boil it.', 'Pour it.', 'Drink it.'].entries())
        await row(dialog, `Step ${at + 1}`, 'Step').fill(step);
    },
    answer: (exercise, page) => arranged(exercise, page, ['Boil it.', 'Pour it.', 'Drink it.']),
  },
  {
    kind: 'Answer with a number',
    question: 'How many cups in a dozen?',
    fill: async (dialog) => {
      await dialog.getByLabel('The right number').fill('12');
      await dialog.getByLabel('Unit').fill('cups');
    },
    answer: (exercise, page) => type(page, exercise.getByRole('textbox'), '१२ cups'),
  },
  {
    kind: 'Predict the output',
    question: 'What does the loop print?',
    fill: async (dialog, page) => {
      await program(dialog, page, 'for i in range(2):\n    print(i)');
      await dialog.getByLabel('What the program prints').fill('0\n1');
    },
    answer: (exercise, page) => type(page, exercise.getByRole('textbox'), '0\n1'),
  },
  {
    kind: 'Trace the variables',
    question: 'What does n hold?',
    fill: async (dialog, page) => {
      await program(dialog, page, 'n = 0\nfor i in range(3):\n    n += i\nprint(n)');
      await dialog.getByLabel('A row is taken each time').selectOption('3: n += i');
      await dialog.getByLabel('Variables').fill('i n');
      await dialog.getByLabel('Rows shown from the beginning').fill('2');
    },
    answer: async (exercise, page) => {
      await reach(page, exercise.getByRole('table').getByRole('textbox').first());
      for (const value of ['2', '3']) {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
    },
  },
  {
    kind: 'Fix a line',
    question: 'It should print 5.',
    fill: async (dialog, page) => {
      await program(dialog, page, 'a = 2\nb = a + 2\nprint(b)');
      await dialog.getByLabel('The wrong line').selectOption('2: b = a + 2');
      await dialog.getByLabel('The line as it should be').fill('b = a + 3');
      await dialog.getByLabel('What the mended program prints').fill('5');
    },
    // Nobody foresaw this one: it is run.
    answer: async (exercise, page) => {
      await reach(page, exercise.getByRole('textbox', { name: 'Line 2' }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('b = 3 + a');
    },
  },
  {
    kind: 'Type into blanks',
    question: 'It should print 7.',
    fill: async (dialog, page) => {
      await program(dialog, page, 'print(3 [[1]] 4)');
      await dialog.getByLabel('What the finished program prints').fill('7');
      await row(dialog, 'Answer 1', 'What is accepted there').fill('+');
      await group(dialog, 'Answer 2').getByRole('button', { name: 'Delete: Answer 2' }).click();
    },
    answer: (exercise, page) => type(page, exercise.getByRole('textbox'), '+'),
  },
  {
    kind: 'Drag pieces into blanks',
    question: 'Which piece prints one?',
    fill: async (dialog, page) => {
      await program(dialog, page, '[[1]]\nexit()');
      await dialog.getByLabel('What the finished program prints').fill('1');
      await row(dialog, 'Piece 1', 'Piece').fill('print(1)');
      await row(dialog, 'Piece 2', 'Piece').fill('print(2)');
      await row(dialog, 'Piece 2', 'Belongs to').selectOption('no blank (a wrong piece)');
      await row(dialog, 'Piece 2', 'Why it is wrong').fill('That prints two.');
    },
    answer: async (exercise, page) => {
      await reach(page, exercise.getByRole('button', { name: /^print\(1\)/ }));
      await page.keyboard.press('Space');
      // dnd-kit listens for arrows a moment after it has said that something was picked up.
      await expect(async () => {
        await page.keyboard.press('ArrowUp');
        await expect(exercise.getByText('is over Blank 1')).toBeVisible({ timeout: 300 });
      }).toPass();
      await page.keyboard.press('Space');
    },
  },
  {
    kind: 'Arrange the lines of a program',
    question: 'It should print 3 7.',
    fill: async (dialog, page) => {
      await program(dialog, page, 'a = 3\nb = a + 4\nprint(a, b)');
      await dialog.getByLabel('What the finished program prints').fill('3 7');
    },
    answer: async (exercise, page) => {
      for (const line of ['a = 3', 'b = a + 4', 'print(a, b)'])
        await press(page, exercise.getByRole('button', { name: line, exact: true }));
    },
  },
];
