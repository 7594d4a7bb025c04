import { readFile } from 'node:fs/promises';

import { oneOf } from '@abhyas/queue/testing/thorough';
import type { Locator, Page } from '@playwright/test';

import { heard, listen } from './live-regions.ts';
import { expect, leaveUntold, test } from './people.ts';

const SOLUTION = new URL(
  '../content/problems/digital-clock/submissions/accepted/solution.py',
  import.meta.url,
);

test.use({ viewport: { width: 1440, height: 900 } });

/** What a screen reader calls a control. */
const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
const PUBLIC = ['/login', '/register', '/forgotpassword', '/recover?email=a@b.in&key=k', '/privacypolicy'];
const SIGNED_IN = [
  '/dashboard',
  '/learn',
  '/learn/c',
  '/learn/first-steps/root',
  '/learn/first-steps/watch-a-program-run',
  '/learn/first-steps/your-first-c-program',
  '/learn/first-steps/first-steps-quiz',
  '/practise',
  '/practise/1/digital-clock',
  '/support',
  '/notifications',
  '/myaccount',
  '/changepassword',
  '/payment',
  '/checkout/plan1',
  '/dev',
];

/** The controls of the page that a screen reader cannot name, and what it says instead. */
async function namelessControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string }; name?: { value: string }; nodeId: string }[];
  };
  await session.detach();
  return nodes
    .filter(({ ignored, role, name }) => !ignored && CONTROLS.has(role?.value ?? '') && !name?.value.trim())
    .map(({ role, nodeId }) => `${role?.value} ${nodeId}`);
}

async function readScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect((await page.getByRole('heading', { level: 1 }).innerText()).trim(), path).not.toBe('');
  await expect(page.getByRole('main'), path).toHaveCount(1);
  expect(await namelessControls(page), path).toEqual([]);
  expect(await page.title(), path).toMatch(/ · Abhyas$/);
}

test('FRAME-18: every public screen has one title, one main part, and names its controls', async ({
  visitor,
}) => {
  for (const path of oneOf(2, PUBLIC)) await readScreen(visitor, path);
});

test('FRAME-18: every screen has one title, its landmarks, and names its controls', async ({ learner }) => {
  await leaveUntold(learner);
  test.setTimeout(180_000);
  for (const path of oneOf(3, SIGNED_IN)) {
    await readScreen(learner, path);
    await expect(learner.getByRole('banner'), path).toHaveCount(1);
    await expect(learner.getByRole('navigation', { name: 'Main' }), path).toHaveCount(1);
  }
});

test('FRAME-9, FRAME-18: the top bar and the dashboard as they are read aloud', async ({ learner }) => {
  await learner.goto('/dashboard');
  await expect(learner.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Abhyas"
      - navigation "Main":
        - link "Home"
        - link "Learn"
        - link "Practise"
        - link "Support"
        - link "Notifications"
      - 'button "Your account: Asha"'
  `);
  await expect(learner.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /Asha/ [level=1]
      - heading "Pick up where you left off" [level=2]
      - link /Learn/:
        - heading "Learn" [level=2]
      - link /Practise/:
        - heading "Practise" [level=2]
  `);
});

test('FRAME-18: a run tells that it is under way and what came of it', async ({ learner }) => {
  const said = await listen(learner);
  await learner.goto('/practise/1/digital-clock');
  await learner.getByLabel('Language').selectOption('Python');
  await writeCode(learner.getByRole('textbox', { name: 'Code Area' }), 'print(1)');
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await heard(said, /Wrong answer/i);
  await writeCode(learner.getByRole('textbox', { name: 'Code Area' }), await readFile(SOLUTION, 'utf8'));
  await learner.getByRole('button', { name: 'Run', exact: true }).click();
  await heard(said, /All \d+ tests passed/);
});

test('FRAME-18: toasts, the verdict of a quiz and a dropped option are said aloud', async ({ learner }) => {
  const said = await listen(learner);
  await learner.goto('/learn/first-steps/first-steps-quiz');
  await learner.getByRole('radio').first().check();
  await learner.getByRole('button', { name: 'Check', exact: true }).click();
  await learner.getByRole('button', { name: 'Check anyway' }).click();
  await heard(said, /You answered \d out of \d+ questions correctly/);
  await heard(said, /This item has been marked as completed/);
  await learner.goto('/dev');
  await learner.getByRole('button', { name: 'i++;', exact: true }).focus();
  await learner.keyboard.press('Space');
  await heard(said, /i\+\+; is over/);
});

async function writeCode(editor: Locator, code: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}
