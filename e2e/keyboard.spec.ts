import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { press, tabTo, type, unseenFocus } from './by-keyboard.ts';
import { expect, PASSWORD, test } from './people.ts';

const SOLUTION = new URL(
  '../content/problems/digital-clock/submissions/accepted/solution.py',
  import.meta.url,
);
const RUN_TIMEOUT_MS = 60_000;

test.use({ viewport: { width: 1440, height: 900 } });

/** After a change of screen the keyboard is on its title. */
async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

test('FRAME-19: register, learn, answer, solve, talk, set and leave by keyboard alone', async ({
  visitor,
}) => {
  test.setTimeout(240_000);
  const link = (name: string | RegExp): Locator => visitor.getByRole('link', { name });
  const button = (name: string): Locator => visitor.getByRole('button', { name, exact: true });
  visitor.on('dialog', (dialog) => void dialog.accept());

  await test.step('register', async () => {
    await visitor.goto('/register');
    await type(visitor, visitor.getByLabel('Name'), 'Asha Rao');
    await type(visitor, visitor.getByLabel('Email'), `${randomUUID()}@example.in`);
    await type(visitor, visitor.getByLabel('Password', { exact: true }), PASSWORD);
    await type(visitor, visitor.getByLabel('Confirm Password'), PASSWORD);
    await visitor.keyboard.press('Enter');
    await arriveAt(visitor, 'Namaste, Asha');
  });

  await test.step('the way past the top bar', async () => {
    await visitor.reload();
    await expect(link(/^Learn Courses/)).toBeVisible();
    await visitor.keyboard.press('Tab');
    await expect(link('Skip to content')).toBeFocused();
    await visitor.keyboard.press('Enter');
    await expect(visitor.locator('#content')).toBeFocused();
  });

  await test.step('course, topic, text, complete', async () => {
    await press(visitor, link(/^Learn Courses/));
    await arriveAt(visitor, /./);
    await press(visitor, link(/Think like the machine/));
    await expect(visitor).toHaveURL('/learn/c');
    await press(visitor, link(/^First steps/));
    await expect(visitor).toHaveURL('/learn/first-steps/root');
    await press(visitor, link(/^Your first C program/).first());
    await expect(visitor).toHaveURL('/learn/first-steps/your-first-c-program');
    await press(visitor, button('Mark as Complete'));
    await expect(visitor.getByRole('status').getByText('marked as completed')).toBeVisible();
    await expect(button('Mark as Complete')).toBeHidden();
  });

  await test.step('a quiz', async () => {
    await press(visitor, link(/^Review Quiz/).first());
    await expect(visitor).toHaveURL('/learn/first-steps/first-steps-quiz');
    await press(visitor, visitor.getByRole('radio').first(), 'Space');
    await press(visitor, button('Check'));
    await press(visitor, button('Check anyway'));
    await expect(visitor.getByRole('status').getByText(/You answered \d out of \d+/)).toBeVisible();
    await tabTo(visitor, button('Reset'));
  });

  await test.step('a problem, out of the editor, and its result', async () => {
    await press(visitor, link(/^Digital clock/i).first());
    await press(visitor, link('Solve this'));
    await expect(visitor).toHaveURL('/practise/2/digital-clock');
    await type(visitor, visitor.getByLabel('Language'), 'Py');
    await expect(visitor.getByLabel('Language').locator('option:checked')).toHaveText('Python');
    const editor = visitor.getByRole('textbox', { name: 'Code Area' });
    await tabTo(visitor, editor);
    await visitor.keyboard.press('ControlOrMeta+a');
    await visitor.keyboard.insertText(await readFile(SOLUTION, 'utf8'));
    await visitor.keyboard.press('ControlOrMeta+Enter');
    const congratulation = visitor.getByRole('dialog');
    await expect(congratulation).toBeVisible({ timeout: RUN_TIMEOUT_MS });
    await visitor.keyboard.press('Escape');
    await expect(editor).toBeFocused();
    await visitor.keyboard.press('Escape');
    await visitor.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    expect(await unseenFocus(visitor)).toBeUndefined();
    await press(visitor, visitor.getByRole('tab', { name: /^Result/ }), 'ArrowRight');
    await expect(visitor.getByRole('tab', { name: 'Raw Output' })).toBeFocused();
  });

  await test.step('a comment', async () => {
    await press(visitor, button('Discuss'));
    const box = visitor.getByRole('dialog', { name: 'Discussion' });
    await type(visitor, box.getByRole('textbox'), 'Integer division did it.');
    await press(visitor, box.getByRole('button', { name: 'Add Comment' }));
    await expect(box.getByText('Integer division did it.')).toHaveCount(1);
    await visitor.keyboard.press('Escape');
    await expect(button('Discuss')).toBeFocused();
  });

  await test.step('settings, and out', async () => {
    await press(visitor, button('Your account: Asha'));
    await expect(visitor.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
    await visitor.keyboard.press('Enter');
    await arriveAt(visitor, 'My Account');
    await type(visitor, visitor.getByLabel('College'), 'NIT Calicut');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('status').getByText(/saved/i)).toBeVisible();
    await press(visitor, visitor.getByRole('main').getByRole('button', { name: 'Logout', exact: true }));
    await expect(visitor).toHaveURL('/login');
    await arriveAt(visitor, /./);
  });
});
