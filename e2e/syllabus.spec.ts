import { randomUUID } from 'node:crypto';

import { expect, PASSWORD, signIn, test } from './people.ts';
import { saveElsewhere } from './problem.ts';

test('LEARNING-62: a visitor opens a course from the landing page, reads its first module and marks nothing', async ({
  visitor,
}) => {
  await visitor.goto('/');
  await visitor.getByRole('link', { name: /Think like the machine/ }).click();
  await expect(visitor).toHaveURL('/courses/c');
  const first = visitor.getByRole('list', { name: 'Items of First steps' });
  await expect(first.getByRole('link')).not.toHaveCount(0);
  expect(await first.getByRole('link').count()).toBe(await first.getByRole('listitem').count());
  const loops = visitor.getByRole('list', { name: 'Items of Decisions and loops' });
  await expect(loops.getByRole('listitem')).not.toHaveCount(0);
  await expect(loops.getByRole('link')).toHaveCount(0);
  await visitor.setViewportSize({ width: 360, height: 760 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await visitor.setViewportSize({ width: 1280, height: 800 });

  await first.getByRole('link', { name: /^Your first C program/ }).click();
  await expect(visitor.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(visitor.getByText('Without an account, nothing is recorded.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Back' }).click();
  await expect(visitor).toHaveURL('/courses/c');
  await visitor.goto('/courses/c/choosing-with-if');
  await expect(visitor).toHaveURL('/notfound');
});

test('LEARNING-62: what a visitor has written for a problem runs, and is there after the registration', async ({
  visitor,
}) => {
  const program =
    '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); printf("got %d\\n", n + 1); }';
  await visitor.goto('/courses/c/digital-clock');
  // An editor is made when its place comes near the screen.
  await visitor.getByText('Without an account, a program can have at most').scrollIntoViewIfNeeded();
  const editor = visitor.getByRole('textbox', { name: 'Code Area' });
  await editor.click();
  await visitor.keyboard.press('ControlOrMeta+a');
  await visitor.keyboard.insertText(program);
  await visitor.getByLabel('Input', { exact: true }).fill('41');
  await visitor.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(visitor.getByText('got 42')).toBeVisible({ timeout: 30_000 });

  await visitor.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await visitor.getByLabel('Name').fill('Asha Rao');
  await visitor.getByLabel('Email').fill(`${randomUUID()}@example.in`);
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('Confirm Password').fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(visitor).toHaveURL('/practise/2/digital-clock');
  await expect(visitor.locator('.cm-content')).toContainText('got %d');
  await visitor.goto('/learn/c');
  await expect(
    visitor.getByRole('list', { name: 'Items of First steps' }).getByRole('link', { name: /completed/ }),
  ).toHaveCount(0);
});

test('LEARNING-62: what the account holds for a problem stays when somebody signs in after trying it', async ({
  page,
  account,
  request,
}) => {
  const own = 'int main(void) { return 7; }';
  await saveElsewhere(request, account, { c: own });
  await page.addInitScript(() => {
    window.localStorage.setItem('abhyas.visitorCode:digital-clock:c', 'int main(void) { return 8; }');
  });
  await page.goto('/login?next=/practise/2/digital-clock');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/practise/2/digital-clock');
  await expect(page.locator('.cm-content')).toContainText('return 7');
});

test('LEARNING-62: a learner finds the course where it is with their progress', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/courses/c');
  await expect(page).toHaveURL('/learn/c');
});

test(
  'LEARNING-62: no item of a first module tells a visitor of a session, and none asks whose it is',
  { tag: '@thorough' },
  async ({ visitor, request }) => {
    test.setTimeout(180_000);
    const asked: string[] = [];
    visitor.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    const { module } = (await (await request.get('/api/courses/c/first')).json()) as {
      module: { assets: { assetId: string }[] };
    };
    expect(module.assets.length).toBeGreaterThan(3);
    for (const { assetId } of module.assets) {
      await visitor.goto(`/courses/c/${assetId}`);
      await visitor.waitForLoadState('networkidle');
      await expect(visitor.getByText('Your session has expired')).toHaveCount(0);
    }
    expect(asked.filter((path) => path === '/api/auth')).toEqual([]);
  },
);
